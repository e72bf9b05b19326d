// Measures two screens for the engine: sizes, shared elements, bars.

import { elementKind, elementShadowKind } from "./abi.js";
import { barNumbers } from "./bars.js";
import { warn } from "./checks.js";
import { contentsOf, frameOf, nowhere, radiusOf, seenFrame, shadowsOf } from "./frames.js";
import { keyOf } from "./layers.js";
import { lyingOn } from "./lying.js";
import { boxIn, readMap, turnIn } from "./map.js";
import { originalOf } from "./overlays.js";
import { pieceBudget } from "./pieces.js";
import { numberOf } from "./screens.js";
import { overlay, piece, plainColor } from "./styles.js";
import { isShown, restOf } from "./tree.js";

/**
 * The most shared elements that fly, and the most elements of each screen that come and go by themselves. More would
 * exceed the layers of a transition, and stay in their screens. With full bars these are 5,660 of the mailbox's 8,192
 * numbers.
 */
const mostPairs = 200;
const mostOwn = 100;
/** The number of shared elements on which overlying elements are looked for; each search takes half a millisecond. */
const mostCovered = 8;

/** The elements that belong to the screen itself: not to a panel in it, and not to a copy. */
const itsOwn = (screens, side, elements) => [...elements].filter((each) =>
  !each.closest(`${overlay},${piece}`) && (side || !screens[1].contains(each)));

/** A screen's elements that match a selector. */
const marked = (screens, side, mark) => itsOwn(screens, side, screens[side].querySelectorAll(mark));

/** Whether the screen that holds an element is shown; a screen within another one may be covered. */
const isPlaced = ({ parentElement }) => isShown(parentElement);

/** The height in points that a screen's content needs. */
function contentHeight(screen) {
  const [, top, , height] = boxIn(screen, contentsOf(screen).getBoundingClientRect());
  return top + height + screen.scrollTop + parseFloat(getComputedStyle(screen).paddingBottom);
}

/** The elements of a screen by their ids. Of two with the same id the first counts, with a warning on the console. */
function elementsById(screens, side) {
  const found = new Map();
  for (const element of marked(screens, side, "[data-legato-id]")) {
    const id = element.dataset.legatoId;
    const first = found.get(id);
    if (!first || !isPlaced(first)) found.set(id, element);
    else if (isPlaced(element)) {
      warn(`two elements of a screen have the data-legato-id "${id}"; the first flies`, screens[side], first, element);
    }
  }
  return found;
}

/**
 * The elements that two screens share, in the covering screen's order: [name, whether it is the touched one, the
 * element in the covered screen, that in the covering one]. A touched element without a match in the covering screen
 * comes last.
 */
function sharedPairs(screens, source, target) {
  const [below, above] = screens.map((_, side) => elementsById(screens, side));
  const name = source?.dataset.legatoId ?? target?.dataset.legatoId ?? "legato-source";
  const touched = (source || target) && [name, true, source, target ?? above.get(name)];
  const pairs = [...above].map(([each, element]) => (
    touched && each === name ? touched : [each, false, below.get(each), element]));
  return (touched && !above.has(name) ? [...pairs, touched] : pairs).filter((pair) => pair === touched || pair[2]);
}

/**
 * The numbers of a context, in the engine's order. `parts` gets elements that may become layers, by key: the element,
 * another element that the copy replaces, its box in the layer, its growth, and whether it is clipped. `names` numbers
 * names. `flags`: right-to-left, reduced motion, pinned bars. `hasOwn`: whether elements of single screens take part.
 */
