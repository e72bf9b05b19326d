// What a container is doing, for inspectors. It is not part of the distributed module.

import { description, stride } from "./abi.js";

/** What layers show, by their kinds' numbers. */
const kinds = ["container", "screen", "dimming", "shadow", "element", "bar", "barItem", "piece"];
/** The properties of a layer's state, in their order. */
export const properties = [
  "translationX", "translationY", "scaleX", "scaleY", "opacity", "cornerRadius", "rotationZ", "translationZ",
  "rotationX", "rotationY", "anchorX", "anchorY", "perspective", "clipTop", "clipLeft", "clipBottom", "clipRight",
  "shadowOpacity", "shadowRadius", "shadowOffsetY", "red", "green", "blue", "alpha",
];
const inputs = ["fraction", "pull", "dragX", "dragY", "pinch", "rotation"];
/** The operations that uncover a screen, by their numbers. */
const reverses = [1, 4, 6, 7];

/** The names of the transitions that the engine has, with what can be said of each. */
export const transitionsOf = (container) => container._engine._looks;

/** What runs now, or null at rest. */
export function inspect(container) {
  const { _engine: engine, _handle: handle } = container;
  const count = engine._wasm.inspect(handle);
  if (!count) return null;
  const numbers = engine._mail();
  const record = (start) => Object.fromEntries(inputs.map((input, index) => [input, numbers[start + index]]));
  const first = 2 * inputs.length;
  const layers = Array.from({ length: count }, (_, index) => {
    const [kind, screen, part] = numbers.slice(first + 1 + index * description);
    return { kind: kinds[kind], screen, part };
  });
  return {
    inputs: record(0), velocity: record(inputs.length), isReverse: reverses.includes(numbers[first]), layers,
    /** What each layer looks like at a fraction: a number for each property. */
    sample(fraction) {
      const address = engine._wasm.sample(handle, fraction);
      const states = engine._doubles(address, count * stride);
      return layers.map((_, index) => [...states.slice(index * stride, (index + 1) * stride)]);
    },
  };
}
