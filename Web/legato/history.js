// A stack in the browser's history: an entry for each screen, written once the model has changed.

/** How long the browser may take to travel, in milliseconds, before its entry is rewritten instead. */
const patience = 1000;

/** Keeps the browser's history and a stack in step. */
export class HistoryLink {
  /** @param {any} stack @param {{ resolve?: (url: string) => HTMLElement | null, root?: string }} options */
  constructor(stack, { resolve, root = location.hash ? location.pathname + location.search : "." }) {
    const [first] = stack.screens;
    this._stack = stack;
    this._resolve = resolve;
    this._key = stack.element.id;
    /** The screen of each entry, by depth; those beyond the present one can be returned to. */
    this._screens = [first];
    this._urls = new WeakMap();
    stack.onCommit((_operation, url) => this._committed(url));
    this._listener = (event) => this._travelled(event);
    addEventListener("popstate", this._listener);

    // The address may ask for a screen above the root, and may have an entry from before a reload.
    const depth = this._depthIn(history.state);
    const url = location.href;
    const asked = (depth !== 0 && resolve?.(url)) || first;
    if (asked !== first) this._urls.set(first, root);
    this._depth = depth ?? 0;
    if (depth) this._screens[depth] = asked;
    else this._write("replaceState", 0, first);
    if (asked !== first) stack.push(asked, { animated: false, url });
  }

  destroy() {
    removeEventListener("popstate", this._listener);
    clearTimeout(this._timer);
  }

  _depthIn(state) { return state?.legato === this._key ? state.depth : undefined; }

  _committed(url) {
    if (this._isFollowing) return;
    if (url) this._urls.set(this._stack.screens.at(-1), url);
    this._record();
  }

  /** Brings the history to where the stack is. */
  _record() {
    if (this._target !== undefined) return;
    const { screens } = this._stack;
    let known = screens.length;
    let entry = -1;
    while (known && (entry = this._screens.lastIndexOf(screens[known - 1], this._depth)) < 0) known--;
    const added = screens.slice(known);
    const next = added.length ? entry + 1 : entry;
    if (next < this._depth) return this._go(next);
    for (const screen of added) this._write(++entry > this._depth ? "pushState" : "replaceState", entry, screen);
  }

  _write(how, depth, screen) {
    if (depth > this._depth) this._screens.length = depth;
    this._screens[this._depth = depth] = screen;
    const state = how === "replaceState" && history.state;
    history[how]({ ...state, legato: this._key, depth }, "", this._urls.get(screen));
  }

  /** Travels, and waits for the browser to arrive. */
  _go(depth) {
    this._target = depth;
    history.go(depth - this._depth);
    this._timer = setTimeout(() => {
      // It does not, where an entry has gone.
      this._target = undefined;
      this._write("replaceState", depth, this._screens[depth]);
      this._record();
    }, patience);
  }

  _travelled({ state, hasUAVisualTransition }) {
    const depth = this._depthIn(state);
    if (depth === undefined) return;
    clearTimeout(this._timer);
    const target = this._target;
    this._target = undefined;
    this._depth = depth;
    // An entry of the page's own lay between.
    if (depth > target) this._go(target);
    else if (depth === target) this._record();
    else this._follow(!hasUAVisualTransition);
  }

  /** Brings the stack to where the address is; if it may not go there, the address comes back. */
  _follow(animated) {
    const [stack, known] = [this._stack, this._screens];
    const below = known.slice(0, this._depth).filter(Boolean);
    const screen = known[this._depth] ??= this._resolve?.(location.href) ?? below.at(-1);
    const wanted = [...new Set([...below, screen])];
    const last = wanted.indexOf(screen);
    const { screens } = stack;
    let same = 0;
    while (same <= last && wanted[same] === screens[same]) same++;
    const isBack = same < screens.length;
    this._isFollowing = true;
    if (isBack) stack.popTo(wanted[same - 1], { animated: animated && same > last });
    for (; same <= last; same++) stack.push(wanted[same], { animated: animated && !isBack && same === last });
    this._isFollowing = false;
    const top = stack.screens.at(-1);
    if (top !== screen && known.includes(top)) this._go(known.indexOf(top));
  }
}
