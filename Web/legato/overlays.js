// Snapshot overlays: each shows a copy of an element, or the element itself, above the screens.

import { barKind } from "./abi.js";
import { copyOf, dress, everything, giveStates, isAlive, lacking, statesOf, stylesOf } from "./copies.js";
import { shadowsOf } from "./frames.js";
import { lendPseudos } from "./pseudos.js";
import { area, flying, force, write } from "./styles.js";
import { move } from "./tree.js";

/** The largest factor by which a text is drawn larger: more takes too much memory. */
const mostGrowth = 4;

/** The factor by which the copy of a text is drawn larger, so that it is sharp at its larger end, too. */
export const growthOf = (original, growth = 1) =>
  (original.textContent.trim() ? Math.min(Math.max(growth, 1), mostGrowth) : 1);

/** For an element that flies itself: the copy that takes its place in the screen. */
const places = new WeakMap();
const originals = new WeakMap();
export const placeOf = (element) => places.get(element) ?? element;
export const originalOf = (place) => originals.get(place) ?? place;

/**
 * Fills an overlay with a copy of an element, or with the element itself if a copy would stand still, and hides the
 * original. Returns the element that shows, and a function that restores the page.
 */
export function fill(overlay, kind, original, other) {
  // The original may be a copy that stands in for an element in flight.
  original.toggleAttribute(flying, false);
  const flies = overlay["moveBefore"] && kind !== barKind && isAlive(original);
  const copy = copyOf(original, kind !== barKind);
  if (flies) {
    // Read first, because the copy beside it may change the styles.
    const styles = stylesOf(original);
    original.before(copy);
    dress(copy, lacking(copy, styles));
    places.set(original, copy);
    originals.set(copy, original);
    move(original, overlay);
  } else {
    overlay.append(copy);
    copy.removeAttribute("id");
  }
  const [shown, left] = flies ? [original, copy] : [copy, original];
  const likes = everything(left);
  const pairs = everything(shown).map((each, index) => [each, likes[index]]);
  const changes = pairs.map(([each, like]) => [each, each.getAttribute("style"), lacking(each, stylesOf(like))]);
  for (const [each, , styles] of changes) dress(each, styles.filter(([name]) => name !== "visibility"));
  const takePseudos = lendPseudos(pairs);
  // The ids stay with the flying element; its copy has none.
  if (flies) for (const each of everything(copy)) each.removeAttribute("id");
  // An original that stays in its place can be scrolled by a finger during the flight.
  if (!flies && kind !== barKind) giveStates(shown, statesOf(original));
  const hide = (isHidden) => [left, other].forEach((each) => each?.toggleAttribute(flying, isHidden));
  hide(true);
  return [shown, () => {
    hide(false);
    takePseudos();
    if (!flies) return;
    places.delete(original);
    for (const [each, text] of changes) write(each, "style", text);
    if (copy.parentNode) move(original, copy.parentNode, copy);
    copy.remove();
  }];
}

/**
 * Lays a layer's overlay out at rest. `box` is the copy's place in the overlay, in the original's pixels; copy and
 * overlay are enlarged by the growth. Without a box the copy stays as it is. `turn` is a rotation that the layer itself
 * does not have.
 */
export function lay({ _element, _growth, _frame: [x, y, ...size] }, _original, _other, box, _scale, isCut, turn = 0) {
  const { style, firstChild } = _element;
  Object.assign(style, area(x, y, ...size.map((each) => each * _growth)), { overflow: isCut ? "clip" : "" });
  if (!box) return;
  const [left, top, ...whole] = box;
  force(firstChild, {
    ...area(left * _growth, top * _growth, ...whole), rotate: `${turn}rad`, "transform-origin": turn ? "50%" : "0 0",
    ..._growth > 1 && { transform: `scale(${_growth})` },
  });
}

/** Removes the shadow from the element in an overlay, because a layer below casts it. */
export const leaveShadow = (shown) => force(shown, { "box-shadow": shadowsOf(shown)[1] || "none" });

/** Rounds or clips the element in an overlay, by the state. */
export function shape({ _element, _shown }, look) {
  const isCut = look.startsWith("inset");
  _element.style.clipPath = isCut ? look : "";
  const isRound = look && !isCut;
  force(_shown, { "border-radius": isRound ? look : "0px" });
  if (isRound) _shown.style.overflow = "clip";
}
