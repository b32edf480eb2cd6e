// Path data as segments: read, simplified, divided.

/** Path data as segments with the absolute points they go to; a horizontal or vertical line stays so. */
export function segmentsOf(path) {
  const segments = [];
  let [x, y] = [0, 0];
  let begin = [0, 0];
  let control = null;
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([value]) => Number(value));
    if (command === 'z') {
      segments.push({ kind: 'z', points: [] });
      [x, y] = begin;
      continue;
    }
    const lower = command.toLowerCase();
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7 }[lower];
    for (let at = 0; at < numbers.length; at += size) {
      const some = numbers.slice(at, at + size);
      let points;
      let kind = lower;
      if (lower === 'h') points = [[x + some[0], y]];
      else if (lower === 'v') points = [[x, y + some[0]]];
      else {
        const absolute = command !== lower && at === 0;
        points = [];
        for (let n = 0; n < some.length; n += 2)
          points.push([some[n] + (absolute ? 0 : x), some[n + 1] + (absolute ? 0 : y)]);
      }
      if (lower === 's') {
        kind = 'c';
        points.unshift(control === null ? [x, y] : [2 * x - control[0], 2 * y - control[1]]);
      }
      if (lower === 'm' && at > 0) kind = 'l';
      if (!'mlhvqc'.includes(kind)) throw new Error(`No ${kind} in drawings: ${path}`);
      control = kind === 'c' ? points[1] : null;
      segments.push({ kind, points });
      [x, y] = points.at(-1);
      if (kind === 'm') begin = [x, y];
    }
  }
  return segments;
}

/** Curves as few numbers as they need: one handle for two, where the eye sees no difference. */
export function simplified(segments, most) {
  let from = [0, 0];
  let begin = from;
  return segments.map((segment) => {
    const { kind, points } = segment;
    const start = from;
    from = kind === 'z' ? begin : points.at(-1);
    if (kind === 'm') begin = from;
    if (kind !== 'c') return segment;
    const [a, b, to] = points;
    const handle = [0, 1].map((n) => (3 * (a[n] + b[n]) - start[n] - to[n]) / 4);
    let worst = 0;
    for (let t = 0.1; t < 1; t += 0.1) {
      const u = 1 - t;
      const cubic = [0, 1].map((n) => u ** 3 * start[n] + 3 * u * u * t * a[n] + 3 * u * t * t * b[n] + t ** 3 * to[n]);
      const quadratic = [0, 1].map((n) => u * u * start[n] + 2 * u * t * handle[n] + t * t * to[n]);
      worst = Math.max(worst, Math.hypot(cubic[0] - quadratic[0], cubic[1] - quadratic[1]));
    }
    return worst < most ? { kind: 'q', points: [handle, to] } : segment;
  });
}

/** A line that is too long for one character is drawn in pieces, a curve in halves. */
export function divided(segments) {
  const out = [];
  let [x, y] = [0, 0];
  let begin = [0, 0];
  const far = (points) => points.some(([px, py]) => px - x > 50 || x - px > 34 || py - y > 50 || y - py > 34);
  const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];
  const add = ({ kind, points }) => {
    if (kind === 'z') [x, y] = begin;
    else if (far(points) && out.length > 0) {
      const from = [x, y];
      if (kind === 'c') {
        const [a, b, to] = points;
        const [p, q, r] = [middle(from, a), middle(a, b), middle(b, to)];
        const [s, t] = [middle(p, q), middle(q, r)];
        const half = middle(s, t);
        add({ kind, points: [p, s, half] });
        add({ kind, points: [t, r, to] });
      } else if (kind === 'q') {
        const [a, to] = points;
        const [p, q] = [middle(from, a), middle(a, to)];
        add({ kind, points: [p, middle(p, q)] });
        add({ kind, points: [q, to] });
      } else {
        const [to] = points;
        const pieces = Math.max(Math.ceil(Math.max(...[0, 1].map((n) => Math.abs(to[n] - from[n]))) / 34), 2);
        const step = [0, 1].map((n) => (to[n] - from[n]) / pieces);
        for (let n = 1; n <= pieces; n++)
          out.push({ kind, points: [from.map((at, axis) => at + step[axis] * n)], step });
        [x, y] = to;
        if (kind === 'm') begin = to;
      }
      return;
    } else {
      [x, y] = points.at(-1);
      if (kind === 'm') begin = [x, y];
    }
    out.push({ kind, points });
  };
  segments.forEach(add);
  return out;
}
