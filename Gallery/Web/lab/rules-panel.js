// The Lab's rows for what can be said of every transition.

import { element } from "../ui.js";
import { optionRow } from "./option-row.js";
import { rules } from "./rules.js";

/**
 * @param {string[]} names the transitions that the engine has
 * @param {(rule: string, choice: string | undefined) => void} change
 */
export function rulesPanel(names, change) {
  const panel = element(`<details class="panel lab-options lab-rules" data-testid="lab-rules">
    <summary>Every transition</summary></details>`);
  return {
    panel,
    /** @param {import("./rules.js").Chosen} chosen */
    show(chosen) {
      const all = {
        ...rules,
        combined: { title: "Combined with", standard: "nothing", choices: names },
        goesBy: { title: "Goes by", standard: "itself", choices: names },
      };
      panel.replaceChildren(/** @type {Node} */ (panel.firstElementChild), ...Object.entries(all).map(
        ([rule, { title, standard, choices }]) => optionRow({
          option: rule, title, standard, value: chosen[rule],
          choice: { words: [standard, ...Array.isArray(choices) ? choices : Object.keys(choices)] },
          change: (value) => change(rule, /** @type {string | undefined} */ (value)),
        })));
      if (Object.keys(chosen).length) panel.setAttribute("open", "");
    },
  };
}
