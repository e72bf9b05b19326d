// What the Lab moves: the page over the grid, and who holds it on its way.

import { gridScreen, pageScreen } from "./screens.js";

/** Who holds what runs: nobody, a finger or the slider until it is released, or the Lab until it is told to let go. */
/** @typedef {"nobody" | "finger" | "slider" | "lab"} Holder */

/**
 * What the Lab is set to, asked for whenever a run begins.
 * @typedef {object} Setting
 * @property {(grid: HTMLElement) => import("/legato/legato.js").Stack} make
 * @property {(stack: import("/legato/legato.js").Stack) => void} discard
 * @property {(parts: Parts) => import("/legato/legato.js").TransitionOption} transition
 * @property {() => import("/legato/legato.js").InteractionOption | undefined} interaction the transition's own, if none
 * @property {() => string} shape how large the page is
 * @property {() => boolean} isPresented
 * @property {() => number[]} detents where a presented page may rest
 */

/**
 * The elements that a transition may ask for.
 * @typedef {{ source: () => Element | null, target: () => Element | null }} Parts
 */

/**
 * @param {HTMLElement} element
 * @param {Setting} setting
 */
export function labStage(element, setting) {
  const grid = gridScreen();
  element.append(grid);
  let stack = setting.make(grid);
  /** @type {Holder} */
  let holder = "nobody";
  /** @type {Element | null} */
  let source = null;

  const parts = { source: () => source, target: () => stack.screens[1]?.querySelector(".lab-photo img") ?? null };
  const isOpen = () => stack.top !== grid;

  /** @param {Element | null} [tile] @param {boolean} [awaitsScrub] */
  const open = (tile, awaitsScrub = false) => {
    const from = /** @type {HTMLElement} */ (tile ?? grid.querySelector(".lab-tile"));
    source = from.querySelector("img");
    const screen = pageScreen(from.dataset.photo ?? "", setting.shape(), setting.isPresented());
    const interaction = setting.interaction();
    const options = { transition: setting.transition(parts), awaitsScrub, ...interaction && { interaction } };
    if (!setting.isPresented()) return stack.push(screen, options);
    return stack.present(screen, { ...options, detents: setting.detents() });
  };
  /** @param {boolean} [isOpening] what is nearer, if nothing is said */
  const letGo = (isOpening) => stack.letGo(isOpening === undefined ? undefined : isOpening ? "covering" : "covered");

  // Its decision is known: whoever held it has let go, or has been overtaken.
  for (const type of ["legato:willfinish", "legato:willcancel"]) {
    element.addEventListener(type, () => { holder = "nobody"; });
  }

  return {
    stack: () => stack,
    isOpen,
    holder: () => holder,
    /** @param {Element | null} [tile] */
    open: (tile) => void open(tile),
    back: () => void stack.pop(),
    play() {
      const isOpening = !isOpen();
      if (holder !== "nobody") letGo(isOpening);
      else if (isOpening) void open();
      else void stack.pop();
    },
    /**
     * Shows the page where it has come a part of its way, and begins that if nothing runs; false while a finger has it.
     * @param {number} coverage @param {Holder} by @param {Element | null} [tile]
     */
    hold(coverage, by, tile) {
      let isScrubbed = stack.scrub(coverage, { takesHold: true });
      // What was seen to run may have ended by now.
      if (!stack.running) {
        void (isOpen() ? stack.pop({ awaitsScrub: true }) : open(tile, true));
        isScrubbed = stack.scrub(coverage);
      }
      if (!isScrubbed) holder = "nobody";
      else if (holder !== "lab") holder = by;
      return isScrubbed;
    },
    /**
     * Lets go of what a pointer has held.
     * @param {Holder} by @param {boolean} [isOpening]
     */
    release(by, isOpening) { if (holder === by) letGo(isOpening); },
    letGo,
    /** Goes back to the grid at once, in a stack of its own: what is chosen next holds from the beginning. */
    renew() {
      setting.discard(stack);
      stack = setting.make(grid);
      holder = "nobody";
    },
  };
}
