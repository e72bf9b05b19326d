// Copies of elements.

import { words } from "./checks.js";
import { force, write } from "./styles.js";
import { allIn } from "./tree.js";

const isComponent = ({ localName }) => localName?.includes("-");

/** Elements that show nothing in a copy, or would start to play or load. */
export const alive = "canvas, video, iframe, object, embed, audio";
/** Attributes that a copy must not have: it would play or load again, or take the choice from others of its group. */
const taking = words("name src srcdoc data");

export const everything = (element) => [element, ...element.querySelectorAll("*")];

/** Whether a copy would not show the same: the element is or contains a drawing, a film or a component. */
export const isAlive = (original) => [original, ...allIn(original)].some((each) => isComponent(each) || each.shadowRoot
  || each.matches(alive));

/** The scroll positions and the choices of all elements within an element; a copy lacks them. */
export const statesOf = (element) => everything(element).flatMap(
  ({ scrollLeft, scrollTop, options, selectedIndex }, index) => (
    scrollLeft || scrollTop || options ? [[index, scrollLeft, scrollTop, selectedIndex]] : []));

/** Restores these states in a copy that is in the page. */
export function giveStates(copy, states) {
  const all = everything(copy);
  for (const [index, left, top, selectedIndex] of states) {
    all[index].scrollTo({ left, top, behavior: "instant" });
    Object.assign(all[index], { selectedIndex });
  }
}

/**
 * A copy in which nothing plays and no component starts. In place of a component it has an element with the component's
 * look and content.
 * @returns {any}
 */
export function copyOf(original, isDeep) {
  const copy = isComponent(original) ? standIn("span", original) : original.cloneNode();
  const copies = ({ childNodes }) => [...childNodes].map((each) => copyOf(each, true));
  if (copy.matches?.(`${alive}, source, [type=radio], details`)) for (const name of taking) copy.removeAttribute(name);
  if (isDeep) copy.append?.(...copies(original));
  const { shadowRoot } = original;
  if (shadowRoot) {
    const root = copy.shadowRoot ?? copy.attachShadow({ mode: "open" });
    root.replaceChildren(...copies(shadowRoot));
    root.adoptedStyleSheets = shadowRoot.adoptedStyleSheets;
  }
  return copy;
}

/** An element of another name with the attributes and the look of the original. */
export function standIn(name, original) {
  const other = document.createElement(name);
  for (const { name, value } of original.attributes) write(other, name, value);
  dress(other, stylesOf(original));
  force(other, { "pointer-events": "none" });
  return other;
}

/**
 * Replaces each living element within a copy by a canvas for its present picture; returns the living originals.
 */
export function freeze(copy, original) {
  const pictures = everything(original).filter((each) => each.matches(alive));
  copy.querySelectorAll(alive).forEach((each, index) => {
    const picture = pictures[index];
    const still = standIn("canvas", picture);
    still.width = +(picture.videoWidth ?? picture.width) || 0;
    still.height = +(picture.videoHeight ?? picture.height) || 0;
    still.append(...each.childNodes);
    each.replaceWith(still);
  });
  return pictures;
}

/** Draws these pictures in a copy that is in the page. */
export function draw(copy, pictures) {
  copy.querySelectorAll("canvas").forEach((still, index) => {
    const { width, height } = still;
    if (pictures[index].matches("canvas, video") && width * height) {
      still.getContext("2d").drawImage(pictures[index], 0, 0, width, height);
    }
  });
}

/** The computed styles of an element, or of its pseudo-element, as pairs. */
export function stylesOf(element, pseudo = "") {
  const style = getComputedStyle(element, pseudo);
  return [...style].map((name) => [name, style.getPropertyValue(name)])
    // Other colors that equal the text's are left out: they follow it, also in the element's children.
    .filter(([name, value]) => name === "color" || value !== style.color);
}

/** The pairs of these styles in which another element in the page differs. */
export function lacking(element, styles, pseudo = "") {
  const own = getComputedStyle(element, pseudo);
  return styles.filter(([name, value]) => own.getPropertyValue(name) !== value);
}

/** Gives styles to an element. */
export function dress({ style }, styles) {
  for (const [name, value] of styles) style.setProperty(name, value);
}
