// What is fixed to the window in a screen that moves: meanwhile it is fixed to that screen, and kept where it was.

import { stepIn } from "./map.js";
import { saveStyle } from "./styles.js";
import { allIn, isOnTop } from "./tree.js";

const written = ["translate", "width", "height", "box-sizing", "transition-property"];

/** What is fixed in a screen, and where it was seen while that was laid out last. */
const found = new WeakMap();

/** Looks for what is fixed in a screen that nothing moves yet, while the page is laid out. */
export function findFixed(screen) {
  // Asked first, as it costs less: nothing is the parent by which what is fixed to the window is placed.
  const parts = allIn(screen).filter((each) => each.offsetParent === null
    && getComputedStyle(each).position === "fixed" && !isOnTop(each));
  found.set(screen, parts.map((each) => [
    each, each.getBoundingClientRect(), `${each.offsetWidth}px`, `${each.offsetHeight}px`]));
}

/** Keeps what was found in a screen where it was, though the screen is what it is fixed to now; the answer lets go. */
export function keepFixed(screen) {
  // One after the other: one that lies in another has been moved with that.
  const putBacks = found.get(screen).map(([each, { x, y }, width, height]) => {
    const { style } = each;
    const putBack = saveStyle(each, written);
    Object.assign(style, { translate: "none", transitionProperty: "none", width, height, boxSizing: "border-box" });
    const now = each.getBoundingClientRect();
    style.translate = stepIn(screen, x - now.x, y - now.y).map((step) => `${step}px`).join(" ");
    return putBack;
  });
  return () => putBacks.forEach((putBack) => putBack());
}
