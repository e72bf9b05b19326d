// The module without a page: what renders pages on a server imports it, too.

import assert from "node:assert/strict";
import { test } from "node:test";

test("is imported where there is no page", async () => {
  const module = await import("../../../Web/legato/legato.js");
  assert.equal(typeof module.load, "function");
});
