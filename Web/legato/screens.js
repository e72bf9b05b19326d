// Screens by number: elements put into a container, and put back where they were.

/** References that keep nothing alive: what a container shows is in the page, or has a home to go back to. */
const things = [];
const numbers = new WeakMap();
const free = [];
const gone = new FinalizationRegistry((number) => free.push(number));
const homes = new Map();

/** The number by which the engine knows a screen, or an object with functions that it has asked for. */
export function numberOf(thing) {
  if (!numbers.has(thing)) {
    const number = free.pop() ?? things.length;
    things[number] = new WeakRef(thing);
    numbers.set(thing, number);
    gone.register(thing, number);
  }
  return numbers.get(thing);
}

/** @returns {any} */
export const thingOf = (number) => things[number]?.deref();
export const screenOf = /** @type {(number: number) => HTMLElement} */ (thingOf);

/** Puts a screen into a container, remembering where it was. */
export function mount(screen, container) {
  if (screen === container || screen.parentNode === container || homes.has(screen)) return;
  homes.set(screen, { parent: screen.parentNode, next: screen.nextSibling, hidden: screen.hidden });
  screen.hidden = false;
  container.append(screen);
}

/** Puts a screen back where it was before it was mounted. */
export function unmount(screen) {
  const home = homes.get(screen);
  if (!home) return;
  homes.delete(screen);
  if (home.hidden) screen.hidden = true;
  if (!home.parent) screen.remove();
  else home.parent.insertBefore(screen, home.next?.parentNode === home.parent ? home.next : null);
}
