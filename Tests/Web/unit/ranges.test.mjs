// Numbers outside an option's range.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeEngine } from "./engine.mjs";

globalThis.Element = /** @type {any} */ (class {});

const { transitionNumber } = await import("../../../Web/legato/options.js");

function encoded(option, count) {
  const engine = new FakeEngine();
  transitionNumber(engine, option);
  return engine.last(count);
}

test("a number outside a transition's range is clamped, with one warning on the console", (context) => {
  const { mock } = context.mock.method(console, "warn", () => {});
  const columns = (columns) => encoded({ name: "explode", columns }, 1)[0];
  assert.deepEqual([3e9, 3e9, 0, 40, 1, undefined].map(columns), [40, 40, 1, 40, 1, NaN]);
  const quarter = Math.PI / 2;
  assert.deepEqual(encoded({ name: "thrown", turn: -3, scale: 0.1 }, 3), [255, -quarter, 0.1]);
  assert.deepEqual(mock.calls.map(({ arguments: [message] }) => message), [
    'Legato: transition "explode", columns: 3000000000 is not from 1 to 40; 40 is used.',
    'Legato: transition "explode", columns: 0 is not from 1 to 40; 1 is used.',
    `Legato: transition "thrown", turn: -3 is not from ${-quarter} to ${quarter}; ${-quarter} is used.`]);
});

test("an option has the range of its own transition, even if others of its name have another range", (context) => {
  context.mock.method(console, "warn", () => {});
  const beyond = (name, option) => encoded({ name, [option]: 1e4 }, 2);
  assert.equal(beyond("auto", "distance")[0], 500);
  assert.equal(beyond("sharedAxis", "distance")[1], 1000);
  assert.deepEqual(["pageIn", "thrown"].map((name) => encoded({ name, scale: 9 }, 3).at(name === "pageIn" ? 1 : 2)),
    [2, 1]);
  assert.equal(encoded({ name: "push", parallax: -0.3 }, 3)[2], -0.3);
  assert.throws(() => encoded({ name: "push", dim: 1.5 }, 1), /dim: 1.5 is not from 0 to 1/);
});
