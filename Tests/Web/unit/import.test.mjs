// The module without a page: a server that renders pages imports it, too.

import assert from "node:assert/strict";
import { test } from "node:test";

test("can be imported without a page", async () => {
  const module = await import("../../../Web/legato/legato.js");
  assert.equal(typeof module.load, "function");
});
