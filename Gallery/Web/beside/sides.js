// What both sides have in common: a phone to draw on, a finger's tip, and what is counted.

import { element } from "../ui.js";

/** @typedef {import("../catch/plane.js").Point} Point */
/** @typedef {"down" | "move" | "up"} Touch */
/**
 * A library's way back through the pages. Places are in points of its phone.
 * @typedef {object} Side
 * @property {HTMLElement} phone
 * @property {() => number} popped how many pages are gone
 * @property {() => HTMLElement[]} held the pages that a finger which is down moves
 * @property {() => Map<unknown, Point[]>} places the corners of each page that is seen, and of those that are gone
 * @property {(type: Touch, at: Point, time: number) => void} touch what a finger does
 * @property {() => void} end
 */
/**
 * @typedef {object} Told
 * @property {() => void} heard a finger that is down has begun a way back
 * @property {(type: Touch, at: Point, event: PointerEvent) => void} touched a user's own finger
 */

/** The pointer of a finger that is played, or shown to the other side. */
const pointer = 9100;

/**
 * @param {string} name
 * @param {string} id
 */
export const phone = (name, id) => element(`<figure class="beside-phone" data-testid="${id}">
  <div class="beside-glass"></div><i class="fingertip beside-tip"></i><figcaption>${name}</figcaption></figure>`);

/**
 * Dispatches what a finger does where it does it, as if the browser had.
 * @param {Document} page
 * @param {Element} fallback what is touched if nothing is there
 * @param {Touch} type @param {Point} at in the page @param {number} time
 */
export function dispatch(page, fallback, type, [clientX, clientY], time) {
  const target = page.elementFromPoint(clientX, clientY) ?? fallback;
  const event = new PointerEvent(`pointer${type}`, {
    bubbles: true, cancelable: true, composed: true, pointerId: pointer, pointerType: "touch", isPrimary: true,
    clientX, clientY, button: type === "move" ? -1 : 0, buttons: type === "up" ? 0 : 1,
  });
  // Its own stamp says when it was made.
  Object.defineProperty(event, "timeStamp", { value: time });
  (fallback.contains(target) ? target : fallback).dispatchEvent(event);
}

/**
 * Listens to a user's finger, before the page does.
 * @param {EventTarget} target
 * @param {(type: Touch, event: PointerEvent) => void} tell
 */
export function follow(target, tell) {
  for (const type of /** @type {const} */ (["down", "move", "up", "cancel"])) {
    target.addEventListener(`pointer${type}`, (event) => {
      const pressed = /** @type {PointerEvent} */ (event);
      if (pressed.pointerId !== pointer) tell(type === "cancel" ? "up" : type, pressed);
    }, { capture: true });
  }
}

/**
 * The corners of a page that lies so far across.
 * @param {number} x @param {number} width @param {number} height
 * @returns {Point[]}
 */
export const across = (x, width, height) => [[x, 0], [x + width, 0], [x + width, height], [x, height]];

/** Which way back leads: to the right, 1, or to the left, -1. */
export const sign = () => (document.querySelector(".stage[dir=rtl]") ? -1 : 1);

/**
 * The pages that can be seen, and those that are gone: the others are covered by the one above.
 * @param {[HTMLElement, Point[]][]} pages the lowest first
 */
export const seen = (pages) => new Map(pages.filter((_, index) => {
  const above = pages[index + 1];
  return !above || above[1][0][0] * sign() > .5;
}));
