// Measures elements: where they rest, which part of them is visible, their corner radius and shadows.

import { boxIn } from "./map.js";
import { plainColor } from "./styles.js";
import { restOf } from "./tree.js";

export const nowhere = [0, 0, 0, 0];
/** The fractions of a pixel to which frames are rounded: both sides of a scaled screen must measure the same. */
const grain = 64;
const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map((name) => `border${name}Radius`);

/** The frame in its container of a box in a screen at rest: x, y, width, height. */
function restFrame(box, screen, container) {
  const [x, y, width, height] = box;
  const [left, top] = screen === container ? nowhere : restOf(screen);
  // An element that is turned by 45 degrees has no size here: its box in the window does not determine it.
  if (!(width > 0 && height > 0 && width + height < Infinity)) return nowhere;
  return [x + left, y + top, width, height].map((each) => Math.round(each * grain) / grain);
}

/** The frame at which an element or a range rests in its container, however its screen is moved now. */
export const frameOf = (element, screen, container) => (element
  ? restFrame(boxIn(screen, element.getBoundingClientRect()), screen, container) : nowhere);

/** The part of that frame that the element's scrollers and an opaque bar leave visible; `nowhere` if none is. */
export function seenFrame(element, screen, container) {
  if (!element) return nowhere;
  const sidesOf = (each) => {
    const [x, y, width, height] = boxIn(screen, each.getBoundingClientRect());
    return [x, y, x + width, y + height];
  };
  const all = sidesOf(screen);
  const own = sidesOf(element);
  const cut = (...sides) => sides.forEach((side, index) => {
    // The container clips what is outside a screen, also in flight.
    if (index < 2 && side > 0) own[index] = Math.max(own[index], side);
    if (index > 1 && side < all[index]) own[index] = Math.min(own[index], side);
  });
  for (let each = element; ;) {
    // Scrollers between an element and its containing block do not move the element.
    each = /absolute|fixed/.test(getComputedStyle(each).position) ? each.offsetParent : each.parentElement;
    if (each === screen || !screen.contains(each)) break;
    if (getComputedStyle(each).overflow !== "visible") cut(...sidesOf(each));
  }
  const bar = screen.querySelector("[data-legato-bar]");
  if (bar && !bar.contains(element) && plainColor(bar)[4] === 1) {
    const [, above, , below] = sidesOf(bar);
    if (above + below < all[3]) cut(0, below);
    else cut(0, 0, all[2], above);
  }
  const [left, top, right, bottom] = own;
  return restFrame([left, top, right - left, bottom - top], screen, container);
}

/** The contents of an element or a text, as a range. */
export function contentsOf(node) {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

/** The visible text of a title or label: it may be narrower than its element, or wider than what shows. */
export function textOf(element) {
  const range = contentsOf(element);
  const { width } = range.getBoundingClientRect();
  return width && width <= element.getBoundingClientRect().width ? range : element;
}

/** An element's corner radius as one number: the third smallest of the four, at most half of the shorter side. */
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

/** An element's outer shadows, and its inner ones. */
export function shadowsOf(element) {
  const { boxShadow } = getComputedStyle(element);
  const shadows = boxShadow === "none" ? [] : boxShadow.split(/,\s*(?![^(]*\))/);
  return [false, true].map((isInner) => shadows.filter((each) => each.endsWith("inset") === isInner).join());
}
