// Copies of elements.

import { force, write } from "./styles.js";

const isComponent = ({ localName }) => localName?.includes("-");

/** Elements whose present picture can be drawn. */
const drawn = "canvas, video";
/** Elements that show nothing in a copy, or would start to play or load. */
const alive = `${drawn}, iframe, object, embed, audio`;

export const everything = (element) => [element, ...element.querySelectorAll("*")];

/** Whether a copy would not show the same: the element is or contains a drawing, a film or a component. */
export const isAlive = (original) => everything(original).some((each) => isComponent(each) || each.shadowRoot
  || each.matches(alive));

/** What a copy lacks: the elements within an element that are scrolled, chosen or drawn, and their scroll positions. */
export const statesOf = (element) => everything(element).flatMap((each, index) => {
  const { scrollLeft, scrollTop, options, selected } = each;
  return scrollLeft || scrollTop || options || selected || each.matches(drawn)
    ? [[index, each, scrollLeft, scrollTop]] : [];
});

/** Restores these states in a copy that is in the page. */
export function giveStates(copy, states) {
  const all = everything(copy);
  for (const [index, original, left, top] of states) {
    const each = all[index];
    each.scrollTo({ left, top, behavior: "instant" });
    // A list forgets its choices before its options get theirs.
    if (original.options) each.selectedIndex = -1;
    if (original.selected) each.selected = true;
    if (!original.matches(drawn)) continue;
    each.width = original.videoWidth ?? original.width;
    each.height = original.videoHeight ?? original.height;
    if (each.width * each.height) each.getContext("2d").drawImage(original, 0, 0);
  }
}

/**
 * A copy in which nothing plays and no component starts: in their place it has elements with their look and content.
 * @returns {any}
 */
export function copyOf(original, isDeep) {
  const name = isComponent(original) ? "span" : original.matches?.(alive) && "canvas";
  const copy = name ? standIn(name, original) : original.cloneNode();
  const copies = ({ childNodes }) => [...childNodes].map((each) => copyOf(each, true));
  // It would take the choice from the others of its group.
  if (copy.matches?.("[type=radio], details")) copy.removeAttribute("name");
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
