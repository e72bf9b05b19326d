// Side by side: one finger's ten swipes on Legato and on the browser's View Transitions, at once, and how each answers.

import { legatoSide } from "../beside/legato-side.js";
import { meter } from "../beside/meter.js";
import { size, tenSwipes } from "../beside/ten-swipes.js";
import { hasTransitions, transitionsSide } from "../beside/transitions-side.js";
import { eachFrame } from "../catch/watch.js";
import { element, icon } from "../ui.js";

/** @typedef {import("../beside/sides.js").Side} Side */

const rows = [["worst", "worst jump, pt"], ["heard", "swipes heard"], ["popped", "pages popped"]];

/** @type {import("../main.js").Scene} */
export const beside = {
  name: "beside",
  title: "Side by side",
  short: "Beside",
  icon: "beside",
  note: "The same finger on both. On the right, the browser’s own View Transitions, as well as they can be used: "
    + "the finger sets the time of the run. A swipe that comes early skips the run before; here it takes it over.",
  code: `
legato.<b>stack</b>(phone, {
  root: first,
  interaction: "fullScreenPan",
});
<b>// Nothing else.</b>`,

  mount(context) {
    const { root } = context;
    const board = scoreBoard();
    const phones = /** @type {HTMLElement} */ (board.querySelector(".beside-phones"));
    root.append(board);
    /** @type {{ side: Side, heard: number, jump: ReturnType<typeof meter>, worst: number, name: string }[]} */
    let sides = [];
    /** @type {import("../catch/plane.js").Point | null} */
    let finger = null;
    let playing = 0;

    /** @param {import("../beside/sides.js").Touch} type @param {number} x @param {number} y @param {Side} [but] */
    const touch = (type, x, y, time = performance.now(), but) => {
      finger = type === "up" ? null : [x, 0];
      for (const { side } of sides) {
        const tip = /** @type {HTMLElement} */ (side.phone.querySelector(".beside-tip"));
        tip.style.translate = `${x}px ${y}px`;
        tip.toggleAttribute("data-down", type !== "up");
        if (side !== but) side.touch(type, [x, y], time);
      }
    };

    const reset = () => {
      for (const { side } of sides) side.end();
      phones.replaceChildren();
      sides = [];
      /** @param {string} name @param {(told: import("../beside/sides.js").Told) => Side} make */
      const add = (name, make) => {
        const entry = { name, heard: 0, worst: NaN, jump: meter(), side: /** @type {any} */ (null) };
        entry.side = make({
          heard() { entry.heard += 1; },
          touched(type, [x, y], event) {
            playing += 1;
            touch(type, x, y, event.timeStamp, entry.side);
          },
        });
        sides.push(entry);
      };
      add("legato", (told) => legatoSide(context, phones, told));
      if (hasTransitions) add("transitions", (told) => transitionsSide(phones, told));
      else phones.append(element(`<figure class="beside-phone is-empty"><div class="beside-glass">
        <p>This browser has no View&nbsp;Transitions.</p></div><figcaption>View Transitions</figcaption></figure>`));
    };

    const play = async () => {
      reset();
      playing += 1;
      const now = playing;
      await pause(700);
      const start = performance.now();
      const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (phones.querySelector(".beside-glass"));
      const isMirrored = root.closest("[dir=rtl]");
      for (const [type, t, x, y] of tenSwipes) {
        const wait = start + t - performance.now();
        if (wait > 1) await pause(wait);
        if (now !== playing || !root.isConnected) return;
        const across = isMirrored ? size.width - x : x;
        touch(type, across / size.width * offsetWidth, y / size.height * offsetHeight, start + t);
      }
    };
    board.querySelector(".button")?.addEventListener("click", play);

    reset();
    const stop = eachFrame(board, (time) => {
      for (const entry of sides) {
        entry.worst = entry.jump({ time, finger, held: entry.side.held(), places: entry.side.places() });
        const counts = { heard: entry.heard, popped: entry.side.popped(), worst: entry.worst };
        for (const [row] of rows) {
          const cell = /** @type {HTMLElement} */ (board.querySelector(`[data-count="${entry.name}-${row}"]`));
          const count = counts[/** @type {keyof typeof counts} */ (row)];
          cell.textContent = Number.isNaN(count) ? "–" : row === "worst" ? rounded(count) : String(count);
        }
      }
    });
    return () => {
      playing += 1;
      stop();
      for (const { side } of sides) side.end();
    };
  },
};

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A number with as many digits as can be read while it changes.
 * @param {number} value
 */
const rounded = (value) => value.toFixed(value < 10 ? 2 : 0);

function scoreBoard() {
  return element(`<section class="beside" aria-label="Side by side">
    <div class="beside-phones"></div>
    <table class="beside-score">
      <thead class="visually-hidden"><tr><th>Legato</th><th></th><th>View Transitions</th></tr></thead>
      <tbody>${rows.map(([row, title]) => `<tr class="${row}">
        <td data-count="legato-${row}" data-testid="legato-${row}">–</td><th scope="row">${title}</th>
        <td data-count="transitions-${row}" data-testid="transitions-${row}">–</td></tr>`).join("")}</tbody>
    </table>
    <button class="button" type="button" data-testid="ten-swipes">${icon("finger")}Ten swipes</button>
    <p class="beside-note">Or swipe on either: your finger is on both.</p>
  </section>`);
}
