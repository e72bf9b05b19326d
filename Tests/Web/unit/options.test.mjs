// Options are encoded as the engine reads them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { exportNames, FakeEngine } from "./engine.mjs";

globalThis.Element = /** @type {any} */ (class {});

const { interactionNumbers, mailPolicy, transitionNumber } = await import("../../../Web/legato/options.js");
const { numberOf, thingOf } = await import("../../../Web/legato/screens.js");

const noMotion = [0, 0, 0, 0, 0, 0];
const none = 255;
const still = [0, 0, 0, 0, 0, 0];

function encoded(option, count) {
  const engine = new FakeEngine();
  assert.equal(transitionNumber(engine, option), 0);
  return engine.last(count);
}

function exportFor(option) {
  const engine = new FakeEngine();
  transitionNumber(engine, option);
  return engine.written[0].kind;
}

function gesture(option, count = 25) {
  const engine = new FakeEngine();
  assert.deepEqual(interactionNumbers(engine, option), [0]);
  return engine.last(count);
}

test("a transition's name is enough", () => {
  assert.deepEqual(encoded("push", 15), [none, NaN, NaN, ...noMotion, ...noMotion]);
  assert.equal(exportFor("drawer"), "drawer:edge dim");
  assert.equal(exportFor("instant"), "instant:");
});

test("a name calls the export that lists its options, in their order", () => {
  for (const [name, exported] of Object.entries(exportNames).filter(([, exported]) => exported.includes(":"))) {
    assert.equal(exported.split(":")[0], name);
    assert.equal(exportFor(name), exported);
  }
});

test("no transition option is no transition", () => assert.equal(transitionNumber(new FakeEngine(), undefined), -1));

test("a named transition carries its options", () => {
  assert.deepEqual(
    encoded({ name: "push", direction: "trailing", dim: 0.5, parallax: 0, motion: { response: 0.4 } }, 15),
    [5, 0.5, 0, 1, 0.4, 1, 0, 0, 0, ...noMotion]);
  assert.deepEqual(encoded({ name: "drawer", edge: "top" }, 2), [0, NaN]);
  assert.deepEqual(encoded({ name: "grow", dim: 0.5 }, 1), [0.5]);
});

test("each kind of motion has its numbers", () => {
  const motion = (motion) => encoded({ name: "push", motion }, 9).slice(3);
  assert.deepEqual(motion({ response: 0.5, dampingRatio: 0.8 }), [1, 0.5, 0.8, 0, 0, 0]);
  assert.deepEqual(motion({ mass: 1, stiffness: 200, damping: 20 }), [2, 1, 200, 20, 0, 0]);
  assert.deepEqual(motion({ timeConstant: 0.3 }), [3, 0.3, 0, 0, 0, 0]);
  assert.deepEqual(motion({ duration: 0.3 }), [4, 0.3, 0.25, 0.1, 0.25, 1]);
  assert.deepEqual(motion({ duration: 0.3, curve: "linear" }), [4, 0.3, 0, 0, 1, 1]);
  assert.deepEqual(motion({ duration: 0.3, curve: [0.2, -1, 0.8, 2] }), [4, 0.3, 0.2, -1, 0.8, 2]);
});

test("the reverse has its own motion", () => {
  assert.deepEqual(encoded({ name: "push", reverseMotion: { timeConstant: 0.3 } }, 15).slice(9), [3, 0.3, 0, 0, 0, 0]);
});

test("the engine names the object whose functions it calls", () => {
  const engine = new FakeEngine();
  const options = [1, 2].map(() => ({ name: "zoom", source: () => null }));
  assert.deepEqual([...options, ...options, "zoom"].map((option) => transitionNumber(engine, option)), [0, 1, 2, 3, 4]);
  assert.deepEqual(engine.written.map(({ tag }) => thingOf(tag)), [...options, ...options, undefined]);
});

test("a picture's source fades, is kept, or is hidden by default", () => {
  const style = (sourceStyle) => encoded({ name: "imageZoom", sourceStyle }, 1)[0];
  assert.deepEqual([undefined, "hidden", "kept", { fading: 0.25 }].map(style), [NaN, NaN, -1, 0.25]);
});

test("a custom transition is encoded layer by layer", () => {
  const option = {
    name: "mine",
    layers: [
      { layer: "covered", tracks: { scale: [1, 0.9], opacity: [0, 1, 0.5] } },
      {
        layer: "dimming", clamped: false,
        tracks: { opacity: [[0, 0, "ease-in"], [0.5, "40%", [0, 1, 1, 2]], [1, 0.3]] },
      },
      { layer: "elements" },
      { layer: "covering", tracks: { translationX: ["100%", 0], translationY: [[0, "-5%"], [1, 24]], rotationZ: [1] } },
    ],
    motion: { timeConstant: 0.1 },
  };
  const line = [0, 0, 1, 1];
  assert.equal(exportFor(option), "custom");
  assert.deepEqual(encoded(option, 146), [
    0, 4,
    ...[0, 1, 3, 2, 2, 0, 1, 0, ...line, 1, 0.9, 0, ...line, 3, 2, 0, 1, 0, ...line, 1, 0.9, 0, ...line],
    ...[4, 3, 0, 0, 0, ...line, 0.5, 1, 0, ...line, 1, 0.5, 0, ...line, 0],
    ...[2, 0, 1, 4, 3, 0, 0, 0, 0.42, 0, 1, 1, 0.5, 0.4, 0, 0, 1, 1, 2, 1, 0.3, 0, ...line, 0],
    4,
    ...[1, 1, 3, 0, 2, 0, 1, 1, ...line, 1, 0, 0, ...line],
    ...[1, 2, 0, -0.05, 2, ...line, 1, 24, 0, ...line, 6, 1, 0, 1, 0, ...line], 0,
    3, 0.1, 0, 0, 0, 0, ...noMotion]);
});

