// What the engine wants to know of two screens: sizes, shared elements, bars.

const names = [];
/** More shared elements than this do not fit into the mailbox, nor into anybody's eyes. */
const mostPairs = 500;

/** The number of an element that two screens share, by its name. */
const idOf = (name) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
export const nameOf = (id) => names[id];

/** The shared elements of a screen, by name; a page's own source goes by the name of the screen that it opens. */
export const sharedIn = (screen) => new Map([...screen.querySelectorAll("[data-legato-id]")].map((e) => [e.dataset.legatoId, e]));

export const barOf = (screen) => screen.querySelector("[data-legato-bar]");
export const itemsOf = (bar) => [...bar.querySelectorAll("[data-legato-bar-item]")];

/** Where an element rests in its container, whatever moves its screen at the moment; null if it is nowhere. */
export function restFrame(element, screen, container) {
  const outer = screen.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (!own.width || !own.height || !outer.width || !outer.height) return null;
  const x = screen.offsetWidth / outer.width;
  const y = screen.offsetHeight / outer.height;
  const shift = screen === container ? [0, 0] : [screen.offsetLeft, screen.offsetTop];
  return [(own.x - outer.x) * x + shift[0], (own.y - outer.y) * y + shift[1], own.width * x, own.height * y];
}

const optional = (frame) => (frame ? [1, ...frame] : [0, 0, 0, 0, 0]);
const radiusOf = (element) => (element ? parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0 : 0);

/** All shared elements of two screens, the touched one first: [name, element in the covered screen, in the covering one]. */
export function sharedPairs(covered, covering, source, target) {
  const below = sharedIn(covered);
  const above = sharedIn(covering);
  const pairs = [];
  if (source || target) {
    const name = source?.dataset.legatoId ?? target?.dataset.legatoId ?? "legato-source";
    pairs.push([name, source ?? null, target ?? above.get(name) ?? null]);
  }
  for (const [name, element] of above) {
    if (pairs[0]?.[0] !== name && below.has(name)) pairs.push([name, below.get(name), element]);
  }
  return pairs.slice(0, mostPairs);
}

/** The numbers of a context, in the order in which the engine reads them. */
export function contextNumbers({ container, covered, covering, pairs, isRightToLeft, isReduced, isPinned }) {
  const width = container.clientWidth;
  const height = container.clientHeight;
  const own = [covering.offsetLeft, covering.offsetTop, covering.offsetWidth, covering.offsetHeight];
  const fills = !own[0] && !own[1] && own[2] === width && own[3] === height;
  const bar = (screen) => {
    const element = isPinned ? barOf(screen) : null;
    const frame = element && restFrame(element, screen, container);
    if (!frame) return [0];
    const items = itemsOf(element).map((item) => [idOf(itemName(item, element)), restFrame(item, screen, container)]);
    const shown = items.filter(([, frame]) => frame);
    return [1, ...frame, shown.length, ...shown.flat(2)];
  };
  const shared = pairs.map(([name, below, above]) => [
    idOf(name), ...optional(below && restFrame(below, covered, container)),
    ...optional(above && restFrame(above, covering, container)), radiusOf(below), radiusOf(above)]);
  return [
    width, height, +isRightToLeft, +isReduced, +isPinned, 0, 4000, ...optional(fills ? null : own),
    shared.length, ...shared.flat(), ...bar(covered), ...bar(covering)];
}

/** Bar items are named by their place in the bar. */
export const itemName = (item, bar) => item.dataset.legatoBarItem || `legato-item-${itemsOf(bar).indexOf(item)}`;
