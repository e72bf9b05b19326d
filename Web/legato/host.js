// A container as the engine's host: it answers the engine, draws its frames, and notifies the page.

import { begin, change, detent, finish, settling, stride, tracking } from "./abi.js";
import { fail, warn, words } from "./checks.js";
import { findFixed } from "./fixed.js";
import { answerBeside, leaveBeside, moveFocus, release } from "./focus.js";
import { contextNumbers } from "./measure.js";
import { placeOf } from "./overlays.js";
import { movesElements, partOf } from "./parts.js";
import { mount, numberOf, picturesOf, thingOf, unmount } from "./screens.js";
import { reveal } from "./scrollers.js";
import { container as marked, grabber as grip, hidden, layer, lend, write } from "./styles.js";
import { takings } from "./takings.js";
import { fit } from "./zoom.js";

const events = words("willbegin change willfinish willcancel finish cancel detent attempt");
export const operations = words("push pop replace present dismiss open close restore");
const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const outcome = (finished, atDetent = false) =>
  Object.freeze({ finished, cancelled: !finished, ...atDetent && { atDetent } });
export const cancelled = outcome(false);

/** Denies a run when the browser finds that the page has dropped its promise of an answer. */
const dropped = new FinalizationRegistry((/** @type {() => void} */ deny) => deny());

export class Host {
  _handle = -1;
  /** @type {any} */ _layers;
  /** The screen that answers the user, by the last notification of the page. */
  /** @type {any} */ _top;
  /** @type {any} the screen that answers beside the top one */ _beside;
  _rate = 1;
  /** The page's time in milliseconds at the engine's time 0, at the present rate. */
  _start = 0;
  /** The options of screens, and the calls that brought them: kept while the engine may ask. */
  _ways = new WeakMap();
  _calls = new WeakMap();
  /** Notifications of the page, in order. */
  _queue = /** @type {(() => void)[]} */ ([]);
  /** Whether the stack follows the browser's history. */
  /** @type {boolean | undefined} */ _isFollowing;
  /** The call that is being made, and the calls that have not ended, by the numbers of their runs. */
  /** @type {any} */ _next;
  _requests = new Map();
  /** The nesting depth of calls to the engine. */
  _depth = 0;
  _frame = 0;
  /** The container's size at the last measurement. */
  _size = "";
  /** Whether there are new layers whose states are not written yet. */
  /** @type {boolean | undefined} */ _isNew;
  /**
   * The elements that may become layers, by the layer's key, with the options that named them; kept while layers show.
   */
  _parts = new Map();
  /** The numbers of shared elements and bar items, by their names; kept while layers show. */
  _names = new Map();
  /** @type {any} */ _watch;
  _takings = takings(this);
  /** Whether the present transition has a source or a target. */
  _hasPlace = false;
  /** Whether a flying element may have moved since it was measured. */
  /** @type {boolean | undefined} */ _hasMoved;

  constructor(engine, element, options) {
    this._engine = engine;
    this.element = element;
    this._options = options;
    this.reducedMotion = options.reducedMotion;
  }

  get top() { return this._screenAt(-1); }

  get screens() {
    return [...new Set(Array.from({ length: this._count }, (_, depth) => this._screenAt(depth)))];
  }

  get _count() { return this._ask("count"); }

  /** The screen at a depth; at -1 the screen that answers the user. */
  _screenAt(depth) { return thingOf(this._ask("screen", depth)); }

  _contains(screen) { return this._ask("contains", numberOf(screen)) > 0; }

  get _isRightToLeft() { return getComputedStyle(this.element).direction === "rtl"; }

  /** Converts a time of the page in milliseconds to the engine's time in seconds. */
  _clock(now) { return (now - this._start) * this._rate / 1000; }

  _now() { return this._clock(performance.now()); }

  /** Calls the engine for this container. */
  _ask(name, ...rest) { return this._engine._wasm[name](this._handle, ...rest); }

  /**
   * Calls the engine, and then notifies the page. In a nested call the page is notified only before the engine asks.
   */
  _call(name, ...rest) {
    const before = this._ask("phase");
    this._depth++;
    try {
      return this._ask(name, ...rest);
    } finally {
      if (!--this._depth) this._settleCall(before);
    }
  }

