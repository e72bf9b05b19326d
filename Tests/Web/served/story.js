// A plain page that sets a conformance story up, plays its requests, and records what is visible; `story` is the test's
// interface. The stories are in Sources/LegatoTesting/Stories.

import { load } from "/legato/legato.js";

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {Box & { opacity: number }} Look
 * @typedef {Record<string, any>} Step a request of a story, by its name
 */

const legato = await load();

/** The events of a container, and their names in stories. */
const kinds = {
  shouldbegin: "shouldBegin", willbegin: "willBegin", change: "change", willfinish: "willFinish",
  willcancel: "willCancel", finish: "finish", cancel: "cancel", detent: "detent", attempt: "attempt",
};

/** The present setup: the story, its container, that element, and its screens by their names. */
let told = /** @type {any} */ ({});
let container = /** @type {any} */ (null);
let element = /** @type {HTMLElement} */ (document.body);
/** The stack in one of the screens. */
let inner = /** @type {any} */ (null);
/** @type {Map<string, HTMLElement>} */
const screens = new Map();

/** The results so far. */
let outcomes = /** @type {string[]} */ ([]);
let detents = /** @type {number[]} */ ([]);
let attempts = /** @type {string[]} */ ([]);
let callbacks = /** @type {string[]} */ ([]);
let fraction = 0;
let denials = /** @type {string[]} */ ([]);
let denies = false;
/** The height of a bar in points: UIKit's. */
const barHeight = 44;
let answersLater = false;
/** The answers that are still due, oldest first. */
let questions = /** @type {((isAllowed: boolean) => void)[]} */ ([]);

const nameOf = (/** @type {HTMLElement} */ screen) => [...screens].find(([, each]) => each === screen)?.[0];
const named = (/** @type {string} */ name) => screens.get(name) ?? makeScreen(name);

/** @param {HTMLElement} part @param {Partial<Box> & { radius?: number }} box */
function lay(part, { radius, ...box }) {
  for (const [side, length] of Object.entries({ left: box.x, top: box.y, width: box.width, height: box.height })) {
    if (length !== undefined) part.style.setProperty(side, `${length}px`);
  }
  if (radius !== undefined) part.style.borderRadius = `${radius}px`;
}

/**
 * Puts an element at a place, after a spacer of that size.
 * @param {HTMLElement} part
 * @param {Partial<Box> & { radius?: number }} box
 */
function placeElement(part, { x, y, ...size }) {
  lay(/** @type {HTMLElement} */ (part.parentElement), { width: x, height: y });
  lay(part, size);
}

/** @param {HTMLElement} parent @param {string} classes @param {any} box */
function add(parent, classes, box) {
  const part = document.createElement("div");
  part.className = classes;
  lay(part, box);
  parent.append(part);
  return part;
}

/** A coloured section with the story's elements in it. @param {string} name */
function makeScreen(name, screen = document.createElement("section")) {
  screen.classList.add("screen");
  screen.dataset.name = name;
  // An image and not a colour: the headless host's screens have no plain colour either.
  const color = `hsl(${screens.size * 77} 60% 80%)`;
  screen.style.background = `linear-gradient(${color}, ${color})`;
  screens.set(name, screen);
  for (const [id, box] of Object.entries(told.elements?.[name] ?? {})) {
    const part = add(add(screen, "place", {}), "element", {});
    part.dataset.legatoId = id;
    placeElement(part, box);
  }
  if (told.bars?.includes(name)) fillBar(screen, name);
  const height = told.contents?.[name];
  if (height) add(screen, "place", { width: 1, height });
  const scroller = told.scrollers?.[name];
  if (scroller) fillScroller(screen, scroller);
  return screen;
}

/** @param {HTMLElement} screen @param {{ axis: string, frame: Box, content: number, offset?: number }} scroller */
function fillScroller(screen, { axis, frame, content, offset = 0 }) {
  const isVertical = axis === "vertical";
  const part = add(screen, `scroller ${axis}`, frame);
  add(part, "", isVertical ? { width: frame.width, height: content } : { width: content, height: frame.height });
  // It can scroll only once it is in the page, and WebKit drops an offset that is set before the frame.
  requestAnimationFrame(() => part.scrollTo(isVertical ? { top: offset } : { left: offset }));
}

/** Puts a bar with a title at the top of a screen. @param {HTMLElement} screen @param {string} name */
function fillBar(screen, name) {
  const title = document.createElement("span");
  title.dataset.legatoBarItem = "title";
  title.textContent = name;
  const bar = add(screen, "bar", {});
  bar.dataset.legatoBar = "";
  bar.append(title);
}

