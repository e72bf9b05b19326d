// The bridge to the engine: loads the module, and hands its calls to the containers.

import { thingOf } from "./screens.js";

const version = 1;

/** Loads the engine; rejects with one clear sentence if it cannot. */
export async function loadEngine(url) {
  const engine = new Engine();
  let response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw new Error(`Legato: could not fetch the engine from ${url}. Is legato.wasm there? load({ wasm: … }) says where.`, { cause });
  }
  if (!response.ok) {
    throw new Error(`Legato: no engine at ${url} (${response.status}). Put legato.wasm there, or say where with load({ wasm: … }).`);
  }
  let module;
  try {
    module = await WebAssembly.instantiate(await response.arrayBuffer(), { legato: engine._imports() });
  } catch (cause) {
    throw new Error(
      `Legato: ${url} is not an engine that this page may run. With a Content-Security-Policy it needs 'wasm-unsafe-eval'.`,
      { cause });
  }
  engine.wasm = module.instance.exports;
  if (engine.wasm.version() !== version) {
    throw new Error(`Legato: ${url} is of another version than legato.js. Take both from one build.`);
  }
  return engine;
}

/** What a function of the page's answers; the engine is at work meanwhile, so a fault is reported and ends nothing. */
export function ask(question) {
  try {
    return question();
  } catch (error) {
    reportError(error);
  }
}

/** The engine's exports, its memory, and the containers that it calls back. */
export class Engine {
  wasm = /** @type {any} */ (null);
  _containers = [];
  /** What holds where nobody says anything else. */
  _defaults = {};

  /** The numbers that both sides hand each other; a fresh view, because the memory may have grown. */
  mail() { return this._doubles(this.wasm.mailbox(), 8192); }

  _doubles(address, count) { return new Float64Array(this.wasm.memory.buffer, address, count); }

  _imports() {
    const to = (name) => (container, ...rest) => this._containers[container][name](...rest);
    return {
      should: to("_should"), measure: to("_measure"), layers: to("_layersChanged"), event: to("_event"),
      screen: to("_screenFor"), map: (number) => this._map(number), decide: (number) => this._decide(number),
    };
  }

  _gesture() {
    const [translationX, translationY, velocityX, velocityY, x, y, width, height, fraction = 0, pull = 0] = this.mail();
    return { translationX, translationY, velocityX, velocityY, x, y, width, height, fraction, pull };
  }

  _map(number) {
    const { fraction = 0, pull = 0, dragX = 0, dragY = 0 } = ask(() => thingOf(number).inputs(this._gesture())) ?? {};
    this.mail().set([fraction, pull, dragX, dragY]);
  }

  _decide(number) {
    const own = thingOf(number);
    return own.finishes ? +!!ask(() => own.finishes(this._gesture())) : -1;
  }
}
