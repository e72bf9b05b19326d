// Checks transitions and interactions and turns them into the engine's numbers.

import { mailbox } from "./abi.js";
import { checked, element as elementIn, expect, fail, list, number, place, ranged, words } from "./checks.js";
import { counted, layerNumbers } from "./custom.js";
import { names, ranges } from "./described.js";
import { elementNumbers } from "./elements.js";
import { motionNumbers, noMotion } from "./motions.js";
import { numberOf } from "./screens.js";

/** The options of each interaction, besides the common ones. */
const interactionOptions = {
  edgePan: "edge width", fullScreenPan: "direction", verticalPan: "direction", freeDrag: "", imageDrag: "", pinch: "",
  none: "", zoomDrag: "", drawerPan: "direction", zoomEdgePan: "width", contentSwipe: "direction",
  hubPan: "direction", sheetPan: "reach isResisting", predictiveBack: "edge", pullDown: "scale", swipe: "direction",
  vcPan: "direction", vcPinch: "",
};
const motions = words("motion reverseMotion");
/** Modifiers that make another transition from one, innermost first. */
const turns = words("mirrored reversed limited autoReverse");
/** The options of every transition. */
const common = [...motions, "path", "elements", ...turns];

/**
 * How elements on a shared element come and go: near that element's place. A fifth of the run is Legato's own value.
 */
const lying = { enter: { opacity: 0, delay: 0.8 }, leave: { opacity: 0, duration: 0.2 }, span: 0 };

const rules = words("distance threshold projection slop catchesOnTouchDown finishMotion cancelMotion");
/** All options of interactions, in the engine's order. */
const allInteractionOptions = [...words("direction edge width scale reach isResisting"), ...rules];
/** The edges, in an order in which `^ 1` gives the opposite edge. */
export const edges = names.edge;

/** The index of a name; 255, which names nothing, if none is given. */
const oneOf = (names) => (value, where, key) => (value === undefined ? 255 : place(key, names, value));
/** A number from 0 up to a limit; NaN if none is given. */
const upTo = (most) => (value, where) => (value === undefined ? NaN : number(where, value, 0, most));
/** A whole number. */
const whole = (where, value) => expect(where, value, Number.isInteger(value), "a whole number");
/** How to read an option without its own reader: as a number in its range, or else as a fraction, 0 to 1. */
const described = (name) => (key) => {
  const [least, most, isWhole] = ranges[`${name} ${key}`] ?? ranges[key] ?? [];
  const read = isWhole ? whole : number;
  return most === undefined ? upTo(1)
    : (value, where) => (value === undefined ? NaN : ranged(where, read(where, value), least, most));
};
/** True or false. */
const flag = (value, where) => +expect(where, value ?? false, !value || value === true, "true or false");
/** No number: the page is asked for the element when a run begins. */
const element = (value, where) => {
  expect(where, value, !value || value.nodeType || value.call, "an element or a function");
  return [];
};

/** How to read options that are not plain numbers in a range. */
const readers = {
  ...Object.fromEntries(Object.entries(names).map(([key, valid]) => [key, oneOf(valid)])),
  seed: (value, where) => (value === undefined ? NaN : number(where, whole(where, value), 0, 2 ** 32 - 1)),
  sourceStyle: (value, where) => (value?.fading !== undefined
    ? number(where, value.fading, 0, 1) : [NaN, -1][place("source style", words("hidden kept"), value ?? "hidden")]),
  point: (value, where) => (value === undefined ? [NaN, NaN] : [0, 1].map((index) => number(where, value[index]))),
  threshold: upTo(1),
  source: element,
  target: element,
  motion: motionNumbers,
  reverseMotion: motionNumbers,
  finishMotion: motionNumbers,
  cancelMotion: motionNumbers,
  catchesOnTouchDown: flag,
  isResisting: flag,
};

const numbersOf = (where, options, keys, other = (_) => upTo()) => keys.flatMap((key) =>
  (readers[key] ?? other(key))(options[key], `${where}, ${key}`, key));

/**
 * Makes an object in the engine from numbers, and returns its number, which is valid until the next call that uses it.
 * When the engine uses a transition, it passes the tag back.
 */
function made(engine, kind, numbers, tag = -1) {
  if (numbers.length > mailbox) fail(`a transition of more than ${mailbox} numbers`);
  const make = exported(engine, kind);
  engine._mail().set(numbers);
  return make(tag);
}

/** The name of an export, if the build has it. */
const exported = (engine, name) =>
  engine._wasm[name] ?? fail(`this build has no "${name}": name it in TRANSITIONS`);

const optionsIn = (option) => (Object(option) === option ? option : { name: option });

/** The transition with this direction, if it has such an option that is not set. */
export function directed(engine, option, direction) {
  const options = optionsIn(option);
  return engine._transitions[options.name]?.includes("direction") ? { direction, ...options } : option;
}

const ways = words("enter leave");
const asymmetric = ["asymmetric", ways, (where, options, read) => ways.map((way) =>
  read(expect(`${where}, ${way}`, options[way], options[way], "a transition")))];
