// The rows of the Lab's options: the default and the values of each.

import { described } from "./described.js";

/** @typedef {string | number | [x: number, y: number] | { fading: number }} Value */

/**
 * The values of an option: words, or a range of numbers. A range that is too wide for a slider has a text field.
 * @typedef {{ words: string[] }} Words
 * @typedef {{ from: number, to: number, step: number, unit: string, isField?: boolean }} Range
 */

/**
 * Choices that the engine does not list.
 * @type {Record<string, Words>}
 */
const choices = {
  point: { words: ["the element's", "top left", "centre", "bottom right"] },
  sourceStyle: { words: ["hidden", "kept", "fading"] },
};

/** A range with more steps than this has a text field, because they are too fine for a slider. */
const most = 500;

/**
 * The values of a transition's option; undefined for elements, which the page sets.
 * @param {string} name @param {string} option
 * @returns {Words | Range | undefined}
 */
export function choiceOf(name, option) {
  const { words, limits: [least, greatest] = [], unit = "", isWhole } = described[name]?.options[option] ?? {};
  if (words) return { words };
  if (least === undefined || greatest === undefined) return choices[option];
  const step = isWhole || unit === "px" ? 1 : unit === "s" ? .05 : .01;
  // Rounded to whole steps within the range.
  const [from, to] = [least, greatest].map((end) => Math.trunc(end / step) * step);
  return { from, to, step, unit, ...(to - from) / step >= most && { isField: true } };
}

/**
 * The default of an option.
 * @param {string} name @param {string} option
 */
export const defaultOf = (name, option) => (option === "point" ? "the element's"
  : /** @type {string | number} */ (described[name]?.options[option]?.standard));

/**
 * Places as fractions of the container's width and height.
 * @type {Record<string, [x: number, y: number]>}
 */
const places = { "top left": [0, 0], "centre": [.5, .5], "bottom right": [1, 1] };

/**
 * The value of a word in a row.
 * @param {string} option @param {string | number} value @param {HTMLElement} container
 * @returns {Value}
 */
export function meaningOf(option, value, { clientWidth, clientHeight }) {
  if (option === "sourceStyle" && value === "fading") return { fading: .25 };
  if (option !== "point") return value;
  const [x, y] = places[value];
  return [Math.round(x * clientWidth), Math.round(y * clientHeight)];
}

/**
 * The word of a row for a value.
 * @param {Value | undefined} value
 */
export const wordOf = (value) => (typeof value === "object" && "fading" in value ? "fading"
  : /** @type {string | number | undefined} */ (value));

const opposites = { top: "down", bottom: "up", left: "right", right: "left", leading: "trailing", trailing: "leading" };

/**
 * The direction in which a finger pulls the page in: that of the page.
 * @param {string} name @param {Record<string, Value>} said @param {boolean} isPresented @param {boolean} isRightToLeft
 */
export function wayOf(name, said, isPresented, isRightToLeft) {
  const valueOf = (/** @type {string} */ option) => said[option] ?? defaultOf(name, option);
  const edge = /** @type {keyof typeof opposites | undefined} */ (valueOf("edge"));
  const isUpright = isPresented || valueOf("axis") === "vertical" || valueOf("along") === "y";
  const way = valueOf("direction") ?? (edge && opposites[edge]) ?? (isUpright ? "up" : "leading");
  if (way === "leading") return isRightToLeft ? "right" : "left";
  if (way === "trailing") return isRightToLeft ? "left" : "right";
  return /** @type {string} */ (way);
}
