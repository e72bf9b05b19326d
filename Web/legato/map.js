// Maps the window to an element's own pixels: ancestors may scale, zoom and turn the element.

import { around } from "./tree.js";

const maps = new WeakMap();

/** Reads the map of an element; it is used until the next call. */
export function readMap(element) {
  let map = new DOMMatrix().scale(element.currentCSSZoom);
  for (const each of around(element)) {
    const { rotate, scale, transform } = getComputedStyle(each);
    const own = `${rotate === "none" ? "" : `rotate(${rotate})`}${
      scale === "none" ? "" : `scale(${scale.split(" ")})`}${transform === "none" ? "" : transform}`;
    if (own) map = new DOMMatrix(own).multiply(map);
  }
  map.e = map.f = 0;
  maps.set(element, map);
}

/** A step in the window as a step in an element. */
export function stepIn(element, x, y) {
  const step = maps.get(element).inverse().transformPoint({ x, y });
  return [step.x, step.y];
}

/**
 * A box in the window as a box in an element (whose box in the window is `outer`), from the element's corner: x, y,
 * width and height. Without a size it is a point.
 */
export function boxIn(element, { x, y, width = 0, height = 0 }, outer = element.getBoundingClientRect()) {
  const { a, b, c, d } = maps.get(element);
  // A box in the window encloses an element that is turned.
  const [across, along, aside, down] = [a, d, c, b].map(Math.abs);
  const area = across * along - aside * down;
  const size = [(along * width - aside * height) / area, (across * height - down * width) / area];
  const own = b || c ? [element.offsetWidth, element.offsetHeight] : [outer.width / across, outer.height / along];
  const way = stepIn(element, x - outer.x + (width - outer.width) / 2, y - outer.y + (height - outer.height) / 2);
  return [...way.map((each, axis) => each + (own[axis] - size[axis]) / 2), ...size];
}
