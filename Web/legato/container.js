// One container: its screens, its clock, and its run.

import { keyOperation, moveFocus, releaseScreen, trapTab } from "./focus.js";
import { Layers } from "./layers.js";
import { contextNumbers, sharedPairs } from "./measure.js";
import { interactionNumbers, sourceOf, targetOf, transitionNumber } from "./options.js";
import { Pointers } from "./pointers.js";
import { mount, numberOf, screenOf, thingOf, unmount } from "./screens.js";
import { borrow, restore } from "./styles.js";

const operations = ["push", "pop", "replace", "present", "dismiss", "open", "close"];
const isReverse = (operation) => operation === 1 || operation === 4 || operation === 6;
const [begin, change, decide, end] = [0, 1, 2, 3];
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const tracking = 1;

/** What stacks, hubs and drawers have in common: the host of one engine container. */
export class Container {
  constructor(engine, element, root, options) {
    if (!(element instanceof HTMLElement)) throw new TypeError(`Legato: a container is an element, not ${element}.`);
    if (!(root instanceof HTMLElement)) throw new TypeError(`Legato: a screen is an element, not ${root}.`);
    this._engine = engine;
    this.element = element;
    this.reducedMotion = options.reducedMotion;
    /** What the engine knows by numbers stays alive: what the container says, what each call and each screen does. */
    this._said = [options, engine._defaults];
    this._calls = new WeakMap();
    this._ways = new WeakMap();
    this._hasHistory = !!options.history;
    this._bars = options.bars ?? "attached";
    this._rate = 1;
    this._origin = [0, 0];
    this._time = 0;
    this.speed = options.speed ?? 1;
    this._queue = [];
    this._current = /** @type {any} */ (null);
    this._depth = 0;
    this._isHanded = false;
    this._frame = 0;
    this._mailPolicy(options);
    this._handle = engine.wasm.create(numberOf(root));
    engine._containers[this._handle] = this;
    this._layers = new Layers(element, (side, name) => this._pairs?.find(([own]) => own === name)?.[side + 1]);
    this._pointers = new Pointers(this);
    this._resizing = new ResizeObserver(() => this._resize());
    this._resizing.observe(element);
    borrow(element, "isolation", "isolate");
    if (getComputedStyle(element).position === "static") borrow(element, "position", "relative");
    mount(root, element);
    this._top = root;
  }

  get running() { return this._engine.wasm.phase(this._handle) > 0; }
  get speed() { return this._rate; }

  set speed(rate) {
    if (!(rate > 0)) throw new RangeError(`Legato: a speed is a number above 0, not ${rate}.`);
    const now = performance.now();
    this._origin = [now, this._clock(now)];
    this._rate = rate;
    if (this._layers?.isHandedOver) this._takeBack();
  }

  /** What a screen says of itself, before it comes or while it is here. */
  configure(screen, options) {
    const way = { ...this._ways.get(screen), ...options };
    this._mailWay(way, this._calls.get(screen));
    this._ways.set(screen, way);
    if (this._contains(screen)) this._engine.wasm.configure(this._handle, numberOf(screen));
  }

  /** Ends what runs, puts everything back, and only then tells what has come of it. */
  destroy() {
    // The engine is not taken apart while it is at work: when it asks whether a run may begin, for instance.
    if (this._depth) {
      this._queue.push(() => this.destroy());
      return;
    }
    this._engine.wasm.finish(this._handle);
    this._layers.change([], 0);
    cancelAnimationFrame(this._frame);
    this._pointers.destroy();
    this._resizing.disconnect();
    for (const screen of this.screens) {
      releaseScreen(screen);
      restore(screen);
      unmount(screen);
    }
    releaseScreen(this.element);
    restore(this.element);
    this._engine.wasm.destroy(this._handle);
    delete this._engine._containers[this._handle];
    this._tell();
  }

  get screens() {
    const count = this._engine.wasm.count(this._handle);
    return Array.from({ length: count }, (_, depth) => screenOf(this._engine.wasm.screen(this._handle, depth)));
  }

  /** Sends what runs the other way. */
  reverse() { this._call("reverse", this._now()); }

  get top() { return screenOf(this._engine.wasm.screen(this._handle, -1)); }

  _contains(screen) { return this._engine.wasm.contains(this._handle, numberOf(screen)) === 1; }

