// The base of stacks, hubs and drawers.

import { present, tracking } from "./abi.js";
import { checked, element as elementIn, expect, fail, number, place, words } from "./checks.js";
import { leadsBack, trapFrames, trapTab } from "./focus.js";
import { cancelled, Host, leave, operations } from "./host.js";
import { Layers } from "./layers.js";
import { mailPolicy, transitionNumber } from "./options.js";
import { listen } from "./pointers.js";
import { mount, numberOf, screenFor } from "./screens.js";
import { adopt, clip, container as marked, write } from "./styles.js";
import { watch } from "./watch.js";
import { listenToWheel } from "./wheel.js";
import { fit } from "./zoom.js";

/** The code that stacks, hubs and drawers have in common. */
export class Container extends Host {
  _ending = new AbortController();

  constructor(engine, element, root, options) {
    elementIn("container", element);
    super(engine, element, options);
    this._defaults = engine._defaults;
    this.speed = options.speed ?? 1;
    mailPolicy(engine, options);
    if (!element.isConnected) fail("the container is not in the page; append it");
    if (engine._containers.some((each) => each?.element === element)) {
      fail("this element has a container already; destroy() it");
    }
    screenFor(element, root);
    this._handle = engine._wasm.create(numberOf(root));
    engine._containers[this._handle] = this;
    this._layers = new Layers(element);
    const { signal } = this._ending;
    listen(this, signal);
    if (options.wheel ?? true) listenToWheel(this, signal);
    element.addEventListener("keydown", (event) => this._press(event), { signal });
    trapFrames(this, signal);
    const resizing = new ResizeObserver(() => this._resize());
    resizing.observe(element);
    // This observer must be notified after the container's own.
    this._watch = watch(this);
    signal.addEventListener("abort", () => resizing.disconnect());
    adopt(element);
    element.toggleAttribute(marked, true);
    mount(root, element);
    this._takings._watch(root);
    this._top = root;
  }

  get running() { return this._ask("phase") > 0; }
  get speed() { return this._rate; }

  set speed(rate) {
    expect("speed", rate, rate > 0, "a number above 0");
    const now = performance.now();
    this._start = now - (now - this._start) * this._rate / rate;
    this._rate = rate;
    if (this._layers?._isHandedOver) this._takeBack();
  }

  /** Sets the options of a screen, before it comes or while it is here. */
  configure(screen, options) {
    elementIn("screen", screen);
    const way = { ...this._ways.get(screen), ...checked("screen", options, words("transition interaction")) };
    this._mailWay(way, this._calls.get(screen));
    this._ways.set(screen, way);
    if (this._contains(screen)) this._ask("configure", numberOf(screen));
  }

  /**
   * Shows a run that awaits a scrub at a coverage: the fraction of its distance that the covering screen has travelled.
   * With `takesHold` it first grabs the run.
   */
  scrub(coverage, options = {}) {
    const at = number("coverage", coverage, 0, 1);
    const { takesHold } = checked("scrub", options, ["takesHold"]);
    return (takesHold || this._ask("phase") === tracking) && this._call("scrub", at, this._now()) > 0;
  }

  /** Ends the scrub: the run settles on the named screen, or on the nearer one. */
  letGo(screen) {
    this._call("letGo", screen ? place("screen", words("covered covering"), screen) : -1, this._now());
  }

  reverse() { this._call("reverse", this._now()); }

  /** Ends the run, restores everything, and then resolves the promises. */
  destroy() {
    // Waits while the engine is at work, for instance while it asks whether a run may begin.
    if (this._depth) return void this._queue.push(() => this.destroy());
    this._ending.abort();
    this._ask("finish");
    this._layers._change([], 0);
    this._watch._end();
    this._takings._end();
    fit(this.element);
    cancelAnimationFrame(this._frame);
    for (const screen of this.screens) if (screen !== this.element) leave(screen);
    for (const name of [marked, clip]) write(this.element, name, null);
    for (const run of this._requests.keys()) this._keep(run);
    this._ask("destroy");
    delete this._engine._containers[this._handle];
    this._tell();
  }

  /**
   * Adds a screen by an operation, or as the neighbor of a number, and returns a promise of the outcome.
   */
  async _add(operation, screen, options = /** @type {any} */ ({}), neighbor = -1) {
    if (this._contains(screenFor(this.element, screen))) {
      fail("this screen is in the stack already");
    }
    const own = operation === present ? " detents initialDetent grabber" : "";
    checked(operations[operation], options, words(`transition interaction animated awaitsScrub url${own}`));
    const way = this._ways.get(screen);
    const isNamed = [options, way, this._options, this._defaults].some((each) => each?.transition);
    const usual = options.detents?.length && !isNamed ? "sheet" : undefined;
    const transition = transitionNumber(this._engine, options.transition ?? usual);
    this._mailWay(way, options);
    this._calls.set(screen, options);
    return this._run({ options, screen }, "add", operation, numberOf(screen), transition, neighbor);
  }

  /**
   * Removes all screens above one: -1 removes the top one, -2 the presented ones. `call` is its name in errors.
   */
  async _remove(call, to, options = /** @type {any} */ ({})) {
    checked(call, options, words(`transition animated url${call === "pop" ? " awaitsScrub" : ""}`));
    const transition = transitionNumber(this._engine, options.transition);
    return this._run({ options, _isDeep: to !== -1 }, "remove", to, transition);
  }

  _run(request, ...call) {
    const { animated = true, awaitsScrub } = request.options;
    return new Promise((resolve) => {
      this._next = { ...request, resolve };
      if (!this._call(...call, awaitsScrub ? 2 : +animated, this._now())) resolve(cancelled);
    });
  }

  /** Mails a screen's options. An interaction of the call that brings the screen takes precedence. */
  _mailWay(way, call) {
    mailPolicy(this._engine, { ...way, interaction: call?.interaction ?? way?.interaction }, call);
  }

  _resize() {
    if (!this.running && !this._layers._screens.length) return;
    // The observer reports a newly observed element at once, but a run that has begun by then has already measured it.
    if (!this._measureSize()) return;
    this._call("resize", this.element.clientWidth, this.element.clientHeight);
  }

  /** Escape and the platform's back keys go back; Tab stays within a presented screen. */
  _press(event) {
    trapTab(event, this.top);
    // The screen that answers counts, not the model: a push by a finger can be popped as soon as it is decided.
    if (!leadsBack(event, this._isRightToLeft, this._options.history) || this.top === this._screenAt(0)) return;
    event.preventDefault();
    this._remove("pop", -1);
  }
}
