// Legato for the web: screens that a finger can drive, over live DOM elements.

import { loadEngine } from "./engine.js";
import { containerOptions, mailPolicy } from "./options.js";
import { Drawer, Hub } from "./sides.js";
import { Stack } from "./stack.js";

/** @type {typeof import("./legato.js").load} */
export async function load({ wasm = new URL("./legato.wasm", import.meta.url) } = {}) {
  return /** @type {any} */ (new Legato(await loadEngine(wasm)));
}

/** The loaded library: makes containers, and holds their defaults. */
class Legato {
  constructor(engine) {
    this._engine = engine;
    // If nothing has the focus, the uppermost container that can use a key gets it.
    addEventListener("keydown", (event) => {
      if (event.target === document.body) for (const container of engine._shown) container._press(event);
    });
  }

  get transition() { return this._engine._defaults.transition; }
  set transition(transition) { this._setDefaults({ transition }); }
  get interaction() { return this._engine._defaults.interaction; }
  set interaction(interaction) { this._setDefaults({ interaction }); }

  stack(element, options) {
    return new Stack(
      this._engine, element, containerOptions(this._engine, "stack", options, "root interaction history"));
  }

  hub(element, options) {
    return new Hub(this._engine, element, containerOptions(this._engine, "hub", options, "center neighbors"));
  }

  drawer(element, options) {
    return new Drawer(
      this._engine, element, containerOptions(this._engine, "drawer", options, "panel edge interaction threshold"));
  }

  _setDefaults(changes) {
    const defaults = { ...this._engine._defaults, ...changes };
    mailPolicy(this._engine, defaults);
    this._engine._defaults = defaults;
    this._engine._wasm.defaults();
  }
}
