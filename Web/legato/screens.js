// Screens by number: elements put into a container, and put back where they were.

/** References that keep nothing alive: what a container shows is in the page, or has a home to go back to. */
const elements = [];
const numbers = new WeakMap();
const homes = new Map();

/** The number of a screen, given once. */
export function numberOf(element) {
  if (!numbers.has(element)) numbers.set(element, elements.push(new WeakRef(element)) - 1);
  return numbers.get(element);
}

export const screenOf = (number) => elements[number]?.deref();

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
