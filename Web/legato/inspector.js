// What a container is doing, for inspectors. A module of its own beside the distributed one, and of the same build: it
// knows the names that are shortened there.

import { description, stride } from "./abi.js";

/** What layers show, by their kinds' numbers. */
const kinds = ["container", "screen", "dimming", "shadow", "element", "bar", "barItem", "piece", "shade"];
/** The properties of a layer's state, in their order. */
export const properties = [
  "translationX", "translationY", "scaleX", "scaleY", "opacity", "cornerRadius", "rotationZ", "translationZ",
  "rotationX", "rotationY", "anchorX", "anchorY", "perspective", "clipTop", "clipLeft", "clipBottom", "clipRight",
  "shadowOpacity", "shadowRadius", "shadowOffsetY", "red", "green", "blue", "alpha",
];
/** What drives a run, in the engine's order. */
export const inputs = ["fraction", "pull", "dragX", "dragY", "pinch", "rotation"];

/**
 * A layer of a run: what it shows, of which screen, and its frame.
 * @typedef {{ kind: string, side: "covering" | "covered", part: number, frame: number[] }} Layer
 */

/**
 * What runs now: its inputs and their velocities by name, its layers, and what each looks like, a number for each
 * property.
 * @typedef {object} Run
 * @property {Record<string, number>} inputs
 * @property {Record<string, number>} velocity
 * @property {boolean} isReverse
 * @property {Layer[]} layers
 * @property {(fraction: number) => number[][]} sample
 * @property {(fraction: number, input: string, value: number) => number[][]} answer with another input besides
 */

/**
 * The names of the transitions that the engine has, with what can be said of each.
 * @param {any} container
 * @returns {Record<string, string[]>}
 */
export const transitionsOf = (container) => container._engine._looks;

/**
 * What runs now, or null at rest.
 * @param {any} container
 * @returns {Run | null}
 */
export function inspect(container) {
  const { _engine: engine, _handle: handle } = container;
  const count = engine._wasm.inspect(handle);
  if (!count) return null;
  const numbers = engine._mail();
  /** @param {number} start */
  const record = (start) => Object.fromEntries(inputs.map((input, index) => [input, numbers[start + index]]));
  const first = 2 * inputs.length;
  const layers = Array.from({ length: count }, (_, index) => {
    const [kind, screen, part, ...rest] = numbers.slice(first + 2 + index * description);
    const side = /** @type {Layer["side"]} */ (screen === numbers[first + 1] ? "covering" : "covered");
    return { kind: kinds[kind], side, part, frame: rest.slice(0, 4) };
  });
  /** @param {number} address */
  const statesAt = (address) => {
    const states = engine._doubles(address, count * stride);
    return layers.map((_, index) => [...states.slice(index * stride, (index + 1) * stride)]);
  };
  return {
    inputs: record(0), velocity: record(inputs.length), isReverse: numbers[first] > 0, layers,
    sample: (fraction) => statesAt(engine._wasm.sample(handle, fraction)),
    answer: (fraction, input, value) =>
      statesAt(engine._wasm.answer(handle, fraction, inputs.indexOf(input), value)),
  };
}
