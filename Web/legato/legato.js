// Legato for the web: screens that a finger can drive, over live DOM elements.

import { Drawer } from "./drawer.js";
import { loadEngine } from "./engine.js";
import { Hub } from "./hub.js";
import { interactionNumbers, transitionNumber } from "./options.js";
import { Stack } from "./stack.js";

/** @type {typeof import("./legato.js").load} */
export async function load({ wasm = new URL("./legato.wasm", import.meta.url) } = {}) {
  return /** @type {any} */ (new Legato(await loadEngine(wasm)));
}

/** The loaded library: makes containers, and knows what holds for all of them. */
class Legato {
  constructor(engine) {
    this._engine = engine;
    this._transition = "push";
    this._interaction = "edgePan";
  }

  get transition() { return this._transition; }
  set transition(option) { this._setDefaults(this._transition = option, this._interaction); }
  get interaction() { return this._interaction; }
  set interaction(option) { this._setDefaults(this._transition, this._interaction = option); }

  stack(element, options) { return new Stack(this._engine, element, options); }
  hub(element, options) { return new Hub(this._engine, element, options); }
  drawer(element, options) { return new Drawer(this._engine, element, options); }

  _setDefaults(transition, interaction) {
    this._engine._defaults = { transition, interaction };
    const interactions = interactionNumbers(this._engine, interaction) ?? [];
    this._engine.mail().set([transitionNumber(this._engine, transition), interactions.length, ...interactions]);
    this._engine.wasm.defaults();
  }
}
