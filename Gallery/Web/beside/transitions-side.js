// The ten swipes on View Transitions, as well as browsers allow: the finger sets the time of the run's animations, a
// release decides by Legato's rule, and a cancelled swipe puts its page back.

import { settings } from "../panel.js";
import { across, dispatch, follow, phone, seen as onTop, sign } from "./sides.js";
import { pages } from "./pages.js";

/** Whether the browser has View Transitions. */
export const hasTransitions = "startViewTransition" in document;

/** How far a finger moves before it swipes, in points, and how fast it throws, in points per second. */
const [slop, thrown] = [10, 300];
/** The page below moves by this part of the way, and starts darkened. */
const lag = .3;
const shade = (/** @type {number} */ part) => `brightness(${.9 + .1 * part})`;
/** How long a page takes to arrive after the finger has lifted, in milliseconds. */
const settling = 350;
/** Switches the browser's own animations off, and lets touches reach the page. */
const style = `:root { view-transition-name: none }
  ::view-transition { pointer-events: none }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
    animation: none; mix-blend-mode: normal;
  }`;

/**
 * A swipe back. When it has begun, its page is no longer in the document, and is shown as a snapshot.
 * @typedef {object} Run
 * @property {HTMLElement} leaving
 * @property {HTMLElement} coming
 * @property {Animation[]} parts
 * @property {boolean | null} goesBack the finger's decision
 */

/**
 * @param {HTMLElement} place where the phone goes
 * @param {import("./sides.js").Told} told
 * @returns {import("./sides.js").Side}
 */
export function transitionsSide(place, told) {
  const side = phone("View Transitions", "beside-transitions");
  const glass = /** @type {HTMLElement} */ (side.querySelector(".beside-glass"));
  // A document runs one transition at a time, and stands still as a whole while it begins: so this side has its own
  // document.
  const frame = document.createElement("iframe");
  frame.title = "View Transitions";
  frame.srcdoc = "<!doctype html><body></body>";
  glass.append(frame);
  place.append(side);
  /** @type {import("./sides.js").Side} */
  const found = { phone: side, popped: () => 0, held: () => [], places: () => new Map(), touch() {}, end() {} };
  frame.addEventListener("load", () => {
    const page = /** @type {Document} */ (frame.contentDocument);
    Object.assign(found, swiped(page, told));
  }, { once: true });
  return found;
}

/**
 * @param {Document} page
 * @param {import("./sides.js").Told} told
 */
