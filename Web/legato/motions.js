// Checks motions and curves and turns them into the engine's numbers.

import { checked, number, place, words } from "./checks.js";

const motions = ["response dampingRatio", "mass stiffness damping", "timeConstant", "duration curve"].map(words);
/** The numbers of a motion that is not given. */
export const noMotion = [0, 0, 0, 0, 0, 0];
const curves = words("linear ease ease-in ease-out ease-in-out");
const points = [[0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1]];

/** A curve's four numbers, from its name or as they are. @returns {number[]} */
export const curveNumbers = (curve, where) => (Array.isArray(curve)
  ? [0, 1, 2, 3].map((index) => number(where, curve[index])) : points[place("curve", curves, curve)]);

/** A motion's kind and its five numbers. @returns {number[]} */
export function motionNumbers(motion, where) {
  if (motion === undefined) return noMotion;
  const kinds = motions.map(([first]) => first);
  const keys = Object.keys(Object(motion));
  const kind = place("motion", kinds, keys.find((key) => kinds.includes(key)) ?? keys);
  const options = { dampingRatio: 1, curve: "ease", ...checked(where, motion, motions[kind]) };
  return [kind + 1, ...motions[kind].flatMap((key) => {
    const [value, here] = [options[key], `${where}, ${key}`];
    return key === "curve" ? curveNumbers(value, here) : number(here, value, 0.001);
  }), ...noMotion].slice(0, 6);
}
