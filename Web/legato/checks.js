// Checks of what a page wrote: a mistake throws one sentence that says what is wrong, and what is valid.

/** @returns {never} */
export const fail = (sentence, cause) => { throw new TypeError(`Legato: ${sentence}.`, { cause }); };

/** What the console has been told, by what that is about. */
const said = new WeakMap();

/** Says something on the console, once about each thing, with what shows where it is. */
export function warn(sentence, about = globalThis, ...details) {
  const sentences = said.get(about) ?? new Set();
  if (sentences.has(sentence)) return;
  said.set(about, sentences.add(sentence));
  console.warn(`Legato: ${sentence}.`, ...details);
}

/** The value, if it is right. */
export const expect = (where, value, isRight, what) => (isRight ? value : fail(`${where}: ${value} is not ${what}`));

/** An element of the page. @returns {HTMLElement} */
export const element = (where, value) => expect(where, value, value instanceof HTMLElement, "an element");

/** A finite number within limits. @returns {number} */
export const number = (where, value, least = -Infinity, most = Infinity) => expect(
  where, expect(where, value, Number.isFinite(value), "a number"), value >= least && value <= most,
  `from ${least} to ${most}`);

/** A number within a range; one that is not, is clamped, and the console says so once. */
export function ranged(where, value, least, most) {
  const used = Math.min(Math.max(value, least), most);
  if (used !== value) warn(`${where}: ${value} is not from ${least} to ${most}; ${used} takes its place`);
  return used;
}

/** The place of a name among the valid ones. @returns {number} */
export const place = (what, names, name, where = "") => (names.includes(name)
  ? names.indexOf(name) : fail(`unknown ${what} "${name}"${where}. Valid names: ${names.join(", ")}`));

/** An object of which every key is known. */
export function checked(where, value, keys) {
  expect(where, value, Object(value) === value, "an object");
  for (const key in value) place("option", keys, key, ` of ${where}`);
  return value;
}

/** What is read from each entry of a list. @returns {any[]} */
export const list = (where, values, read) => expect(where, values, Array.isArray(values), "a list")
  .map((value, index) => read(value, `${where} ${index + 1}`, index));

/** The words of a text; there may be none. */
export const words = (text) => text.match(/\S+/g) ?? [];
