// The numbers of screens, and elements that are put into a container and back.

import { element, fail } from "./checks.js";
import { around, move } from "./tree.js";

/** Weak references: what a container shows is in the page, or has a home to return to. */
const things = [];
const numbers = new WeakMap();
/** Numbers that are free again. */
const free = [];
const registry = new FinalizationRegistry((number) => free.push(number));
/** The container that holds a screen, and what puts the screen back. */
const homes = new Map();

/** The number of a screen, or of an object whose functions the engine calls. @returns {number} */
export function numberOf(thing) {
  if (!numbers.has(thing)) {
    const number = free.pop() ?? things.length;
    things[number] = new WeakRef(thing);
    numbers.set(thing, number);
    registry.register(thing, number, thing);
  }
  return numbers.get(thing);
}

export const thingOf = (number) => things[number]?.deref();

/**
 * Shows a screen in a container, and remembers where it was. One that already lies there, and in no other screen,
 * stays.
 */
export function mount(screen, container) {
  const { parentNode, nextSibling, hidden } = screen;
  if (screen === container || homes.has(screen)) return;
  const isHere = container.contains(screen) && ![...around(parentNode, container)].some((each) => homes.has(each));
  homes.set(screen, [container, () => {
    if (!isHere && !parentNode) screen.remove();
    else if (!isHere) move(screen, parentNode, nextSibling?.parentNode === parentNode ? nextSibling : null);
    screen.hidden = hidden;
  }]);
  screen.hidden = false;
  if (isHere) return;
  // An element that is not laid out would lose its scroll position on the way.
  if (hidden) screen.getBoundingClientRect();
  move(screen, container);
}

/** Puts a screen back where it was before it was mounted, unless the page has taken it away. */
export function unmount(screen) {
  const [container, putBack] = homes.get(screen) ?? [];
  if (container?.contains(screen)) putBack();
  homes.delete(screen);
}

export const screensIn = (node) => [...homes.keys()].filter((screen) => node.contains(screen));

/** Makes another element the screen that a removed one was; with `takesNumber` it gets no other number. */
export function succeed(gone, heir, takesNumber) {
  const number = numbers.get(gone);
  homes.delete(gone);
  numbers.delete(gone);
  registry.unregister(gone);
  things[number] = new WeakRef(heir);
  registry.register(heir, number, heir);
  if (takesNumber) numbers.set(heir, number);
}

/** The element, if no other container shows it. */
export function screenFor(container, screen) {
  const [holder] = homes.get(element("screen", screen)) ?? [container];
  return holder === container ? screen
    : fail("this screen is in another container; let it leave that first");
}
