// Finds the elements that a transition's options name when a run begins.

import { warn } from "./checks.js";
import { answerOf } from "./engine.js";

/** The opposite part, for a reversed transition. */
const opposite = { source: "target", target: "source" };

/** The descriptions that a run uses, the whole one first, each with whether it is reversed. */
function used(option, isReverse, isTurned = false) {
  const isBack = !!isReverse && !option?.autoReverse;
  const turns = !!option?.reversed;
  const own = option?.enter ? [isBack === turns ? option.enter : option.leave] : option?.combined ?? [];
  const isOther = isTurned !== turns;
  return [[option, isOther], ...own.flatMap((part) => used(part, isBack !== turns, isOther))];
}

/** Whether elements of single screens take part. */
export const movesElements = (option, isReverse) => used(option, isReverse).some(([part]) => part?.elements);

/** The element that a transition's option names at this moment. @returns {HTMLElement | null} */
export function partOf(option, key, isReverse) {
  for (const [part, isTurned] of used(option, isReverse)) {
    const element = answerOf(part?.[isTurned ? opposite[key] : key]);
    if (element?.isConnected) return element;
    if (element) warn(`a ${key} has left the page; name it by a function`, element, element);
  }
  return null;
}
