// Writes a picture as a PNG of at most 256 colours: a fifth of the bytes, for a loss that the comparison does not see.
import { crc32, deflateSync } from 'node:zlib';

const MOST_COLOURS = 256;
/** A colour that fills more than this part of a picture is kept as it is. */
const FLAT = 0.001;
/** How far apart all other colours are kept, by `distance`: the first that leaves few enough of them. */
const SPACINGS = [0.005, 0.01, 0.02, 0.03, 0.04];

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** A colour in OKLab, its lightness as pixelmatch corrects it. */
function oklab(colour) {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255].map((channel) => linear(channel / 255));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const toe = 1.206 / 1.03;
  const raised = toe * lightness - 0.206;
  return [
    (raised + Math.sqrt(raised * raised + 4 * 0.03 * toe * lightness)) / 2,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How unlike two colours look, from 0 to 1: the measure of pixelmatch. */
const distance = (one, other) => Math.abs(one[0] - other[0]) + Math.hypot(one[1] - other[1], one[2] - other[2]);

/** Flat colours, and of the others the more frequent ones, so far apart from all chosen before. */
function choose(counted, flat, spacing) {
  const palette = [];
  for (const { colour, count, lab } of counted) {
    if (count > flat || palette.every((known) => distance(known.lab, lab) > spacing)) palette.push({ colour, lab });
    if (palette.length > MOST_COLOURS) return undefined;
  }
  return palette;
}

function nearest(palette, lab) {
  let best = 0;
  let least = Infinity;
  palette.forEach((known, at) => {
    const far = distance(known.lab, lab);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

/** The palette, and for every colour its place there; undefined where the picture needs more colours. */
function reduce(colours) {
  const found = new Map();
  for (const colour of colours) found.set(colour, (found.get(colour) ?? 0) + 1);
  const counted = [...found]
    .map(([colour, count]) => ({ colour, count, lab: oklab(colour) }))
    .toSorted((one, other) => other.count - one.count);
  let chosen;
  for (const spacing of SPACINGS) chosen ??= choose(counted, colours.length * FLAT, spacing);
  if (chosen === undefined) return undefined;
  const places = new Map(counted.map(({ colour, lab }) => [colour, nearest(chosen, lab)]));
  return { palette: chosen.map(({ colour }) => colour), places };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * @param {{ width: number, height: number, data: Uint8Array }} image four bytes to a pixel, nothing transparent
 * @returns {Buffer | undefined} undefined where the picture needs more colours
 */
export function palettePng({ width, height, data }) {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at++) {
    colours[at] = (data[at * 4] << 16) | (data[at * 4 + 1] << 8) | data[at * 4 + 2];
  }
  const reduced = reduce(colours);
  if (reduced === undefined) return undefined;
  const { palette, places } = reduced;
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => {
    rows[at + Math.floor(at / width) + 1] = places.get(colour);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
