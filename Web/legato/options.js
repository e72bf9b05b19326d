// Transitions and interactions as a page writes them, checked and turned into the engine's numbers.

import { checked, expect, number, place, words } from "./checks.js";
import { layerNumbers } from "./custom.js";
import { ask } from "./engine.js";
import { numberOf } from "./screens.js";

const transitions = words("push slide cover fade scale headline zoom imageZoom grow drawer none");
const interactions = words("edgePan pan verticalPan freeDrag imageDrag pinch none zoomDrag");
const [ownTransition, ownInteraction] = [11, 6];
const directions = words("up down left right leading trailing");
/** What an option may be: one of these names, or a number from 0 to this one, or else from 0 on. */
const valid = { direction: directions, edge: words("top bottom left right leading trailing"), dim: 1, threshold: 1 };
// Options in the engine's order.
const looks = words("direction dim parallax");
const feels = words("direction edge edgeWidth distance threshold projection slop");
const elements = words("source target");
const moves = words("motion reverseMotion");
const sides = words("enter leave");
const motions = ["response dampingRatio", "mass stiffness damping", "timeConstant", "duration curve"].map(words);
const noMotion = [0, 0, 0, 0, 0, 0];
const curves = words("linear ease ease-in ease-out ease-in-out");
const curvePoints = [[0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1]];

/** The engine's number of a transition, -1 where none is said. @returns {number} */
export function transitionNumber(engine, option) {
  if (option === undefined) return -1;
  const isBoth = option?.enter || option?.leave;
  const numbers = isBoth
    ? sides.map((side) => transitionNumber(engine, checked("transition", option, sides)[side] ?? null))
    : transitionNumbers(optionsIn(option));
  const tag = isBoth || elements.some((key) => option?.[key]) ? numberOf(option) : -1;
  return made(engine, isBoth ? "asymmetric" : "transition", numbers, tag);
}

/** The engine's numbers of interactions, null where nothing is said of them. @returns {number[] | null} */
export const interactionNumbers = (engine, option) => (option === undefined ? null : [option].flat()
  .filter((each) => optionsIn(each).name !== "none")
  .map((each) => made(engine, "interaction", gestureNumbers(optionsIn(each)))));

/** The element that a transition comes from, asked for now. */
export const sourceOf = (option, isReverse = false) => elementOf(option, isReverse, "source");

/** The part of the new screen that answers to the source, asked for now. */
export const targetOf = (option, isReverse = false) => elementOf(option, isReverse, "target");

/** @returns {HTMLElement | null} */
function elementOf(option, isReverse, key) {
  if (option?.enter) return elementOf(isReverse ? option.leave : option.enter, isReverse, key);
  const own = option?.[key];
  const element = typeof own === "function" ? ask(own) : own;
  return element?.isConnected ? element : null;
}

/** The number that the engine gives to what these numbers say, asked for once. */
function made(engine, kind, numbers, tag = -1) {
  const known = engine._known ??= {};
  return known[[kind, tag, numbers].join()] ??= (engine.mail().set(numbers), engine.wasm[kind](tag, ...numbers.slice(0, 2)));
}

const optionsIn = (option) => (Object(option) === option ? option : { name: option });

function transitionNumbers(options) {
  const { name = "custom", layers } = options;
  const where = `transition "${name}"`;
  const kind = layers ? ownTransition : place("transition", transitions, options.name);
  checked(where, options, layers ? words("name layers motion") : ["name", ...looks, ...elements, ...moves]);
  for (const key of elements) {
    const value = options[key];
    expect(`${where}, ${key}`, value, !value || value.nodeType || value.call, "an element or a function");
  }
  return [
    kind, ...numbersOf(where, options, looks), ...moves.flatMap((key) => motionNumbers(where, options[key])),
    ...(layers ? layerNumbers(where, layers) : [])];
}

/** The numbers of an interaction; the engine asks for a page's own functions by their object's number. */
function gestureNumbers(options) {
  const { name = "custom", direction, inputs, finishes = inputs, grabsOnTouchDown } = options;
  const where = `interaction "${name}"`;
  const kind = inputs ? ownInteraction : place("interaction", interactions, options.name);
  checked(where, options, inputs ? words("direction inputs finishes") : ["name", ...feels, "grabsOnTouchDown"]);
  if (inputs) {
    place("direction", directions, direction);
    for (const each of [inputs, finishes]) expect(where, each, each.call, "a function");
  }
  return [kind, inputs ? numberOf(options) : -1, ...numbersOf(where, options, feels), +!!grabsOnTouchDown];
}

/** Options as numbers; those that are missing are 255, which is no name, or NaN. */
const numbersOf = (where, options, keys) => keys.map((key) => {
  const [value, most = Infinity] = [options[key], valid[key]];
  if (most >= 0) return value === undefined ? NaN : number(`${where}, ${key}`, value, 0, most);
  return value === undefined ? 255 : place(key, most, value);
});

function motionNumbers(where, motion) {
  if (motion === undefined) return noMotion;
  const kinds = motions.map(([first]) => first);
  const keys = Object.keys(Object(motion));
  const kind = place("motion", kinds, keys.find((key) => kinds.includes(key)) ?? keys);
  const options = { dampingRatio: 1, curve: "ease", ...checked(`${where}, motion`, motion, motions[kind]) };
  return [kind + 1, ...motions[kind].flatMap((key) => {
    const [value, here] = [options[key], `${where}, ${key}`];
    if (key !== "curve") return number(here, value, 0.001);
    if (!Array.isArray(value)) return curvePoints[place(key, curves, value)];
    return [0, 1, 2, 3].map((index) => number(here, value[index]));
  }), ...noMotion].slice(0, 6);
}
