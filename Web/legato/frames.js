// Where elements rest, what is seen of them, how round they are, and what shadows they cast.

import { plainColor } from "./styles.js";

export const nowhere = [0, 0, 0, 0];
/** Parts of a pixel that are told apart: what one side of a scaled screen measures is the other side's, too. */
const grain = 64;
const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map((name) => `border${name}Radius`);

/** A box of the page's as a frame in the container, where its screen rests: x, y, width, height. */
function restFrame(box, screen, container) {
  const outer = screen.getBoundingClientRect();
  if (!(box?.width > 0 && box.height > 0 && outer.width && outer.height)) return nowhere;
  const [x, y] = [screen.offsetWidth / outer.width, screen.offsetHeight / outer.height];
  const [left, top] = screen === container ? [0, 0] : [screen.offsetLeft, screen.offsetTop];
  return [(box.x - outer.x) * x + left, (box.y - outer.y) * y + top, box.width * x, box.height * y]
    .map((each) => Math.round(each * grain) / grain);
}

/** Where an element or a range rests in its container, whatever moves its screen at the moment. */
export const frameOf = (element, screen, container) => restFrame(
  element?.getBoundingClientRect(), screen, container);

/** Where that is of what an element's scrollers and an opaque bar let through of it; nowhere if that is nothing. */
export function seenFrame(element, screen, container) {
  if (!element) return nowhere;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const outer = screen.getBoundingClientRect();
  // The container cuts what leaves a screen, and should: it goes on doing so in flight.
  const cut = (box) => {
    if (box.left > outer.left) left = Math.max(left, box.left);
    if (box.top > outer.top) top = Math.max(top, box.top);
    if (box.right < outer.right) right = Math.min(right, box.right);
    if (box.bottom < outer.bottom) bottom = Math.min(bottom, box.bottom);
  };
  for (let each = element; ;) {
    const { position } = getComputedStyle(each);
    // Scrollers between an element and what it is placed in do not move it.
    each = position === "fixed" ? null : position === "absolute" ? each.offsetParent : each.parentElement;
    if (!each || each === screen || !screen.contains(each)) break;
    const { overflowX, overflowY } = getComputedStyle(each);
    if (overflowX !== "visible" || overflowY !== "visible") cut(each.getBoundingClientRect());
  }
  const bar = screen.querySelector("[data-legato-bar]");
  if (bar && !bar.contains(element) && plainColor(bar)?.[3] === 1) {
    const box = bar.getBoundingClientRect();
    const isAbove = box.top + box.bottom < outer.top + outer.bottom;
    cut({ ...outer.toJSON(), ...isAbove ? { top: box.bottom } : { bottom: box.top } });
  }
  return restFrame({ x: left, y: top, width: right - left, height: bottom - top }, screen, container);
}

/** What is seen of a title or a label: its text, which may be narrower than its element, and wider than it shows. */
export function textOf(element) {
  const range = new Range();
  range.selectNodeContents(element);
  const { width } = range.getBoundingClientRect();
  return width && width <= element.getBoundingClientRect().width ? range : element;
}

/** The radius that three corners of an element have at most, and half of its shorter side. */
export function radiusOf(element, width, height) {
  if (!element) return 0;
  const style = getComputedStyle(element);
  const length = (text, whole) => (text.endsWith("%") ? parseFloat(text) * whole / 100 : parseFloat(text));
  const radii = corners.map((corner) => {
    const [across, along = across] = style[corner].split(" ");
    return Math.min(length(across, width), length(along, height));
  }).sort((one, other) => one - other);
  return Math.min(radii[2] || 0, width / 2, height / 2);
}

/** An element's shadows outside of it, and those within. */
export function shadowsOf(element) {
  const { boxShadow } = getComputedStyle(element);
  const shadows = boxShadow === "none" ? [] : boxShadow.split(/,\s*(?![^(]*\))/);
  return [false, true].map((isInner) => shadows.filter((each) => each.endsWith("inset") === isInner).join());
}
