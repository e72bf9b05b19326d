// An engine that only remembers what it is given.

export class FakeEngine {
  written = [];
  _custom = [];
  #mail = new Float64Array(8192);
  wasm = {
    transition: () => this.#take("transition"),
    interaction: () => this.#take("interaction"),
    asymmetric: (enter, leave) => this.written.push({ kind: "asymmetric", numbers: [enter, leave] }) - 1,
  };

  mail() { return this.#mail; }

  /** The numbers of the last thing written, as many as are asked for. */
  last(count) { return [...this.written.at(-1).numbers.slice(0, count)]; }

  #take(kind) { return this.written.push({ kind, numbers: this.#mail.slice() }) - 1; }
}
