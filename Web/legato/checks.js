// Checks what a page has written: a mistake throws one sentence that names the fault and the valid values.

/** @returns {never} */
export const fail = (sentence, cause) => { throw new TypeError(`Legato: ${sentence}.`, { cause }); };

/** The sentences that were already written to the console, by the object that they are about. */
const said = new WeakMap();

/** Warns on the console, once for each object and sentence; `details` show where the object is. */
export function warn(sentence, about = globalThis, ...details) {
  const sentences = said.get(about) ?? new Set();
  if (sentences.has(sentence)) return;
  said.set(about, sentences.add(sentence));
  console.warn(`Legato: ${sentence}.`, ...details);
}

/** The value, if it is valid. */
export const expect = (where, value, isRight, what) => (isRight ? value : fail(`${where}: ${value} is not ${what}`));

/** An element of the page. @returns {HTMLElement} */
export const element = (where, value) => expect(where, value, value instanceof HTMLElement, "an element");

/** A finite number within limits. @returns {number} */
export const number = (where, value, least = -Infinity, most = Infinity) => expect(
  where, expect(where, value, Number.isFinite(value), "a number"), value >= least && value <= most,
  `from ${least} to ${most}`);

/** A number within a range. A number outside is clamped, with one warning on the console. */
export function ranged(where, value, least, most) {
  const used = Math.min(Math.max(value, least), most);
  if (used !== value) warn(`${where}: ${value} is not from ${least} to ${most}; ${used} is used`);
  return used;
}

/** The index of a name among the valid ones. @returns {number} */
export const place = (what, names, name, where = "") => (names.includes(name)
  ? names.indexOf(name) : fail(`unknown ${what} "${name}"${where}; use ${names.join(", ")}`));

/** The object, if all its keys are known. */
export function checked(where, value, keys) {
  expect(where, value, Object(value) === value, "an object");
  for (const key in value) place("option", keys, key, ` of ${where}`);
  return value;
}

/** The results of `read` for each entry of a list. @returns {any[]} */
export const list = (where, values, read) => expect(where, values, Array.isArray(values), "a list")
  .map((value, index) => read(value, `${where} ${index + 1}`, index));

/** The words of a text. */
export const words = (text) => text.match(/\S+/g) ?? [];
