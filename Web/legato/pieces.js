// Cuts screens into pieces: each piece shows a part of its own copy of the screen.

import { copyOf, draw, dress, freeze, giveStates, lacking, statesOf, stylesOf } from "./copies.js";
import { place } from "./styles.js";
import { restOf } from "./tree.js";

/** How many nodes a page can copy within 50 ms: laying out one takes about 30 µs (docs/benchmarks.md). */
const nodeBudget = 1500;

/** How many pieces two screens may be cut into; 0 if one of them is the container, which holds the pieces. */
export const pieceBudget = (container, screens) => (screens.includes(container) ? 0 : Math.floor(
  nodeBudget / Math.max(...screens.map((screen) => 1 + screen.querySelectorAll("*").length))));

/** A screen to be copied: its copy, and the styles and states that a copy does not get from its place. */
class Original {
  /** @type {string[][] | undefined} */ _differences;

  constructor(screen) {
    this._screen = screen;
    this._place = restOf(screen);
    this._states = statesOf(screen);
    this._copy = copyOf(screen, true);
    this._pictures = freeze(this._copy, screen);
  }

  /**
   * Finishes a copy once it is in the page: sets the screen's look, its place relative to a point in the container, and
   * its scroll positions, and draws its pictures.
   */
  _finish(copy, x, y) {
    // The styles that the screen gets from its place in the page, such as its background.
    this._differences ??= lacking(copy, stylesOf(this._screen));
    dress(copy, this._differences);
    const [left, top, ...size] = this._place;
    place(copy, left - x, top - y, ...size);
    giveStates(copy, this._states);
    draw(copy, this._pictures);
  }
}

/** The pieces of one change of layers; each screen is read once. */
export class Cutter {
  _originals = new Map();
  _copies = [];

  /** Puts a copy of a screen into a piece. */
  _cut(screen, element, [x, y]) {
    const original = this._originals.get(screen) ?? new Original(screen);
    this._originals.set(screen, original);
    const copy = copyOf(original._copy, true);
    element.append(copy);
    this._copies.push([original, copy, x, y]);
  }

  /** Finishes the copies, once all layers are in the page. */
  _finish() { for (const [original, ...copy] of this._copies) original._finish(...copy); }
}
