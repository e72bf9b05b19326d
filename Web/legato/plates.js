// Plates: what shows a copy of an element, or the element itself, above the screens.

import { barKind } from "./abi.js";
import { shadowsOf } from "./frames.js";
import { hidden, write } from "./styles.js";

/** So much larger than it is a text is drawn at most, for its larger end: beyond it takes too much memory. */
const mostGrowth = 4;

/** How much larger than it is the copy of a text is drawn, so that it is sharp at its larger end, too. */
export const growthOf = (original, growth = 1) =>
  (original.textContent.trim() ? Math.min(Math.max(growth, 1), mostGrowth) : 1);

/**
 * Shows a copy of an element in a plate, or the element itself if a copy would stand still, and hides what it stands
 * for; the answer is what is shown, and what puts it back. A box tells where the copy lies in the plate, if that is no
 * more than its text, or than what is seen of it.
 */
export function fill(plate, kind, growth, original, other, box, _growth, isCut) {
  const isAlive = plate["moveBefore"] && original.matches("video, canvas, iframe");
  const copy = original.cloneNode(kind !== barKind && !isAlive);
  const text = original.getAttribute("style");
  const [shown, left] = isAlive ? [original, copy] : [copy, original];
  if (isAlive) {
    copy.removeAttribute("src");
    original.before(copy);
    plate["moveBefore"](original, null);
  } else {
    copy.removeAttribute("id");
    plate.append(copy);
  }
  for (const [each, property, value] of differences(shown, left)) each.style.setProperty(property, value);
  if (box) lay(shown, ...box, growth);
  if (isCut) plate.style.overflow = "clip";
  const hide = (isHidden) => [left, other].forEach((each) => each?.toggleAttribute(hidden, isHidden));
  hide(true);
  return [shown, () => {
    hide(false);
    if (!isAlive) return;
    write(original, "style", text);
    copy.parentNode?.[copy.isConnected ? "moveBefore" : "insertBefore"](original, copy);
    copy.remove();
  }];
}

/** Lays a copy beside its plate's corner, in the size of the original, as much larger as the plate is. */
function lay({ style }, left, top, width, height, growth) {
  const place = {
    inset: `${top * growth}px auto auto ${left * growth}px`, width: `${width}px`, height: `${height}px`,
    ...growth > 1 && { transform: `scale(${growth})`, "transform-origin": "0 0" },
  };
  for (const name in place) style.setProperty(name, place[name], "important");
}

/** Leaves what a plate shows without the shadow that a layer below it casts. */
export const leaveShadow = (shown) => (
  shown.style.setProperty("box-shadow", shadowsOf(shown)[1] || "none", "important"));

/** Rounds what a plate shows as the state says, or cuts it. */
export function shape({ _element, _shown }, look) {
  const isCut = look.startsWith("inset");
  _element.style.clipPath = isCut ? look : "";
  const isRound = look && !isCut;
  _shown.style.setProperty("border-radius", isRound ? look : "0px", "important");
  if (isRound) _shown.style.overflow = "clip";
}
/**
 * What a copy must be told to look as the original does by its place in the page; each word costs in every frame. Not
 * its visibility: what lies in a bar, or in another element that flies, is hidden with that already.
 */
function differences(copy, original) {
  const [own, style] = [getComputedStyle(copy), getComputedStyle(original)];
  return [...style].filter((property) =>
    property !== "visibility" && own.getPropertyValue(property) !== style.getPropertyValue(property))
    .map((property) => [copy, property, style.getPropertyValue(property)])
    .concat(...Array.from(copy.children, (child, index) => differences(child, original.children[index])));
}
