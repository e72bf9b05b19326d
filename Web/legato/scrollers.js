// What scrolls under a finger, so that the engine can leave it its drags.

import { horizontal, vertical } from "./abi.js";

const owning = "input:not([type=button]):not([type=checkbox]):not([type=radio]):not([type=submit]), textarea, " +
  "select, [contenteditable]:not([contenteditable=false]), [draggable=true]";

const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

/** The scrollers from an element up to the container, innermost first: axis, offset, limits, pager, claims all. */
export function scrollersUnder(target, container) {
  const found = [];
  for (let element = target; element && element !== container; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (element.matches(owning) || (style.touchAction === "none" && element.parentElement !== container)) {
      found.push([horizontal, 0, 0, 0, 0, 1]);
      // A slider or a line of text is only as wide as it is: it keeps horizontal drags, and others may scroll.
      if (!element.matches("input")) found.push([vertical, 0, 0, 0, 0, 1]);
      continue;
    }
    const isPager = +(style.scrollSnapType !== "none");
    if (scrolls(style.overflowX)) {
      const extent = element.scrollWidth - element.clientWidth;
      const lower = style.direction === "rtl" ? -extent : 0;
      found.push([horizontal, element.scrollLeft, lower, lower + extent, isPager, 0]);
    }
    if (scrolls(style.overflowY)) {
      found.push([vertical, element.scrollTop, 0, element.scrollHeight - element.clientHeight, isPager, 0]);
    }
  }
  return found;
}
