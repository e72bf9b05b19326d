// A panel pulled over the container from one side.

import { Container } from "./container.js";
import { interactionNumbers, transitionNumber } from "./options.js";
import { numberOf } from "./screens.js";

const inward = { top: "down", bottom: "up", left: "right", right: "left", leading: "trailing", trailing: "leading" };
const opposite = { up: "down", down: "up", left: "right", right: "left", leading: "trailing", trailing: "leading" };

/** A panel that is pulled over an element, and pushed back. */
export class Drawer extends Container {
  constructor(engine, element, options) {
    const { edge, panel, threshold = 0.2 } = options;
    if (!inward[edge]) throw new TypeError(`Legato: unknown edge "${edge}". Valid edges: ${Object.keys(inward).join(", ")}.`);
    super(engine, element, element, { ...options, interaction: undefined });
    this._panel = panel;
    this._pull = options.transition ?? { name: "drawer", direction: inward[edge] };
    // The panel's extent is known once it lies in the container; until then it is shown to nobody.
    const axis = edge === "top" || edge === "bottom" ? "offsetHeight" : "offsetWidth";
    element.append(panel);
    const distance = panel[axis] || 1;
    panel.remove();
    const pull = (direction) => interactionNumbers(engine, options.interaction ?? { name: "pan", direction, distance, threshold });
    this._back = { name: "pan", direction: opposite[inward[edge]], distance, threshold };
    engine.mail().set([
      pull(inward[edge])?.[0] ?? 0, 0, 5, transitionNumber(engine, this._pull), interactionNumbers(engine, this._back)?.[0] ?? -1]);
    engine.wasm.onward(this._handle, numberOf(element), 1);
    element.addEventListener("click", (event) => {
      if (this.isOpen && !panel.contains(/** @type {Node} */ (event.target))) {
        event.preventDefault();
        event.stopPropagation();
        this.close();
      }
    }, { capture: true });
  }

  get isOpen() { return this.top === this._panel; }

  open(options) { return this._add("open", this._panel, { transition: this._pull, interaction: this._back, ...options }); }
  close(options) { return this._remove(-1, options); }

  _screenFor() {
    this._mailPolicy(this._ways.get(this._panel) ?? {});
    return numberOf(this._panel);
  }
}
