// Screens by number: elements put into a container, and put back where they were.

import { element, fail } from "./checks.js";
import { around, move } from "./tree.js";

/** References that keep nothing alive: what a container shows is in the page, or has a home to go back to. */
const things = [];
const numbers = new WeakMap();
/** Numbers of what is gone. */
const free = [];
const registry = new FinalizationRegistry((number) => free.push(number));
/** Which container holds a screen, and what puts it back. */
const homes = new Map();

/** The number of a screen in the engine, or of an object with functions that it has asked for. @returns {number} */
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

/** Shows a screen in a container, remembering where it was: one that lies there already, and in no other one, stays. */
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
  // What is not laid out forgets on its way how far it has scrolled.
  if (hidden) screen.getBoundingClientRect();
  move(screen, container);
}

/** Puts a screen back where it was before it was mounted, unless the page has taken it away since. */
export function unmount(screen) {
  const [container, putBack] = homes.get(screen) ?? [];
  if (container?.contains(screen)) putBack();
  homes.delete(screen);
}

/** The screens that lie in a node. */
export const screensIn = (node) => [...homes.keys()].filter((screen) => node.contains(screen));

/** Lets another element be the screen that one was which has gone; as its only one, if that takes the number over. */
export function succeed(gone, heir, takesNumber) {
  const number = numbers.get(gone);
  homes.delete(gone);
  numbers.delete(gone);
  registry.unregister(gone);
  things[number] = new WeakRef(heir);
  registry.register(heir, number, heir);
  if (takesNumber) numbers.set(heir, number);
}

/** An element that a container may show: no other one holds it. */
export function screenFor(container, screen) {
  const [holder] = homes.get(element("screen", screen)) ?? [container];
  return holder === container ? screen
    : fail("this screen is in another container; let it leave that first");
}
