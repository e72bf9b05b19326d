// Screens by number: elements put into a container, and put back where they were.

import { element, fail } from "./checks.js";

/** References that keep nothing alive: what a container shows is in the page, or has a home to go back to. */
const things = [];
const numbers = new WeakMap();
/** Numbers of what is gone. */
const free = [];
const gone = new FinalizationRegistry((number) => free.push(number));
/** Which container holds a screen, and what puts it back. */
const homes = new Map();

/** The number of a screen in the engine, or of an object with functions that it has asked for. @returns {number} */
export function numberOf(thing) {
  if (!numbers.has(thing)) {
    const number = free.pop() ?? things.length;
    things[number] = new WeakRef(thing);
    numbers.set(thing, number);
    gone.register(thing, number);
  }
  return numbers.get(thing);
}

export const thingOf = (number) => things[number]?.deref();

/** Puts a screen into a container, remembering where it was. */
export function mount(screen, container) {
  const { parentNode, nextSibling, hidden } = screen;
  if (screen === container || parentNode === container || homes.has(screen)) return;
  homes.set(screen, [container, () => {
    screen.hidden = hidden;
    if (!parentNode) screen.remove();
    else parentNode.insertBefore(screen, nextSibling?.parentNode === parentNode ? nextSibling : null);
  }]);
  screen.hidden = false;
  container.append(screen);
}

/** Puts a screen back where it was before it was mounted. */
export function unmount(screen) {
  homes.get(screen)?.[1]();
  homes.delete(screen);
}

/** An element that a container may show: no other one holds it. */
export function screenFor(container, screen) {
  const [holder] = homes.get(element("screen", screen)) ?? [container];
  return holder === container ? screen
    : fail("this screen is in another container; let it leave that first, or show another element");
}
