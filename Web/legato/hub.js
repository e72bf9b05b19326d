// A centre with a neighbour at each side.

import { Container } from "./container.js";
import { ask } from "./engine.js";
import { interactionNumbers, transitionNumber } from "./options.js";
import { numberOf, screenOf } from "./screens.js";

const edges = ["top", "bottom", "left", "right", "leading", "trailing"];
/** The way a finger travels from an edge into the container. */
const inward = { top: "down", bottom: "up", left: "right", right: "left", leading: "trailing", trailing: "leading" };
const opposite = { up: "down", down: "up", left: "right", right: "left", leading: "trailing", trailing: "leading" };
/** A tenth of the way is enough, there and back. */
const threshold = 0.1;

/** A centre screen whose neighbours are pulled in from the sides. */
export class Hub extends Container {
  constructor(engine, element, options) {
    super(engine, element, options.center, options);
    this._center = options.center;
    this._edges = Object.keys(options.neighbours);
    for (const edge of this._edges) {
      if (!edges.includes(edge)) throw new TypeError(`Legato: unknown edge "${edge}". Valid edges: ${edges.join(", ")}.`);
    }
    this._neighbours = options.neighbours;
    const bindings = this._edges.map((edge, key) => {
      const { interaction, transition } = this._neighbours[edge];
      const swipe = interaction ?? { name: "pan", direction: inward[edge], threshold };
      return [
        interactionNumbers(engine, swipe)?.[0] ?? 0, key, 0, transitionNumber(engine, transition ?? this._slide(edge)),
        interactionNumbers(engine, this._wayBack(edge))?.[0] ?? -1];
    });
    engine.mail().set(bindings.flat());
    engine.wasm.onward(this._handle, numberOf(this._center), bindings.length);
  }

  get position() {
    const { top } = this;
    return top === this._center ? "center" : this._edges.find((edge) => this._opened?.[0] === edge) ?? "center";
  }

  open(edge, options = {}) {
    const key = this._edges.indexOf(edge);
    if (key < 0) return Promise.reject(new Error(`Legato: this hub has no neighbour at "${edge}". It has ${this._edges.join(", ")}.`));
    const number = this._screenFor(key);
    if (number < 0) return Promise.resolve({ finished: false, cancelled: true });
    const transition = this._neighbours[edge].transition ?? this._slide(edge);
    const interaction = this._ways.get(screenOf(number))?.interaction ?? this._wayBack(edge);
    return this._add("push", screenOf(number), { transition, interaction, ...options });
  }

  close(options) { return this._remove(numberOf(this._center), options); }

  _slide(edge) { return { name: "slide", direction: inward[edge] }; }

  _wayBack(edge) { return { name: "pan", direction: opposite[inward[edge]], threshold }; }

  _screenFor(key) {
    const edge = this._edges[key];
    const { screen } = this._neighbours[edge];
    const element = typeof screen === "function" ? ask(screen) : screen;
    if (!element) return -1;
    this._opened = [edge, element];
    this._mailPolicy(this._ways.get(element) ?? {});
    return numberOf(element);
  }
}
