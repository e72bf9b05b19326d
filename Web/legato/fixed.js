// What is fixed to the window: while its screen moves it is fixed to that screen, and kept in its place.

import { stepIn } from "./map.js";
import { saveStyle } from "./styles.js";
import { allIn, isOnTop } from "./tree.js";

const written = ["translate", "width", "height", "box-sizing", "transition-property"];

/** The fixed elements of a screen, and where they were seen when it was last laid out. */
const found = new WeakMap();

/** Looks for fixed elements in a screen that does not move yet. */
export function findFixed(screen) {
  // Asked first, because it costs less: a fixed element has no offset parent.
  const parts = allIn(screen).filter((each) => each.offsetParent === null
    && getComputedStyle(each).position === "fixed" && !isOnTop(each));
  found.set(screen, parts.map((each) => [
    each, each.getBoundingClientRect(), `${each.offsetWidth}px`, `${each.offsetHeight}px`]));
}

/** Keeps a screen's fixed elements in their places, though they are now fixed to the screen; returns what ends that. */
export function keepFixed(screen) {
  // One after the other: one that lies in another has moved with that.
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
