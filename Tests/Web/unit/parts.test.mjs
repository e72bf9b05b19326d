// Transitions made of others, and the elements that belong to their parts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { exportNames, FakeEngine } from "./engine.mjs";

globalThis.Element = /** @type {any} */ (class { isConnected = true; });
globalThis.reportError = (error) => reported.push(error);
const reported = [];

const { transitionNumber } = await import("../../../Web/legato/options.js");
const { movesElements, partOf } = await import("../../../Web/legato/parts.js");
const { thingOf } = await import("../../../Web/legato/screens.js");

const noMotion = [0, 0, 0, 0, 0, 0];

test("an asymmetric transition joins two", () => {
  const engine = new FakeEngine();
  const option = { enter: "push", leave: { name: "scale" } };
  assert.equal(transitionNumber(engine, option), 2);
  const { kind, tag } = engine.written.at(-1);
  assert.deepEqual([kind, thingOf(tag)], ["asymmetric", option]);
  assert.deepEqual(engine.last(14), [0, 1, ...noMotion, ...noMotion]);
});

test("transitions combine, each with its own options", () => {
  const engine = new FakeEngine();
  const option = { combined: ["fade", { name: "scale", dim: 0.5 }, "push"], motion: { timeConstant: 0.1 } };
  assert.equal(transitionNumber(engine, option), 3);
  assert.deepEqual(engine.written.map(({ kind }) => kind.split(":")[0]), ["fade", "scale", "push", "combined"]);
  assert.equal(thingOf(engine.written.at(-1).tag), option);
  assert.deepEqual(engine.last(16), [3, 0, 1, 2, 3, 0.1, 0, 0, 0, 0, ...noMotion]);
});

test("a transition is mirrored, then reversed, then limited, and last reverses automatically", () => {
  const engine = new FakeEngine();
  const option = {
    autoReverse: true, limited: [0.2, 0.8], reversed: true, mirrored: true, name: "push", motion: { response: 0.5 },
  };
  assert.equal(transitionNumber(engine, option), 4);
  assert.deepEqual(engine.written.slice(1).map(({ kind, numbers }) => [kind, ...numbers.slice(0, 4)]), [
    ["mirrored", 0, 0, 0, 0], ["reversed", 1, 0, 0, 0], ["limited", 2, 0.2, 0.8, 0], ["autoReverse", 3, 1, 0.5, 1]]);
  // The motions belong to the outermost one only: reversing swaps those of the inner one.
  assert.deepEqual([...engine.written[0].numbers.slice(3, 15)], [...noMotion, ...noMotion]);
  assert.equal(transitionNumber(new FakeEngine(), { name: "push", reversed: false }), 0);
});

const line = [0, 0, 1, 1];
const rest = [1, 0, 0, 1, 0, 0, 0, 1000, 0, NaN, NaN, ...line];
const modifier = (numbers) => rest.map((each, index) => numbers[index] ?? each);

test("elements of single screens wrap the transition", () => {
  const elements = { enter: { opacity: 0, translationY: 40, delay: 0.2, spring: 0.6 }, cascade: "up", span: 0.3 };
  const option = { name: "fade", elements };
  const engine = new FakeEngine(Object.values(exportNames));
  assert.equal(transitionNumber(engine, option), 1);
  const { kind, tag } = engine.written.at(-1);
  assert.deepEqual([kind, thingOf(tag)], ["elements", option]);
  assert.deepEqual(
    engine.last(37), [0, 0, ...modifier({ 0: 0, 2: 40, 8: 0.2, 10: 0.6 }), 0, ...modifier({}), 1, 0, 0, 0.3]);
  transitionNumber(engine, { name: "fade", elements: { leave: { scale: 0.5 }, cascade: [10, 20] } });
  assert.deepEqual(engine.last(37).slice(17), [1, ...modifier({ 3: 0.5 }), 7, 10, 20, 0.5]);
});

test("shared elements fly along an arc", () => {
  const engine = new FakeEngine(Object.values(exportNames));
  assert.equal(transitionNumber(engine, { name: "imageZoom", path: "arc" }), 1);
  assert.deepEqual(engine.last(2), [0, 1]);
  assert.equal(transitionNumber(engine, { name: "imageZoom", path: "straight" }), 3);
  assert.deepEqual(engine.last(2), [2, 0]);
});

test("elements that lie on shared elements fade near these, in an engine that has elements", () => {
  const engine = new FakeEngine(Object.values(exportNames));
  assert.equal(transitionNumber(engine, "push"), 1);
  assert.deepEqual(engine.last(37), [
    0, 0, ...modifier({ 0: 0, 8: 0.8 }), 1, ...modifier({ 0: 0, 9: 0.2 }), 0, 0, 0, 0]);
  assert.equal(transitionNumber(new FakeEngine([exportNames.push]), "push"), 0);
});

test("the source and the target are those of the parts that the run uses", () => {
  const [cell, page, row] = [new Element(), new Element(), new Element()];
  const zoom = { name: "zoom", source: cell, target: page };
  const both = ["source", "target"];
  assert.deepEqual(both.map((key) => partOf({ combined: ["fade", zoom] }, key, false)), [cell, page]);
  assert.deepEqual(both.map((key) => partOf({ ...zoom, reversed: true }, key, true)), [page, cell]);
  const sides = { enter: zoom, leave: { name: "zoom", source: row, elements: {} } };
  for (const [more, forward, back] of [
    [{}, cell, row], [{ reversed: true }, null, page], [{ autoReverse: true }, cell, cell],
    [{ reversed: true, autoReverse: true }, null, null],
  ]) {
    assert.deepEqual([false, true].map((isBack) => partOf({ ...sides, ...more }, "source", isBack)), [forward, back]);
  }
  assert.deepEqual([false, true].map((isBack) => movesElements(sides, isBack)), [false, true]);
  assert.equal(movesElements({ combined: [sides], reversed: true }, false), true);
});

test("a source is read each time, on the side that the run needs", () => {
  const [cell, page] = [new Element(), new Element()];
  assert.equal(partOf("zoom", "source"), null);
  assert.equal(partOf({ name: "zoom", source: cell }, "source"), cell);
  assert.equal(partOf({ name: "zoom", source: cell, target: () => page }, "target"), page);
  assert.equal(partOf({ enter: "push", leave: { name: "zoom", source: cell } }, "source"), null);
  assert.equal(partOf({ enter: "push", leave: { name: "zoom", source: cell } }, "source", true), cell);
  const gone = Object.assign(new Element(), { isConnected: false });
  assert.equal(partOf({ name: "zoom", source: () => gone }, "source"), null);
  const form = Object.assign(new Element(), { call: new Element() });
  assert.equal(partOf({ name: "zoom", source: form }, "source"), form, "a form has its fields by their names");
});

test("a source that throws is reported, and the run has none", () => {
  assert.equal(partOf({ name: "zoom", source() { throw new Error("gone"); } }, "source"), null);
  assert.equal(reported.pop().message, "gone");
});
