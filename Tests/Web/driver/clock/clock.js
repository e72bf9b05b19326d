// A page whose time the test controls. These scripts run before all others of a page, clock.js first; `pageClock` is
// the test's interface. Everything happens in the page, within one call from the test: no message passes between
// processes in the middle of a gesture, so no machine is too slow for it.
(() => {
  const FRAME = 1000 / 60; // ms
  const settlingTurns = 8; // of the microtask queue: chains of promises advance one link each
  const native = { setTimeout, requestAnimationFrame, addEventListener: EventTarget.prototype.addEventListener };
  const stamps = new WeakMap();
  const timers = new Map();
  let callbacks = new Map();
  let now = 1000;
  let drawn = now;
  let interval = FRAME;
  let count = 0;

  performance.now = () => now;
  Object.defineProperty(Event.prototype, "timeStamp", {
    configurable: true,
    get() {
      if (!stamps.has(this)) stamps.set(this, now);
      return stamps.get(this);
    },
  });

  function addTimer(delay, period, callback, rest) {
    timers.set(++count, { due: now + Math.max(0, +delay || 0), period, callback: () => callback(...rest) });
    return count;
  }
  setTimeout = (callback, delay, ...rest) => addTimer(delay, 0, callback, rest);
  setInterval = (callback, delay, ...rest) => addTimer(delay, Math.max(1, delay), callback, rest);
  clearTimeout = clearInterval = (id) => void timers.delete(id);
  requestAnimationFrame = (callback) => {
    callbacks.set(++count, callback);
    return count;
  };
  cancelAnimationFrame = (id) => void callbacks.delete(id);
  MessageChannel = class {
    constructor() {
      for (const [own, other] of [["port1", "port2"], ["port2", "port1"]]) {
        this[own] = { postMessage: (data) => setTimeout(() => this[other].onmessage?.({ data })), close() {} };
      }
    }
  };

  function report(call) {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  }
  const hop = () => new Promise((resolve) => native.setTimeout.call(window, resolve));
  async function settle() {
    for (let turn = 0; turn < settlingTurns; turn++) await null;
  }

  async function fireTimers() {
    for (const [id, timer] of [...timers].sort(([, one], [, other]) => one.due - other.due)) {
      if (timer.due > now || !timers.has(id)) continue;
      if (timer.period) timer.due += timer.period;
      else timers.delete(id);
      report(timer.callback);
      await settle();
    }
  }

  async function frame() {
    await pageClock.arrival();
    drawn += interval;
    now = Math.max(now, drawn);
    await settle();
    await fireTimers();
    for (const step of pageClock.beforeCallbacks) step();
    const due = callbacks;
    callbacks = new Map();
    for (const callback of due.values()) report(() => callback(now));
    await settle();
    for (const step of pageClock.afterCallbacks) {
      step();
      await settle();
    }
  }

  /** Runs the test's recorded steps, in order: frames, and the actions of fingers and a mouse. */
  async function play(steps) {
    for (const [what, ...rest] of steps) {
      if (what === "frame") await frame();
      else if (what === "advance") pageClock.advanceTo(...rest);
      else if (what === "interval") [interval] = rest;
      else pageClock.touch[what](...rest);
      await settle();
    }
  }

  /** Watches a promise: `isDone` once it has settled; `value` is the error if it `hasFailed`. */
  function watch(call) {
    const watched = { isDone: false, hasFailed: false, value: undefined };
    Promise.resolve().then(call).then(
      (value) => { Object.assign(watched, { isDone: true, value }); },
      (value) => { Object.assign(watched, { isDone: true, hasFailed: true, value }); });
    return watched;
  }

  /**
   * Returns a function's value, or that of its promise, which frames may resolve; with `until` it repeats the call
   * until the value is true. If nothing of the page is scheduled, or with `isAtOnce`, it waits for the browser instead
   * of drawing frames.
   */
  async function run(steps, call, { most, isAtOnce = false, until = false }) {
    await play(steps);
    for (let frames = 0; frames <= most; frames++) {
      const watched = watch(call);
      while (true) {
        await settle();
        await pageClock.arrival();
        if (watched.isDone || frames > most) break;
        if (isAtOnce || !(callbacks.size + timers.size + pageClock.animationCount())) await hop();
        else {
          await frame();
          frames++;
        }
      }
      if (watched.hasFailed) throw watched.value;
      if (watched.isDone && (!until || watched.value)) return [watched.value, now];
      await frame();
    }
    throw new Error(`after ${most} frames this is still not so: ${call}`);
  }

  globalThis.pageClock = {
    native, stamps, run, settle, report,
    beforeCallbacks: [],
    afterCallbacks: [],
    advanceTo(time) { now = Math.max(now, time); },
    get now() { return now; },
  };
})();
