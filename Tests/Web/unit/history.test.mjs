// The browser's history and a stack stay in step, whichever of the two moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrival, FakeHistory, FakeStack, screen } from "./browser.mjs";

const { linkHistory } = await import("../../../Web/legato/history.js");

const [a, b, c] = ["a", "b", "c"].map(screen);

/** A link between a stack and the history that ends with its test. */
function linkedTo(context, stack, options) {
  const link = new AbortController();
  linkHistory(stack, options, link.signal);
  context.after(() => link.abort());
  return link;
}

/** A history and a stack that are linked. */
function linked(context, { url, state, resolve, stack = new FakeStack() } = {}) {
  const history = new FakeHistory(url);
  if (state) history.entries[0].state = state;
  const link = linkedTo(context, stack, { resolve });
  return { history, stack, link };
}

test("each screen that is pushed has an entry with its address", (t) => {
  const { history, stack } = linked(t);
  stack.push(a, { url: "/photos/a" });
  stack.push(b);
  assert.deepEqual(history.entries.map(({ url, state }) => [new URL(url).pathname, state]), [
    ["/photos", { legato: "", depth: 0 }], ["/photos/a", { legato: "", depth: 1 }],
    ["/photos/a", { legato: "", depth: 2 }]]);
});

test("the page's own state of the first entry is kept", (t) => {
  const { history } = linked(t, { state: { own: 1 } });
  assert.deepEqual(history.state, { own: 1, legato: "", depth: 0 });
});

test("a pop of the page's goes back in history, and forward re-pushes the screen", async (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  stack.push(b);
  stack.popTo(stack.screens[0]);
  await arrival();
  assert.equal(history.index, 0);
  assert.deepEqual(history.depths, [0, 1, 2]);
  history.travel(1);
  assert.equal(stack.names, "root a");
  history.travel(1);
  assert.equal(stack.names, "root a b");
  assert.deepEqual(stack.log.slice(-2), ["push a", "push b"]);
});

test("forward presents a presented screen again, and its replacement", (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  stack.present(b);
  history.travel(-1);
  history.travel(1);
  assert.equal(stack.log.at(-1), "present b");
  stack.replace(c);
  history.travel(-1);
  history.travel(1);
  assert.equal(stack.log.at(-1), "present c");
  history.travel(-2);
  stack.push(b);
  history.travel(-1);
  history.travel(1);
  assert.equal(stack.log.at(-1), "push b");
});

test("a commit looks at no more screens than it needs, however many there are", (t) => {
  const asked = [];
  const stack = new FakeStack();
  stack._screenAt = (depth) => { asked.push(depth); return stack.screens[depth]; };
  stack._onCommit = () => {};
  linked(t, { stack });
  for (let index = 0; index < 1000; index++) stack.push(screen(`s${index}`));
  asked.length = 0;
  stack.push(a);
  assert.ok(asked.length <= 3 && asked.every((depth) => depth >= 1000), `asked for ${asked}`);
});

test("back pops with the screen's transition, without writing", async (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  history.travel(-1);
  await arrival();
  assert.equal(stack.names, "root");
  assert.deepEqual(stack.log, ["push a", "popTo root"]);
  assert.equal(history.index, 0);
});

test("a swipe of the browser's own gets no second animation", (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  history.travel(-1, { hasUAVisualTransition: true });
  history.travel(1, { hasUAVisualTransition: true });
  assert.deepEqual(stack.log, ["push a", "popTo root at once", "push a at once"]);
});

test("a jump over several entries animates once", (t) => {
  const { history, stack } = linked(t);
  for (const each of [a, b, c]) stack.push(each);
  history.travel(-3);
  history.travel(3);
  assert.deepEqual(stack.log.slice(3), ["popTo root", "push a at once", "push b at once", "push c"]);
});

test("rapid back and forward end where the address says", async (t) => {
  const { history, stack } = linked(t);
  for (const each of [a, b, c]) stack.push(each);
  for (const delta of [-1, -1, 1, -2, 2, 1, -1, -1]) history.travel(delta);
  await arrival();
  assert.equal(history.state.depth, 1);
  assert.equal(stack.names, "root a");
});

