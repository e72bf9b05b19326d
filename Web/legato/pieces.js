// Screens cut into pieces: a copy of the screen for each piece, of which the piece's frame shows a part.

import { alive, copyOf, giveStates, statesOf } from "./copies.js";
import { place } from "./styles.js";

/** So many nodes a page can copy within 50 ms: each takes some 30 µs to be laid out (docs/benchmarks.md). */
const nodeBudget = 1500;
/** What a copy has of its own: where it is, and what moves its screen. */
const own = new RegExp("^(?:left|top|right|bottom|inset|width|height|block-size|inline-size|margin|position|" +
  "transform|opacity|visibility|z-index|will-change|transition|clip-path|perspective-origin|box-sizing)");

/** How many pieces two screens may be cut into; none if one of them is the container, which holds the pieces. */
export const pieceBudget = (container, screens) => (screens.includes(container) ? 0 : Math.floor(
  nodeBudget / Math.max(...screens.map((screen) => 1 + screen.querySelectorAll("*").length))));

/** A screen to be copied: what is copied again and again, and what a copy does not take along. */
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

  /** A copy that rests where the screen does, seen from a place in the container. */
  _make(x, y) {
    const copy = this._copy.cloneNode(true);
    const [left, top, width, height] = this._place;
    place(copy, left - x, top - y, width, height);
    return copy;
  }

  /** What the screen has by its place among the others, as a background; read from the first copy. */
  _look(copy) {
    const [shown, seen] = [getComputedStyle(copy), getComputedStyle(this._screen)];
    return [...seen].filter((name) => !own.test(name) && shown.getPropertyValue(name) !== seen.getPropertyValue(name))
      .map((name) => [name, seen.getPropertyValue(name)]);
  }

  /**
   * What can be done only once a copy is in the page: it looks as the screen does there, it has scrolled as far, and
   * its pictures are drawn.
   */
  _finish(copy) {
    this._differences ??= this._look(copy);
    for (const [name, value] of this._differences) copy.style.setProperty(name, value);
    giveStates(copy, this._states);
    [...copy.querySelectorAll("[data-legato-still]")].forEach((still, index) => draw(still, this._pictures[index]));
  }
}

/** What stands for a living element in a copy, as large as that, with its look: a picture of it, or an empty place. */
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

/** The pieces of one change of layers: each screen is looked at once. */
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
