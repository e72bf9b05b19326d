// The Lab's timeline panel: a row for each layer, a curve for each track, and the present inputs.

import { inputs, inspect } from "/legato/inspector.js";
import { element } from "../ui.js";
import { drawn, rowsOf, shown, spans } from "./curves.js";

/**
 * The panel, and a function that updates it.
 * @param {() => import("/legato/legato.js").Container} container
 */
export function timelinePanel(container) {
  const panel = element(`<section class="lab-timeline" data-testid="lab-timeline" aria-label="Timeline">
    <dl class="lab-live"></dl>
    <ol class="lab-rows" aria-label="Layers, the nearest first" tabindex="0" hidden></ol>
    <p class="lab-idle">Play, drag or slide: the layers of the run appear here, and stay until the next one.</p>
  </section>`);
  const live = /** @type {HTMLElement} */ (panel.querySelector(".lab-live"));
  const rows = /** @type {HTMLElement} */ (panel.querySelector(".lab-rows"));
  let known = "";

  /** @type {number | null} */
  let coverage = null;

  const update = () => {
    const run = inspect(container());
    coverage = run && (run.isReverse ? 1 - run.inputs.fraction : run.inputs.fraction);
    panel.toggleAttribute("data-running", !!run);
    if (!run) return;
    const kind = run.isReverse + run.layers.map(({ kind, side, part }) => `${kind} ${side} ${part}`).join();
    if (kind !== known) {
      known = kind;
      rows.replaceChildren(...rowsOf(run).map(drawn));
      rows.hidden = false;
    }
    for (const input of inputs) {
      const [from, to] = spans[input];
      const part = (run.inputs[input] - from) / (to - from);
      panel.style.setProperty(`--${input}`, String(Math.min(1, Math.max(0, part))));
    }
    live.innerHTML = inputs.filter((input) => input === "fraction" || run.inputs[input] || run.velocity[input])
      .map((input) => `<div><dt>${input}</dt><dd>${shown(run.inputs[input])}</dd>
        <dd class="lab-velocity">${shown(run.velocity[input])} /s</dd></div>`).join("");
  };
  return {
    panel, update,
    /** How far the covering screen has come; null at rest. */
    coverage: () => coverage,
    /** Draws the rows anew at the next run. */
    forget: () => { known = ""; },
  };
}
