// Maps the window to an element's own pixels: ancestors may scale, zoom and rotate the element.

import { around, restOf } from "./tree.js";

const maps = new WeakMap();

function mapOf(element) {
  const transforms = around(element).reverse().map((each) => {
    const { rotate, scale, transform } = getComputedStyle(each);
    // An element that is rotated in space counts as upright. A scale along z changes nothing in the plane.
    return `${/ |n/.test(rotate) ? "" : `rotate(${rotate})`}${
      scale === "none" ? "" : `scale(${scale.split(" ", 2)})`}${transform === "none" ? "" : transform}`;
  });
  const map = new DOMMatrix(`${transforms.join("")}scale(${element.currentCSSZoom ?? 1})`);
  map.e = map.f = 0;
  return map;
}

/** Computes the map of an element, which is used until the next call. */
export const readMap = (element) => maps.set(element, mapOf(element));

/** A vector in the window as a vector in an element. */
export function stepIn(element, x, y) {
  const step = maps.get(element).inverse().transformPoint({ x, y });
  return [step.x, step.y];
}

/** The width and height of an upright box in an element, by its bounding box in the window and the element's map. */
function sizeIn({ a, b, c, d }, width, height) {
  const [across, along, aside, down] = [a, d, c, b].map(Math.abs);
  // At 45 degrees the box determines nothing.
  const area = across * along - aside * down || 1;
  return [(along * width - aside * height) / area, (across * height - down * width) / area];
}

/**
 * An element's own width and height, by its bounding box in the window. Near 45 degrees this box does not determine
 * them, so they are rounded. The size of an upright element may be newer than its box.
 */
const ownSize = (element, map, box) => sizeIn(map, box.width, box.height).map((size, axis) => {
  const whole = map.b && restOf(element)[axis + 2];
  return whole && Math.abs(size - whole) >= 1 ? whole : size;
});

/**
 * A box in the window as a box in an element, from the element's corner: x, y, width and height. `outer` is the
 * element's box in the window. A box without a size is a point.
 */
export function boxIn(element, { x, y, width = 0, height = 0 }, outer = element.getBoundingClientRect()) {
  const map = maps.get(element);
  const size = sizeIn(map, width, height);
  const own = ownSize(element, map, outer);
  const way = stepIn(element, x - outer.x + (width - outer.width) / 2, y - outer.y + (height - outer.height) / 2);
  return [...way.map((each, axis) => each + (own[axis] - size[axis]) / 2), ...size];
}

/** The width and height of an element in another one if it were upright, and its rotation there, in radians. */
export function turnIn(outer, element) {
  const map = mapOf(element);
  const { a, b, c, d } = maps.get(outer).inverse().multiply(map);
  const [width, height] = ownSize(element, map, element.getBoundingClientRect());
  // A mirrored element counts as upright.
  return [width * Math.hypot(a, b), height * Math.hypot(c, d), a * d > b * c ? Math.atan2(b, a) : 0];
}