export function contextNumbers(container, screens, source, target, flags, parts, names, hasOwn) {
  screens.forEach(readMap);
  const { clientWidth, clientHeight } = container;
  const frame = restOf(screens[1]);
  const fills = frame.join() === [0, 0, clientWidth, clientHeight].join();
  const offer = (kind, side, id, ...part) => parts.set(keyOf(kind, numberOf(screens[side]), id), part);
  const idOf = (name) => names.get(name) ?? names.set(name, names.size).size - 1;
  const bars = barNumbers(container, screens, flags[2], offer, idOf);

  /** Whether an element is already in flight. */
  const isKnown = (side, id) => parts.has(keyOf(elementKind, numberOf(screens[side]), id));
  /**
   * The visible frame of an element, as if upright; the element's box relative to that frame; whether a part of it is
   * clipped; and its rotation. An element that must fly has a frame even if it is invisible.
   * @returns {any[]}
   */
  const seen = (element, side, mustFly) => {
    let whole = frameOf(element, screens[side], container);
    let frame = seenFrame(element, screens[side], container);
    if (mustFly && !frame[2]) frame = whole;
    const [width, height, turn] = frame[2] ? turnIn(screens[side], element) : nowhere;
    if (turn) {
      // It flies whole, because its visible part may be no rectangle.
      const [x, y, across, down] = whole;
      whole = frame = [x + (across - width) / 2, y + (down - height) / 2, width, height];
    }
    const isCut = frame.join() !== whole.join();
    return [frame, [whole[0] - frame[0], whole[1] - frame[1], whole[2], whole[3]], isCut, turn];
  };
  /**
   * Offers an element and its shadow; returns whether it casts one as a layer of its own. A clipped element casts none.
   * The copy of an element that is translucent, or rotated within its layer, has the shadow itself, because a layer
   * below would shine through.
   */
  const lift = (side, id, element, other, box, growth, isCut, turn = 0) => {
    if (!element) return false;
    offer(elementKind, side, id, element, other, box, growth, isCut, turn);
    const [shadow] = isCut || turn || +getComputedStyle(element).opacity < 1 ? [] : shadowsOf(element);
    if (shadow) parts.set(keyOf(elementShadowKind, numberOf(screens[side]), id), shadow);
    return !!shadow;
  };
  let touched = -1;
  const ownOf = screens.map((_, side) => new Set(hasOwn ? marked(screens, side, "[data-legato-element]") : []));
  const pairs = sharedPairs(screens, source, target).flatMap(([name, isTouched, ...ends], index) => {
    const id = idOf(name);
    const places = ends.map((element, side) => seen(element, side, isTouched || isKnown(side, id)));
    const frames = places.map(([frame]) => frame);
    if (!isTouched && frames.some(([, , width]) => !width)) return [];
    if (isTouched) touched = id;
    const shadows = ends.map((element, side) => {
      const [[, , , own], [, , , other]] = [frames[side], frames[1 - side]];
      const [, box, isCut] = places[side];
      ownOf[side].delete(element);
      if (element && index < mostCovered) {
        for (const each of itsOwn(screens, side, lyingOn(element, screens[side]))) ownOf[side].add(each);
      }
      return lift(side, id, element, ends[side - 1], box, own ? other / own : 1, isCut);
    });
    const radii = ends.map((end, side) => radiusOf(end, ...frames[side].slice(2)));
    return [[id, ...frames.flat(), ...places.map((place) => place[3]), ...radii, ...shadows.map(Number)]];
  }).filter(([id], index) => index < mostPairs || id === touched);
  const own = ownOf.flatMap((elements, side) =>
    [...elements].flatMap((each) => {
      const id = idOf(originalOf(each));
      const [frame, box, ...rest] = seen(each, side, isKnown(side, id));
      if (!frame[2]) return [];
      return [[id, side, ...frame, +lift(side, id, each, null, box, 1, ...rest)]];
    }).slice(0, mostOwn));
  return [
    clientWidth, clientHeight, ...flags.map(Number), radiusOf(container, clientWidth, clientHeight),
    pieceBudget(container, screens), ...(fills ? nowhere : frame), contentHeight(screens[1]), ...plainColor(screens[1]),
    touched, pairs.length, ...pairs.flat(), ...bars, own.length, ...own.flat()];
}
