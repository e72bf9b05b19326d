// What the engine wants to know of two screens: sizes, shared elements, bars.

import { barKind, elementKind, itemKind } from "./abi.js";
import { keyOf } from "./layers.js";
import { pieceBudget } from "./pieces.js";
import { numberOf } from "./screens.js";
import { plainColor } from "./styles.js";

/** More shared elements, and more items of a bar, do not fit into the mailbox as layers, nor into anybody's eyes. */
const mostPairs = 500;
const mostItems = 100;
const nowhere = [0, 0, 0, 0];
/** What an item of a bar is to it, by its name; anything else is the first. */
const roles = ["", "title", "back", "large-title"];

/** The number of an element, by its name. */
const idOf = (names, name) => names.get(name) ?? names.set(name, names.size).size - 1;

/** Where an element rests in its container, whatever moves its screen at the moment: x, y, width, height. */
function restFrame(element, screen, container) {
  const outer = screen.getBoundingClientRect();
  const own = element?.getBoundingClientRect();
  if (!own?.width || !own.height || !outer.width || !outer.height) return nowhere;
  const [x, y] = [screen.offsetWidth / outer.width, screen.offsetHeight / outer.height];
  const [left, top] = screen === container ? [0, 0] : [screen.offsetLeft, screen.offsetTop];
  return [(own.x - outer.x) * x + left, (own.y - outer.y) * y + top, own.width * x, own.height * y];
}

/** What is seen of a title or a label: its text, which may be narrower than its element, and wider than it shows. */
function textOf(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { width } = range.getBoundingClientRect();
  return width && width <= element.getBoundingClientRect().width ? range : element;
}

const radiusOf = (element) => (element && parseFloat(getComputedStyle(element).borderTopLeftRadius)) || 0;

/** All elements that two screens share, the touched one first: [name, in the covered screen, in the covering one]. */
function sharedPairs(screens, source, target) {
  const [below, above] = screens.map((screen) =>
    new Map([...screen.querySelectorAll("[data-legato-id]")].map((each) => [each.dataset.legatoId, each])));
  const name = source?.dataset.legatoId ?? target?.dataset.legatoId ?? "legato-source";
  const touched = source || target ? [[name, source, target ?? above.get(name)]] : [];
  const others = [...above].map(([name, element]) => [name, below.get(name), element])
    .filter(([each, element]) => element && each !== touched[0]?.[0]);
  return [...touched, ...others].slice(0, mostPairs);
}

/**
 * The numbers of a context, in the order in which the engine reads them. `parts` gets what may become a layer by its
 * key: an element, and another one that it stands for; `names` gives elements their numbers; `flags` say whether it is
 * right-to-left, with reduced motion, and with pinned bars, `hasOwn` whether elements of single screens take part.
 */
export function contextNumbers(container, screens, source, target, flags, parts, names, hasOwn) {
  const { clientWidth, clientHeight } = container;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = screens[1];
  const frame = [offsetLeft, offsetTop, offsetWidth, offsetHeight];
  const fills = frame.join() === [0, 0, clientWidth, clientHeight].join();
  const frameOf = (element, side) => restFrame(element, screens[side], container);
  const offer = (kind, screen, id, ...elements) => parts.set(keyOf(kind, numberOf(screen), id), elements);
  const bars = screens.flatMap((screen, side) => {
    const bar = flags[2] && screen.querySelector("[data-legato-bar]");
    const frame = bar ? frameOf(bar, side) : nowhere;
    if (!frame[2]) return [...nowhere, 0, 0];
    offer(barKind, screen, 0, bar);
    const items = [...bar.querySelectorAll("[data-legato-bar-item]")].map((item, index) => {
      const name = item.dataset.legatoBarItem;
      const id = idOf(names, name || `legato-item-${index}`);
      const role = Math.max(0, roles.indexOf(name));
      const [left, top, ...size] = frameOf(item, side);
      const seen = role ? frameOf(textOf(item), side) : [left, top, ...size];
      offer(itemKind, screen, id, item, null, [left - seen[0], top - seen[1], ...size]);
      return [id, ...seen, getComputedStyle(item).opacity === "0" ? null : role];
    }).filter(([, , , width, , role]) => width && role !== null).slice(0, mostItems);
    const color = plainColor(bar);
    return [...frame, items.length, ...items.flat(), ...color ? [1, ...color] : [0]];
  });
  const pairs = sharedPairs(screens, source, target).map(([name, ...ends]) => {
    const id = idOf(names, name);
    screens.forEach((screen, side) => offer(elementKind, screen, id, ends[side], ends[side - 1]));
    return [id, ...ends.flatMap(frameOf), ...ends.map(radiusOf)];
  });
  const own = !hasOwn ? [] : screens.flatMap((screen, side) =>
    [...screen.querySelectorAll("[data-legato-element]")].slice(0, mostPairs / 2).map((each) => {
      const id = idOf(names, each);
      offer(elementKind, screen, id, each);
      return [id, side, ...frameOf(each, side)];
    }));
  return [
    clientWidth, clientHeight, ...flags.map(Number), radiusOf(container), pieceBudget(container, screens),
    ...(fills ? nowhere : frame), pairs.length, ...pairs.flat(), ...bars, own.length, ...own.flat()];
}
