// Drawings as people write them become drawings with one character for each number, as `src/view/faces/paint.ts` reads
// them: gzip makes six bits of such a number, and twelve of decimals. A number may be moved a little, to one that is used
// more often, where the eye does not see it.
import { divided, segmentsOf, simplified } from './paths.mjs';

/** Zero; a value above it is so many characters after it. As in `src/view/faces/art.ts`. */
const ZERO = 70;
/** Commands, and what cannot stand in a string as it is. */
const TAKEN = new Set(Array.from('mqcstlz!\\`\'"$ '));
const LEAST = 34;
const MOST = 126;
/** Where drawings begin, in steps of two from here. As in `src/view/faces/paint.ts`. */
const ORIGIN = [-18, -88];
/** Handles that differ by so much, and so much of their length, are those of one smooth curve. */
const SMOOTH = [0.8, 0.25];

const code = (value) => String.fromCharCode(ZERO + value);
const can = (value) => ZERO + value >= LEAST && ZERO + value <= MOST && !TAKEN.has(code(value));

export class Packer {
  /** The letter of each paint. */
  #paints;
  #counts = new Map();
  /** What a character costs. */
  #bits = () => 0;

  constructor(paints) {
    this.#paints = paints;
  }

  /** After a round: costs from what the round has used. */
  learn() {
    const counts = this.#counts;
    let all = 0;
    for (const n of counts.values()) all += n;
    this.#bits = (char) => Math.log2((all + 100) / ((counts.get(char) ?? 0) + 1));
    this.#counts = new Map();
  }

  #counted(text) {
    for (const char of text) this.#counts.set(char, (this.#counts.get(char) ?? 0) + 1);
    return text;
  }

  /** The value for a number: one unit away from it costs `care` bits. */
  #value(wanted, care) {
    let best = NaN;
    let least = Infinity;
    for (let value = Math.floor(wanted) - 2; value <= Math.ceil(wanted) + 2; value++) {
      const cost = this.#bits(code(value)) + care * (value - wanted) ** 2;
      if (can(value) && cost < least) [best, least] = [value, cost];
    }
    if (Number.isNaN(best)) throw new Error(`No character for ${wanted}`);
    return best;
  }

  /** Where something stands: as text, and where that is. */
  #start(x, y, care) {
    const [across, down] = [x, y].map((at, axis) => this.#value((at - ORIGIN[axis]) / 2, 4 * care));
    return { text: code(across) + code(down), x: 2 * across + ORIGIN[0], y: 2 * down + ORIGIN[1] };
  }

  /** Segments from (x, y) on, moved with their beginning; if `mirrored`, what is at x = 0 stays there. */
  #steps(segments, care, { x, y, moved, mirrored }) {
    let text = '';
    let begin = [x, y];
    let last = '';
    // The handle that the last curve has left, and what it was.
    let handle = null;
    for (const { kind, points: all, step } of segments) {
      if (kind === 'z') {
        text += 'z';
        [x, y] = begin;
        last = 'z';
        handle = null;
        continue;
      }
      let points = all.map(([px, py]) => [px + moved[0], py + moved[1]]);
      const curve = kind === 'q' || kind === 'c';
      let command = kind === 'h' || kind === 'v' ? 'l' : kind;
      const mirror = curve && handle?.kind === kind ? [2 * x - handle.x, 2 * y - handle.y] : null;
      handle = null;
      if (mirror !== null) {
        const [px, py] = points[0];
        const apart = Math.hypot(mirror[0] - px, mirror[1] - py);
        if (apart < SMOOTH[0] + SMOOTH[1] * Math.hypot(px - x, py - y)) {
          command = kind === 'q' ? 't' : 's';
          points = points.slice(1);
          handle = { kind, x: mirror[0], y: mirror[1] };
        }
      }
      if (command !== last || kind === 'm') text += command === 'l' && last === 'm' ? '' : command;
      last = command;
      const reach = Math.max(3, ...points.flatMap(([px, py]) => [Math.abs(px - x), Math.abs(py - y)]));
      // A small thing shows a displacement sooner; a line in pieces shows it in each.
      const most = care * (12 / reach) ** 0.5 * (step ? 16 : 1);
      let to = [x, y];
      for (const [n, [px, py]] of points.entries()) {
        const axis = mirrored && px === moved[0] && !step;
        const dx = kind === 'v' ? 0 : this.#value(step ? step[0] : px - x, axis ? 1000 : most);
        const dy = kind === 'h' ? 0 : this.#value(step ? step[1] : py - y, most);
        text += code(dx) + code(dy);
        to = [x + dx, y + dy];
        if (curve && n === points.length - 2) handle = { kind, x: to[0], y: to[1] };
      }
      [x, y] = to;
      if (kind === 'm') begin = to;
    }
    return text;
  }

  /**
   * A line of a drawing: a paint and the path it fills or strokes. After `paint=` stands the right half alone, which is
   * mirrored at x = 0. Instead of a path, `*x y size` puts the card's suit there, and `@x y radius` a circle.
   */
  #line(line, care) {
    const [, paint, both, path] = /^(\w+)(=?) (.*)$/.exec(line);
    const head = this.#paints[paint] + (both && '!');
    if (/^[@*]/.test(path)) {
      return Array.from(path.matchAll(/([@*])(\S+) (\S+) ([-.\d]+)/g), ([, sign, x, y, size]) => {
        const { text } = this.#start(Number(x), Number(y), care);
        return this.#counted(head + text + (sign === '*' ? 'x' : 'o') + code(this.#value(Number(size), 4 * care)));
      }).join(' ');
    }
    const [first, ...segments] = divided(simplified(segmentsOf(path), 1));
    const [[x, y]] = first.points;
    const start = this.#start(x, y, care);
    const moved = [start.x - x, start.y - y];
    return this.#counted(head + start.text + this.#steps(segments, care, { ...start, moved, mirrored: both !== '' }));
  }

  /** The lines of a drawing. Small dark marks are kept as they are. */
  drawing(text, care) {
    return text
      .split('\n')
      .map((line) => this.#line(line, line.startsWith('ink') ? 4 : care))
      .join(' ');
  }

  /** A path whose commands are relative, half as large. */
  path(path, care) {
    const segments = segmentsOf(`M0 0${path}`).slice(1);
    const halves = segments.map(({ kind, points }) => ({ kind, points: points.map((at) => at.map((n) => n / 2)) }));
    const origin = { x: 0, y: 0, moved: [0, 0], mirrored: false };
    return this.#counted(this.#steps(divided(simplified(halves, 0.5)), care, origin));
  }

  /** A glyph: its width, and a path. */
  glyph(glyph, care) {
    const width = this.#counted(code(this.#value(parseInt(glyph) / 2, 4)));
    return width + this.path(glyph.slice(2), care);
  }
}
