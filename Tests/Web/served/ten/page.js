// The common part of the ten pages: Legato, and the functions by which the test checks what a user would notice.

import { load } from "/legato/legato.js";

export const legato = await load();
export const find = (selector) => document.querySelector(selector);
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join("");

/**
 * Shows a page to the test.
 * @param {any} container
 * @param {() => void} prepare The user's actions before a screen is opened.
 * @param {() => any[]} look The values that the user would miss.
 */
export function show(container, prepare, look) {
  prepare();
  Object.assign(globalThis, { container, look });
  document.documentElement.dataset.ready = "true";
}
