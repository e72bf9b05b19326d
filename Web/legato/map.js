// Maps the window to an element's own pixels: ancestors may scale, zoom and turn the element.

import { around } from "./tree.js";

const maps = new WeakMap();

function mapOf(element) {
  let map = new DOMMatrix().scale(element.currentCSSZoom);
  for (const each of around(element)) {
    const { rotate, scale, transform } = getComputedStyle(each);
    // What turns in space is taken as upright, and a depth changes nothing in the plane.
    map = new DOMMatrix(`${/ |n/.test(rotate) ? "" : `rotate(${rotate})`}${
      scale === "none" ? "" : `scale(${scale.split(" ", 2)})`}${transform === "none" ? "" : transform}`).multiply(map);
  }
  map.e = map.f = 0;
  return map;
}

/** Reads the map of an element; it is used until the next call. */
export const readMap = (element) => maps.set(element, mapOf(element));

/** A step in the window as a step in an element. */
export function stepIn(element, x, y) {
  const step = maps.get(element).inverse().transformPoint({ x, y });
  return [step.x, step.y];
}

/** The width and height of a box in the window by a map: the window's enclose what is turned. */
function sizeIn({ a, b, c, d }, { width = 0, height = 0 }) {
  const [across, along, aside, down] = [a, d, c, b].map(Math.abs);
  const area = across * along - aside * down;
  return [(along * width - aside * height) / area, (across * height - down * width) / area];
}

/**
 * An element's own width and height, by its box in the window; rounded where an eighth of a turn hides them. The box of
 * an upright element may be older than its size.
 */
const ownSize = (element, map, box) => sizeIn(map, box).map((size, axis) => {
  const whole = [element.offsetWidth, element.offsetHeight][axis] ?? size;
  return Math.abs(size - whole) < 1 || !map.b ? size : whole;
});

/**
 * A box in the window as a box in an element (whose box in the window is `outer`), from the element's corner: x, y,
 * width and height. Without a size it is a point.
 */
export function boxIn(element, box, outer = element.getBoundingClientRect()) {
  const { x, y, width = 0, height = 0 } = box;
  const size = sizeIn(maps.get(element), box);
  const own = ownSize(element, maps.get(element), outer);
  const way = stepIn(element, x - outer.x + (width - outer.width) / 2, y - outer.y + (height - outer.height) / 2);
  return [...way.map((each, axis) => each + (own[axis] - size[axis]) / 2), ...size];
}

/** How wide and high an element would be in another one if it were upright, and how far it is turned, in radians. */
export function turnIn(outer, element) {
  const map = mapOf(element);
  const { a, b, c, d } = maps.get(outer).inverse().multiply(map);
  const [width, height] = ownSize(element, map, element.getBoundingClientRect());
  // What is mirrored counts as upright.
  return [width * Math.hypot(a, b), height * Math.hypot(c, d), a * d > b * c ? Math.atan2(b, a) : 0];
}
