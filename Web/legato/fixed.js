// What is fixed to the window in a screen that moves: meanwhile it is fixed to that screen, and kept where it was.

import { stepIn } from "./map.js";
import { saveStyle } from "./styles.js";
import { allIn, isOnTop } from "./tree.js";

const written = ["translate", "width", "height", "box-sizing", "transition-property"];

/** Does something that makes a screen what its parts are fixed to; the answer puts these back. */
export function keepFixed(screen, change) {
  // Asked first, as it costs less: nothing is the parent by which what is fixed to the window is placed.
  const parts = allIn(screen).filter((each) => each.offsetParent === null
    && getComputedStyle(each).position === "fixed" && !isOnTop(each));
  const places = parts.map((each) => [each.getBoundingClientRect(), `${each.offsetWidth}px`, `${each.offsetHeight}px`]);
  change();
  // One after the other: one that lies in another has been moved with that.
  const putBacks = parts.map((each, index) => {
    const [{ x, y }, width, height] = places[index];
    const { style } = each;
    const putBack = saveStyle(each, written);
    Object.assign(style, { translate: "none", transitionProperty: "none", width, height, boxSizing: "border-box" });
    const now = each.getBoundingClientRect();
    style.translate = stepIn(screen, x - now.x, y - now.y).map((step) => `${step}px`).join(" ");
    return putBack;
  });
  return () => putBacks.forEach((putBack) => putBack());
}
