// Finds elements that lie on shared elements; they fade by themselves, above them.

/** How far within an element's sides to look for them, in points: buttons and badges begin nearer to the sides. */
const inset = 16;
/** Elements that already fly by themselves. */
const others = "[data-legato-bar],[data-legato-id],[data-legato-element]";

/** The elements that lay on an element at the last time when its screen was not inert. */
const known = new WeakMap();

/**
 * The elements that lie on an element in its screen. In an inert screen nothing can be hit, so the last result is used.
 */
export function lyingOn(element, screen) {
  if (screen.inert) return known.get(element) ?? [];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const places = (start, end) => [start + inset, (start + end) / 2, end - inset];
  const lying = places(left, right).flatMap((x) => places(top, bottom).flatMap((y) => {
    const all = document.elementsFromPoint(x, y);
    return all.slice(0, all.findIndex((each) => element.contains(each)) + 1);
    // An element within another one flies with it. A pseudo-element belongs to an ancestor, and stays there.
  })).filter((each, _, all) => screen.contains(each) && !each.contains(element) && !element.contains(each)
    && !each.closest(others) && !all.includes(/** @type {any} */ (each.parentElement)));
  known.set(element, lying);
  return lying;
}
