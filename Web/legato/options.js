// Transitions and interactions as a page writes them, checked and turned into the engine's numbers.

import { mailbox } from "./abi.js";
import { checked, expect, fail, number, place, words } from "./checks.js";
import { layerNumbers } from "./custom.js";
import { directions, elementNumbers } from "./elements.js";
import { answerOf } from "./engine.js";
import { motionNumbers } from "./motions.js";
import { numberOf } from "./screens.js";

/** What can be said of each interaction, besides what can be of all. */
const feels = {
  edgePan: "edge width", fullScreenPan: "direction", verticalPan: "direction", freeDrag: "", imageDrag: "", pinch: "",
  none: "", zoomDrag: "", drawerPan: "direction", zoomEdgePan: "width", contentSwipe: "direction",
  hubPan: "direction",
};
const motions = words("motion reverseMotion");
/** What can be said of each transition, besides its own. */
const common = [...motions, "path", "elements"];
const paths = words("straight arc");

const rules = words("distance threshold projection slop catchesOnTouchDown finishMotion cancelMotion");
/** All of them, in the engine's order. */
const allFeels = [...words("direction edge width"), ...rules];
const sides = words("enter leave");
/** The ways out through the edges; `^ 1` is the place of the opposite one. */
export const edges = words("top bottom left right leading trailing");
const shared = "transition interaction bars reducedMotion speed";

/** One of these names; 255 where none is said, which is no name. */
const oneOf = (names) => (value, where, key) => (value === undefined ? 255 : place(key, names, value));
/** A number from 0 on; NaN where none is said. */
const upTo = (most) => (value, where) => (value === undefined ? NaN : number(where, value, 0, most));
/** Radians; NaN where none is said. */
const angle = (value, where) => (value === undefined ? NaN : number(where, value));
/** Nothing for the engine: the page is asked when a run begins. */
const element = (value, where) => {
  expect(where, value, !value || value.nodeType || value.call, "an element or a function");
  return [];
};

/** What each option may be, and its numbers. */
const readers = {
  direction: oneOf(directions),
  edge: oneOf(edges),
  dim: upTo(1),
  backdrop: upTo(1),
  shadow: upTo(1),
  shade: upTo(1),
  axis: oneOf(words("horizontal vertical")),
  along: oneOf(words("x y z")),
  tilt: angle,
  turn: angle,
  point: (value, where) => (value === undefined ? [NaN, NaN] : [0, 1].map((index) => number(where, value[index]))),
  threshold: upTo(1),
  source: element,
  target: element,
  motion: motionNumbers,
  reverseMotion: motionNumbers,
  finishMotion: motionNumbers,
  cancelMotion: motionNumbers,
  catchesOnTouchDown: (value) => +!!value,
};

const numbersOf = (where, options, keys) =>
  keys.flatMap((key) => (readers[key] ?? upTo())(options[key], `${where}, ${key}`, key));

/**
 * The number that the engine gives to what these numbers say, until the next call that reads such numbers; when it uses
 * a transition it names the tag.
 */
function made(engine, kind, numbers, tag = -1) {
  if (numbers.length > mailbox) fail(`a transition of more than ${mailbox} numbers`);
  if (!engine._wasm[kind]) fail(`this build has no ${kind} transitions`);
  engine._mail().set(numbers);
  return engine._wasm[kind](tag, ...numbers.slice(0, 2));
}

const optionsIn = (option) => (Object(option) === option ? option : { name: option });

/** A transition that travels this way where it can and nobody has said another one. */
export function directed(engine, option, direction) {
  const options = optionsIn(option);
  return engine._looks[options.name]?.includes("direction") ? { direction, ...options } : option;
}

/** The engine's number of a transition, -1 where none is said. @returns {number} */
export function transitionNumber(engine, option) {
  if (option === undefined) return -1;
  if (option?.enter || option?.leave) {
    checked("transition", option, sides);
    return made(
      engine, "asymmetric", sides.map((side) => transitionNumber(engine, option[side] ?? null)), numberOf(option));
  }
  const options = optionsIn(option);
  const { name = "custom", layers } = options;
  const where = `transition "${name}"`;
  const own = layers ? words("layers source target") : lookOf(engine, options.name);
  const { source, target, path = "straight", elements } = checked(where, options, ["name", ...own, ...common]);
  const tag = source || target || elements ? numberOf(options) : -1;
  const number = made(
    engine, layers ? "custom" : `${name}:${own.join(" ")}`,
    [...(layers ? layerNumbers(where, layers) : numbersOf(where, options, own)), ...numbersOf(where, options, motions)],
    tag);
  const arc = place("path", paths, path);
  return elements || arc
    ? made(engine, "elements", [number, arc, ...elementNumbers(`${where}, elements`, elements ?? {})], tag) : number;
}

/** What can be said of a transition, besides its motions. @returns {string[]} */
const lookOf = ({ _looks }, name) => (Object.hasOwn(_looks, name) ? _looks[name]
  : fail(`this build has no transition "${name}". It has ${Object.keys(_looks).sort().join(", ")}`));

/** The engine's numbers of interactions. @returns {number[]} */
export const interactionNumbers = (engine, option) => [option].flat().map(optionsIn)
  .filter(({ name }) => name !== "none").map((options) => made(engine, "interaction", gestureNumbers(options)));

/** The numbers of an interaction; the engine asks for a page's own functions by their object's number. */
function gestureNumbers(options) {
  const { inputs, finishes = inputs, name = inputs && "fullScreenPan" } = options;
  const where = `interaction "${name}"`;
  const kind = place("interaction", Object.keys(feels), name);
  checked(where, options, words(`name ${feels[name]}${inputs ? " inputs finishes" : ""}`).concat(rules));
  if (inputs) for (const each of [inputs, finishes]) expect(where, each, each.call, "a function");
  return [kind, inputs ? numberOf(options) : -1, ...numbersOf(where, options, allFeels)];
}

/** A container's options, of which every key is known: its own, and those of all containers. */
export function containerOptions(name, options, own) {
  place("bars", ["attached", "pinned"], checked(name, options, words(`${own} ${shared}`)).bars ?? "attached");
  return options;
}

/** Leaves in the mailbox what somebody says of transitions and interactions, and where a screen may rest. */
export function mailPolicy(engine, { transition, interaction }, stops = []) {
  const number = transitionNumber(engine, transition);
  const interactions = interaction === undefined ? [] : interactionNumbers(engine, interaction);
  engine._mail().set(
    [number, interaction === undefined ? -1 : interactions.length, ...interactions, stops.length, ...stops]);
}

/** Whether elements of single screens take part. */
export const movesElements = (option, isReverse) =>
  !!(option?.enter ? (isReverse ? option.leave : option.enter) : option)?.elements;

/** The element that a transition's option names, asked for now. @returns {HTMLElement | null} */
export function partOf(option, key, isReverse) {
  if (option?.enter) return partOf(isReverse ? option.leave : option.enter, key, isReverse);
  const element = answerOf(option?.[key]);
  return element?.isConnected ? element : null;
}