/** Puts a stack into a screen. */
async function nest({ in: name, screens: [root, ...others], ...said }) {
  const part = add(named(name), "container", told.size);
  inner = legato.stack(part, { root: named(root), ...options(said), reducedMotion: !!told.reducedMotion });
  for (const each of others) await inner.push(named(each), { animated: false });
  if (said.denies) part.addEventListener("legato:shouldbegin", (event) => event.preventDefault());
}

/** The transitions that start from an element. */
const sourced = ["auto", "containerTransform", "grow", "imageZoom", "popover", "zoom"];

/** The screen that lies under each pushed one, and the last screen that a call has pushed or popped. */
const under = new Map();
let last = /** @type {HTMLElement | null} */ (null);

/**
 * A story's transition as the library's option: the touched element is that of the screen under the pushed one, or the
 * first of the story.
 */
function transitionOf(/** @type {any} */ said) {
  const name = said?.name ?? said;
  const [screen] = Object.keys(told.elements ?? {});
  if (!sourced.includes(name) || !screen) return said;
  const source = () => (under.get(last) ?? named(screen)).querySelector("[data-legato-id]");
  return { ...said.name ? said : { name }, source };
}

/** A story's settings of a screen or a container as the library's options. @param {Step} said */
const options = ({ transition, interactions, animated, detents, initialDetent }) => Object.fromEntries(
  Object.entries({ transition: transitionOf(transition), interaction: interactions, animated, detents, initialDetent })
    .filter(([, value]) => value !== undefined));

/** The side of a panel that its extent sets, by the edge that it comes from. */
const farSides = {
  top: "bottom", bottom: "top", left: "right", right: "left", leading: "inset-inline-end",
  trailing: "inset-inline-start",
};

const makers = {
  stack: (/** @type {any} */ said) => legato.stack(element, { root: named(told.screens[0]), ...said }),

  hub({ transition, ...said }) {
    const sides = Object.entries(told.neighbors).map(([edge, name]) =>
      [edge, { screen: named(name), ...transition && { transition } }]);
    return legato.hub(element, { center: named(told.screens[0]), neighbors: Object.fromEntries(sides), ...said });
  },

  // A drawer's page is the container itself.
  drawer(/** @type {any} */ said) {
    makeScreen(told.screens[0], element);
    const { screen, edge, extent } = told.panel;
    const panel = named(screen);
    panel.style.setProperty(farSides[edge], "auto");
    panel.style[edge === "top" || edge === "bottom" ? "height" : "width"] = `${extent}px`;
    return legato.drawer(element, { panel, edge, ...said });
  },
};

/** Sets a story up, at rest, and begins to record. @param {any} story */
async function set(story) {
  inner?.destroy();
  inner = null;
  container?.destroy();
  // Left from the last playback of a story: pushes in the setup ask, too.
  [denies, answersLater, questions] = [false, false, []];
  screens.clear();
  under.clear();
  told = { size: { width: 390, height: 844 }, ...story };
  element = add(document.body, "container", told.size);
  document.body.replaceChildren(element);
  element.dir = told.layoutDirection === "rightToLeft" ? "rtl" : "ltr";
  for (const kind of Object.keys(kinds)) element.addEventListener(`legato:${kind}`, hear);
  const bars = told.bars && { bars: "pinned" };
  container = makers[told.container]({ ...options(told), ...bars, reducedMotion: !!told.reducedMotion });
  for (const [name, policy] of Object.entries(told.policies ?? {})) container.configure(named(name), options(policy));
  for (const name of told.screens.slice(1)) await container.push(named(name), { animated: false });
  if (told.inner) await nest(told.inner);
  // It is observed after the container, so it gets the container's size last, when the frame is complete.
  drawn.disconnect();
  drawn.observe(probe);
}

/** @param {any} event */
function hear(event) {
  // It comes from the inner stack.
  if (event.target !== element) return;
  const { operation, fraction: shown } = event.detail;
  const kind = kinds[event.type.slice("legato:".length)];
  if (kind === "shouldBegin" && denies) event.preventDefault();
  if (kind === "shouldBegin" && answersLater) {
    event.detail.waitUntil(new Promise((resolve) => questions.push(resolve)));
  }
  if (kind === "detent") detents.push(event.detail.index);
  else if (kind === "attempt") attempts.push(operation);
  else if (kind !== "change") callbacks.push(`${kind} ${operation}`);
  fraction = shown ?? fraction;
  if (kind !== "finish" && kind !== "cancel") return;
  outcomes.push(kind === "finish" ? "finished" : "cancelled");
  fraction = 0;
}

