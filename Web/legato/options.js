// Transitions and interactions as a page writes them, checked and turned into the engine's numbers.

import { checked, expect, number, place } from "./checks.js";
import { layerNumbers } from "./custom.js";

const transitions = ["push", "slide", "cover", "fade", "scale", "headline", "zoom", "imageZoom", "grow", "drawer", "none"];
const interactions = ["edgePan", "pan", "verticalPan", "freeDrag", "imageDrag", "pinch", "none", "zoomDrag"];
const [ownTransition, ownInteraction] = [11, 6];
const directions = ["up", "down", "left", "right", "leading", "trailing"];
const edges = ["top", "bottom", "left", "right", "leading", "trailing"];
/** What an option may be: one of these names, or a number from 0 to this one. */
const valid = {
  direction: directions, edge: edges, dim: 1, parallax: Infinity, edgeWidth: Infinity, distance: Infinity, threshold: 1,
  projection: Infinity, slop: Infinity,
};
// Options in the engine's order.
const looks = ["direction", "dim", "parallax"];
const feels = ["direction", "edge", "edgeWidth", "distance", "threshold", "projection", "slop"];
const elements = ["source", "target"];
const moves = ["motion", "reverseMotion"];
const motions = [["response", "dampingRatio"], ["mass", "stiffness", "damping"], ["timeConstant"], ["duration", "curve"]];
const noMotion = [0, 0, 0, 0, 0, 0];
const curves = {
  linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

/** The engine's number of a transition, -1 where none is said. @returns {number} */
export function transitionNumber(engine, option) {
  if (option === undefined) return -1;
  if (!option?.enter && !option?.leave) return made(engine, "transition", transitionNumbers(option));
  const sides = ["enter", "leave"].map((side) =>
    transitionNumber(engine, expect(`transition, ${side}`, option[side], option[side], "a transition")));
  return cached(engine, `asymmetric ${sides}`, () => engine.wasm.asymmetric(...sides));
}

/** The engine's numbers of interactions, null where nothing is said of them. @returns {number[] | null} */
export function interactionNumbers(engine, option) {
  if (option === undefined) return null;
  return [option].flat().filter((each) => nameOf(each) !== "none")
    .map((each) => made(engine, "interaction", each?.inputs ? ownNumbers(engine, each) : gestureNumbers(each)));
}

/** The element that a transition comes from, asked for now. */
export const sourceOf = (option, isReverse = false) => elementOf(option, isReverse, "source");

/** The part of the new screen that answers to the source, asked for now. */
export const targetOf = (option, isReverse = false) => elementOf(option, isReverse, "target");

/** @returns {HTMLElement | null} */
function elementOf(option, isReverse, key) {
  if (option?.enter) return elementOf(isReverse ? option.leave : option.enter, isReverse, key);
  let element = option?.[key];
  try {
    if (typeof element === "function") element = element();
  } catch (error) {
    reportError(error); // The engine is at work: a fault of the page must not end it.
  }
  return element?.isConnected ? element : null;
}

/** The number that the engine gives to what these numbers say, asked for once. */
function made(engine, kind, numbers) {
  return cached(engine, `${kind} ${numbers}`, () => {
    const mail = engine.mail();
    number(`${kind}, its size`, numbers.length, 0, mail.length);
    mail.set(numbers);
    return engine.wasm[kind]();
  });
}

function cached(engine, key, make) {
  const known = engine._known ??= new Map();
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

function transitionNumbers(option) {
  const where = `transition "${nameOf(option) ?? "custom"}"`;
  if (option?.layers) {
    const { layers, motion } = checked(where, option, ["name", "layers", "motion"]);
    return [
      ownTransition, ...optionNumbers(where, {}, looks), ...motionNumbers(where, motion), ...noMotion,
      ...layerNumbers(where, layers)];
  }
  const [kind, options] = named("transition", transitions, [...looks, ...elements, ...moves], option);
  for (const key of elements) {
    const value = options[key];
    const isRight = !value || typeof value === "function" || value instanceof Element;
    expect(`${where}, ${key}`, value, isRight, "an element or a function");
  }
  return [kind, ...optionNumbers(where, options, looks), ...moves.flatMap((key) => motionNumbers(where, options[key]))];
}

function gestureNumbers(option) {
  const [kind, options] = named("interaction", interactions, [...feels, "grabsOnTouchDown"], option);
  return [kind, 0, ...optionNumbers(`interaction "${interactions[kind]}"`, options, feels), +!!options.grabsOnTouchDown];
}

/** A page's own interaction; the engine asks for its functions by its place. */
function ownNumbers({ _custom: own }, option) {
  const { direction, inputs, finishes = inputs } = checked("interaction", option, ["direction", "inputs", "finishes"]);
  place("direction", directions, direction);
  for (const each of [inputs, finishes]) expect("interaction", each, typeof each === "function", "a function");
  if (!own.includes(option)) own.push(option);
  return [ownInteraction, own.indexOf(option), ...optionNumbers("interaction", option, feels), 0];
}

const nameOf = (option) => (typeof option === "string" ? option : option?.name);

/** The place of a name, and the options that go with it. */
function named(what, names, keys, option) {
  const kind = place(what, names, nameOf(option) ?? option);
  return [kind, checked(`${what} "${names[kind]}"`, typeof option === "string" ? {} : option, ["name", ...keys])];
}

/** Options as numbers; those that are missing are 255, which is no name, or NaN. */
const optionNumbers = (where, options, keys) => keys.map((key) => {
  const [value, most] = [options[key], valid[key]];
  if (most >= 0) return value === undefined ? NaN : number(`${where}, ${key}`, value, 0, most);
  return value === undefined ? 255 : place(key, most, value);
});

function motionNumbers(where, motion) {
  if (motion === undefined) return noMotion;
  const names = motions.map(([name]) => name);
  const kind = place("motion", names, names.find((name) => motion?.[name] !== undefined) ?? Object.keys(Object(motion))[0]);
  const { curve = "ease", ...values } = { dampingRatio: 1, ...checked(`${where}, motion`, motion, motions[kind]) };
  const numbers = motions[kind].flatMap((key) => {
    if (key === "curve") return curveNumbers(`${where}, curve`, curve);
    return expect(`${where}, ${key}`, number(`${where}, ${key}`, values[key]), values[key] > 0, "above 0");
  });
  return [kind + 1, ...numbers, ...noMotion].slice(0, noMotion.length);
}

function curveNumbers(where, curve) {
  const names = Object.keys(curves);
  if (!Array.isArray(curve)) return curves[names[place("curve", names, curve)]];
  return expect(where, curve, curve.length === 4, "four numbers").map((value, index) =>
    index % 2 ? number(where, value) : number(where, value, 0, 1));
}
