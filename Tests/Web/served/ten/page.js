// What the ten pages have in common: Legato, and the words by which the test asks what a user would notice.

import { load } from "/legato/legato.js";

export const legato = await load();
export const find = (selector) => document.querySelector(selector);
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join("");

/**
 * Shows a page to the test.
 * @param {any} container
 * @param {() => void} prepare What a user has done by the time at which a screen is opened.
 * @param {() => any[]} look What that user would miss.
 */
export function show(container, prepare, look) {
  prepare();
  Object.assign(globalThis, { container, look });
  document.documentElement.dataset.ready = "true";
}
