// Plain screens for the tests; `stage` is the tests' interface.

import { load } from "/legato/legato.js";

// The engine's exports by their own names, even if the library renames them.
const { instantiate } = WebAssembly;
let engine = /** @type {any} */ (null);
WebAssembly.instantiate = async (...rest) => {
  const made = await instantiate(...rest);
  engine = made.instance.exports;
  return made;
};

const legato = await load();
const container = document.getElementById("container");
const root = document.getElementById("root");

/** A screen's content: elements to tap, to scroll, to type into, to slide and to select. */
const contents = (name) => `
  <header data-legato-bar><span data-legato-bar-item="title">${name}</span>
    <button class="back" data-legato-bar-item="back">Back of ${name}</button></header>
  <input class="text" value="some words"><input class="slider" type="range" min="0" max="100" value="50">
  <p class="words">Words of ${name} that one may select by dragging over them with a mouse</p>
  <div class="carousel">${"<i></i>".repeat(12)}</div>
  <div class="photo" data-legato-id="photo"></div>
  <div class="list">${Array.from({ length: 40 }, (_, row) => `<button>Row ${row} of ${name}</button>`).join("")}</div>`;

function make(name, classes = "") {
  const screen = document.createElement("section");
  screen.className = `screen ${classes}`.trim();
  screen.id = name;
  screen.innerHTML = contents(name);
  return screen;
}

/** The whole page as text: every node, attribute and inline style. */
const snapshot = () => document.documentElement.outerHTML;

const events = [];
const taps = [];
for (const kind of ["shouldbegin", "willbegin", "change", "willfinish", "willcancel", "finish", "cancel", "attempt"]) {
  container.addEventListener(`legato:${kind}`, ({ detail }) =>
    events.push({ kind, operation: detail.operation, from: detail.from.id, to: detail.to.id,
      fraction: detail.fraction, interactive: detail.interactive }));
}
addEventListener("click", (event) => taps.push(event.target.textContent || event.target.className));

/** Watches what each frame draws: [the frame's time, [left, top, width, opacity] of each visible element, ...]. */
function watch(...selectors) {
  const frames = [];
  let now = 0;
  const look = () => frames.push([now, ...selectors.map((selector) => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    return box && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[data-legato-flying]")
      ? [box.x, box.y, box.width, +getComputedStyle(element).opacity] : null;
  })]);
  // An element that changes its size in each frame is observed after all other work of the page in that frame.
  const probe = document.documentElement.appendChild(document.createElement("i"));
  probe.style.cssText = "position: absolute; visibility: hidden; width: 1px; height: 1px";
  const observer = new ResizeObserver(look);
  let request = requestAnimationFrame(function change(time) {
    if (!now) observer.observe(probe);
    now = time;
    probe.style.width = probe.style.width === "1px" ? "2px" : "1px";
    request = requestAnimationFrame(change);
  });
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    probe.remove();
    return frames;
  };
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits until nothing moves and the next frame is drawn; motion is `haste` times faster. */
async function rest(haste = 1) {
  const { container } = stage;
  const { speed } = container;
  if (haste !== 1) container.speed = speed * haste;
  while (container.running) await nextFrame();
  if (haste !== 1) container.speed = speed;
  await nextFrame();
  await nextFrame();
}

root.innerHTML = contents("root");

const stage = {
  /** The bytes of the engine's memory. */
  get memory() { return engine.memory.buffer.byteLength; },
  /** The number of its blocks in use: their headers have LIVE plus a class, and a zero (Allocator.c). */
  get blocks() {
    const [words, live, classes] = [new Uint32Array(engine.memory.buffer), 0x5afe0000, 128];
    let count = 0;
    for (let i = 2; i < words.length; i += 4) {
      if (words[i] >= live && words[i] < live + classes && words[i + 1] === 0) count += 1;
    }
    return count;
  },
  get time() { return engine.time(0); },
  /** The engine's own states of the layers at a time, which must not be before the previous one. */
  states(time) {
    const address = engine.tick(0, time);
    const numbers = new Float64Array(engine.memory.buffer, address, engine.layers(0) * 27);
    return Array.from({ length: engine.layers(0) }, (_, layer) => [...numbers.slice(layer * 27, layer * 27 + 27)]);
  },
  /** Whether a finger at a point of the first container would get an answer. */
  isAnswered(x, y) {
    const [down, cancel, unanswered] = [0, 3, 8];
    const { clientWidth, clientHeight } = container;
    new Float64Array(engine.memory.buffer, engine.mailbox(), 3).set([clientWidth, clientHeight, 0]);
    const answer = engine.pointer(0, down, 99, x, y, engine.time(0), 0);
    engine.pointer(0, cancel, 99, x, y, engine.time(0), 0);
    return answer < unanswered;
  },
  legato, element: container, root, make, snapshot, events, taps, watch, nextFrame, rest, container: null,
  /** Makes a stack with the test's options. */
  stack(options = {}) {
    return stage.container = legato.stack(container, { root, interaction: ["fullScreenPan", "edgePan"], ...options });
  },
  /** A stack with one screen pushed, at rest, and no events recorded so far. */
  async pushed(options) {
    stage.stack(options);
    await stage.container.push(make("a"), { animated: false });
    await rest();
    events.length = 0;
  },
};
Object.assign(globalThis, { stage });
document.documentElement.dataset.ready = "true";
