// The options of the engine's transitions: `make transitions` writes this file.

import { words } from "./checks.js";

/** What an option may be, in the engine's order. */
export const names = {
  along: words("x y z"),
  axis: words("horizontal vertical"),
  direction: words("up down left right leading trailing"),
  edge: words("top bottom left right leading trailing"),
};

/**
 * The least and the most of a number, and 1 if it must be whole: by the option's name, or with the
 * transition's before it. A number that is not here is a part, 0 to 1.
 */
export const ranges = {
  columns: [1, 40, 1], count: [1, 32, 1], coveredScale: [0, 2], detent: [0, 0.9], distance: [0, 500],
  "sharedAxis distance": [0, 1000], duration: [0, 60], far: [0, 4], folds: [1, 16, 1], inset: [0, 1000], near: [0, 4],
  parallax: [-1, 1], radius: [0, 1000], reach: [0, 1000], scale: [0.1, 1], "pageIn scale": [0, 2],
  "pageOut scale": [0, 2], "zoomSlide scale": [0, 2], "pageSheet scale": [0, 1], "popover scale": [0, 1],
  "predictiveBack scale": [0, 1], tilt: [0, 1], turn: [-Math.PI / 2, Math.PI / 2],
};
