// The common part of both sides: a phone to draw on, a fingertip, and the counts.

import { element } from "../ui.js";

/** @typedef {import("../catch/plane.js").Point} Point */
/** @typedef {"down" | "move" | "up"} Touch */
/**
 * A library's back swipes through the pages. Places are in points of its phone.
 * @typedef {object} Side
 * @property {HTMLElement} phone
 * @property {() => number} popped how many pages are gone
 * @property {() => HTMLElement[]} held the pages that a finger moves
 * @property {() => Map<unknown, Point[]>} places the corners of each page that is visible or gone
 * @property {(type: Touch, at: Point, time: number) => void} touch plays a finger's event
 * @property {() => void} end
 */
/**
 * @typedef {object} Told
 * @property {() => void} heard called when a finger has begun a swipe back
 * @property {(type: Touch, at: Point, event: PointerEvent) => void} touched called for a user's own finger
 */

/** The pointer of a finger that is played, or copied to the other side. */
const pointer = 9100;

/**
 * @param {string} name
 * @param {string} id
 */
export const phone = (name, id) => element(`<figure class="beside-phone" data-testid="${id}">
  <div class="beside-glass"></div><i class="fingertip beside-tip"></i><figcaption>${name}</figcaption></figure>`);

/**
 * Dispatches a finger's event at its place, as the browser does.
 * @param {Document} page
 * @param {Element} fallback the target if there is no element at the place
 * @param {Touch} type @param {Point} at in the page @param {number} time
 */
export function dispatch(page, fallback, type, [clientX, clientY], time) {
  const target = page.elementFromPoint(clientX, clientY) ?? fallback;
  const event = new PointerEvent(`pointer${type}`, {
    bubbles: true, cancelable: true, composed: true, pointerId: pointer, pointerType: "touch", isPrimary: true,
    clientX, clientY, button: type === "move" ? -1 : 0, buttons: type === "up" ? 0 : 1,
  });
  // The browser's stamp is the time of the event's creation.
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
 * The corners of a page at a horizontal offset.
 * @param {number} x @param {number} width @param {number} height
 * @returns {Point[]}
 */
export const across = (x, width, height) => [[x, 0], [x + width, 0], [x + width, height], [x, height]];

/** The direction of a swipe back: 1 to the right, -1 to the left. */
export const sign = () => (document.querySelector(".stage[dir=rtl]") ? -1 : 1);

/**
 * The pages that are visible, and those that are gone; the others are covered by the one above.
 * @param {[HTMLElement, Point[]][]} pages the lowest first
 */
export const seen = (pages) => new Map(pages.filter((_, index) => {
  const above = pages[index + 1];
  return !above || above[1][0][0] * sign() > .5;
}));