/** The actions of a story's requests; the callbacks show whether a run begins. */
const requests = {
  push(name, step) {
    last = named(name);
    under.set(last, container.top);
    return container.push(last, options(step));
  },
  present: (name, step) => container.present(named(name), options(step)),
  replace: (name, step) => container.replace(named(name), options(step)),
  pop(_, step) {
    last = container.top;
    return container.pop(options(step));
  },
  popTo: (name, step) => container.popTo(named(name), options(step)),
  popToRoot: (_, step) => container.popToRoot(options(step)),
  dismiss: (_, step) => container.dismiss(options(step)),
  open: (side, step) => (side === true ? container.open(options(step)) : container.open(side, options(step))),
  close: (_, step) => container.close(options(step)),
  reverse: () => container.reverse(),
  speed: (value) => { container.speed = value; },
  scrub: (coverage) => container.scrub(coverage, { takesHold: true }),
  letGo: (stays) => container.letGo(stays ? "covering" : "covered"),
  deny: (value) => { denies = value; },
  deferAnswers: (value) => { answersLater = value; },
  giveAnswer: (value) => questions.shift()?.(value),
  resize: (size) => lay(element, size),
  place: (id, step) => placeElement(
    /** @type {HTMLElement} */ (named(step.in).querySelector(`[data-legato-id="${id}"]`)), step.frame),
};

/** Plays a request without waiting for it, and records why the library denies it. @param {Step} step */
async function act(step) {
  const name = Object.keys(requests).find((each) => each in step);
  if (!name) throw new Error(`the web's stories know no step ${JSON.stringify(step)}`);
  try {
    await requests[name](step[name], step);
  } catch (error) {
    denials.push(String(error));
  }
}

/** The opacity below which an element counts as invisible: half of the least that a display shows. */
const faintest = 0.5 / 255;

/**
 * The visible look of an element in the container, within its clip; null if nothing of it is visible.
 * @param {HTMLElement | null | undefined} part
 * @returns {Look | null}
 */
function look(part) {
  if (!part?.isConnected || part.closest("[data-legato-flying]")) return null;
  if (!part.checkVisibility({ visibilityProperty: true })) return null;
  const stage = element.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const { clipPath, opacity } = getComputedStyle(part);
  const [across, down] = [box.width / part.offsetWidth, box.height / part.offsetHeight];
  const insets = /inset\((.*?)( round|\))/.exec(clipPath)?.[1].split(" ").map((side) => Math.max(0, parseFloat(side)))
    ?? [0];
  const [top, right = top, bottom = top, left = right] = insets;
  const x = box.x - stage.x + left * across;
  const y = box.y - stage.y + top * down;
  const width = box.width - (left + right) * across;
  const height = box.height - (top + bottom) * down;
  const isInside = x < stage.width && x + width > 0 && y < stage.height && y + height > 0;
  return isInside && +opacity > faintest ? { x, y, width, height, opacity: +opacity } : null;
}

/** The opacity up to which a copy of a flying element does not count. */
const faint = 0.05;

/**
 * The look of a flying element: the box around its visible copies, with the opacity of the uppermost one.
 * @param {string} name
 */
function lookInFlight(name) {
  const copies = [...element.querySelectorAll(`legato-overlay > [data-legato-id="${name}"]`)];
  const overlays = copies.map(({ parentElement }) => /** @type {HTMLElement} */ (parentElement));
  overlays.sort((one, other) => +other.style.zIndex - +one.style.zIndex);
  const looks = overlays.map(look).filter((each) => each !== null);
  if (!looks.length) return null;
  const seen = [looks[0], ...looks.filter(({ opacity }) => opacity > faint)];
  const [x, y] = [Math.min(...seen.map((each) => each.x)), Math.min(...seen.map((each) => each.y))];
  const width = Math.max(...seen.map((each) => each.x + each.width)) - x;
  const height = Math.max(...seen.map((each) => each.y + each.height)) - y;
  return { x, y, width, height, opacity: looks[0].opacity };
}

/** The look of every screen and every flying element. @returns {Record<string, Look | null>} */
function layers() {
  const elements = Object.values(told.elements ?? {}).flatMap((each) => Object.keys(each));
  const looks = [...screens].map(([name, screen]) => [name, look(screen)]);
  return Object.fromEntries([...looks, ...elements.map((name) => [name, lookInFlight(name)])]);
}

