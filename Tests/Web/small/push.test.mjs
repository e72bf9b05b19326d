// An engine that was built with TRANSITIONS=push, as by scripts/test-small-build.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { transitionsIn } from "../../../Web/legato/engine.js";
import { exportNames } from "../unit/engine.mjs";

const engine = new URL("../../../.build-tools/small-dist/legato.wasm", import.meta.url);
const exported = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(engine)));

test("has the requested transition, and no other", () => {
  const transitions = transitionsIn(Object.fromEntries(exported.map(({ name, kind }) => [name, kind])));
  assert.deepEqual(Object.keys(transitions), ["push"]);
});

test("has no other export that is a file of its own", () => {
  const names = exported.map(({ name }) => name);
  for (const [file, name] of Object.entries(exportNames)) assert.equal(names.includes(name), file === "push", file);
});

test("still has stacks and gestures", () => {
  const names = new Set(exported.map(({ name }) => name));
  for (const name of ["create", "add", "pointer", "tick", "interaction"]) assert.ok(names.has(name), name);
});
