// Hubs and drawers: screens beside another one, which are pulled in from there. They consist of gesture routes and a
// stack, as in the engine. Using the engine's own hub and drawer would cost 518 bytes in the module and save 145 here.

import { open, push } from "./abi.js";
import { checked, element as elementIn, place, words } from "./checks.js";
import { Container } from "./container.js";
import { answerOf, ask } from "./engine.js";
import { names } from "./described.js";
import { cancelled } from "./host.js";
import { directed, edges, interactionNumbers, transitionNumber } from "./options.js";
import { numberOf, screenFor, thingOf } from "./screens.js";

/** A screen whose neighbors are pulled in from its sides, and pushed back by the opposite swipe. */
class Sides extends Container {
  /** `usual` is the transition of a neighbor that sets none; `drag` names the interaction that pulls a neighbor in. */
  constructor(engine, element, center, options, neighbors, operation, usual, drag, threshold) {
    const sides = Object.entries(checked("neighbors", neighbors, edges)).map(([edge, neighbor]) => {
      const out = edges.indexOf(edge);
      const { screen, transition: said = usual, interaction } = checked(
        `neighbor "${edge}"`, neighbor, words("screen transition interaction"));
      if (typeof screen !== "function") elementIn(`neighbor "${edge}", screen`, screen);
      const pan = (way) => ({ name: drag, direction: names.direction[way], threshold });
      const transition = directed(engine, said, names.direction[out ^ 1]);
      return { edge, screen, pull: interaction ?? pan(out ^ 1), way: { transition, interaction: pan(out) } };
    });
    super(engine, element, center, options);
    this._sides = sides;
    this._operation = operation;
    /** The side from which each screen came. */
    this._sideOf = new WeakMap();
    const routes = sides.flatMap(({ pull, way }, key) => interactionNumbers(engine, pull).map((number) =>
      [number, key, operation, transitionNumber(engine, way.transition),
        ...interactionNumbers(engine, way.interaction)]));
    engine._mail().set(routes.flat());
    this._ask("forward", numberOf(center), routes.length);
  }

  async open(edge, options) {
    const key = place("neighbor", this._sides.map((side) => side.edge), edge);
    const number = this.top === this._screenAt(0) ? this._screenFor(key) : -1;
    if (number < 0) return cancelled;
    const screen = thingOf(number);
    const { transition, interaction } = this._sideOf.get(screen).way;
    const [backGesture] = interactionNumbers(this._engine, interaction);
    return this._add(this._operation, screen, { transition, ...options }, backGesture);
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
      engine, element, options.center, options, options.neighbors, push, options.transition ?? "slide", "hubPan");
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
      { name: "drawer", edge }, "drawerPan", threshold);
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