test("a screen that a custom transition leaves out stays where it is", () => {
  assert.deepEqual(encoded({ layers: [{ layer: "dimming" }] }, 14), [0, 3, 0, 1, 0, 0, 2, 1, 0, 0, 1, 1, 0, 0]);
});

test("a custom transition can keep the covered screen visible", () => {
  assert.equal(encoded({ layers: [{ layer: "dimming" }], keepsCoveredScreenVisible: true }, 14)[0], 1);
});

test("knots get the slopes of a curve that never overshoots", () => {
  const knots = (knots) => encoded(
    { layers: [{ layer: "covered", responses: [{ property: "rotationZ", input: "dragX", knots }] }] }, 25,
  ).slice(5, 10 + 3 * knots.length);
  assert.deepEqual(knots([[-100, -1], [0, 0], [100, 1]]), [1, 6, 2, 0, 3, -100, -1, 0.01, 0, 0, 0.01, 100, 1, 0.01]);
  assert.deepEqual(knots([[0, 0], [1, 1], [2, 0]]), [1, 6, 2, 0, 3, 0, 0, 1, 1, 1, 0, 2, 0, -1]);
  assert.deepEqual(knots([[0, 0], [1, 1], [2, 4]]), [1, 6, 2, 0, 3, 0, 0, 1, 1, 1, 1.5, 2, 4, 3]);
  assert.deepEqual(knots([[0, 5]]), [1, 6, 2, 0, 1, 0, 5, 0]);
});

test("a response to scale is one for each axis, and may multiply", () => {
  const responses = [{ property: "scale", input: "pull", mode: "multiply", knots: [[0, 1], [1, 0.5]] }];
  assert.deepEqual(encoded({ layers: [{ layer: "covering", responses }] }, 30).slice(7), [
    1, 0, 2, 2, 1, 1, 2, 0, 1, -0.5, 1, 0.5, -0.5, 3, 1, 1, 2, 0, 1, -0.5, 1, 0.5, -0.5]);
});

test("interactions by name, with options, and none", () => {
  const engine = new FakeEngine();
  assert.deepEqual(interactionNumbers(engine, "none"), []);
  assert.deepEqual(interactionNumbers(engine, []), []);
  assert.deepEqual(interactionNumbers(engine, ["edgePan", "none", "pinch"]), [0, 1]);
  assert.deepEqual(
    gesture("fullScreenPan"), [1, -1, none, none, NaN, NaN, NaN, 0, NaN, NaN, NaN, NaN, 0, ...still, ...still]);
  assert.deepEqual(
    gesture({
      name: "edgePan", edge: "top", width: 30, threshold: 0.3, projection: 0, slop: 4, catchesOnTouchDown: true,
    }),
    [0, -1, none, 0, 30, NaN, NaN, 0, NaN, 0.3, 0, 4, 1, ...still, ...still]);
  const [finishMotion, cancelMotion] = [{ duration: 0.2, curve: "linear" }, { timeConstant: 0.06 }];
  assert.deepEqual(
    gesture({ name: "fullScreenPan", finishMotion, cancelMotion }).slice(13),
    [4, 0.2, 0, 0, 1, 1, 3, 0.06, 0, 0, 0, 0]);
  assert.equal(gesture("zoomDrag", 1)[0], 7);
  assert.equal(gesture("contentSwipe", 2)[0], 10);
  assert.deepEqual(
    gesture({ name: "sheetPan", reach: 0.2, isResisting: true }, 8), [12, -1, none, none, NaN, NaN, 0.2, 1]);
  assert.deepEqual(gesture({ name: "pullDown", scale: 0.7 }, 6), [14, -1, none, none, NaN, 0.7]);
});

test("no interaction option is not the same as none", () => {
  const engine = new FakeEngine();
  const mailed = (policy) => (mailPolicy(engine, policy), [...engine._mail().slice(0, 3)]);
  assert.deepEqual(mailed({}).slice(0, 2), [-1, -1]);
  assert.deepEqual(mailed({ transition: "fade", interaction: "none" }).slice(0, 2), [0, 0]);
  assert.deepEqual(mailed({ interaction: ["fullScreenPan", "none"] }), [-1, 1, 1]);
});

test("a page's own interaction is known by its number", () => {
  const engine = new FakeEngine();
  const [one, two] = [1, 2].map(() => ({ direction: "down", inputs: () => ({ fraction: 0 }) }));
  assert.deepEqual(interactionNumbers(engine, [one, two]), [0, 1]);
  assert.deepEqual(engine.last(4), [1, numberOf(two), 1, none]);
});

test("a page's own interaction begins as a named one does, with its options", () => {
  const own = { name: "edgePan", edge: "top", width: 40, inputs: () => ({}), finishMotion: { duration: 0.2 } };
  assert.deepEqual(gesture(own), [
    0, numberOf(own), none, 0, 40, NaN, NaN, 0, NaN, NaN, NaN, NaN, 0, 4, 0.2, 0.25, 0.1, 0.25, 1, ...noMotion]);
});