test("a push right after a pop waits for the browser", async (t) => {
  const { history, stack } = linked(t);
  stack.push(a, { url: "/a" });
  stack.popTo(stack.screens[0]);
  stack.push(b, { url: "/b" });
  assert.equal(history.index, 1);
  await arrival();
  assert.deepEqual(history.depths, [0, 1]);
  assert.equal(location.pathname, "/b");
});

test("the user's back during the page's own is not lost", async (t) => {
  const { history, stack } = linked(t);
  for (const each of [a, b]) stack.push(each);
  stack.popTo(a);
  history.travel(-2);
  await arrival();
  assert.equal(history.index, 0);
  assert.equal(stack.names, "root");
});

test("a push removes the entries ahead", (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  history.travel(-1);
  stack.push(a, { url: "/again" });
  assert.deepEqual(history.depths, [0, 1]);
  assert.equal(location.pathname, "/again");
});

test("a replaced screen takes the entry's place", async (t) => {
  const { history, stack } = linked(t);
  stack.push(a, { url: "/a" });
  stack.replace(b, { url: "/b" });
  assert.deepEqual(history.depths, [0, 1]);
  assert.equal(location.pathname, "/b");
  history.travel(-1);
  history.travel(1);
  assert.equal(stack.names, "root b");
});

test("a replaced root stays the first entry", (t) => {
  const { history, stack } = linked(t);
  stack.replace(a, { url: "/a" });
  assert.deepEqual(history.depths, [0]);
  assert.equal(location.pathname, "/a");
});

test("an operation that the page denies brings the address back", async (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  stack.isDenying = true;
  history.travel(-1);
  await arrival();
  assert.equal(stack.names, "root a");
  assert.equal(history.index, 1);
});

test("a deep link builds the root and its screen", async (t) => {
  const url = "https://example.org/photos/a?size=2";
  const { history, stack } = linked(t, { url, resolve: (url) => (url.includes("/a") ? a : null) });
  assert.equal(stack.names, "root a");
  assert.deepEqual(stack.log, ["push a at once"]);
  assert.deepEqual(history.entries.map(({ url }) => url), ["https://example.org/photos/", url]);
  stack.popTo(stack.screens[0]);
  await arrival();
  assert.equal(location.pathname, "/photos/");
});

test("a deep link behind a hash leaves the page's own address to the root", (t) => {
  const { history } = linked(t, { url: "https://example.org/app.html?x=1#a", resolve: () => a });
  assert.deepEqual(
    history.entries.map(({ url }) => url), ["https://example.org/app.html?x=1", "https://example.org/app.html?x=1#a"]);
});

test("an address that belongs to no screen is the root's", (t) => {
  const { history, stack } = linked(t, { resolve: () => null });
  assert.equal(stack.names, "root");
  assert.deepEqual(history.depths, [0]);
});

test("a reload in the middle keeps the depth, and back and forward resolve the other entries", async (t) => {
  const screens = { "/": screen("home"), "/a": a, "/b": b };
  const history = new FakeHistory("https://example.org/");
  history.replaceState({ legato: "", depth: 0 });
  history.pushState({ legato: "", depth: 1 }, "", "/a");
  history.pushState({ legato: "", depth: 2 }, "", "/b");
  const stack = new FakeStack();
  linkedTo(t, stack, { resolve: (url) => screens[new URL(url).pathname] });
  assert.equal(stack.names, "root b");
  history.travel(-1);
  assert.equal(stack.names, "root a");
  history.travel(-1);
  assert.equal(stack.names, "root");
  history.travel(2);
  assert.equal(stack.names, "root a b");
  stack.popTo(stack.screens[0]);
  await arrival();
  assert.equal(history.index, 0);
});

test("a reload without a resolver shows the root and does not block going back", async (t) => {
  const history = new FakeHistory();
  history.replaceState({ legato: "", depth: 0 });
  history.pushState({ legato: "", depth: 1 });
  const stack = new FakeStack();
  linkedTo(t, stack, {});
  stack.push(a);
  assert.deepEqual(history.depths, [0, 1, 2]);
  history.travel(-2);
  await arrival();
  assert.equal(stack.names, "root");
  assert.equal(history.index, 0);
});

