// Turns the options for elements of single screens into numbers for the engine.

import { checked, expect, number, place, words } from "./checks.js";
import { names } from "./described.js";
import { curveNumbers } from "./motions.js";

const cascades = ["order", ...names.direction];
const looks = words("opacity translationX translationY scale rotationX rotationY rotationZ perspective");
const rests = [1, 0, 0, 1, 0, 0, 0, 1000];

/** How elements come and go, their order, and the part of the run between the first and the last. */
export function elementNumbers(where, option) {
  const known = words("enter leave cascade span");
  const { enter = {}, leave, cascade = "order", span = 0.5 } = checked(where, option, known);
  const isPoint = Array.isArray(cascade);
  return [
    ...modifierNumbers(`${where}, enter`, enter), +!!leave, ...modifierNumbers(`${where}, leave`, leave ?? {}),
    isPoint ? cascades.length : place("cascade", cascades, cascade),
    ...[0, 1].map((index) => (isPoint ? number(`${where}, cascade`, cascade[index]) : 0)), number(where, span, 0, 1),
  ];
}

/** An element's look while its screen is away, its delay and duration, and its curve or a spring's damping. */
function modifierNumbers(where, option) {
  const { delay = 0, duration, curve = "linear", spring } = checked(
    where, option, [...looks, ...words("delay duration curve spring")]);
  const part = (key, value) => number(`${where}, ${key}`, value, 0, 1);
  return [
    ...looks.map((key, index) => number(`${where}, ${key}`, option[key] ?? rests[index])), part("delay", delay),
    duration === undefined ? NaN : part("duration", duration),
    spring === undefined ? NaN : expect(`${where}, spring`, spring, spring > 0, "a number above 0"),
    ...curveNumbers(curve, `${where}, curve`),
  ];
}
