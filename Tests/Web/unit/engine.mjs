// An engine that only remembers what it is given.

export class FakeEngine {
  written = [];
  #mail = new Float64Array(8192);
  _wasm = {
    transition: (tag) => this.#take("transition", tag),
    interaction: () => this.#take("interaction"),
    asymmetric: (tag, enter, leave) => this.written.push({ kind: "asymmetric", tag, numbers: [enter, leave] }) - 1,
  };

  _mail() { return this.#mail; }

  /** The numbers of the last thing written, as many as are asked for. */
  last(count) { return [...this.written.at(-1).numbers.slice(0, count)]; }

  #take(kind, tag) { return this.written.push({ kind, tag, numbers: this.#mail.slice() }) - 1; }
}
