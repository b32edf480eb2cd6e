// Writes a picture as a PNG of at most 256 colours: a third of the bytes, for a loss that the comparison does not see.
import { crc32, deflateSync } from 'node:zlib';

const MOST_COLOURS = 256;
/** A colour that fills more than this part of a picture is kept as it is. */
const FLAT = 0.001;
/** How far apart all other colours are kept, as a squared distance in RGB: the first that leaves few enough of them. */
const SPACINGS = [12, 24, 48, 72, 100, 150, 220, 320, 450, 700];

const distance = (one, other) =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

/** Flat colours, and of the others the more frequent ones, so far apart from all chosen before. */
function choose(counts, flat, spacing) {
  const palette = [];
  for (const [colour, count] of counts) {
    if (count > flat || palette.every((known) => distance(known, colour) > spacing)) palette.push(colour);
    if (palette.length > MOST_COLOURS) return undefined;
  }
  return palette;
}

/** The palette, and for every colour its place there. */
function reduce(colours) {
  const found = new Map();
  for (const colour of colours) found.set(colour, (found.get(colour) ?? 0) + 1);
  const counts = [...found].toSorted(([, one], [, other]) => other - one);
  let palette;
  for (const spacing of SPACINGS) palette ??= choose(counts, colours.length * FLAT, spacing);
  if (palette === undefined) throw new Error('The picture has too many colours.');
  const nearest = (colour) => {
    let best = 0;
    palette.forEach((known, at) => {
      if (distance(known, colour) < distance(palette[best], colour)) best = at;
    });
    return best;
  };
  return { palette, places: new Map(counts.map(([colour]) => [colour, nearest(colour)])) };
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
 * @returns {Buffer}
 */
export function palettePng({ width, height, data }) {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at++) {
    colours[at] = (data[at * 4] << 16) | (data[at * 4 + 1] << 8) | data[at * 4 + 2];
  }
  const { palette, places } = reduce(colours);
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
