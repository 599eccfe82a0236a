import { between, seededRandom } from './seeded-random.ts';

export type Point = [x: number, y: number];

/** Rounds to a tenth, enough for a picture and short enough to read. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polyline(points: Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

/** A smooth path through the points (Catmull-Rom as cubic curves). */
export function smoothLine(points: Point[], closed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${n(startX)} ${n(startY)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(
      to[0] - (after[0] - from[0]) / 6,
    )} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** A graver's cut: a stroke that swells in the middle and ends in points. */
export function swellingStroke(points: Point[], thickness: number): string {
  const last = points.length - 1;
  const side = (sign: number): Point[] =>
    points.map(([x, y], index): Point => {
      const [bx, by] = points[Math.max(index - 1, 0)] ?? [x, y];
      const [ax, ay] = points[Math.min(index + 1, last)] ?? [x, y];
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const half = (Math.sin((index / last) * Math.PI) * thickness) / 2;
      return [x - ((ay - by) / length) * half * sign, y + ((ax - bx) / length) * half * sign];
    });
  return `${smoothLine([...side(1), ...side(-1).reverse()])}Z`;
}

/** Rows of short swelling cuts inside a box, the tone of a woodcut. Returns path data. */
export function cutRows(box: {
  x: number;
  y: number;
  width: number;
  height: number;
  gap: number;
  thickness: number;
  seed: number;
  /** Typical length of one cut. */
  length: number;
  /** How far a row may wander up and down. */
  wave?: number;
}): string {
  const random = seededRandom(box.seed);
  const wave = box.wave ?? 4;
  let path = '';
  for (let y = box.y; y < box.y + box.height; y += box.gap) {
    let x = box.x - random() * box.length;
    while (x < box.x + box.width) {
      const length = between(random, box.length * 0.5, box.length * 1.4);
      const lift = between(random, -wave, wave);
      path += swellingStroke(
        [
          [x, y],
          [x + length * 0.33, y + lift],
          [x + length * 0.66, y - lift * 0.6],
          [x + length, y],
        ],
        box.thickness * between(random, 0.6, 1.1),
      );
      x += length + between(random, 4, box.length * 0.25);
    }
  }
  return path;
}

/** Wedges from a centre, as in a circus poster or a rising sun. */
export function rays(cx: number, cy: number, radius: number, count: number, share = 0.5): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const from = (index / count) * Math.PI * 2;
    const to = from + (share / count) * Math.PI * 2;
    path += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(from) * radius)} ${n(cy + Math.sin(from) * radius)}L${n(
      cx + Math.cos(to) * radius,
    )} ${n(cy + Math.sin(to) * radius)}Z`;
  }
  return path;
}
