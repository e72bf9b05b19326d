// What is out of range, and that the page's ranges are the engine's.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FakeEngine } from "./engine.mjs";

globalThis.Element = /** @type {any} */ (class {});

const { transitionNumber } = await import("../../../Web/legato/options.js");
const { ranges } = await import("../../../Web/legato/ranges.js");

function encoded(option, count) {
  const engine = new FakeEngine();
  transitionNumber(engine, option);
  return engine.last(count);
}

test("what is out of a transition's range is clamped, and the console says so once", (context) => {
  const { mock } = context.mock.method(console, "warn", () => {});
  const columns = (columns) => encoded({ name: "explode", columns }, 1)[0];
  assert.deepEqual([3e9, 3e9, 0, 40, 1, undefined].map(columns), [40, 40, 1, 40, 1, NaN]);
  const quarter = Math.PI / 2;
  assert.deepEqual(encoded({ name: "thrown", turn: -3, scale: 0.1 }, 3), [255, -quarter, 0.1]);
  assert.deepEqual(mock.calls.map(({ arguments: [message] }) => message), [
    'Legato: transition "explode", columns: 3000000000 is not from 1 to 40; 40 takes its place.',
    'Legato: transition "explode", columns: 0 is not from 1 to 40; 1 takes its place.',
    `Legato: transition "thrown", turn: -3 is not from ${-quarter} to ${quarter}; ${-quarter} takes its place.`]);
});

test("the ranges are the engine's own", () => {
  const folder = new URL("../../../Sources/Legato/Transitions/", import.meta.url);
  const value = (text) => text.replace(".pi", `${Math.PI}`).split("/").map(Number)
    .reduce((whole, part) => whole / part);
  const found = {};
  for (const file of readdirSync(folder)) {
    const parts = readFileSync(new URL(file, folder), "utf8").split(/public static func (?=\w+\()/).slice(1);
    for (const part of parts) {
      const name = part.match(/^\w+/)[0];
      for (const [, least, most, option] of part.matchAll(
        /name\.limited\([^"]*?to: ([^,]+?)\.\.\.([^,]+?), or: [^"]*"(\w+)"\)/g)) {
        found[name] = { ...found[name], [option]: [least, most].map((each) => value(each.trim())) };
      }
    }
  }
  // Out of 0 ... 1 there are no such parameters on the web: a page that says so has made a mistake.
  const refused = ["shadow", "shade", "dim", "backdrop", "coveredOpacity", "sourceFade"];
  const { _looks } = new FakeEngine();
  for (const [name, options] of Object.entries(found)) {
    for (const key in options) if (refused.includes(key) || !_looks[name]?.includes(key)) delete options[key];
  }
  const all = Object.fromEntries(Object.entries(found).filter(([, options]) => Object.keys(options).length));
  assert.deepEqual(ranges, all);
});
