// Keeps elements that are fixed to the window in place: while their screen moves, they are fixed to the screen.

import { words } from "./checks.js";
import { stepIn } from "./map.js";
import { saveStyle } from "./styles.js";
import { allIn, around, isOnTop, isWithin } from "./tree.js";

const written = words("translate width height box-sizing transition-property");

/** The fixed elements of a screen, and where they were at the last layout. */
const found = new WeakMap();

/** Finds the fixed elements of a screen that does not move yet. */
export function findFixed(screen) {
  // The cheaper test comes first: the offset parent of a fixed element is not in its screen.
  const parts = allIn(screen).filter((each) => !screen.contains(each.offsetParent)
    && getComputedStyle(each).position === "fixed" && !isOnTop(each));
  found.set(screen, parts.map((each) => [
    each, each.getBoundingClientRect(), `${each.offsetWidth}px`, `${each.offsetHeight}px`]));
}

/**
 * Keeps a screen's fixed elements in their places while they are fixed to the screen; returns a function that ends it.
 */
export function keepFixed(screen) {
  // What scrolls takes them along.
  const scrolled = () => around(screen).reduce(
    ([x, y], { scrollLeft, scrollTop }) => [x + scrollLeft, y + scrollTop], [0, 0]);
  const ending = new AbortController();
  const { signal } = ending;
  let outer = /** @type {any} */ (null);
  // One after the other, because an element within another one moves with it.
  for (const [each, { x, y }, width, height] of found.get(screen)) {
    const { style } = each;
    signal.addEventListener("abort", saveStyle(each, written));
    Object.assign(style, { translate: "none", transitionProperty: "none", width, height, boxSizing: "border-box" });
    const now = each.getBoundingClientRect();
    const step = stepIn(screen, x - now.x, y - now.y);
    const before = scrolled();
    const keep = () => {
      style.translate = scrolled().map((offset, axis) => `${step[axis] + offset - before[axis]}px`).join(" ");
    };
    keep();
    if (outer && isWithin(each, outer)) continue;
    outer = each;
    addEventListener("scroll", keep, { signal, capture: true });
  }
  return () => ending.abort();
}
