// The types know each transition that the module has, with its options.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FakeEngine } from "./engine.mjs";

const text = readFileSync(new URL("../../../Web/legato/legato.d.ts", import.meta.url), "utf8");
const [, union] = text.match(/type NamedTransition = [^(]*\(([^]*?)\n\);/);
/** Each name with its options, sorted. */
const typed = Object.fromEntries([...union.matchAll(/\{ name: ([^;}]*)([^]*?)\}/g)].flatMap(([, names, options]) =>
  [...names.matchAll(/"(\w+)"/g)].map(([, name]) =>
    [name, [...options.matchAll(/(\w+)\?:/g)].map(([, option]) => option).sort()])));

test("each transition of the module has a type with its options", () => {
  const built = Object.fromEntries(
    Object.entries(new FakeEngine()._looks).map(([name, options]) => [name, [...options].sort()]));
  assert.deepEqual(typed, built);
});