function swiped(page, told) {
  for (const each of document.querySelectorAll('link[rel="stylesheet"]')) {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.href = /** @type {HTMLLinkElement} */ (each).href;
    page.head.append(link);
  }
  page.head.append(Object.assign(page.createElement("style"), { textContent: style }));
  page.body.className = "beside-page-body";
  const all = pages();
  page.body.append(...all);
  const stack = [...all];
  const { documentElement: root } = page;
  const size = () => ({ width: root.clientWidth, height: root.clientHeight });
  const nameOf = (/** @type {HTMLElement} */ each) => `page-${all.indexOf(each)}`;

  /** @type {Run | null} the present run */
  let run = null;
  /**
   * @type {Run | null} the run that is shown: a run is shown from the time at which the browser has taken its snapshots
   */
  let seen = null;
  /** @type {{ x: number, y: number, run: Run | null, from: number, speed: number, last: [number, number] } | null} */
  let finger = null;

  /** Moves a page's snapshot horizontally, in fractions of the width. */
  const animate = (/** @type {HTMLElement} */ each, /** @type {[number, number]} */ way,
    /** @type {[string, string]} */ filter, /** @type {KeyframeAnimationOptions} */ options) =>
    root.animate({ transform: way.map((part) => `translateX(${sign() * part * size().width}px)`), filter },
      { ...options, fill: "both", pseudoElement: `::view-transition-group(${nameOf(each)})` });

  const begin = () => {
    end();
    const [coming, leaving] = stack.slice(-2);
    if (!coming || !leaving) return null;
    for (const each of all) {
      each.style.setProperty("view-transition-name", each === coming || each === leaving ? nameOf(each) : "none");
    }
    /** @type {Run} */
    const now = { leaving, coming, parts: [], goesBack: null };
    run = now;
    const transition = /** @type {any} */ (page).startViewTransition(() => leaving.remove());
    stack.pop();
    transition.ready.then(() => {
      seen = now;
      now.parts = [
        animate(leaving, [0, 1], ["none", "none"], { duration: 1 }),
        animate(coming, [-lag, 0], [shade(0), shade(1)], { duration: 1 }),
      ];
      for (const part of now.parts) part.pause();
      if (finger?.run === now) finger.from = finger.last[0];
      if (now.goesBack !== null) settle(now);
    }, () => {});
    transition.finished.finally(() => { if (seen === now) seen = null; });
    return now;
  };

  /** Ends the present run, as it was decided: the next transition skips it. */
  const end = () => {
    if (run?.goesBack === false) {
      page.body.append(run.leaving);
      stack.push(run.leaving);
    }
    run = null;
  };

  const settle = async (/** @type {Run} */ now) => {
    const [leaving, coming] = [now.leaving, now.coming];
    const part = Number(now.parts[0].currentTime);
    const to = now.goesBack ? 1 : 0;
    const options = { duration: settling / settings.speed, easing: "cubic-bezier(.2, .7, .2, 1)" };
    const moves = [
      animate(leaving, [part, to], ["none", "none"], options),
      animate(coming, [lag * (part - 1), lag * (to - 1)], [shade(part), shade(to)], options),
    ];
    await Promise.all(moves.map((each) => each.finished));
    if (run === now) end();
    for (const each of now.parts) each.finish();
  };

  const hear = (/** @type {import("./sides.js").Touch} */ type, /** @type {PointerEvent} */ event) => {
    const { clientX, clientY: y, timeStamp } = event;
    const x = sign() * clientX;
    if (type === "down") finger = { x, y, run: null, from: x, speed: 0, last: [x, timeStamp] };
    if (!finger) return;
    if (type === "move") {
      const [lastX, lastTime] = finger.last;
      if (timeStamp > lastTime) finger.speed = (x - lastX) / (timeStamp - lastTime) * 1000;
      finger.last = [x, timeStamp];
      if (!finger.run && x - finger.x > slop && x - finger.x > Math.abs(y - finger.y)) {
        finger.run = begin();
        if (finger.run) told.heard();
      }
      const part = Math.min(1, Math.max(0, (x - finger.from) / size().width));
      for (const each of finger.run?.parts ?? []) each.currentTime = part;
    }
    if (type !== "up") return;
    const { run: now, speed } = finger;
    if (now) {
      now.goesBack = Math.abs(speed) > thrown ? speed > 0 : x - finger.x > size().width / 2;
      if (now.parts.length) settle(now);
    }
    finger = null;
  };
  for (const type of /** @type {const} */ (["down", "move", "up"])) {
    page.addEventListener(`pointer${type}`, (event) => hear(type, event));
  }
  follow(page, (type, event) => told.touched(type, [event.clientX, event.clientY], event));

  return {
    popped: () => all.length - stack.length - Number(run?.goesBack === null),
    held: () => (finger?.run ? [finger.run.leaving, finger.run.coming] : []),
    places() {
      const { width, height } = size();
      const xOf = (/** @type {HTMLElement} */ each) => {
        if (seen && (each === seen.leaving || each === seen.coming)) {
          const pseudo = `::view-transition-group(${nameOf(each)})`;
          return new DOMMatrix(page.defaultView?.getComputedStyle(root, pseudo).transform).e;
        }
        // Until the browser has its snapshots, it shows the page as before.
        return each.isConnected || each === run?.leaving && seen !== run && run.goesBack !== false ? 0 : sign() * width;
      };
      return onTop(all.map((each) => [each, across(xOf(each), width, height)]));
    },
    touch(/** @type {import("./sides.js").Touch} */ type, /** @type {import("./sides.js").Point} */ at,
      /** @type {number} */ time) {
      dispatch(page, root, type, at, time);
    },
  };
}
