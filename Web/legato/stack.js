// A stack of screens.

import { present, push, replace } from "./abi.js";
import { element as elementIn, fail } from "./checks.js";
import { Container } from "./container.js";
import { makeDialog } from "./focus.js";
import { checkHistory, linkHistory } from "./history.js";
import { numberOf, thingOf } from "./screens.js";

/** A stack of screens: the root, and the screens that were pushed or presented above it. */
export class Stack extends Container {
  /** Called after a change of the model, with the change and the call's address. */
  _onCommit = /** @type {((operation: number, from: any, to: any, url?: string) => void) | null} */ (null);

  constructor(engine, element, options) {
    if (options.history) checkHistory(elementIn("container", element), options.history);
    super(engine, element, options.root, options);
    if (options.history) linkHistory(this, options.history, this._ending.signal);
  }

  push(screen, options) { return this._add(push, screen, options); }
  present(screen, options) { return this._add(present, screen, options); }
  replace(screen, options) { return this._add(replace, screen, options); }
  pop(options) { return this._remove("pop", -1, options); }
  dismiss(options) { return this._remove("dismiss", -2, options); }

  async popTo(screen, options) {
    if (!this._contains(elementIn("screen", screen))) fail("popTo: this screen is not in the stack");
    return this._remove("popTo", numberOf(screen), options);
  }

  popToRoot(options) { return this._remove("popToRoot", this._ask("screen", 0), options); }

  _committed(url, operation, ...numbers) {
    const [from, to] = numbers.map(thingOf);
    if (operation === present) makeDialog(to);
    this._queue.push(() => this._onCommit?.(operation, from, to, url));
  }
}
