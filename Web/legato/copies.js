// Copies of elements: what they lack, and what they must not take from the page.

import { allIn } from "./tree.js";

const clonable = /** @type {any} */ ({ mode: "open", clonable: true });
const isComponent = (element) => element.localName.includes("-");

/** Elements that show nothing in a copy, or would begin anew. */
export const alive = "canvas, video, iframe, object, embed, audio";
const everything = (element) => [element, ...element.querySelectorAll("*")];

/** Whether a copy would not show the same: what is drawn, played, or in a component. */
export const isAlive = (original) => [original, ...allIn(original)].some((each) => isComponent(each) || each.shadowRoot
  || each.matches(alive));

/** How far what lies in an element has scrolled, and what is chosen there; a copy has neither. */
export const statesOf = (element) => everything(element).flatMap(
  ({ scrollLeft, scrollTop, options, selectedIndex }, index) => (
    scrollLeft || scrollTop || options ? [[index, scrollLeft, scrollTop, selectedIndex]] : []));

/** Gives these to a copy that is in the page. */
export function giveStates(copy, states) {
  if (!states.length) return;
  const all = everything(copy);
  for (const [index, left, top, selectedIndex] of states) {
    all[index].scrollTo({ left, top, behavior: "instant" });
    Object.assign(all[index], { selectedIndex });
  }
}

/**
 * A copy in which nothing plays and no component awakes, and which takes no choice from a group of radio buttons. The
 * copy of a component shows what is in it.
 * @returns {any}
 */
export function copyOf(original, isDeep) {
  const copy = everything(original).some(isComponent) ? asleep(original, isDeep) : original.cloneNode(isDeep);
  for (const each of everything(copy)) {
    if (each.matches("video, iframe, [type=radio]")) for (const name of ["name", "src"]) each.removeAttribute(name);
  }
  return copy;
}

/** A copy of what contains components, made in a document where none awakes. */
function asleep(original, isDeep) {
  const inert = document.implementation.createHTMLDocument("");
  const outer = inert.createElement("div");
  outer.append(inert.importNode(original, isDeep));
  const originals = everything(original);
  outer.querySelectorAll("*").forEach((each, index) => {
    if (!isComponent(each)) return;
    const plain = inert.createElement("span");
    for (const { name, value } of each.attributes) plain.setAttribute(name, value);
    plain.append(...each.childNodes);
    for (const part of originals[index].shadowRoot?.children ?? []) {
      (plain.shadowRoot ?? plain.attachShadow(clonable)).append(copyOf(part, true));
    }
    each.replaceWith(plain);
  });
  return outer.firstChild;
}
