// Snapshot overlays: each shows a copy of an element, or the element itself, above the screens.

import { barKind } from "./abi.js";
import { copyOf, giveStates, isAlive, statesOf } from "./copies.js";
import { shadowsOf } from "./frames.js";
import { area, flying, force, write } from "./styles.js";

/** How much larger than it is a text is drawn at most: more takes too much memory. */
const mostGrowth = 4;

/** How much larger than it is the copy of a text is drawn, so that it is sharp at its larger end, too. */
export const growthOf = (original, growth = 1) =>
  (original.textContent.trim() ? Math.min(Math.max(growth, 1), mostGrowth) : 1);

/** For an element that flies itself, the copy that lies in its place meanwhile. */
const places = new WeakMap();
const originals = new WeakMap();
export const placeOf = (element) => places.get(element) ?? element;
export const originalOf = (place) => originals.get(place) ?? place;

/**
 * Shows a copy of an element in an overlay, or the element itself if a copy would stand still, and hides what it stands
 * for. Returns what is shown, and what puts it back.
 */
export function fill(overlay, kind, original, other) {
  // It may stand for another one that already flies.
  original.toggleAttribute(flying, false);
  const flies = overlay["moveBefore"] && kind !== barKind && isAlive(original);
  const copy = copyOf(original, kind !== barKind);
  const [shown, left] = flies ? [original, copy] : [copy, original];
  if (flies) {
    const { offsetWidth, offsetHeight } = original;
    force(copy, { width: `${offsetWidth}px`, height: `${offsetHeight}px`, "box-sizing": "border-box" });
    original.before(copy);
    places.set(original, copy);
    originals.set(copy, original);
    overlay["moveBefore"](original, null);
  } else {
    copy.removeAttribute("id");
    overlay.append(copy);
  }
  const changes = differences(shown, left);
  const texts = new Map([[shown], ...changes].map(([each]) => [each, each.getAttribute("style")]));
  for (const [each, property, value] of changes) each.style.setProperty(property, value);
  // An element that has scrolled stays in its place, where a finger may scroll it meanwhile.
  if (!flies && kind !== barKind) giveStates(copy, statesOf(original));
  const hide = (isHidden) => [left, other].forEach((each) => each?.toggleAttribute(flying, isHidden));
  hide(true);
  return [shown, () => {
    hide(false);
    if (!flies) return;
    places.delete(original);
    for (const [each, text] of texts) write(each, "style", text);
    copy.parentNode?.[copy.isConnected ? "moveBefore" : "insertBefore"](original, copy);
    copy.remove();
  }];
}

/**
 * Lays a layer's overlay out at rest. The box is the copy's place in it, in the size of the original, and as much
 * larger as the overlay, unless it is the box of a text or of the visible part.
 */
export function lay({ _element, _growth, _frame: [x, y, ...size] }, _original, _other, box, _scale, isCut) {
  const { style, firstChild } = _element;
  Object.assign(style, area(x, y, ...size.map((each) => each * _growth)), { overflow: isCut ? "clip" : "" });
  if (!box) return;
  const [left, top, ...whole] = box;
  force(firstChild, {
    ...area(left * _growth, top * _growth, ...whole),
    ..._growth > 1 && { transform: `scale(${_growth})`, "transform-origin": "0 0" },
  });
}

/** Removes the shadow from what an overlay shows, because a layer below casts it. */
export const leaveShadow = (shown) => force(shown, { "box-shadow": shadowsOf(shown)[1] || "none" });

/** Rounds or clips what an overlay shows, by the state. */
export function shape({ _element, _shown }, look) {
  const isCut = look.startsWith("inset");
  _element.style.clipPath = isCut ? look : "";
  const isRound = look && !isCut;
  force(_shown, { "border-radius": isRound ? look : "0px" });
  if (isRound) _shown.style.overflow = "clip";
}
/**
 * The styles that a copy needs to look like its original without the original's ancestors; each costs in every frame.
 * Not visibility: what lies in a flying element is hidden with it. Nor pointer events: touches reach the screen below.
 */
function differences(copy, original) {
  const [own, style] = [getComputedStyle(copy), getComputedStyle(original)];
  return [...style].filter((property) => !/^visibility|^pointer/.test(property)
    && own.getPropertyValue(property) !== style.getPropertyValue(property))
    .map((property) => [copy, property, style.getPropertyValue(property)])
    .concat(...Array.from(copy.children, (child, index) => differences(child, original.children[index])));
}
