// The bridge to the engine: loads the module, and passes its calls to the containers.

import { mailbox, version } from "./abi.js";
import { fail, words } from "./checks.js";
import { inputs } from "./custom.js";
import { thingOf } from "./screens.js";
import { isShown } from "./tree.js";

/** The numbers of a gesture, in the mailbox's order. */
const gesture = words(
  "translationX translationY velocityX velocityY x y width height pinch rotation fraction pull");

/** Node.DOCUMENT_POSITION_FOLLOWING. */
const follows = 4;

/** Loads the engine; rejects with one clear sentence if it cannot be loaded. */
export async function loadEngine(url) {
  const engine = new Engine();
  const response = await fetch(url).catch((cause) => /** @type {any} */ ({ status: cause.message, cause }));
  if (!response.ok) {
    fail(`no engine at ${url} (${response.status}); name it by load({ wasm })`, response.cause);
  }
  const { instance } = await response.arrayBuffer()
    .then((bytes) => WebAssembly.instantiate(bytes, { legato: engine._imports() }))
    .catch((cause) => fail(
      `${url} cannot run: it is no engine, or a Content-Security-Policy lacks 'wasm-unsafe-eval'`, cause));
  engine._wasm = instance.exports;
  engine._transitions = transitionsIn(engine._wasm);
  if (engine._wasm.version() !== version) fail(`${url} and legato.js must be of one build`);
  return engine;
}

/** The options of each transition in this build: an export is named "transition:its options", in order. */
export const transitionsIn = (exports) => Object.fromEntries(
  Object.keys(exports).filter((name) => name.includes(":")).sort().map((name) => name.split(":"))
    .map(([name, keys]) => [name, words(keys)]));

/**
 * Returns the answer of a page's function. An error is reported and not thrown, because the engine is in the middle of
 * a call.
 */
export function ask(question) {
  try {
    return question();
  } catch (error) {
    reportError(error);
  }
}

/** A value, or the answer of a function that is called for the value. */
export const answerOf = (said) => (typeof said === "function" ? ask(said) : said);

/** The engine's exports, its memory, and the containers that the engine calls. */
export class Engine {
  /** @type {any} */ _wasm;
  _transitions = /** @type {Record<string, string[]>} */ ({});
  _containers = [];
  /** The page's defaults. */
  _defaults = /** @type {any} */ ({});

  /** The containers that can be used, the uppermost first. */
  get _shown() {
    const isUsable = ({ element }) => isShown(element) && !element.closest("[inert]");
    return Object.values(this._containers).filter(isUsable).sort((one, other) =>
      (one.element.compareDocumentPosition(other.element) & follows ? 1 : -1));
  }

  /** The numbers that both sides pass each other. The view is made each time, because the memory may have grown. */
  _mail() { return this._doubles(this._wasm.mailbox(), mailbox); }

  _doubles(address, count) { return new Float64Array(this._wasm.memory.buffer, address, count); }

  _imports() {
    const containers = this._containers;
    return {
      requested: (handle, ...rest) => containers[handle]._requested(...rest),
      should: (handle, ...rest) => containers[handle]._should(...rest),
      denied: (handle, ...rest) => containers[handle]._keep(...rest),
      measure: (handle, ...rest) => containers[handle]._measure(...rest),
      layers: (handle, count) => containers[handle]._layersChanged(count),
      event: (handle, ...rest) => containers[handle]._event(...rest),
      scroll: (handle, ...rest) => containers[handle]._scroll(...rest),
      screen: (handle, key) => containers[handle]._screenFor(key),
      map: (number) => {
        const said = this._asked(number, "inputs");
        this._mail().set(inputs.map((key) => said?.[key] ?? 0));
      },
      decide: (number) => (thingOf(number).finishes ? +!!this._asked(number, "finishes") : -1),
    };
  }

  /** The answer of a page's own interaction for the gesture in the mailbox. */
  _asked(number, name) {
    const numbers = this._mail();
    return ask(() => thingOf(number)[name](Object.fromEntries(gesture.map((key, index) => [key, numbers[index]]))));
  }
}
