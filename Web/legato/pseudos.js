// Gives flying elements, by style rules, the pseudo-elements that they had in their place in the page.

import { words } from "./checks.js";
import { lacking, stylesOf } from "./copies.js";
import { own, write } from "./styles.js";

const kinds = words("::before ::after ::placeholder");
/** Marks an element that has rules. */
const mark = "data-legato-pseudo";
let count = 0;

/** Gives elements the pseudo-elements of others, pair by pair; returns a function that removes them. */
export function lendPseudos(pairs) {
  const putBacks = pairs.flatMap(([element, original]) => kinds.flatMap((kind) => {
    // With "none" or "normal" it does not exist.
    if (!original.placeholder && /^n/.test(getComputedStyle(original, kind).content)) return [];
    const styles = lacking(element, stylesOf(original, kind), kind);
    if (!styles[0]) return [];
    const name = element.getAttribute(mark) ?? `${++count}`;
    write(element, mark, name);
    const text = styles.map((style) => `${style.join(":")}!important`).join(";");
    const rule = own.cssRules[own.insertRule(`[${mark}="${name}"]${kind}{${text}}`)];
    return [() => {
      write(element, mark, null);
      own.deleteRule([...own.cssRules].indexOf(rule));
    }];
  }));
  return () => putBacks.forEach((putBack) => putBack());
}
