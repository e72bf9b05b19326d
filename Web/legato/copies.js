// Copies of elements: what they lack, and what they would take from the page.

import { allIn } from "./tree.js";

const clonable = /** @type {any} */ ({ mode: "open", clonable: true });
const isComponent = (element) => element.localName.includes("-");

/** What shows nothing in a copy, or would begin anew. */
export const alive = "canvas, video, iframe, object, embed, audio";
export const everything = (element) => [element, ...element.querySelectorAll("*")];

/** Whether a copy would not show what an element shows: what is drawn, played, chosen, scrolled or in a component. */
export const isAlive = (original) => [original, ...allIn(original)].some((each) => isComponent(each) || each.shadowRoot
  || each.scrollLeft || each.scrollTop || each.options || each.matches(alive));

/**
 * A copy in which nothing plays and no component awakes, and which takes no choice from a group of radio buttons. A
 * component's shows what is in that.
 * @returns {any}
 */
export function copyOf(original, isDeep) {
  const inert = document.implementation.createHTMLDocument("");
  const outer = inert.createElement("div");
  const originals = everything(original);
  outer.append((originals.some(isComponent) ? inert : document).importNode(original, isDeep));
  outer.querySelectorAll("*").forEach((each, index) => {
    if (each.matches("video, iframe, [type=radio]")) for (const name of ["name", "src"]) each.removeAttribute(name);
    if (!isComponent(each)) return;
    const plain = inert.createElement("span");
    for (const { name, value } of each.attributes) plain.setAttribute(name, value);
    plain.append(...each.childNodes);
    for (const part of originals[index].shadowRoot?.children ?? []) {
      (plain.shadowRoot ?? plain.attachShadow(clonable)).append(copyOf(part, true));
    }
    each.replaceWith(plain);
  });
  return outer.firstElementChild;
}
