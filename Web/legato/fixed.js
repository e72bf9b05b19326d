// Keeps elements that are fixed to the window in place: while their screen moves, they are fixed to the screen.

import { words } from "./checks.js";
import { stepIn } from "./map.js";
import { saveStyle } from "./styles.js";
import { allIn, isOnTop } from "./tree.js";

const written = words("translate width height box-sizing transition-property");

/** The fixed elements of a screen, and where they were at the last layout. */
const found = new WeakMap();

/** Finds the fixed elements of a screen that does not move yet. */
export function findFixed(screen) {
  // The cheaper test comes first: a fixed element has no offset parent.
  const parts = allIn(screen).filter((each) => each.offsetParent === null
    && getComputedStyle(each).position === "fixed" && !isOnTop(each));
  found.set(screen, parts.map((each) => [
    each, each.getBoundingClientRect(), `${each.offsetWidth}px`, `${each.offsetHeight}px`]));
}

/**
 * Keeps a screen's fixed elements in their places while they are fixed to the screen; returns a function that ends it.
 */
export function keepFixed(screen) {
  // One after the other, because an element within another one moves with it.
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