  get _isRightToLeft() { return getComputedStyle(this.element).direction === "rtl"; }

  /** The engine's time in seconds for one of the page's times in milliseconds. */
  _clock(now) { return this._origin[1] + ((now - this._origin[0]) / 1000) * this._rate; }

  /** The page's time for one of the engine's. */
  _pageTime(time) { return this._origin[0] + ((time - this._origin[1]) / this._rate) * 1000; }

  /** Calls the engine, and then tells the page what has happened: never while the engine is at work. */
  _call(name, ...rest) {
    const before = this._engine.wasm.phase(this._handle);
    this._depth++;
    try {
      return this._engine.wasm[name](this._handle, ...rest);
    } finally {
      this._depth--;
      if (!this._depth) this._settleCall(before);
    }
  }

  _settleCall(before) {
    const phase = this._engine.wasm.phase(this._handle);
    if (this._layers.isHandedOver && (this._isChanged || (phase === tracking && before !== tracking))) this._takeBack();
    this._isChanged = false;
    this._respond();
    if (phase && !this._frame) this._frame = requestAnimationFrame((now) => this._draw(now));
    this._tell();
  }

  /** Tells the page in order, also of what comes of being told. */
  _tell() { for (let tell; (tell = this._queue.shift());) tell(); }

  /** Adds a screen by an operation and promises its outcome. */
  _add(operation, screen, options = {}) {
    if (!(screen instanceof HTMLElement)) return refuse(new TypeError(`Legato: a screen is an element, not ${screen}.`));
    if (this._contains(screen)) {
      return refuse(new Error(`Legato: this screen is in the stack already; ${operation} another one, or popTo it.`));
    }
    return this._run(() => {
      const transition = transitionNumber(this._engine, options.transition);
      this._mailWay(this._ways.get(screen), options);
      this._calls.set(screen, options);
      return this._call("add", operations.indexOf(operation), numberOf(screen), transition, +(options.animated ?? true), this._now());
    }, options.url);
  }

  /** Takes screens away down to a number: -1 for one screen, -2 for what was presented. */
  _remove(to, options = {}) {
    return this._run(() => {
      const transition = transitionNumber(this._engine, options.transition);
      const before = to === -1 ? [] : this.screens;
      const answer = this._call("remove", to, transition, +(options.animated ?? true), this._now());
      // A run shows the first and the last of the screens that leave; those between them go unseen.
      for (const screen of before) {
        if (!this._contains(screen) && !this._layers.screens.includes(screen)) this._putAway(screen);
      }
      return answer;
    });
  }

  _run(start, url) {
    return new Promise((resolve, reject) => {
      const mine = { resolve, url };
      this._next = mine;
      try {
        if (!start()) resolve(cancelled);
      } catch (error) {
        reject(error);
      }
      if (this._next === mine) this._next = null;
    });
  }

  _now() { return Math.max(this._time, this._clock(performance.now())); }

  _mailPolicy({ transition, interaction }) {
    const number = transitionNumber(this._engine, transition);
    const interactions = interactionNumbers(this._engine, interaction);
    this._engine.mail().set([number, interactions ? interactions.length : -1, ...(interactions ?? [])]);
  }

  /** What a screen says of itself, where the call that brings it says nothing of the way back. */
  _mailWay(way, call) { this._mailPolicy({ ...way, interaction: call?.interaction ?? way?.interaction }); }

  // What the engine calls.

  _should(operation, from, to) {
    return +this._dispatch("shouldbegin", { operation, from, to, fraction: 0, pull: 0, interactive: this._pointers.isTelling }, true);
  }

  _measure(operation, from, to, tag) {
    const [covered, covering] = isReverse(operation) ? [to, from] : [from, to];
    const [below, above] = [screenOf(covered), screenOf(covering)];
    mount(screenOf(to), this.element);
    if (!below?.isConnected || !above?.isConnected) return 0;
    for (const screen of [below, above]) if (screen !== this.element) restore(screen, ["visibility"]);
    const option = this._option = thingOf(tag);
    const source = sourceOf(option, isReverse(operation));
    if (source && isReverse(operation)) source.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    this._pairs = sharedPairs(below, above, source, targetOf(option, isReverse(operation)));
    this._sides = [below, above];
    this._engine.mail().set(contextNumbers({
      container: this.element, covered: below, covering: above, pairs: this._pairs, isRightToLeft: this._isRightToLeft,
      isReduced: this.reducedMotion ?? stillness.matches, isPinned: this._bars === "pinned",
    }));
    return 1;
  }

