// A browser's history with entries, and a stack of screens, with only what a history link needs.

import { pop, present, push, replace } from "../../../Web/legato/abi.js";

/** The number of travels in progress. */
let journeys = 0;

/** A history that arrives a moment later, as in a browser. */
export class FakeHistory {
  entries = [{ state: null, url: "https://example.org/photos", key: "0" }];
  index = 0;
  #listeners = new Set();
  #made = 0;

  constructor(url) {
    if (url) this.entries[0].url = url;
    const self = this;
    Object.assign(globalThis, {
      history: this,
      navigation: { get currentEntry() { return { key: self.entry.key }; } },
      location: {
        get href() { return self.entry.url; },
        get hash() { return new URL(self.entry.url).hash; },
        get pathname() { return new URL(self.entry.url).pathname; },
        get search() { return new URL(self.entry.url).search; },
      },
      addEventListener: (_type, listener, { signal }) => {
        this.#listeners.add(listener);
        signal.addEventListener("abort", () => this.#listeners.delete(listener));
      },
    });
  }

  get entry() { return this.entries[this.index]; }
  get state() { return this.entry.state; }
  get depths() { return this.entries.map(({ state }) => state?.depth); }

  pushState(state, _title, url) {
    this.entries.length = this.index + 1;
    this.entries.push({ state, url: new URL(url ?? this.entry.url, this.entry.url).href, key: `${++this.#made}` });
    this.index++;
  }

  replaceState(state, _title, url) {
    Object.assign(this.entry, { state, url: new URL(url ?? this.entry.url, this.entry.url).href });
  }

  go(delta) {
    journeys++;
    setTimeout(() => {
      journeys--;
      this.travel(delta);
    });
  }

  /** The user's back and forward, which arrive at once. */
  travel(delta, options = {}) {
    if (!this.entries[this.index + delta]) return;
    this.index += delta;
    const event = { state: this.state, hasUAVisualTransition: false, ...options };
    for (const listener of [...this.#listeners]) listener(event);
  }
}

/** A stack whose screens are names. */
export class FakeStack {
  element = { id: "" };
  _onCommit = () => {};
  log = [];
  isDenying = false;

  constructor(root = screen("root")) { this.screens = [root]; }

  get _count() { return this.screens.length; }
  _screenAt(depth) { return this.screens[depth]; }

  get names() { return this.screens.map(({ name }) => name).join(" "); }

  push(screen, options) { this._add(push, screen, options); }
  present(screen, options) { this._add(present, screen, options); }

  popTo(screen, options) {
    if (!this.isDenying) this.#commit(pop, this.screens.slice(0, this.screens.indexOf(screen) + 1), options);
  }

  replace(screen, options) { this.#commit(replace, [...this.screens.slice(0, -1), screen], options); }

  _add(operation, screen, options) {
    if (this.isDenying) return;
    if (this.screens.includes(screen)) throw new Error(`${screen.name} is there already`);
    this.#commit(operation, [...this.screens, screen], options);
  }

  #commit(operation, screens, { animated = true, url } = {}) {
    const [from, to] = [this.screens, screens].map((each) => each.at(-1));
    this.screens = screens;
    this.log.push(`${["push", "popTo", "replace", "present"][operation]} ${to.name}${animated ? "" : " at once"}`);
    this._onCommit(operation, from, to, url);
  }
}

export const screen = (name) => ({ name });

/** Waits until the browser has arrived, and until no travel that followed is in progress. */
export async function arrival() {
  do await new Promise((resolve) => setTimeout(resolve)); while (journeys);
}
