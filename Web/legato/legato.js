// Legato for the web: screens that a finger can drive, over live DOM elements.

import { loadEngine } from "./engine.js";
import { mailPolicy } from "./options.js";
import { Drawer, Hub } from "./sides.js";
import { Stack } from "./stack.js";

/** @type {typeof import("./legato.js").load} */
export async function load({ wasm = new URL("./legato.wasm", import.meta.url) } = {}) {
  return /** @type {any} */ (new Legato(await loadEngine(wasm)));
}

/** The loaded library: makes containers, and knows what holds for all of them. */
class Legato {
  constructor(engine) { this._engine = engine; }

  get transition() { return this._engine._defaults.transition; }
  set transition(transition) { this._setDefaults({ transition }); }
  get interaction() { return this._engine._defaults.interaction; }
  set interaction(interaction) { this._setDefaults({ interaction }); }

  stack(element, options) { return new Stack(this._engine, element, options); }
  hub(element, options) { return new Hub(this._engine, element, options); }
  drawer(element, options) { return new Drawer(this._engine, element, options); }

  _setDefaults(changes) {
    const defaults = { ...this._engine._defaults, ...changes };
    mailPolicy(this._engine, defaults);
    this._engine._defaults = defaults;
    this._engine._wasm.defaults();
  }
}
