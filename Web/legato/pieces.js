// Cuts screens into pieces: each piece shows a part of its own copy of the screen.

import { copyOf, dress, giveStates, lacking, statesOf, stylesOf } from "./copies.js";
import { place } from "./styles.js";
import { restOf } from "./tree.js";

/** How many nodes a page can copy within 50 ms: laying out one takes about 30 µs (docs/benchmarks.md). */
const nodeBudget = 1500;

/** How many pieces two screens may be cut into; 0 if one of them is the container, which holds the pieces. */
export const pieceBudget = (container, screens) => (screens.includes(container) ? 0 : Math.floor(
  nodeBudget / Math.max(...screens.map((screen) => 1 + screen.querySelectorAll("*").length))));

/** The pieces of one change of layers; each screen is read once. */
export class Cutter {
  /** Each screen's copy, place and states, and the styles that a copy does not get from its place. */
  _originals = new Map();
  _copies = [];

  /** Puts a copy of a screen into a piece. */
  _cut(screen, element, [x, y]) {
    const original = this._originals.get(screen) ?? [copyOf(screen, true), restOf(screen), statesOf(screen)];
    this._originals.set(screen, original);
    // The copy of a copy reads no styles.
    const copy = copyOf(original[0], true);
    element.append(copy);
    this._copies.push([screen, original, copy, x, y]);
  }

  /** Finishes the copies, once all layers are in the page: sets the screens' look, place and states. */
  _finish() {
    for (const [screen, original, copy, x, y] of this._copies) {
      const [, [left, top, ...size], states] = original;
      dress(copy, original[3] ??= lacking(copy, stylesOf(screen)));
      place(copy, left - x, top - y, ...size);
      giveStates(copy, states);
    }
  }
}
