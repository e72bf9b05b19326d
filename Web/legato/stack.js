// A stack of screens.

import { Container } from "./container.js";
import { makeDialog } from "./focus.js";
import { HistoryLink } from "./history.js";
import { numberOf, screenOf } from "./screens.js";

const presentation = 3;

/** A stack of screens: the root, and what was pushed or presented above it. */
export class Stack extends Container {
  constructor(engine, element, options) {
    super(engine, element, options.root, options);
    this._onCommit = [];
    if (options.history) this._history = new HistoryLink(this, options.history === true ? {} : options.history);
  }

  push(screen, options) { return this._add("push", screen, options); }
  present(screen, options) { return this._add("present", screen, options); }
  replace(screen, options) { return this._add("replace", screen, options); }
  pop(options) { return this._remove(-1, options); }
  dismiss(options) { return this._remove(-2, options); }

  popTo(screen, options) {
    if (this._contains(screen)) return this._remove(numberOf(screen), options);
    return Promise.reject(new Error("Legato: popTo needs a screen that is in the stack."));
  }

  popToRoot(options) { return this.popTo(this.screens[0], options); }

  /** Calls back after the model has changed. */
  onCommit(listener) { this._onCommit.push(listener); }

  destroy() {
    this._history?.destroy();
    this._onCommit = [];
    super.destroy();
  }

  _committed(operation, _from, to) {
    if (operation === presentation) makeDialog(screenOf(to));
    const url = this._current?.url;
    this._queue.push(() => { for (const listener of this._onCommit) listener(operation, url); });
  }
}
