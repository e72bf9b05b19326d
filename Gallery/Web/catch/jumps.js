// How far something on the screen jumps: the part of its step in a frame that no motion and no finger explains.

import { middle, outside, scaled, way } from "./plane.js";

/** @typedef {import("./plane.js").Point} Point */
/**
 * The visible state of a frame: the corners of each thing, and the finger with the thing on which it has landed.
 * @typedef {{ time: number, finger: { thing: unknown, at: Point } | null, places: Map<unknown, Point[]> }} Frame
 */

/**
 * Frames longer than this, in milliseconds, show that the browser has dropped some. A smooth path bends too much within
 * them.
 */
const longest = 25;
/** How many steps before the measured one are known, a tenth of a second, and how many after it. */
const [before, after] = [6, 2];
/** The number of frames in which a jump is measured. */
export const span = before + 1 + after + 1;

/**
 * The jump of each thing that is visible in all these frames, in points: the distance of its step from those that
 * explain it.
 * @param {Frame[]} frames
 */
export function jumps(frames) {
  const times = frames.slice(1).map(({ time }, index) => time - frames[index].time);
  if (times.length < span - 1 || times.some((time) => time <= 0 || time > longest)) return [];
  const things = [...frames[0].places.keys()].filter((thing) => frames.every(({ places }) => places.has(thing)));
  return things.map((thing) => {
    const fingers = frames.map(({ finger }) => (finger && finger.thing === thing ? finger.at : null));
    const ways = frames.map(({ places }) => {
      const corners = /** @type {Point[]} */ (places.get(thing));
      // A finger also turns a thing about its middle, and turns it as unevenly as it moves itself.
      return fingers.some(Boolean) ? [middle(corners)] : corners;
    });
    return Math.max(...ways[0].map((_, corner) => {
      // All steps, scaled to the length of the measured frame.
      const steps = times.map((time, index) =>
        scaled(way(ways[index][corner], ways[index + 1][corner]), times[before] / time));
      return outside(steps[before], explained(steps, fingers));
    }));
  });
}

/**
 * The steps that explain one: under a finger the finger's, or none if the thing does not follow yet; otherwise its
 * neighbors, as they are and extrapolated.
 * @param {Point[]} steps @param {(Point | null)[]} fingers
 */
function explained(steps, fingers) {
  const strokes = fingers.slice(1).flatMap((to, index) => {
    const from = fingers[index];
    return from && to ? [way(from, to)] : [];
  });
  /** @type {Point} */
  const still = [0, 0];
  if (strokes.length === steps.length) return [still, strokes[before]];
  const [early, last, , next, late] = steps.slice(before - 2);
  const around = [early, last, way(early, scaled(last, 2)), next, late, way(late, scaled(next, 2)), ...strokes];
  // A touch is reported up to a frame late, so the step in which it lands or lifts may be longer or shorter by as much.
  const isTouch = !fingers[before] !== !fingers[before + 1];
  return isTouch ? [still, ...around.map((each) => scaled(each, 2)), ...around] : around;
}

/**
 * The distance of the fastest thing's middle in the last frame.
 * @param {Frame[]} frames
 */
export function speed(frames) {
  const [one, other] = frames.slice(-2);
  return Math.max(0, ...[...other?.places ?? []].map(([thing, corners]) => {
    const start = one.places.get(thing);
    return start ? Math.hypot(...way(middle(start), middle(corners))) : 0;
  }));
}
