// Hubs and drawers: screens beside another one, which are pulled in from there.

import { open, push } from "./abi.js";
import { checked, element as elementIn, number, place, words } from "./checks.js";
import { Container } from "./container.js";
import { answerOf, ask } from "./engine.js";
import { names } from "./described.js";
import { cancelled } from "./host.js";
import { directed, edges, interactionList, transitionNumber } from "./options.js";
import { numberOf, screenFor, thingOf } from "./screens.js";

/** A screen whose neighbors are pulled in from its sides, and pushed back by the opposite swipe. */
class Sides extends Container {
  /** `usual` is the transition of a neighbor that sets none; `threshold` is a panel's, or NaN for the usual one. */
  constructor(engine, element, center, options, neighbors, operation, usual, threshold) {
    const sides = Object.entries(checked("neighbors", neighbors, edges)).map(([edge, neighbor]) => {
      const { screen, transition = usual, interaction } = checked(
        `neighbor "${edge}"`, neighbor, words("screen transition interaction"));
      if (typeof screen !== "function") elementIn(`neighbor "${edge}", screen`, screen);
      const out = edges.indexOf(edge);
      return { edge, screen, interaction, out, way: directed(engine, transition, names.direction[out ^ 1]) };
    });
    super(engine, element, center, options);
    this._sides = sides;
    this._operation = operation;
    /** The side from which each screen came. */
    this._sideOf = new WeakMap();
    const numbers = sides.flatMap(({ out, way, interaction }) =>
      [out, transitionNumber(engine, way), ...interactionList(engine, interaction)]);
    engine._mail().set(numbers);
    this._ask("neighbors", sides.length, operation === open, threshold);
  }

  async open(edge, options) {
    const key = place("neighbor", this._sides.map((side) => side.edge), edge);
    const screen = this.top === this._screenAt(0) ? this._screenFor(key) : -1;
    return screen < 0 ? cancelled : this._add(this._operation, thingOf(screen), options, key);
  }

  close(options) { return this._remove("close", -1, options); }

  _screenFor(key) {
    const said = answerOf(this._sides[key].screen);
    const screen = said && ask(() => screenFor(this.element, said));
    if (!screen) return -1;
    this._sideOf.set(screen, this._sides[key]);
    this._mailWay(this._ways.get(screen));
    return numberOf(screen);
  }
}

/** A centre with neighbors at its sides. */
export class Hub extends Sides {
  constructor(engine, element, options) {
    super(
      engine, element, options.center, options, options.neighbors, push, options.transition ?? "slide");
  }

  get position() { return this._sideOf.get(this.top)?.edge ?? "center"; }
}

/** A panel that is pulled over an element from one edge. */
export class Drawer extends Sides {
  constructor(engine, element, options) {
    const { panel, edge, transition, interaction, threshold } = options;
    super(
      engine, element, element, { ...options, interaction: undefined },
      { [edge]: { screen: panel, transition, interaction } }, open,
      { name: "drawer", edge }, threshold === undefined ? NaN : number("threshold", threshold, 0, 1));
    this._panel = panel;
    this._edge = edge;
    element.addEventListener("click", (event) => {
      if (panel.contains(event.target) || !this._ask("closes")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.close();
    }, { signal: this._ending.signal, capture: true });
  }

  get isOpen() { return this.top === this._panel; }

  open(options) { return super.open(this._edge, options); }
}
