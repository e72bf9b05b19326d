// Numbers screens, and puts elements into a container and back.

import { element, fail } from "./checks.js";
import { around, move } from "./tree.js";

/** The references are weak: a screen that a container shows is in the page, or has a place to return to. */
const things = [];
const numbers = new WeakMap();
/** Numbers that are free again. */
const free = [];
const registry = new FinalizationRegistry((number) => free.push(number));
/** The container that holds a screen, and a function that puts the screen back. */
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
 * Shows a screen in a container, and remembers where it was. A screen that already lies in the container, and in no
 * other screen, stays there.
 */
export function mount(screen, container) {
  const { parentNode, nextSibling, hidden } = screen;
  if (screen === container || homes.has(screen)) return;
  const isHere = container.contains(screen) && !around(parentNode, container).some((each) => homes.has(each));
  homes.set(screen, [container, () => {
    if (!isHere && !parentNode) screen.remove();
    else if (!isHere) move(screen, parentNode, nextSibling?.parentNode === parentNode ? nextSibling : null);
    screen.hidden = hidden;
  }]);
  screen.hidden = false;
  if (isHere) return;
  // An element without layout would lose its scroll position when it moves.
  if (hidden) screen.getBoundingClientRect();
  move(screen, container);
}

/** Puts a screen back where it was before it was mounted, if it is still in the container. */
export function unmount(screen) {
  const [container, putBack] = homes.get(screen) ?? [];
  if (container?.contains(screen)) putBack();
  homes.delete(screen);
}

export const screensIn = (node) => [...homes.keys()].filter((screen) => node.contains(screen));

/** Gives a removed screen's number to another element. With `takesNumber` this is the element's only number. */
export function succeed(gone, heir, takesNumber) {
  const number = numbers.get(gone);
  homes.delete(gone);
  numbers.delete(gone);
  registry.unregister(gone);
  things[number] = new WeakRef(heir);
  registry.register(heir, number, heir);
  if (takesNumber) numbers.set(heir, number);
}

/** The element, if a container can show it. */
export function screenFor(container, screen) {
  const [holder] = homes.get(element("screen", screen)) ?? [container];
  if (screen === container) return screen;
  if (holder !== container) fail("this screen must leave its container");
  return screen.contains(container) ? fail("this screen holds its container") : screen;
}

/** The longest wait for a screen's pictures, in milliseconds: Legato's own. A longer one is felt as a delay. */
const pictureWait = 100;

/** Resolves once the pictures that a screen still loads are decoded, or after the longest wait; nothing if all are. */
export function picturesOf(screen) {
  const loading = [...screen.querySelectorAll("img:not([loading=lazy])")].filter((each) =>
    !each.complete && each.ownerDocument === document);
  return loading[0] && new Promise((resolve) => {
    setTimeout(resolve, pictureWait);
    Promise.allSettled(loading.map((each) => each.decode())).then(resolve);
  });
}
