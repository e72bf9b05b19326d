// Catch me: a card to throw, to catch in the air and to replace, with a meter of how much it jumps.

import { graph } from "../catch/graph.js";
import { jumps, span, speed } from "../catch/jumps.js";
import { watch } from "../catch/watch.js";
import { pageImage, photoNamed, source } from "../media.js";
import { element, onClick } from "../ui.js";

/**
 * The picture, and two texts of each card.
 * @type {[string, string, string][]}
 */
const deck = [
  ["kite", "Throw me", "Any way, as hard as you like"], ["boats", "Catch me", "Before I am gone"],
  ["leaf", "Call another", "While I still fly"], ["fig", "Once more", "With both hands"],
  ["drop", "Look up there", "A number that stays small"],
];

/** The card falls slowly enough to be caught, and turns as the finger moves sideways. */
const fall = /** @type {import("/legato/legato.js").TransitionOption} */ ({
  combined: [
    { name: "card", dim: 0, shadow: 0, radius: 0 },
    {
      layers: [{
        layer: "covering",
        tracks: { rotationZ: [-.5, 0] },
        responses: [{ property: "rotationZ", input: "dragX", knots: [[-400, -.4], [0, 0], [400, .4]] }],
      }],
    },
  ],
  motion: { response: 1.1, dampingRatio: 1 },
});

/** The card hangs on the finger in every direction; thrown fast or far enough, it falls. */
const hang = /** @type {const} */ (["up", "down", "left", "right"]).map((direction) =>
  /** @type {import("/legato/legato.js").CustomInteraction} */ ({
    direction,
    catchesOnTouchDown: true,
    finishMotion: { response: 1.1, dampingRatio: 1 },
    cancelMotion: { response: .5, dampingRatio: .8 },
    inputs: ({ translationX, translationY }) => ({ dragX: translationX, dragY: translationY }),
    finishes: ({ velocityX, velocityY, translationX, translationY, width }) =>
      Math.hypot(velocityX, velocityY) > 500 || Math.hypot(translationX, translationY) > .5 * width,
  }));

/** @type {import("../main.js").Scene} */
export const catchMe = {
  name: "catch",
  title: "Catch me",
  short: "Catch",
  icon: "catch",
  note: "Throw the card, any way. Catch it before it is gone, throw it again, or call another one meanwhile. "
    + "Its speed may break; its place never does: a jump is what a corner, or the card’s middle under your "
    + "finger, moves in a frame beyond what its motion, or the finger, explains.",
  code: `
stack.<b>present</b>(card, {
  transition: fall,
  interaction: {
    catchesOnTouchDown: true,
    inputs: (finger) =&gt; ({
      dragX: finger.translationX,
      dragY: finger.translationY,
    }),
  },
});`,

  mount({ legato, root, register }) {
    const container = element(`<div class="container" data-testid="catch"></div>`);
    const table = element(`<section class="screen catch-table" data-testid="table" aria-label="Table"></section>`);
    const [score, keys] = [scoreBoard(), deckKeys()];
    container.append(table);
    root.append(score, container, keys);
    const stack = register(legato.stack(container, { root: table }));
    const { strip, add } = graph();
    score.querySelector(".catch-strip")?.prepend(strip);

    const counts = { caught: 0, redirected: 0, worst: NaN };
    const tell = () => {
      for (const each of /** @type {NodeListOf<HTMLElement>} */ (score.querySelectorAll("[data-count]"))) {
        const count = counts[/** @type {keyof typeof counts} */ (each.dataset.count)];
        each.textContent = Number.isNaN(count) ? "–" : count.toFixed(each.dataset.count === "worst" ? 2 : 0);
      }
    };

    /**
     * The card that came last.
     * @type {HTMLElement | null}
     */
    let card = null;
    const deal = (/** @type {string} */ id) => {
      if (stack.running) counts.redirected += 1;
      if (stack.screens.length > 1) stack.dismiss();
      card = cardScreen(id);
      stack.present(card, { transition: fall, interaction: hang });
      for (const key of /** @type {NodeListOf<HTMLElement>} */ (keys.querySelectorAll("[data-deal]"))) {
        key.toggleAttribute("data-chosen", key.dataset.deal === id);
      }
      tell();
    };
    onClick(keys, "[data-deal]", (key) => deal(key.dataset.deal ?? ""));

    // A card that was thrown away, and not caught, is followed by the next.
    let coming = 0;
    container.addEventListener("legato:finish", ({ detail }) => {
      if (detail.operation !== "dismiss" || !detail.interactive) return;
      const next = (deck.findIndex(([id]) => id === detail.from.dataset.card) + 1) % deck.length;
      coming = setTimeout(() => deal(deck[next][0]), 200);
    });
    container.addEventListener("legato:willbegin", () => clearTimeout(coming));

    /** @type {import("../catch/jumps.js").Frame[]} */
    let frames = [];
    let flies = false;
    const stop = watch(container, () => cards(container), (frame) => {
      if (flies && frame.finger?.thing === card && !frames.at(-1)?.finger) {
        counts.caught += 1;
        tell();
      }
      flies = stack.running;
      frames = [...frames.slice(1 - span), frame];
      const found = jumps(frames);
      const jump = Math.max(0, ...found);
      add(speed(frames), jump);
      if (!found.length || jump <= counts.worst) return;
      counts.worst = jump;
      tell();
    });

    deal(deck[0][0]);
    return () => {
      stop();
      clearTimeout(coming);
    };
  },
};

/** @param {HTMLElement} container @returns {HTMLElement[]} */
const cards = (container) => [...container.querySelectorAll(/** @type {"section"} */ (".catch-card"))];

function scoreBoard() {
  return element(`<section class="catch-score" aria-label="Score">
    <dl>
      <div><dt>caught</dt><dd data-count="caught" data-testid="caught">0</dd></div>
      <div><dt>redirected</dt><dd data-count="redirected" data-testid="redirected">0</dd></div>
      <div class="worst"><dt>worst jump</dt><dd><b data-count="worst" data-testid="worst">–</b> pt</dd></div>
    </dl>
    <div class="catch-strip">
      <p><i class="speed"></i>speed<i class="jump"></i>jump<span>½ pt is promised</span></p>
    </div>
  </section>`);
}

function deckKeys() {
  return element(`<div class="catch-deck" role="group" aria-label="Call a card">${deck.map(([id]) => `
    <button type="button" data-deal="${id}" data-testid="deal-${id}" aria-label="${photoNamed(id).title}">
      <img src="${source(id)}" alt="" draggable="false"></button>`).join("")}</div>`);
}

/** @param {string} name */
function cardScreen(name) {
  const [id, title, text] = deck.find(([id]) => id === name) ?? deck[0];
  return element(`<section class="screen catch-card" data-testid="card" data-card="${id}" tabindex="-1"
    aria-label="${title}">${pageImage(id)}<div><h3>${title}</h3><p>${text}</p></div></section>`);
}