  _layersChanged(count) {
    const before = this._layers.screens;
    this._isChanged = true;
    this._layers.change(this._engine.mail(), count, this._sides);
    const shown = new Set(this._layers.screens);
    for (const screen of before) if (!shown.has(screen)) this._putAway(screen);
  }

  /** A screen is no longer part of a run: it is on top, covered, or gone. */
  _putAway(screen) {
    if (!this._contains(screen)) {
      this._calls.delete(screen);
      releaseScreen(screen);
      restore(screen);
      unmount(screen);
    } else if (screen !== this.top) {
      borrow(screen, "visibility", "hidden");
    }
  }

  _event(kind, operation, from, to, value, pull) {
    const detail = { operation, from, to, fraction: value, pull, interactive: this._current?.interactive ?? false };
    if (kind === begin) {
      this._current = this._next ?? {};
      this._next = null;
      this._current.interactive = detail.interactive = !!value;
      detail.fraction = 0;
      if (!value) this._committed(operation, from, to);
    }
    if (kind !== change) this._isChanged = true;
    if (kind === end) {
      if (value && this._current?.interactive) this._committed(operation, from, to);
      const { resolve } = this._current ?? {};
      this._current = null;
      this._queue.push(() => resolve?.(value ? finished : cancelled));
    }
    const name = ["willbegin", "change", null, value ? "finish" : "cancel"][kind];
    if (name) this._queue.push(() => this._dispatch(name, detail));
  }

  _screenFor() { return -1; }

  /** The model has changed. */
  _committed(_operation, _from, _to) {}

  _dispatch(name, { operation, from, to, ...rest }, cancelable = false) {
    const detail = { operation: operations[operation], from: screenOf(from), to: screenOf(to), ...rest };
    return this.element.dispatchEvent(new CustomEvent(`legato:${name}`, { detail, cancelable, bubbles: true }));
  }

  // Frames.

  _draw(now) {
    this._frame = 0;
    this._time = Math.max(this._time, this._clock(now));
    const address = this._call("tick", this._time);
    if (!address) return;
    this._layers.write(this._states(address));
    const phase = this._engine.wasm.phase(this._handle);
    if (phase === 2 && !this._isHanded) {
      this._isHanded = true;
      this._layers.handOver(this._engine, this._handle, this._pageTime(this._engine.wasm.time(this._handle)), this._rate);
    }
  }

  _states(address) { return this._engine._doubles(address, this._engine.wasm.layers(this._handle) * 24); }

  /** The compositor's motion is out of date: the page goes on from the engine's own state, at once. */
  _takeBack() {
    this._isHanded = false;
    const address = this._engine.wasm.tick(this._handle, this._now());
    this._layers.takeBack(address ? this._states(address) : null);
  }

  _resize() {
    if (!this.running) return;
    this._call("resize", this.element.clientWidth, this.element.clientHeight);
    this._takeBack();
  }

  /** The screen that the verdict has chosen answers the user; the other one is inert. */
  _respond() {
    const top = this.top;
    if (!top || top === this._top) return;
    const before = this._top;
    this._top = top;
    const isHere = this._contains(before);
    // A finger's way back is in the model only once it has settled.
    const { wasm } = this._engine;
    const last = screenOf(wasm.screen(this._handle, wasm.count(this._handle) - 1));
    const isBack = !isHere || (before === last && this._contains(top));
    moveFocus(this.element, before, top, isBack, isHere || this._layers.screens.includes(before));
  }

  /** Escape and the platform's back keys go back; Tab stays within what is presented. */
  _press(event) {
    trapTab(event, this.top);
    const operation = keyOperation(event, { rtl: this._isRightToLeft, history: this._hasHistory });
    if (!operation || this._engine.wasm.count(this._handle) < 2) return;
    event.preventDefault();
    this._remove(-1);
  }
}

const finished = Object.freeze({ finished: true, cancelled: false });
const cancelled = Object.freeze({ finished: false, cancelled: true });
const refuse = (error) => Promise.reject(error);
