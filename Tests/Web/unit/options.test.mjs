// Options are encoded as the engine reads them, and every mistake in them has one clear sentence.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { exportNames, FakeEngine } from "./engine.mjs";

globalThis.Element = /** @type {any} */ (class { isConnected = true; });
globalThis.reportError = (error) => reported.push(error);
const reported = [];

const { interactionNumbers, mailPolicy, transitionNumber } = await import("../../../Web/legato/options.js");
const { movesElements, partOf } = await import("../../../Web/legato/parts.js");
const { ranges } = await import("../../../Web/legato/ranges.js");
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

test("no word on a transition is no transition", () => assert.equal(transitionNumber(new FakeEngine(), undefined), -1));

test("a named transition carries its options", () => {
  assert.deepEqual(
    encoded({ name: "push", direction: "trailing", dim: 0.5, parallax: 0, motion: { response: 0.4 } }, 15),
    [5, 0.5, 0, 1, 0.4, 1, 0, 0, 0, ...noMotion]);
  assert.deepEqual(encoded({ name: "drawer", edge: "top" }, 2), [0, NaN]);
  assert.deepEqual(encoded({ name: "grow", backdrop: 0.5 }, 1), [0.5]);
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

test("the way back has a motion of its own", () => {
  assert.deepEqual(encoded({ name: "push", reverseMotion: { timeConstant: 0.3 } }, 15).slice(9), [3, 0.3, 0, 0, 0, 0]);
});

test("the engine names the object whose functions are to be asked", () => {
  const engine = new FakeEngine();
  const options = [1, 2].map(() => ({ name: "zoom", source: () => null }));
  assert.deepEqual([...options, ...options, "zoom"].map((option) => transitionNumber(engine, option)), [0, 1, 2, 3, 4]);
  assert.deepEqual(engine.written.map(({ tag }) => thingOf(tag)), [...options, ...options, undefined]);
});

test("an asymmetric transition joins two", () => {
  const engine = new FakeEngine();
  const option = { enter: "push", leave: { name: "scale" } };
  assert.equal(transitionNumber(engine, option), 2);
  const { kind, tag } = engine.written.at(-1);
  assert.deepEqual([kind, thingOf(tag)], ["asymmetric", option]);
  assert.deepEqual(engine.last(14), [0, 1, ...noMotion, ...noMotion]);
});

test("transitions combine, each with what is said of it", () => {
  const engine = new FakeEngine();
  const option = { combined: ["fade", { name: "scale", dim: 0.5 }, "push"], motion: { timeConstant: 0.1 } };
  assert.equal(transitionNumber(engine, option), 3);
  assert.deepEqual(engine.written.map(({ kind }) => kind.split(":")[0]), ["fade", "scale", "push", "combined"]);
  assert.equal(thingOf(engine.written.at(-1).tag), option);
  assert.deepEqual(engine.last(16), [3, 0, 1, 2, 3, 0.1, 0, 0, 0, 0, ...noMotion]);
});

test("a transition is mirrored, then reversed, then limited, and last goes back as it came", () => {
  const engine = new FakeEngine();
  const option = {
    autoReverse: true, limited: [0.2, 0.8], reversed: true, mirrored: true, name: "push", motion: { response: 0.5 },
  };
  assert.equal(transitionNumber(engine, option), 4);
  assert.deepEqual(engine.written.slice(1).map(({ kind, numbers }) => [kind, ...numbers.slice(0, 4)]), [
    ["mirrored", 0, 0, 0, 0], ["reversed", 1, 0, 0, 0], ["limited", 2, 0.2, 0.8, 0], ["autoReverse", 3, 1, 0.5, 1]]);
  // The motions are said of the last one only: to be reversed swaps those of the one before.
  assert.deepEqual([...engine.written[0].numbers.slice(3, 15)], [...noMotion, ...noMotion]);
  assert.equal(transitionNumber(new FakeEngine(), { name: "push", reversed: false }), 0);
});

test("a picture's source fades, is kept, or is hidden if nothing is said", () => {
  const style = (sourceStyle) => encoded({ name: "imageZoom", sourceStyle }, 1)[0];
  assert.deepEqual([undefined, "hidden", "kept", { fading: 0.25 }].map(style), [NaN, NaN, -1, 0.25]);
});

test("what is out of a transition's range is clamped, and the console says so once", (context) => {
  const { mock } = context.mock.method(console, "warn", () => {});
  const columns = (columns) => encoded({ name: "explode", columns }, 1)[0];
  assert.deepEqual([3e9, 3e9, 0, 40, 1, undefined].map(columns), [40, 40, 1, 40, 1, NaN]);
  const quarter = Math.PI / 2;
  assert.deepEqual(encoded({ name: "thrown", turn: -3, scale: 0.1 }, 3), [none, -quarter, 0.1]);
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
  for (const options of Object.values(found)) for (const key of ["shadow", "shade", "dim", "backdrop", "coveredOpacity", "sourceFade"]) delete options[key];
  const all = Object.fromEntries(Object.entries(found).filter(([, options]) => Object.keys(options).length));
  assert.deepEqual(ranges, all);
});

test("a custom transition is encoded layer by layer", () => {
  const option = {
    name: "mine",
    layers: [
      { layer: "covered", tracks: { scale: [1, 0.9] } },
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
  assert.deepEqual(encoded(option, 122), [
    4,
    ...[0, 1, 2, 2, 2, 0, 1, 0, ...line, 1, 0.9, 0, ...line, 3, 2, 0, 1, 0, ...line, 1, 0.9, 0, ...line, 0],
    ...[2, 0, 1, 4, 3, 0, 0, 0, 0.42, 0, 1, 1, 0.5, 0.4, 0, 0, 1, 1, 2, 1, 0.3, 0, ...line, 0],
    4,
    ...[1, 1, 3, 0, 2, 0, 1, 1, ...line, 1, 0, 0, ...line],
    ...[1, 2, 0, -0.05, 2, ...line, 1, 24, 0, ...line, 6, 1, 0, 1, 0, ...line], 0,
    3, 0.1, 0, 0, 0, 0, ...noMotion]);
});

test("a screen that a custom transition leaves out stays where it is", () => {
  assert.deepEqual(encoded({ layers: [{ layer: "dimming" }] }, 13), [3, 0, 1, 0, 0, 2, 1, 0, 0, 1, 1, 0, 0]);
});

test("knots get the slopes of a curve that never overshoots", () => {
  const knots = (knots) => encoded(
    { layers: [{ layer: "covered", responses: [{ property: "rotationZ", input: "dragX", knots }] }] }, 24,
  ).slice(4, 9 + 3 * knots.length);
  assert.deepEqual(knots([[-100, -1], [0, 0], [100, 1]]), [1, 6, 2, 0, 3, -100, -1, 0.01, 0, 0, 0.01, 100, 1, 0.01]);
  assert.deepEqual(knots([[0, 0], [1, 1], [2, 0]]), [1, 6, 2, 0, 3, 0, 0, 1, 1, 1, 0, 2, 0, -1]);
  assert.deepEqual(knots([[0, 0], [1, 1], [2, 4]]), [1, 6, 2, 0, 3, 0, 0, 1, 1, 1, 1.5, 2, 4, 3]);
  assert.deepEqual(knots([[0, 5]]), [1, 6, 2, 0, 1, 0, 5, 0]);
});

test("a response to scale is one for each axis, and may multiply", () => {
  const responses = [{ property: "scale", input: "pull", mode: "multiply", knots: [[0, 1], [1, 0.5]] }];
  assert.deepEqual(encoded({ layers: [{ layer: "covering", responses }] }, 29).slice(6), [
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
  assert.deepEqual(gesture({ name: "sheetPan", reach: 0.2, isHeld: true }, 8), [12, -1, none, none, NaN, NaN, 0.2, 1]);
  assert.deepEqual(gesture({ name: "pullDown", scale: 0.7 }, 6), [14, -1, none, none, NaN, 0.7]);
});

test("nothing said of interactions is not the same as none", () => {
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

const line = [0, 0, 1, 1];
/** What can be said of every transition. */
const shared = "motion, reverseMotion, path, elements, mirrored, reversed, limited, autoReverse";
const rest = [1, 0, 0, 1, 0, 0, 0, 1000, 0, NaN, NaN, ...line];
const modifier = (numbers) => rest.map((each, index) => numbers[index] ?? each);

test("elements of single screens wrap the transition", () => {
  const elements = { enter: { opacity: 0, translationY: 40, delay: 0.2, spring: 0.6 }, cascade: "up", span: 0.3 };
  const option = { name: "fade", elements };
  const engine = new FakeEngine();
  assert.equal(transitionNumber(engine, option), 1);
  const { kind, tag } = engine.written.at(-1);
  assert.deepEqual([kind, thingOf(tag)], ["elements", option]);
  assert.deepEqual(
    engine.last(37), [0, 0, ...modifier({ 0: 0, 2: 40, 8: 0.2, 10: 0.6 }), 0, ...modifier({}), 1, 0, 0, 0.3]);
  transitionNumber(engine, { name: "fade", elements: { leave: { scale: 0.5 }, cascade: [10, 20] } });
  assert.deepEqual(engine.last(37).slice(17), [1, ...modifier({ 3: 0.5 }), 7, 10, 20, 0.5]);
});

test("shared elements fly along an arc", () => {
  const engine = new FakeEngine();
  assert.equal(transitionNumber(engine, { name: "imageZoom", path: "arc" }), 1);
  assert.deepEqual(engine.last(2), [0, 1]);
  assert.equal(transitionNumber(engine, { name: "imageZoom", path: "straight" }), 2);
});

test("the parts of a transition are asked as the run uses them", () => {
  const [cell, page, row] = [new Element(), new Element(), new Element()];
  const zoom = { name: "zoom", source: cell, target: page };
  const both = ["source", "target"];
  assert.deepEqual(both.map((key) => partOf({ combined: ["fade", zoom] }, key, false)), [cell, page]);
  assert.deepEqual(both.map((key) => partOf({ ...zoom, reversed: true }, key, true)), [page, cell]);
  const sides = { enter: zoom, leave: { name: "zoom", source: row, elements: {} } };
  for (const [more, onward, back] of [
    [{}, cell, row], [{ reversed: true }, null, page], [{ autoReverse: true }, cell, cell],
    [{ reversed: true, autoReverse: true }, null, null],
  ]) {
    assert.deepEqual([false, true].map((isBack) => partOf({ ...sides, ...more }, "source", isBack)), [onward, back]);
  }
  assert.deepEqual([false, true].map((isBack) => movesElements(sides, isBack)), [false, true]);
  assert.equal(movesElements({ combined: [sides], reversed: true }, false), true);
});

test("sources are asked each time, on the side that is wanted", () => {
  const [cell, page] = [new Element(), new Element()];
  assert.equal(partOf("zoom", "source"), null);
  assert.equal(partOf({ name: "zoom", source: cell }, "source"), cell);
  assert.equal(partOf({ name: "zoom", source: cell, target: () => page }, "target"), page);
  assert.equal(partOf({ enter: "push", leave: { name: "zoom", source: cell } }, "source"), null);
  assert.equal(partOf({ enter: "push", leave: { name: "zoom", source: cell } }, "source", true), cell);
  const gone = Object.assign(new Element(), { isConnected: false });
  assert.equal(partOf({ name: "zoom", source: () => gone }, "source"), null);
});

test("a source that throws is reported, and there is none", () => {
  assert.equal(partOf({ name: "zoom", source() { throw new Error("gone"); } }, "source"), null);
  assert.equal(reported.pop().message, "gone");
});

const custom = (layer) => ({ name: "mine", layers: [{ layer: "covered" }, { layer: "covering", ...layer }] });
const response = (changes) =>
  custom({ responses: [{ property: "opacity", input: "pull", knots: [[0, 1], [1, 0]], ...changes }] });
const names = Object.keys(new FakeEngine()._looks).sort().join(", ");
const properties = "translationX, translationY, scaleX, scaleY, opacity, cornerRadius, rotationZ, translationZ, "
  + "rotationX, rotationY, anchorX, anchorY, perspective, clipTop, clipLeft, clipBottom, clipRight, shadowOpacity, "
  + "shadowRadius, shadowOffsetY, red, green, blue, alpha, scale";

for (const [option, message] of [
  ["flpi", `this build has no transition "flpi". It has ${names}`],
  [null, `this build has no transition "null". It has ${names}`],
  [5, `this build has no transition "5". It has ${names}`],
  [{ name: "edgePan" }, `this build has no transition "edgePan". It has ${names}`],
  [{ name: "zoom", sauce: 1 },
    'unknown option "sauce" of transition "zoom". '
    + `Valid names: name, dim, coveredScale, sourceFade, shadow, source, target, ${shared}`],
  [{ name: "fade", parallax: 0.5 },
    `unknown option "parallax" of transition "fade". Valid names: name, ${shared}`],
  [{ name: "grow", dim: 0.5 },
    `unknown option "dim" of transition "grow". Valid names: name, backdrop, source, target, ${shared}`],
  [{ name: "drawer", direction: "up" },
    `unknown option "direction" of transition "drawer". Valid names: name, edge, dim, ${shared}`],
  [{ name: "zoom", source: "#cell" }, 'transition "zoom", source: #cell is not an element or a function'],
  [{ name: "slide", direction: "lft" },
    'unknown direction "lft". Valid names: up, down, left, right, leading, trailing'],
  [{ name: "scale", dim: 2 }, 'transition "scale", dim: 2 is not from 0 to 1'],
  [{ name: "push", parallax: "30%" }, 'transition "push", parallax: 30% is not a number'],
  [{ name: "push", motion: { bounce: 1 } },
    'unknown motion "bounce". Valid names: response, mass, timeConstant, duration'],
  [{ name: "push", motion: 0.3 }, 'unknown motion "". Valid names: response, mass, timeConstant, duration'],
  [{ name: "push", motion: { response: 0 } }, 'transition "push", motion, response: 0 is not from 0.001 to Infinity'],
  [{ name: "push", motion: { mass: 1, stiffness: 1 } },
    'transition "push", motion, damping: undefined is not a number'],
  [{ name: "push", motion: { response: 1, damping: 1 } },
    'unknown option "damping" of transition "push", motion. Valid names: response, dampingRatio'],
  [{ name: "push", motion: { duration: 1, curve: "bouncy" } },
    'unknown curve "bouncy". Valid names: linear, ease, ease-in, ease-out, ease-in-out'],
  [{ name: "push", motion: { duration: 1, curve: [0, 1] } },
    'transition "push", motion, curve: undefined is not a number'],
  [{ enter: "push" }, `this build has no transition "null". It has ${names}`],
  [{ enter: "push", leave: "flpi" }, `this build has no transition "flpi". It has ${names}`],
  [{ combined: "push" }, 'transition "combined", part: push is not a list'],
  [{ combined: [] }, 'transition "combined": 0 is not a number of parts'],
  [{ combined: ["push", "flpi"] }, `this build has no transition "flpi". It has ${names}`],
  [{ combined: ["push"], dim: 1 },
    `unknown option "dim" of transition "combined". Valid names: name, combined, ${shared}`],
  [{ name: "push", reversed: "yes" }, 'transition "push", reversed: yes is not true or false'],
  [{ name: "push", limited: 0.5 }, 'transition "push", limited: undefined is not a number'],
  [{ name: "push", limited: [0.5, 0.2] }, 'transition "push", limited: 0.2 is not from 0.5 to 1'],
  [{ name: "push", limited: [0, 2] }, 'transition "push", limited: 2 is not from 0 to 1'],
  [{ name: "explode", columns: 2.5 }, 'transition "explode", columns: 2.5 is not a whole number'],
  [{ name: "explode", seed: 2 ** 32 }, 'transition "explode", seed: 4294967296 is not from 0 to 4294967295'],
  [{ name: "imageZoom", sourceStyle: "gone" }, 'unknown source style "gone". Valid names: hidden, kept'],
  [{ name: "imageZoom", sourceStyle: { fading: 2 } }, 'transition "imageZoom", sourceStyle: 2 is not from 0 to 1'],
  [{ name: "zoom", path: "curved" }, 'unknown path "curved". Valid names: straight, arc'],
  [{ name: "fade", elements: { enter: { blur: 1 } } },
    'unknown option "blur" of transition "fade", elements, enter. Valid names: opacity, translationX, translationY, '
    + "scale, rotationX, rotationY, rotationZ, perspective, delay, duration, curve, spring"],
  [{ name: "fade", elements: { leave: { delay: 2 } } },
    'transition "fade", elements, leave, delay: 2 is not from 0 to 1'],
  [{ name: "fade", elements: { cascade: "random" } },
    'unknown cascade "random". Valid names: order, up, down, left, right, leading, trailing'],
  [{ name: "fade", elements: { cascade: [1] } }, 'transition "fade", elements, cascade: undefined is not a number'],
  [{ name: "mine", layers: 5 }, 'transition "mine", layer: 5 is not a list'],
  [{ name: "mine", layers: [], dim: 1 }, 'unknown option "dim" of transition "mine". '
    + `Valid names: name, layers, source, target, ${shared}`],
  [custom({ tracks: { opacity: [NaN, 1] } }),
    'transition "mine", layer 2 (covering), track "opacity", key 1: NaN is not a number'],
  [custom({ tracks: { opacity: [0, "x"] } }),
    'transition "mine", layer 2 (covering), track "opacity", key 2: x is not a number'],
  [custom({ tracks: { translationX: ["10em", 0] } }),
    'transition "mine", layer 2 (covering), track "translationX", key 1: 10em is not a number'],
  [custom({ tracks: { opacity: [[0, 1], [0.7, 1], [0.5, 1]] } }),
    'transition "mine", layer 2 (covering), track "opacity", key 3: 0.5 is not above 0.7'],
  [custom({ tracks: { opacity: [[0, 1], [1.5, 0]] } }),
    'transition "mine", layer 2 (covering), track "opacity", key 2: 1.5 is not from 0 to 1'],
  [custom({ tracks: { opacity: [[0, 1], 1] } }),
    'transition "mine", layer 2 (covering), track "opacity", key 2: 1 is not a pair'],
  [custom({ tracks: { opacity: [] } }),
    'transition "mine", layer 2 (covering), track "opacity":  is not a list with keys'],
  [custom({ tracks: { opacity: 1 } }), 'transition "mine", layer 2 (covering), track "opacity", key: 1 is not a list'],
  [custom({ tracks: { colour: [0, 1] } }), `unknown property "colour". Valid names: ${properties}`],
  [custom({ layer: "middle" }), 'unknown layer "middle". Valid names: covered, covering, dimming, shadow, elements'],
  [custom({ track: {} }),
    'unknown option "track" of transition "mine", layer 2. Valid names: layer, clamped, tracks, responses'],
  [response({ property: "colour" }), `unknown property "colour". Valid names: ${properties}`],
  [response({ input: "wheel" }), 'unknown input "wheel". Valid names: fraction, pull, dragX, dragY, pinch, rotation'],
  [response({ mode: "divide" }), 'unknown mode "divide". Valid names: add, multiply'],
  [response({ knots: [[0, 0], [0, 1]] }), 'transition "mine", layer 2 (covering), response 1, key 2: 0 is not above 0'],
  [response({ knots: [[0, Infinity]] }),
    'transition "mine", layer 2 (covering), response 1, key 1: Infinity is not a number'],
]) {
  test(`says: ${message}`, () => {
    const engine = new FakeEngine();
    assert.throws(() => transitionNumber(engine, option), { name: "TypeError", message: `Legato: ${message}.` });
  });
}

test("a build of some transitions names those that it has", () => {
  const engine = new FakeEngine([exportNames.zoom, exportNames.push]);
  assert.equal(transitionNumber(engine, "push"), 0);
  assert.throws(() => transitionNumber(engine, "fade"), {
    message: 'Legato: this build has no transition "fade". It has push, zoom.',
  });
  assert.throws(() => transitionNumber(engine, { layers: [] }), {
    message: "Legato: this build has no custom transitions.",
  });
});

const interactions = "edgePan, fullScreenPan, verticalPan, freeDrag, imageDrag, pinch, none, zoomDrag, drawerPan, "
  + "zoomEdgePan, contentSwipe, hubPan, sheetPan, predictiveBack, pullDown, swipe, vcPan, vcPinch";
for (const [option, message] of [
  ["zoom", `unknown interaction "zoom". Valid names: ${interactions}`],
  [["fullScreenPan", null], `unknown interaction "null". Valid names: ${interactions}`],
  [{ name: "fullScreenPan", treshold: 1 }, 'unknown option "treshold" of interaction "fullScreenPan". Valid names: '
    + "name, direction, distance, threshold, projection, slop, catchesOnTouchDown, finishMotion, cancelMotion"],
  [{ name: "zoomDrag", direction: "up" }, 'unknown option "direction" of interaction "zoomDrag". Valid names: '
    + "name, distance, threshold, projection, slop, catchesOnTouchDown, finishMotion, cancelMotion"],
  [{ name: "edgePan", direction: "up", inputs() {} },
    'unknown option "direction" of interaction "edgePan". Valid names: name, edge, width, inputs, finishes, '
    + "distance, threshold, projection, slop, catchesOnTouchDown, finishMotion, cancelMotion"],
  [{ name: "edgePan", edge: "side" }, 'unknown edge "side". Valid names: top, bottom, left, right, leading, trailing'],
  [{ name: "fullScreenPan", threshold: 1.5 }, 'interaction "fullScreenPan", threshold: 1.5 is not from 0 to 1'],
  [{ name: "fullScreenPan", slop: -1 }, 'interaction "fullScreenPan", slop: -1 is not from 0 to Infinity'],
  [{ direction: "up", inputs: 1 }, 'interaction "fullScreenPan": 1 is not a function'],
  [{ direction: "up", inputs() {}, finishes: 1 }, 'interaction "fullScreenPan": 1 is not a function'],
  [{ name: "fullScreenPan", cancelMotion: { bounce: 1 } },
    'unknown motion "bounce". Valid names: response, mass, timeConstant, duration'],
]) {
  test(`says: ${message}`, () => {
    const engine = new FakeEngine();
    assert.throws(() => interactionNumbers(engine, option), { name: "TypeError", message: `Legato: ${message}.` });
  });
}
