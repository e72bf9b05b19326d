// What a transition writes to the page's elements: our own attributes with their style sheet, attributes and inline
// styles of the page's that are put back exactly.

/** Attributes of ours. What flies is shown elsewhere, and answers where it is. */
export const container = "data-legato-container";
export const layer = "data-legato-layer";
export const hidden = "data-legato-hidden";
export const flying = "data-legato-flying";
/** What a container has that clips what it would hide; a block, which contained its margins, says so. */
export const clip = "data-legato-clip";
/** What a sheet has that shows how it is dragged. */
export const grabber = "data-legato-grabber";
/** What a layer's attribute says of a screen that is clipped. */
export const clipped = "clipped";
/** The element that shows a copy, or another element, above the screens. */
export const overlay = "legato-overlay";
/** The element that shows a part of a copy of a screen. */
export const piece = "legato-piece";

// The filter changes nothing that is seen. Without it Chromium does not paint what lies behind the round corners of a
// clip where something inside it has a backdrop filter (seen in Chromium 156).
const sheet = globalThis.CSSStyleSheet && new CSSStyleSheet();
sheet?.replaceSync(`
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
  ${piece} { overflow: clip }
  ${overlay} > *, ${piece} > * {
    position: absolute !important; margin: 0 !important; transition: none !important; visibility: visible !important;
  }
  ${overlay} > * {
    inset: 0 !important; width: 100% !important; height: 100% !important; max-width: none !important;
    max-height: none !important; box-sizing: border-box !important; transform: none !important;
    border-radius: 0 !important;
  }`);

/** Lets the style sheet hold where an element is. */
export function adopt(element) {
  const { adoptedStyleSheets } = element.getRootNode();
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

export const write = (element, name, value) =>
  (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));

/** Inline styles of a place in the container. */
export const area = (left, top, width, height) => (
  // The other sides, too: of a screen with all four said, one that reads from right to left would keep its right one.
  { inset: `${top}px auto auto ${left}px`, width: `${width}px`, height: `${height}px` });

/** Puts a copy of a screen at a place of its own, without what moves the screen. */
export function place(copy, ...frame) {
  copy.removeAttribute(layer);
  for (const name of poses) copy.style.removeProperty(name);
  force(copy, { ...area(...frame), "box-sizing": "border-box" });
}

/** Writes inline styles that go before all others. */
export function force({ style }, values) {
  for (const name in values) style.setProperty(name, values[name], "important");
}

/**
 * What the engine wants to know of an element's background: whether it is nothing but a colour of sRGB's, and then red,
 * green, blue and alpha from 0 to 1.
 */
export function plainColor(element) {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [, kind, text] = /^(rgb|color)a?\((?:srgb )?([\d\s.,/e-]+)\)$/.exec(backgroundColor) ?? [];
  if (!kind || backgroundImage !== "none") return [0];
  const [red, green, blue, alpha = 1] = (text.match(/[\d.e-]+/g) ?? []).map(Number);
  return [1, ...[red, green, blue].map((part) => (kind === "rgb" ? part / 255 : part)), alpha];
}

const lent = new WeakMap();

/** Sets an attribute where the page has none. */
export function lend(element, name, value = "") {
  if (element.hasAttribute(name)) return;
  write(element, name, value);
  lent.set(element, (lent.get(element) ?? new Set()).add(name));
}

/** Takes an attribute away again, or all. */
export function giveBack(element, ...names) {
  const own = lent.get(element) ?? new Set();
  for (const name of names[0] ? names : own) if (own.delete(name)) write(element, name, null);
}

/** The inline styles that move an element; the last one may keep the page's own transitions away meanwhile. */
const poses = ["transform", "opacity", "z-index", "clip-path", "transition-property"];

/** The declarations in an order of their own: a property that was put back may stand elsewhere. */
const sorted = (style) => style.cssText.split(";").map((each) => each.trim()).sort().join(";");

/** Empties inline styles of an element; the answer puts them back, leaving alone what else has changed. */
export function saveStyle(element, names = poses) {
  const { style } = element;
  const text = element.getAttribute("style");
  const before = sorted(style);
  const values = names.map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)]);
  for (const name of names) style.removeProperty(name);
  return () => {
    for (const [name, value, priority] of values) {
      // Read while the page's transitions are still away: none of them is to begin from where we have left the element.
      if (name === "transition-property") getComputedStyle(element).getPropertyValue("opacity");
      style.setProperty(name, value, priority);
    }
    // Reading comes first: browsers write the attribute late, and what is not written yet cannot be removed.
    if (sorted(style) === before && element.getAttribute("style") !== text) write(element, "style", text);
  };
}
