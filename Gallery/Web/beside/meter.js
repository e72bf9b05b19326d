// The worst jump of a side, by the same rule on both: see ../catch/jumps.js.

import { jumps, span } from "../catch/jumps.js";

/** @typedef {import("../catch/plane.js").Point} Point */
/** @typedef {{ time: number, finger: Point | null, held: unknown[], places: Map<unknown, Point[]> }} Seen */

/**
 * @returns {(seen: Seen) => number} takes a frame, and returns the worst jump so far: NaN before there are enough
 * frames
 */
export function meter() {
  /** @type {Seen[]} */
  let frames = [];
  let worst = NaN;
  return (frame) => {
    frames = [...frames.slice(1 - span), frame];
    for (const page of frame.places.keys()) {
      for (const jump of jumps(frames.map((each) => alone(each, page)))) if (!(jump <= worst)) worst = jump;
    }
    return worst;
  };
}

/**
 * A frame of one page.
 * @param {Seen} frame @param {unknown} page
 * @returns {import("../catch/jumps.js").Frame}
 */
function alone({ time, finger, held, places }, page) {
  const corners = places.get(page);
  return {
    time,
    finger: finger && held.includes(page) ? { thing: page, at: finger } : null,
    places: new Map(corners ? [[page, corners]] : []),
  };
}