/** How far the scroller of a screen is scrolled. @param {string} name */
function offsetOf(name) {
  const part = screens.get(name)?.querySelector(".scroller");
  return part && (told.scrollers[name].axis === "horizontal" ? part.scrollLeft : part.scrollTop);
}

const offsets = () => Object.fromEntries(Object.keys(told.scrollers ?? {}).map((name) => [name, offsetOf(name)]));

/** Whether a touch in the middle of a screen's bar reaches that bar, for each that has one. */
function answeringBars() {
  const { left, top, width } = element.getBoundingClientRect();
  const touched = document.elementFromPoint(left + width / 2, top + barHeight / 2)?.closest("[data-legato-bar]");
  return Object.fromEntries(told.bars.map((name) => [name, !!touched && !!screens.get(name)?.contains(touched)]));
}

const barParts = "[data-legato-bar], [data-legato-bar-item]";
/** The parts of bars in an element. @param {Element} part */
const barPartsIn = (part) => [...part.querySelectorAll(barParts)];
const isSeen = (/** @type {Element} */ part) => !part.closest("[data-legato-flying]")
  && part.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Whether all that is seen of bars is drawn below a screen, for each screen. */
function barsBelow() {
  const depth = (/** @type {Element} */ each) => +getComputedStyle(each).zIndex || 0;
  return Object.fromEntries([...screens].map(([name, screen]) => [name, ![...element.children].some((each) =>
    each !== screen && depth(each) >= depth(screen) && barPartsIn(each).some(isSeen))]));
}

/** Whether the bar of the top screen is seen itself, and no copy of a bar. */
const hasWholeBar = () => barPartsIn(container.top).length > 0 && barPartsIn(container.top).every(isSeen)
  && !document.querySelector(`legato-overlay :is(${barParts})`);

const screensNow = () => container.screens.map(nameOf);
const innerNow = () => inner?.screens.map(nameOf);
/** Whether the scroller of a screen is elsewhere than at the start, by the tolerance of a place. */
const isScrolled = (/** @type {string} */ name) =>
  !!told.scrollers?.[name] && Math.abs(offsetOf(name) - (told.scrollers[name].offset ?? 0)) > 0.5;
const ends = () => ({
  screens: screensNow(), outcomes, callbacks, detents, attempts, inner: innerNow(),
  scrolled: screensNow().filter(isScrolled),
});

// The content of each frame since the story began, and the requests that are still due.
let frames = /** @type {any[]} */ ([]);
let due = /** @type {Step[]} */ ([]);

/**
 * Begins the story with the next frame. Each request follows the frame of its time.
 * @param {Step[]} steps
 */
function begin(steps) {
  [frames, due] = [[], [...steps]];
  [outcomes, callbacks, detents, attempts, denials, fraction] = [[], [], [], [], [], 0];
}

/**
 * An element that changes its size in each frame: browsers report that after all callbacks of the frame, before
 * drawing.
 */
const probe = document.createElement("div");
probe.style.cssText = "position: fixed; width: 0; height: 0; visibility: hidden";
// It is above the container in the tree, so a request's change of the container's size is reported in the same frame.
document.documentElement.append(probe);
let now = 0;
requestAnimationFrame(function next(time) {
  now = time;
  probe.style.width = probe.style.width === "0px" ? "1px" : "0px";
  requestAnimationFrame(next);
});

const isRunning = () => container.running || !!inner?.running;

/** Records a frame, and makes the requests that follow it. */
const drawn = new ResizeObserver(() => {
  frames.push({
    t: now, fraction, running: isRunning(), top: nameOf(container.top), screens: screensNow(), layers: layers(),
    offsets: offsets(), inner: innerNow(),
    ...told.bars && { bars: answeringBars(), barsBelow: barsBelow(), wholeBar: hasWholeBar() },
  });
  while (due.length && isDue(due[0])) act(/** @type {Step} */ (due.shift()));
});

/** Whether a request is due, within half a frame. */
const isDue = (/** @type {Step} */ { at }) => now >= frames[0].t + at - 1000 / 120;

const recording = () => ({ frames, ends: ends(), denials });
/** Whether all requests are made, and nothing moves any more. */
const isOver = () => !due.length && !isRunning();

Object.assign(globalThis, { story: { set, begin, act, recording, isOver } });
document.documentElement.dataset.ready = "true";
