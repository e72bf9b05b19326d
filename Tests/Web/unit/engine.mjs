// An engine that only records its calls. It has the module's transitions: the names of their exports are read from
// their sources.

import { readdirSync, readFileSync } from "node:fs";
import { transitionsIn } from "../../../Web/legato/engine.js";

const folder = new URL("../../../Web/Sources/LegatoWeb/Transitions/", import.meta.url);
/** The name of each transition's export, by its file. */
export const exportNames = Object.fromEntries(readdirSync(folder).map((file) =>
  [file.replace(".swift", ""), readFileSync(new URL(file, folder), "utf8").match(/@_expose\(wasm, "(.*?)"\)/)[1]]));

export class FakeEngine {
  written = [];
  #mail = new Float64Array(8192);
  _wasm;
  _transitions;

  /** An engine built with some transitions, or with all; `elements` is left out, because it would wrap each of them. */
  constructor(names = Object.values(exportNames).filter((name) => name !== exportNames.elements)) {
    const exports = names.map((name) => [name, (tag) => this.#take(name, tag)]);
    this._wasm = {
      ...Object.fromEntries(exports),
      interaction: () => this.#take("interaction"),
    };
    this._transitions = transitionsIn(this._wasm);
  }

  _mail() { return this.#mail; }

  /** The first `count` numbers of the last call. */
  last(count) { return [...this.written.at(-1).numbers.slice(0, count)]; }

  #take(kind, tag) { return this.written.push({ kind, tag, numbers: this.#mail.slice() }) - 1; }
}
