// What lies on elements that fly: it comes and goes by itself, above them.

/** How far within an element's sides it is looked for, in points: buttons and badges begin nearer. */
const inset = 16;
/** What already flies by itself. */
const others = "[data-legato-bar],[data-legato-id],[data-legato-element]";

/** What lay on an element when its screen could last be asked. */
const known = new WeakMap();

/** What lies on an element in its screen; an inert screen cannot be asked. */
export function lyingOn(element, screen) {
  if (screen.inert) return known.get(element) ?? [];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const places = (start, end) => [start + inset, (start + end) / 2, end - inset];
  const lying = places(left, right).flatMap((x) => places(top, bottom).flatMap((y) => {
    const all = document.elementsFromPoint(x, y);
    return all.slice(0, all.findIndex((each) => element.contains(each)) + 1);
    // What lies in another one comes with that.
  })).filter((each, _, all) => screen.contains(each) && !element.contains(each) && !each.closest(others)
    && !all.includes(/** @type {any} */ (each.parentElement)));
  known.set(element, lying);
  return lying;
}
