// Watches what is shown, frame by frame: the cards' corners, and the finger.

import { contains } from "./plane.js";

/** @typedef {import("./plane.js").Point} Point */
/** @typedef {import("./jumps.js").Frame} Frame */

/**
 * Reports each frame once it is complete, until the returned function is called.
 * @param {HTMLElement} root the ancestor of the things
 * @param {() => HTMLElement[]} things
 * @param {(frame: Frame) => void} tell
 */
export function watch(root, things, tell) {
  const ending = new AbortController();
  const stop = eachFrame(root, (time) => {
    places = new Map(things().map((each) => [each, corners(each)]));
    tell({ time, finger, places });
  });
  /** @type {Frame["places"]} */
  let places = new Map();
  /** @type {Frame["finger"]} */
  let finger = null;
  /** @param {PointerEvent} event */
  const follow = ({ type, target, isPrimary, buttons, clientX, clientY }) => {
    if (!isPrimary) return;
    const { x, y } = root.getBoundingClientRect();
    /** @type {Point} */
    const at = [clientX - x, clientY - y];
    const isHere = root.contains(/** @type {Node} */ (target));
    const thing = type === "pointerdown"
      ? isHere && [...places].reverse().find(([, corners]) => contains(corners, at))?.[0]
      : type === "pointermove" && buttons && finger?.thing;
    finger = thing ? { thing, at } : null;
  };
  for (const type of /** @type {const} */ (["pointerdown", "pointermove", "pointerup", "pointercancel"])) {
    addEventListener(type, follow, { capture: true, signal: ending.signal });
  }
  return () => {
    ending.abort();
    stop();
  };
}

/**
 * Reports each frame's time once the frame is complete, until the returned function is called.
 * @param {HTMLElement} root is watched; it has a parent
 * @param {(time: number) => void} tell
 */
export function eachFrame(root, tell) {
  // An element that changes its size in each frame is reported after all frame callbacks, and before drawing.
  const probe = document.createElement("i");
  probe.className = "probe";
  root.after(probe);
  let time = 0;
  let request = 0;
  const next = (/** @type {number} */ now) => {
    time = now;
    probe.style.width = probe.style.width === "1px" ? "2px" : "1px";
    request = requestAnimationFrame(next);
  };
  const observer = new ResizeObserver(() => { if (time) tell(time); });
  observer.observe(probe);
  request = requestAnimationFrame(next);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(request);
    probe.remove();
  };
}

/**
 * The visible corners of an element, without the transforms of its ancestors, which stand still.
 * @param {HTMLElement} element
 * @returns {Point[]}
 */
export function corners(element) {
  const { transform, transformOrigin } = getComputedStyle(element);
  const matrix = new DOMMatrix(transform === "none" ? "" : transform);
  const [originX, originY] = transformOrigin.split(" ").map(parseFloat);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  return [[0, 0], [offsetWidth, 0], [offsetWidth, offsetHeight], [0, offsetHeight]].map(([x, y]) => {
    const point = matrix.transformPoint({ x: x - originX, y: y - originY });
    return [point.x / point.w + originX + offsetLeft, point.y / point.w + originY + offsetTop];
  });
}
