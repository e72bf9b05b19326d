// Points in the plane: their distances from each other, and from the area that others span.

/** @typedef {[x: number, y: number]} Point */

/**
 * The vector from one point to another.
 * @param {Point} from @param {Point} to
 * @returns {Point}
 */
export const way = (from, to) => [to[0] - from[0], to[1] - from[1]];

/**
 * @param {Point} point @param {number} by
 * @returns {Point}
 */
export const scaled = ([x, y], by) => [x * by, y * by];

/**
 * @param {Point[]} points
 * @returns {Point}
 */
export const middle = (points) =>
  scaled(points.reduce(([x, y], [moreX, moreY]) => [x + moreX, y + moreY], [0, 0]), 1 / points.length);

/**
 * A point's distance from a segment.
 * @param {Point} point @param {Point} start @param {Point} end
 */
function distance(point, start, end) {
  const [along, to] = [way(start, end), way(start, point)];
  const square = along[0] ** 2 + along[1] ** 2;
  const part = square && Math.min(1, Math.max(0, (along[0] * to[0] + along[1] * to[1]) / square));
  return Math.hypot(...way(scaled(along, part), to));
}

/**
 * The direction of a turn at the second of three points: twice the signed area of their triangle.
 * @param {Point} a @param {Point} b @param {Point} c
 */
function turn(a, b, c) {
  const [[x, y], [otherX, otherY]] = [way(a, b), way(a, c)];
  return x * otherY - y * otherX;
}

/**
 * Whether a point lies in a triangle.
 * @param {Point} point @param {Point} a @param {Point} b @param {Point} c
 */
function isWithin(point, a, b, c) {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return turn(a, b, c) !== 0 && (turns.every((each) => each >= 0) || turns.every((each) => each <= 0));
}

/**
 * Whether a point lies between four corners.
 * @param {Point[]} corners @param {Point} point
 */
export const contains = ([a, b, c, d], point) => isWithin(point, a, b, c) || isWithin(point, a, c, d);

/**
 * A point's distance from the area that others span.
 * @param {Point} point @param {Point[]} others
 */
export function outside(point, others) {
  let least = Infinity;
  others.forEach((a, first) => others.slice(first).forEach((b, second) => {
    least = Math.min(least, distance(point, a, b));
    if (others.slice(first + second + 1).some((c) => isWithin(point, a, b, c))) least = 0;
  }));
  return least;
}
