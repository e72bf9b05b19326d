// Writes to the page's elements: Legato's own attributes with their style sheet, and attributes and inline styles that
// are restored exactly.

import { words } from "./checks.js";

/** Legato's attributes. A flying element is shown elsewhere, but its place still gets touches. */
export const container = "data-legato-container";
export const layer = "data-legato-layer";
export const hidden = "data-legato-hidden";
export const flying = "data-legato-flying";
/** Set on a container with `overflow: hidden`, to its `display`: a block still contains its children's margins. */
export const clip = "data-legato-clip";
/** Set on a sheet with a grabber. */
export const grabber = "data-legato-grabber";
/** The value of a layer's attribute while its screen is clipped. */
export const clipped = "clipped";
/** The element that shows a copy, or another element, above the screens. */
export const overlay = "legato-overlay";
/** The element that shows a part of a copy of a screen. */
export const piece = "legato-piece";

// The filter changes nothing visible. Without it Chromium paints nothing behind the round corners of a clip if an
// element inside has a backdrop filter (seen in Chromium 156).
export const own = globalThis.CSSStyleSheet && new CSSStyleSheet();
own?.replaceSync(`
  [${container}] { isolation: isolate }
  :where([${container}]) { position: relative }
  [${clip}] { overflow: clip !important }
  [${clip}=block] { align-content: start !important }
  :where([${hidden}]) { visibility: hidden !important; clip-path: inset(50%) !important }
  [${flying}] { -webkit-mask: linear-gradient(#0000, #0000) !important }
  [${layer}] { transform-origin: 0 0 !important; will-change: transform, opacity }
  [${container}=rest] > [${layer}] { transform: none !important }
  [${layer}=${clipped}] { filter: opacity(1) }
  [${container}] > :focus { outline: 0 }
  :where([${grabber}])::after {
    content: ""; position: absolute; z-index: 1; inset: 6px 0 auto; margin: auto; width: 36px; opacity: .3;
    border-top: 5px solid; border-radius: 3px; pointer-events: none;
  }
  ${overlay}, ${piece} { position: absolute; pointer-events: none }
  ${overlay} * { pointer-events: none !important }
  ${piece} { overflow: clip }
  ${overlay} > *, ${piece} > * {
    position: absolute !important; margin: 0 !important; transition: none !important; visibility: visible !important;
  }
  ${overlay} > * {
    inset: 0 !important; width: 100% !important; height: 100% !important; max-width: none !important;
    max-height: none !important; box-sizing: border-box !important; transform: none !important;
    border-radius: 0 !important;
  }`);

/** Adds the style sheet to the root of an element's tree. */
export function adopt(element) {
  const { adoptedStyleSheets } = element.getRootNode();
  if (!adoptedStyleSheets.includes(own)) adoptedStyleSheets.push(own);
}

export function write(element, name, value) {
  // Reads first, because browsers write a style late, and cannot remove one that is not written yet.
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Inline styles for a place in the container. */
export const area = (left, top, width, height) => (
  // All four sides are set: a right-to-left screen with four sides of its own would otherwise keep its right one.
  { inset: `${top}px auto auto ${left}px`, width: `${width}px`, height: `${height}px` });

/** Puts a copy of a screen at a place, without the styles that move the screen. */
export function place(copy, ...frame) {
  copy.removeAttribute(layer);
  for (const name of [...poses, "will-change"]) copy.style.removeProperty(name);
  force(copy, { ...area(...frame), "box-sizing": "border-box" });
}

/** Writes inline styles that override all others. */
export function force({ style }, values) {
  for (const name in values) style.setProperty(name, values[name], "important");
}

/**
 * 1 if an element's background is one plain sRGB colour, and then red, green, blue and alpha from 0 to 1; otherwise 0.
 */
export function plainColor(element) {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [kind, red, green, blue, alpha = 1] = backgroundColor.match(/^rgb|srgb |-?[\d.][\d.e-]*/g) ?? [];
  if (!kind?.includes("rgb") || backgroundImage !== "none") return [0];
  return [1, ...[red, green, blue].map((part) => (kind === "rgb" ? +part / 255 : +part)), +alpha];
}

const lent = new WeakMap();

/** Sets an attribute that the page has not set. */
export function lend(element, name, value = "") {
  if (element.hasAttribute(name)) return;
  write(element, name, value);
  lent.set(element, (lent.get(element) ?? new Set()).add(name));
}

/** Removes these attributes if `lend` has set them, or all such attributes. */
export function giveBack(element, ...names) {
  const own = lent.get(element) ?? new Set();
  for (const name of names[0] ? names : own) if (own.delete(name)) write(element, name, null);
}

/** The inline styles that move an element; the last one may switch the page's own transitions off. */
const poses = words("transform opacity z-index clip-path transition-property");

/** The declarations in alphabetical order, because a restored property may be at another place. */
const sorted = (style) => style.cssText.split(/; */).sort().join();

/** Clears inline styles of an element; returns a function that restores them and keeps other changes. */
export function saveStyle(element, names = poses) {
  const { style } = element;
  const text = element.getAttribute("style");
  const before = sorted(style);
  const values = names.map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)]);
  for (const name of names) style.removeProperty(name);
  return () => {
    for (const [name, value, priority] of values) {
      // Reading a style while the page's own transitions are off keeps one from starting where Legato has left the
      // element.
      if (name === "transition-property") getComputedStyle(element).getPropertyValue("opacity");
      style.setProperty(name, value, priority);
    }
    if (sorted(style) === before) write(element, "style", text);
  };
}