  _settleCall(before) {
    const phase = this._ask("phase");
    const isOutOfDate = this._isChanged || (phase === tracking && before !== tracking);
    // If a settle could not be handed over before, this one is new and is tried.
    if (isOutOfDate) this._isTried = false;
    if (this._isNew || (this._layers._isHandedOver && isOutOfDate)) this._takeBack();
    this._isNew = this._isChanged = false;
    this._respond();
    if (!phase) this._watch._end();
    if (phase && !this._frame) this._frame = requestAnimationFrame((now) => this._draw(now));
    this._tell();
    this._takings._join();
  }

  /** Notifies the page in order, including notifications that are added meanwhile. */
  _tell() { for (let tell; (tell = this._queue.shift());) tell(); }

  // Called by the engine.

  _requested(run) {
    this._requests.set(run, this._next);
    this._next = null;
  }

  /** Asks the page whether a run may begin: 0, 1, or 2 if the page answers later. */
  _should(run, operation, from, to, interactive) {
    if (thingOf(from) === thingOf(to)) return 1;
    // Notifies the page first of runs that this call has ended. A container that this destroys waits for the call's
    // end.
    this._respond();
    for (const _ of [...this._queue]) this._queue.shift()?.();
    const request = this._requests.get(run);
    if (request?._isDeep) request._before = this.screens;
    const promises = /** @type {any[]} */ ([]);
    let isAsking = true;
    const waitUntil = (promise) => (isAsking ? promises.push(promise) : fail("waitUntil is too late"));
    const detail = {
      operation, from, to, fraction: 0, pull: 0, interactive: !!interactive, atDetent: false, waitUntil };
    const isAllowed = this._dispatch("shouldbegin", detail, true);
    isAsking = false;
    // Whatever goes on from a frame that is shown, or has to begin at once, does not wait.
    const { screen, options } = request ?? {};
    const waits = screen && !this._ask("phase") && !this._isFollowing && options.animated !== false
      && !options.awaitsScrub && picturesOf(screen);
    if (waits) promises.push(waits);
    if (!isAllowed || !promises.length) return +isAllowed;
    // The closure keeps the screens alive until the answer.
    const [leaving, arriving] = [from, to].map(thingOf);
    let isAnswered = false;
    const answer = (isAllowed) => {
      isAnswered = true;
      this._call("answer", run, +isAllowed, this._now());
      return arriving;
    };
    const deny = (which, ...details) => {
      if (isAnswered) return;
      warn(`${which} answer to legato:shouldbegin is a no`, leaving, leaving, ...details);
      return answer(false);
    };
    // The promises are not kept here, so a promise that the page drops can be collected.
    const answers = Promise.all(promises.splice(0));
    answers.then((answers) => answer(!answers.includes(false)), (error) => deny("a rejected", error));
    dropped.register(answers, () => deny("a forgotten"));
    return 2;
  }

  /** Resolves a call's promise, after the notifications that precede it. */
  _keep(run, outcome = cancelled) {
    const request = this._requests.get(run);
    this._requests.delete(run);
    if (request) this._queue.push(() => request.resolve(outcome));
  }

  _measure(covered, covering, isBack, tag) {
    this._hasMoved = false;
    const screens = [covered, covering].map(thingOf);
    const arriving = screens[1 - isBack];
    if (!arriving) return 0;
    mount(arriving, this.element);
    const { detents, grabber = detents } = this._calls.get(arriving) ?? {};
    if (grabber) lend(arriving, grip);
    this._takings._watch(arriving);
    if (!arriving.isConnected) return 0;
    // If the page has removed a screen, the other one is measured in its place.
    if (!screens[isBack]?.isConnected) screens[isBack] = arriving;
    for (const screen of screens) if (screen !== this.element) screen.toggleAttribute(hidden, false);
    if (!this._layers._screens.length) this._measureSize();
    const option = thingOf(tag);
    this._parts.set(tag, [option]);
    const [source, target] = ["source", "target"].map((key) => placeOf(partOf(option, key, isBack)));
    // A visible screen is not scrolled: its offset since the run began stays.
    if (isBack && source && !this._layers._screens.includes(arriving)) reveal(source, arriving);
    const flags = [this._isRightToLeft, this.reducedMotion ?? stillness.matches, this._options.bars === "pinned"];
    write(this.element, marked, "rest");
    this._engine._mail().set(contextNumbers(
      this.element, screens, source, target, flags, this._parts, this._names, movesElements(option, isBack)));
    write(this.element, marked, "");
    for (const screen of screens) {
      if (!screen.hasAttribute(layer)) findFixed(screen);
      this._watch._size(screen);
    }
    this._hasPlace = !!(source || target);
    return 1;
  }

