// A stack in the browser's history: an entry for each screen, written once the model has changed.

/** How long the browser may take to travel, in milliseconds, before its entry is rewritten instead. */
const patience = 1000;

/** Keeps the browser's history and a stack in step. */
export class HistoryLink {
  /** @param {any} stack @param {{ resolve?: (url: string) => HTMLElement | null, root?: string }} options */
  constructor(stack, { resolve, root = location.hash ? location.pathname + location.search : "." }) {
    this._stack = stack;
    this._resolve = resolve;
    this._key = stack.element?.id ?? "";
    /** The screen of each entry, by depth; those beyond the present one can be returned to. */
    this._screens = [...stack.screens];
    this._urls = new WeakMap();
    this._begin(root);
    stack.onCommit((_operation, url) => this._committed(url));
    this._listening = new AbortController();
    addEventListener("popstate", (event) => this._travelled(event), { signal: this._listening.signal });
  }

  destroy() {
    this._stack = null;
    this._listening.abort();
    clearTimeout(this._timer);
  }

  /** The stack that the address asks for: the root, and the screen that it resolves to. */
  _begin(root) {
    const depth = this._depthIn(history.state);
    const [first] = this._screens;
    const address = location.href;
    const screen = depth === 0 ? first : this._resolve?.(address) ?? first;
    this._depth = depth ?? 0;
    if (depth === undefined) {
      if (screen !== first) this._urls.set(first, root).set(screen, address);
      this._write("replaceState", 0, first);
      if (screen !== first) this._write("pushState", 1, screen);
    }
    this._screens[this._depth] = screen;
    if (screen !== first) this._stack.push(screen, { animated: false });
  }

  _depthIn(state) { return state?.legato === this._key ? state.depth : undefined; }

  _committed(url) {
    if (!this._stack || this._isFollowing) return;
    if (url) this._urls.set(this._stack.screens.at(-1), url);
    this._record();
  }

  /** Brings the history to where the stack is. */
  _record() {
    if (this._target !== undefined) return;
    const screens = this._stack.screens;
    const entryOf = (screen) => this._screens.lastIndexOf(screen, this._depth);
    let known = screens.length;
    while (known && entryOf(screens[known - 1]) < 0) known--;
    const entry = known ? entryOf(screens[known - 1]) : -1;
    const added = screens.slice(known);
    const next = entry + Math.min(added.length, 1);
    if (next < this._depth) return this._go(next);
    added.forEach((screen, index) =>
      this._write(next + index > this._depth ? "pushState" : "replaceState", next + index, screen));
  }

  _write(how, depth, screen) {
    if (depth > this._depth) this._screens.length = depth;
    this._screens[depth] = screen;
    this._depth = depth;
    history[how]({ ...(how === "replaceState" && history.state), legato: this._key, depth }, "", this._urls.get(screen));
  }

  /** Travels, and waits for the browser to arrive. */
  _go(depth) {
    this._target = depth;
    history.go(depth - this._depth);
    clearTimeout(this._timer);
    this._timer = setTimeout(() => {
      // It did not: the entry is not there any more.
      this._target = undefined;
      this._write("replaceState", depth, this._screens[depth]);
      this._record();
    }, patience);
  }

  _travelled(event) {
    const depth = this._depthIn(event.state);
    if (depth === undefined) return;
    clearTimeout(this._timer);
    const target = this._target;
    this._target = undefined;
    this._depth = depth;
    // An entry of the page's own lay between.
    if (depth > /** @type {number} */ (target)) return this._go(target);
    if (depth === target) return this._record();
    this._follow(!event.hasUAVisualTransition);
  }

  /** Brings the stack to where the address is; if it may not go there, the address comes back. */
  _follow(animated) {
    const below = this._screens.slice(0, this._depth).filter(Boolean);
    const screen = this._screens[this._depth] ??= this._resolve?.(location.href) ?? below.at(-1);
    const wanted = [...new Set([...below, screen])];
    wanted.length = wanted.indexOf(screen) + 1;
    const screens = this._stack.screens;
    const same = wanted.findIndex((each, index) => each !== screens[index]);
    const kept = same < 0 ? wanted.length : same;
    const added = wanted.slice(kept);
    const isBack = screens.length > kept;
    this._isFollowing = true;
    if (isBack) this._stack.popTo(wanted[kept - 1], { animated: animated && !added.length });
    added.forEach((each, index) =>
      this._stack.push(each, { animated: animated && !isBack && index === added.length - 1 }));
    this._isFollowing = false;
    const top = this._stack.screens.at(-1);
    if (top !== screen && this._screens.includes(top)) this._go(this._screens.indexOf(top));
  }
}
