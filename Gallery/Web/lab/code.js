// The Lab's settings as code to copy, in both languages.

import { described } from "./described.js";
import { interactionOf, ruleOptions, swiftInteractions, swiftSuffix, swiftTurned } from "./rules.js";

/**
 * The options of a transition that were set, with their values, in the order of its parameters.
 * @typedef {[option: string, value: import("./options.js").Value][]} Said
 */

/**
 * The Lab's settings.
 * @typedef {object} Settings
 * @property {string} name
 * @property {Said} said
 * @property {boolean} [hasSource] whether it grows out of an element
 * @property {boolean} [isPresented]
 * @property {number[]} [detents] the detents of a presented screen
 * @property {import("./rules.js").Chosen} [rules]
 */

/** The longest line, in characters; a longer one is broken. */
const longest = 64;

/**
 * A value in JavaScript.
 * @param {unknown} value @param {string} indent @returns {string}
 */
function literal(value, indent) {
  if (typeof value === "function") return String(value);
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, indent)).join(", ")}]`;
  if (Object(value) !== value) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const parts = Object.entries(/** @type {object} */ (value)).map(([key, each]) => `${key}: ${literal(each, deeper)}`);
  const line = `{ ${parts.join(", ")} }`;
  return line.length <= longest && !line.includes("\n") ? line
    : `{\n${parts.map((each) => `${deeper}${each},\n`).join("")}${indent}}`;
}

/** The code for the two elements. */
const parts = {
  source: Object.assign(() => {}, { toString: () => "() => thumbnail" }),
  target: Object.assign(() => {}, { toString: () => '() => screen.querySelector("img")' }),
};

/**
 * A transition with the one for its reverse or the one combined with it, and with the rules for all transitions.
 * @param {{ name: string }} own @param {import("./rules.js").Chosen} rules
 * @param {(name: string) => unknown} other
 * @returns {Record<string, unknown>}
 */
export function composed(own, rules, other) {
  const brief = Object.keys(own).length > 1 ? own : own.name;
  const both = rules.combined ? { combined: [brief, other(rules.combined)] } : own;
  const ways = rules.goesBy ? { enter: rules.combined ? both : brief, leave: other(rules.goesBy) } : both;
  return { ...ways, ...ruleOptions(rules) };
}

/** @param {Settings} settings */
export function javaScriptOf({ name, said, hasSource, isPresented, detents = [], rules = {} }) {
  const own = { name, ...Object.fromEntries(said), ...hasSource && parts };
  const transition = composed(own, rules, (other) => other);
  const options = {
    transition: Object.keys(transition).join() === "name" ? name : transition,
    ...rules.interaction && { interaction: interactionOf(rules) },
    ...detents.length && { detents },
  };
  const entries = Object.entries(options).map(([key, value]) => `  ${key}: ${literal(value, "  ")},\n`);
  const container = rules.bars ? 'const stack = legato.stack(element, { root, bars: "pinned" });\n' : "";
  return `${container}stack.${isPresented ? "present" : "push"}(screen, {\n${entries.join("")}});`;
}

/**
 * The transition itself, and the statements before it.
 * @param {string} name @param {Said} said
 * @returns {[before: string[], transition: string]}
 */
export function swiftTransition(name, said) {
  const { swift, struct, options } = described[name];
  if (struct && said.length) {
    return [[`var parameters = ${struct}()`, ...said.map(([option, value]) =>
      `parameters.${option} = ${swiftValue(value)}`)], `${swift}(parameters)`];
  }
  const words = said.map(([option, value]) => {
    const { label } = options[option];
    return label ? `${label}: ${swiftValue(value)}` : swiftValue(value);
  });
  return [[], swift.replace("*", words.join(", "))];
}

/** @param {Settings} settings */
export function swiftOf({ name, said, hasSource, isPresented, detents = [], rules = {} }) {
  let [before, transition] = swiftTransition(name, said);
  if (rules.combined) transition += `.combined(with: ${swiftTransition(rules.combined, [])[1]})`;
  if (rules.goesBy) {
    transition = `.asymmetric(enter: ${transition}, leave: ${swiftTransition(rules.goesBy, [])[1]})`;
  }
  transition = swiftTurned(rules, transition);
  if (rules.reverseMotion && !rules.motion) {
    before.push(`let transition = ScreenTransition${transition}`);
    transition = "transition";
  }
  transition += swiftSuffix(rules);
  if (rules.bars) before.unshift("navigationController.legato.install(bars: .pinned)");
  if (hasSource) before.unshift("thumbnail.legato.elementID = photo.id", "picture.legato.elementID = photo.id");
  const gestures = swiftInteractions(rules);
  if (gestures) before.push(...gestures.before);
  const words = [
    `  screen, using: ${transition}`,
    ...gestures ? [`interactions: ${gestures.interactions}`] : [],
    ...detents.length ? [`detents: [${detents.join(", ")}]`] : [],
  ];
  const line = words.join(", ");
  const call = isPresented ? "viewController.legato.present" : "navigationController.legato.push";
  return [...before, `${call}(`, `${line.length <= longest ? line : words.join(",\n  ")})`].join("\n");
}

/** @param {import("./options.js").Value} value */
function swiftValue(value) {
  if (Array.isArray(value)) return `Point2D(x: ${value[0]}, y: ${value[1]})`;
  if (typeof value === "object") return `.fading(over: ${value.fading})`;
  return typeof value === "string" ? `.${value}` : String(value);
}
