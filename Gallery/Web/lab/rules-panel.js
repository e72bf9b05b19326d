// The Lab's rows for the options of every transition.

import { element } from "../ui.js";
import { optionRow } from "./option-row.js";
import { gestureRules, hasGesture, rules } from "./rules.js";

/**
 * @param {string[]} names the transitions that the engine has
 * @param {(rule: string, choice: string | undefined) => void} change
 */
export function rulesPanel(names, change) {
  const panel = element(`<details class="panel lab-options lab-rules" data-testid="lab-rules">
    <summary>Every transition</summary></details>`);

  return {
    panel,
    /** @param {import("./rules.js").Chosen} chosen which `change` updates */
    show(chosen) {
      /** @param {[string, { title: string, standard: string, choices: object }]} entry */
      const rowOf = ([rule, { title, standard, choices }]) => optionRow({
        option: rule, title, standard, value: chosen[rule],
        choice: { words: [standard, ...Array.isArray(choices) ? choices : Object.keys(choices)] },
        change(value) {
          change(rule, /** @type {string | undefined} */ (value));
          showGestureRows();
        },
      });
      const all = {
        ...rules,
        combined: { title: "Combined with", standard: "nothing", choices: names },
        goesBy: { title: "Goes by", standard: "itself", choices: names },
      };
      const gestureRows = Object.entries(gestureRules).map(rowOf);
      /** The options of a gesture are shown once a gesture is chosen. */
      const showGestureRows = () => gestureRows.forEach((row) => { row.hidden = !hasGesture(chosen); });
      panel.replaceChildren(/** @type {Node} */ (panel.firstElementChild), ...Object.entries(all).flatMap((entry) =>
        (entry[0] === "interaction" ? [rowOf(entry), ...gestureRows] : [rowOf(entry)])));
      showGestureRows();
      if (Object.keys(chosen).length) panel.setAttribute("open", "");
    },
  };
}
