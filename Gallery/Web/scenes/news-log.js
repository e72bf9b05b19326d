// The news scene's log: the five callbacks as they come, the progress of the run, and the choice of bars.

import { element, segmented } from "../ui.js";

const kinds = /** @type {const} */ (["shouldbegin", "willbegin", "change", "finish", "cancel"]);
const words = {
  shouldbegin: "should begin", willbegin: "will begin", change: "change", finish: "finish", cancel: "cancel",
};
const longest = 6;

/**
 * @param {{ bars: "attached" | "pinned", change: (bars: "attached" | "pinned") => void }} options
 * @returns {{ element: HTMLElement, listen: (container: HTMLElement) => void }}
 */
export function newsLog({ bars, change }) {
  const log = element(`<section class="log" data-testid="log" aria-label="Callbacks">
    <div class="log-head"><h3>Callbacks</h3></div>
    <div class="log-progress"><i></i></div>
    <ol class="log-lines" data-testid="log-lines"><li class="log-empty">Open a story<i> to see them</i>.</li></ol>
  </section>`);
  const lines = /** @type {HTMLElement} */ (log.querySelector(".log-lines"));
  const progress = /** @type {HTMLElement} */ (log.querySelector(".log-progress i"));
  log.querySelector(".log-head")?.append(segmented({
    label: "Bars",
    name: "bars",
    choices: [["attached", "Attached"], ["pinned", "Pinned"]],
    value: bars,
    change: (value) => change(/** @type {"attached" | "pinned"} */ (value)),
  }));

  /** @param {(typeof kinds)[number]} kind @param {import("/legato/legato.js").TransitionDetail} detail */
  const write = (kind, { operation, fraction, interactive }) => {
    progress.style.transform = `scaleX(${Math.min(1, Math.max(0, fraction || 0))})`;
    log.dataset.state = kind;
    const last = /** @type {HTMLElement | null} */ (lines.lastElementChild);
    if (kind === "change" && last?.dataset.kind === "change") {
      const count = Number(last.dataset.count) + 1;
      last.dataset.count = String(count);
      /** @type {HTMLElement} */ (last.querySelector("span")).innerHTML = progressed(count, fraction);
      return;
    }
    lines.querySelector(".log-empty")?.remove();
    const remark = kind === "change" ? progressed(1, fraction)
      : kind === "willbegin" ? `${operation}, ${interactive ? "by a finger" : "by a tap"}` : operation;
    lines.append(element(`<li data-kind="${kind}" data-count="1"><b>${words[kind]}</b><span>${remark}</span></li>`));
    while (lines.childElementCount > longest) lines.firstElementChild?.remove();
  };

  return {
    element: log,
    listen(container) {
      for (const kind of kinds) {
        container.addEventListener(`legato:${kind}`, (event) => write(kind, event.detail));
      }
    },
  };
}

/**
 * The number of changes of the fraction, and its present value: a narrow screen shows only the value.
 * @param {number} count
 * @param {number} fraction
 */
const progressed = (count, fraction) => `<i>${count} ×, now </i>${Math.round((fraction || 0) * 100)} %`;