test("a page of no origin, whose browser knows no entry, has a history, too", async (t) => {
  const { history, stack } = linked(t);
  Object.defineProperty(globalThis.navigation, "currentEntry", { value: null });
  stack.push(a, { url: "/a" });
  assert.deepEqual(history.depths, [0, 1]);
  history.travel(-1);
  await arrival();
  assert.equal(stack.names, "root");
});

test("an entry that the page has rewritten is its screen's again, whichever way it is left", async (t) => {
  for (const leave of ["push", "pop", "back"]) {
    const { history, stack, link } = linked(t);
    stack.push(a, { url: "/a" });
    history.replaceState(null, "", "/a?tab=2");
    if (leave === "push") stack.push(b);
    else if (leave === "pop") stack.popTo(stack.screens[0]);
    else history.travel(-1);
    await arrival();
    history.travel(leave === "push" ? -1 : 1);
    assert.equal(stack.names, "root a", leave);
    if (leave !== "back") assert.equal(history.state.depth, 1);
    assert.match(history.entries[1].url, /\/a\?tab=2$/);
    link.abort();
  }
});

test("without the browser's keys an entry that the page has rewritten is ignored", (t) => {
  const { history, stack } = linked(t);
  delete globalThis.navigation;
  stack.push(a);
  history.replaceState(null);
  history.travel(-1);
  history.travel(1);
  assert.equal(stack.names, "root");
});

test("a screen without an address takes none with it when it leaves", async (t) => {
  const { history, stack } = linked(t);
  stack.present(b);
  stack.popTo(stack.screens[0]);
  await arrival();
  stack.push(a, { url: "/a" });
  stack.present(b);
  assert.match(history.entry.url, /\/a$/);
});

test("entries of other stacks and of the page itself are ignored", async (t) => {
  const { history, stack } = linked(t);
  stack.push(a);
  history.pushState({ legato: "other", depth: 5 });
  history.pushState(null);
  history.travel(-1);
  assert.equal(stack.names, "root a");
  stack.popTo(stack.screens[0]);
  await arrival();
  await arrival();
  assert.equal(stack.names, "root");
  assert.equal(history.state.depth, 0);
  assert.deepEqual(history.entries[2].state, { legato: "other", depth: 5 });
});

test("if the browser cannot travel, the entry is rewritten", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { history, stack } = linked(t);
  for (const each of [a, b]) stack.push(each);
  history.entries.splice(0, 2);
  history.index = 0;
  stack.popTo(stack.screens[0]);
  t.mock.timers.tick(2000);
  assert.equal(history.state.depth, 0);
  stack.push(c, { url: "/c" });
  assert.deepEqual(history.depths, [0, 1]);
});

test("a link that has ended does nothing", (t) => {
  const { history, stack, link } = linked(t);
  stack.push(a);
  link.abort();
  history.travel(-1);
  assert.equal(stack.names, "root a");
});

test("random walks end where the address says", async (t) => {
  let seed = 7;
  const random = (count) => (seed = (seed * 16807) % 2147483647) % count;
  for (let walk = 0; walk < 200; walk++) {
    const { history, stack, link } = linked(t);
    let made = 0;
    for (let step = 0; step < 12; step++) {
      const kind = random(6);
      if (kind < 2) stack.push(screen(`s${made++}`), { url: `/${made}` });
      else if (kind === 2 && stack.screens.length > 1) stack.popTo(stack.screens[random(stack.screens.length)]);
      else if (kind === 3) history.travel(-1 - random(2));
      else if (kind === 4) history.travel(1 + random(2));
      else if (random(2)) await new Promise((resolve) => setTimeout(resolve));
    }
    await arrival();
    assert.equal(stack.screens.length - 1, history.state.depth, `walk ${walk}: ${stack.names}, ${history.depths}`);
    link.abort();
  }
});
