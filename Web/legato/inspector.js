// Shows a container's state, for inspectors. It is a separate module of the same build as the distributed one, because
// it uses names that are shortened there.

import { description, stride } from "./abi.js";
import { fail } from "./checks.js";

/** The names of the kinds of layers, by their numbers. */
const kinds = [
  "container", "screen", "dimming", "shadow", "element", "bar", "barItem", "piece", "shade", "elementShadow",
];
/** The properties of a layer's state, in order. */
export const properties = [
  "translationX", "translationY", "scaleX", "scaleY", "opacity", "cornerRadius", "rotationZ", "translationZ",
  "rotationX", "rotationY", "anchorX", "anchorY", "perspective", "clipTop", "clipLeft", "clipBottom", "clipRight",
  "shadowOpacity", "shadowRadius", "shadowOffsetY", "red", "green", "blue", "alpha", "shear", "tiltX",
  "tiltY",
];
export const inputs = ["fraction", "pull", "dragX", "dragY", "pinch", "rotation", "trail"];

export const transitionsOf = (container) => container._engine._transitions;

export function inspect(container) {
  const { _engine: engine, _handle: handle } = container;
  if (!engine._wasm.inspect) fail('this build has no "inspector": name it in TRANSITIONS');
  const count = engine._wasm.inspect(handle);
  if (!count) return null;
  const numbers = engine._mail();
  const record = (start) => Object.fromEntries(inputs.map((input, index) => [input, numbers[start + index]]));
  const first = 2 * inputs.length;
  const layers = Array.from({ length: count }, (_, index) => {
    const [kind, screen, part, ...rest] = numbers.slice(first + 2 + index * description);
    const side = screen === numbers[first + 1] ? "covering" : "covered";
    return { kind: kinds[kind], side, part, frame: rest.slice(0, 4) };
  });
  const answer = (fraction, input, value) => {
    const address = engine._wasm.sample(handle, fraction, inputs.indexOf(input), value);
    const states = engine._doubles(address, count * stride);
    return layers.map((_, index) => [...states.slice(index * stride, (index + 1) * stride)]);
  };
  return {
    inputs: record(0), velocity: record(inputs.length), isReverse: numbers[first] > 0, layers,
    sample: (fraction) => answer(fraction, "fraction", fraction), answer,
  };
}
