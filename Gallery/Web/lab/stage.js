// The Lab's stage: the page over the grid, and who holds the run.

import { gridScreen, pageScreen } from "./screens.js";

/** Who holds the run: nobody, a finger or the slider until its release, or the Lab until `letGo`. */
/** @typedef {"nobody" | "finger" | "slider" | "lab"} Holder */

/**
 * The Lab's settings, read at the beginning of each run.
 * @typedef {object} Setting
 * @property {(grid: HTMLElement) => import("/legato/legato.js").Stack} make
 * @property {(stack: import("/legato/legato.js").Stack) => void} discard
 * @property {(parts: Parts) => import("/legato/legato.js").TransitionOption} transition
 * @property {() => import("/legato/legato.js").InteractionOption | undefined} interaction undefined for the
 * transition's own
 * @property {() => string} shape the page's shape
 * @property {() => boolean} isPresented
 * @property {() => number[]} detents of a presented page
 */

/**
 * The elements that a transition may use.
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
  /** @param {boolean} [isOpening] undefined for the nearer screen */
  const letGo = (isOpening) => stack.letGo(isOpening === undefined ? undefined : isOpening ? "covering" : "covered");

  // The run is decided: its holder has released it, or another run has taken over.
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
     * Shows the page at a coverage, and begins a run if there is none; false while a finger holds the run.
     * @param {number} coverage @param {Holder} by @param {Element | null} [tile]
     */
    hold(coverage, by, tile) {
      let isScrubbed = stack.scrub(coverage, { takesHold: true });
      // The run that was last seen may have ended by now.
      if (!stack.running) {
        void (isOpen() ? stack.pop({ awaitsScrub: true }) : open(tile, true));
        isScrubbed = stack.scrub(coverage);
      }
      if (!isScrubbed) holder = "nobody";
      else if (holder !== "lab") holder = by;
      return isScrubbed;
    },
    /**
     * Releases a run that a pointer has held.
     * @param {Holder} by @param {boolean} [isOpening]
     */
    release(by, isOpening) { if (holder === by) letGo(isOpening); },
    letGo,
    /** Goes back to the grid at once, in a new stack, so that new settings apply from the beginning. */
    renew() {
      setting.discard(stack);
      stack = setting.make(grid);
      holder = "nobody";
    },
  };
}
