// Screens by number: elements put into a container, and put back where they were.

/** References that keep nothing alive: what a container shows is in the page, or has a home to go back to. */
const things = [];
const numbers = new WeakMap();
/** Numbers of what is gone. */
const free = [];
const gone = new FinalizationRegistry((number) => free.push(number));
/** What puts a screen back. */
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
  homes.set(screen, () => {
    screen.hidden = hidden;
    if (!parentNode) screen.remove();
    else parentNode.insertBefore(screen, nextSibling?.parentNode === parentNode ? nextSibling : null);
  });
  screen.hidden = false;
  container.append(screen);
}

/** Puts a screen back where it was before it was mounted. */
export function unmount(screen) {
  homes.get(screen)?.();
  homes.delete(screen);
}
