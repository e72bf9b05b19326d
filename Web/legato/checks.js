// Checks of what a page wrote: each throws one sentence that says what is wrong, and what is valid.

const fail = (sentence) => { throw new TypeError(`Legato: ${sentence}.`); };

/** The value, if it is right. */
export const expect = (where, value, isRight, what) => (isRight ? value : fail(`${where}: ${value} is not ${what}`));

/** A finite number within limits. @returns {number} */
export const number = (where, value, least = -Infinity, most = Infinity) => expect(
  where, expect(where, value, Number.isFinite(value), "a number"), value >= least && value <= most,
  `from ${least} to ${most}`);

export const list = (where, value) => expect(where, value, Array.isArray(value) && value.length, "a list with entries");

/** The place of a name among the valid ones. @returns {number} */
export const place = (what, names, name, where = "") => (names.includes(name)
  ? names.indexOf(name) : fail(`unknown ${what} "${name}"${where}. Valid names: ${names.join(", ")}`));

/** An object of which every key is known. */
export function checked(where, value, keys) {
  for (const key in expect(where, value, Object(value) === value, "an object")) place("option", keys, key, ` of ${where}`);
  return value;
}