/** Transitions without a name, by the key that they must have: the export, the options, and the numbers. */
const forms = {
  layers: ["custom", words("layers keepsCoveredScreenVisible source target"),
    (where, { layers, keepsCoveredScreenVisible }) => [
      flag(keepsCoveredScreenVisible, where), ...layerNumbers(where, layers)]],
  combined: ["combined", ["combined"], (where, { combined }, read) => {
    const numbers = list(`${where}, part`, combined, read);
    return [expect(where, numbers.length, numbers.length, "a number of parts"), ...numbers];
  }],
  enter: asymmetric, leave: asymmetric,
};

/** The options of a named transition, besides the common ones. @returns {string[]} */
const optionsOf = ({ _transitions }, name) =>
  Object.values(_transitions)[place("transition", Object.keys(_transitions), name)];

function formOf(engine, options) {
  const { name } = options;
  const form = Object.keys(forms).find((key) => options[key]);
  if (form) return forms[form];
  const own = optionsOf(engine, name);
  return [`${name}:${own.join(" ")}`, own, (where) => numbersOf(where, options, own, described(name))];
}

/** The numbers of a modifier, or null if the transition does not have it. */
function turnNumbers(options, key, where) {
  if (key !== "limited") return flag(options[key], where) ? [] : null;
  const part = options.limited;
  return part === undefined ? null : [number(where, part[0], 0, 1), number(where, part[1], part[0], 1)];
}

/** The engine's number of a transition; -1 if none is given. @returns {number} */
export function transitionNumber(engine, option) {
  if (option === undefined) return -1;
  const options = optionsIn(option);
  const [kind, own, read] = formOf(engine, options);
  const where = `transition "${options.name ?? kind}"`;
  const { source, target, path = "straight", elements } = checked(where, options, ["name", ...own, ...common]);
  // The tag leads the page back to the option when a run begins; parts of a transition use the whole one's tag.
  const tag = source || target || elements || options.combined || kind === "asymmetric" ? numberOf(options) : -1;
  const steps = [[kind, read(where, options, (part) => transitionNumber(engine, part))]];
  for (const key of turns) {
    const numbers = turnNumbers(options, key, `${where}, ${key}`);
    if (numbers) steps.push([key, numbers]);
  }
  // The motions apply to the whole result.
  steps[steps.length - 1][1].push(...numbersOf(where, options, motions));
  const arc = place("path", ["straight", "arc"], path);
  if (elements || arc || engine._wasm.elements) {
    steps.push(["elements", [arc, ...elementNumbers(`${where}, elements`, elements ?? lying)]]);
  }
  return steps.reduce((base, [kind, numbers], index) => made(
    engine, kind, [...index ? [base] : [], ...numbers, ...noMotion, ...noMotion], tag), -1);
}

/** The engine's numbers of interactions. @returns {number[]} */
export const interactionNumbers = (engine, option) => [option].flat().map(optionsIn)
  .filter(({ name }) => name !== "none").map((options) => made(engine, "interaction", gestureNumbers(options)));

/** How many interactions there are, and their numbers; -1 if the option is not set. */
export const interactionList = (engine, option) =>
  (option === undefined ? [-1] : counted(interactionNumbers(engine, option)));

/** The numbers of an interaction; the engine calls a page's own functions by the number of their object. */
function gestureNumbers(options) {
  const { inputs, finishes = inputs, name = inputs && "fullScreenPan" } = options;
  const where = `interaction "${name}"`;
  const kind = place("interaction", Object.keys(interactionOptions), name);
  checked(where, options, words(`name ${interactionOptions[name]}${inputs ? " inputs finishes" : ""}`).concat(rules));
  if (inputs) for (const each of [inputs, finishes]) expect(where, each, each.call, "a function");
  return [kind, inputs ? numberOf(options) : -1, ...numbersOf(where, options, allInteractionOptions)];
}

/**
 * Checks a container's options: all keys are known, and the first of its own is an element. With pinned bars it also
 * sets them in the engine.
 */
export function containerOptions(engine, name, options, own) {
  const keys = words(`${own} transition bars reducedMotion speed wheel`);
  const { bars = "attached" } = checked(name, options, keys);
  if (place("bars", ["attached", "pinned"], bars)) exported(engine, "pinnedBars")();
  elementIn(keys[0], options[keys[0]]);
  return options;
}

/** Writes a policy into the mailbox, and the detents of a screen. */
export function mailPolicy(engine, { transition, interaction }, { detents = [], initialDetent = NaN } = {}) {
  list("detents", detents, (detent, where) =>
    expect(where, detent, detent === "content" || detent > 0, 'a number above 0, or "content"'));
  const valid = [...detents, 1, NaN];
  expect("initialDetent", initialDetent, valid.includes(initialDetent), "one of the detents, or 1");
  const numbers = [...detents, initialDetent].map((detent) => (detent === "content" ? -1 : detent));
  const way = transitionNumber(engine, transition);
  const interactions = interactionList(engine, interaction);
  engine._mail().set([way, ...interactions, detents.length, ...numbers]);
}