  _layersChanged(count) {
    const before = this._layers._screens;
    this._isChanged = true;
    // A new screen is drawn within this frame; otherwise it would be seen at its own place until the next frame.
    this._isNew = count > 0;
    this._layers._change(this._engine._mail(), count, this._parts);
    // If nothing flies, only screens are watched.
    if (this._hasPlace || this._layers._list.some(({ _shown }) => _shown)) {
      for (const [element] of this._parts.values()) this._watch._add(placeOf(element));
    }
    if (!count) {
      this._parts.clear();
      this._names.clear();
    }
    this._putAway(before);
  }

  /** Puts away screens that no longer take part in a run: on top, covered, or gone. */
  _putAway(screens) {
    const shown = this._layers._screens;
    for (const screen of screens) {
      if (shown.includes(screen)) continue;
      if (this._contains(screen)) screen.toggleAttribute(hidden, screen !== this.top);
      else {
        this._calls.delete(screen);
        leave(screen);
      }
    }
  }

  _event(kind, run, operation, from, to, interactive, value, pull) {
    if (kind >= detent) {
      const detail = { operation, from, to, ...kind === detent && { index: value } };
      return void this._queue.push(() => this._dispatch(events[kind], detail));
    }
    const atDetent = kind > change && value > 0 && value < 1;
    const detail = { operation, from, to, fraction: value, pull, interactive: !!interactive, atDetent };
    if (kind !== change) this._isChanged = true;
    if (kind === (interactive ? finish : begin)) this._commit(this._requests.get(run), operation, from, to);
    if (kind >= finish) this._keep(run, outcome(kind === finish, atDetent));
    if (thingOf(from) !== thingOf(to)) this._queue.push(() => this._dispatch(events[kind], detail));
  }

  /** The model has changed. */
  _commit(request, ...change) {
    // A run shows only the first and the last of the screens that leave; screens between them are put away now.
    if (request?._before) this._putAway(request._before.filter((screen) => !this._contains(screen)));
    this._committed(request?.options.url, ...change);
  }

  /** Measures the container; returns whether its size has changed. */
  _measureSize() {
    const before = this._size;
    this._size = `${this.element.clientWidth} ${this.element.clientHeight}`;
    return this._size !== before;
  }

  /** A hook that stacks override to follow a change of the model. */
  _committed(_url, _operation, _from, _to) {}

  _dispatch(name, { operation, from, to, ...rest }, cancelable = false) {
    const detail = { operation: operations[operation], from: thingOf(from), to: thingOf(to), ...rest };
    return this.element.dispatchEvent(new CustomEvent(`legato:${name}`, { detail, cancelable, bubbles: true }));
  }

  // Frames.

  _draw(now) {
    this._frame = 0;
    const hasMoved = this._hasMoved;
    if (hasMoved) this._call("changed");
    const states = this._states(this._call("tick", this._clock(now)));
    if (!states) return;
    this._layers._write(states, !this._ask("phase"));
    // Keyframes would be out of date with the next frame if an element has moved.
    if (this._ask("phase") !== settling || this._isTried || hasMoved) return;
    this._isTried = true;
    this._layers._handOver(this._engine, this._handle, this._start + this._ask("time") * 1000 / this._rate, this._rate);
  }

  _states(address) { return address && this._engine._doubles(address, this._ask("layers") * stride); }

  /** Takes the motion back from the compositor at once, from the engine's own state. */
  _takeBack() {
    this._isTried = false;
    // The time stands still during this call: the layout of a new screen must not shorten the run.
    this._layers._takeBack(this._states(this._ask("tick", NaN)), !this._ask("phase"));
  }

  /** Makes the chosen screen answer the user, and the one beside it that nothing dims; others are inert. */
  _respond() {
    const { element, top, _top: before, _beside: old, _layers: { _screens } } = this;
    const isNew = top !== before;
    const beside = this._screenAt(-2);
    if (!top || (!isNew && !beside && this._ask("phase"))) return;
    [this._top, this._beside] = [top, beside];
    if (old && ![beside, top, element].includes(old) && this._contains(old)) leaveBeside(old, top);
    if (isNew) moveFocus(element, before, top, this._contains(before) || _screens.includes(before));
    answerBeside(top, beside, isNew || old !== beside);
  }
}

/** Restores a screen that is no longer in its container. */
export function leave(screen) {
  fit(screen);
  release(screen);
  screen.toggleAttribute(hidden, false);
  unmount(screen);
}
