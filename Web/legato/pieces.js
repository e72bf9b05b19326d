// Screens cut into pieces: each piece shows a part of its own copy of the screen.

import { alive, copyOf, giveStates, statesOf } from "./copies.js";
import { place } from "./styles.js";

/** How many nodes a page can copy within 50 ms: laying one out takes some 30 µs (docs/benchmarks.md). */
const nodeBudget = 1500;
/** The styles of a copy's own: its place, and what moves its screen. */
const own = new RegExp("^(?:left|top|right|bottom|inset|width|height|block-size|inline-size|margin|position|" +
  "transform|opacity|visibility|z-index|will-change|transition|clip-path|perspective-origin|box-sizing)");

/** How many pieces two screens may be cut into; 0 if one of them is the container, which holds the pieces. */
export const pieceBudget = (container, screens) => (screens.includes(container) ? 0 : Math.floor(
  nodeBudget / Math.max(...screens.map((screen) => 1 + screen.querySelectorAll("*").length))));

/** A screen to be copied: what is copied each time, and what a copy does not get from its place. */
class Original {
  /** @type {string[][] | undefined} */ _differences;

  constructor(screen) {
    this._screen = screen;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = screen;
    this._place = [offsetLeft, offsetTop, offsetWidth, offsetHeight];
    this._states = statesOf(screen);
    this._pictures = [...screen.querySelectorAll(alive)];
    this._copy = copyOf(screen, true);
    [...this._copy.querySelectorAll(alive)].forEach((each, index) => each.replaceWith(stillOf(this._pictures[index])));
  }

  /** A copy at the screen's resting place, seen from a point in the container. */
  _make(x, y) {
    const copy = this._copy.cloneNode(true);
    const [left, top, width, height] = this._place;
    place(copy, left - x, top - y, width, height);
    return copy;
  }

  /** What the screen gets from its place in the page, such as its background; read from the first copy. */
  _look(copy) {
    const [shown, seen] = [getComputedStyle(copy), getComputedStyle(this._screen)];
    return [...seen].filter((name) => !own.test(name) && shown.getPropertyValue(name) !== seen.getPropertyValue(name))
      .map((name) => [name, seen.getPropertyValue(name)]);
  }

  /**
   * What is done once a copy is in the page: it gets the screen's look and scroll positions, and its pictures are
   * drawn.
   */
  _finish(copy) {
    this._differences ??= this._look(copy);
    for (const [name, value] of this._differences) copy.style.setProperty(name, value);
    giveStates(copy, this._states);
    [...copy.querySelectorAll("[data-legato-still]")].forEach((still, index) => draw(still, this._pictures[index]));
  }
}

/** What stands for a living element in a copy: a picture of it, or an empty box with its size and look. */
function stillOf(element) {
  const still = document.createElement("canvas");
  for (const { name, value } of element.attributes) still.setAttribute(name, value);
  [still.width, still.height] = [element.videoWidth ?? element.width, element.videoHeight ?? element.height]
    .map((extent) => (extent > 0 && +extent) || 0);
  still.setAttribute("data-legato-still", "");
  const style = getComputedStyle(element);
  for (const name of ["width", "height", "display", "objectFit", "background"]) still.style[name] = style[name];
  return still;
}

function draw(still, element) {
  if (!/CANVAS|VIDEO/.test(element.tagName) || !still.width || !still.height) return;
  still.getContext("2d").drawImage(element, 0, 0, still.width, still.height);
}

/** The pieces of one change of layers; each screen is read once. */
export class Cutter {
  _originals = new Map();
  _copies = [];

  /** Puts a piece's part of a screen into its frame. */
  _cut(screen, element, [x, y]) {
    const original = this._originals.get(screen) ?? new Original(screen);
    this._originals.set(screen, original);
    const copy = original._make(x, y);
    element.append(copy);
    this._copies.push([original, copy]);
  }

  /** All layers are in the page. */
  _finish() { for (const [original, copy] of this._copies) original._finish(copy); }
}
