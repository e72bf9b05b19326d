// Every mistake in options is reported by one clear sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { exportNames, FakeEngine } from "./engine.mjs";

globalThis.Element = /** @type {any} */ (class {});

const { containerOptions, interactionNumbers, transitionNumber } = await import("../../../Web/legato/options.js");

/** The options of every transition. */
const shared = "motion, reverseMotion, path, elements, mirrored, reversed, limited, autoReverse";
const custom = (layer) => ({ name: "mine", layers: [{ layer: "covered" }, { layer: "covering", ...layer }] });
const response = (changes) =>
  custom({ responses: [{ property: "opacity", input: "pull", knots: [[0, 1], [1, 0]], ...changes }] });
const names = Object.keys(new FakeEngine()._transitions).sort().join(", ");
const properties = "translationX, translationY, scaleX, scaleY, opacity, cornerRadius, rotationZ, translationZ, "
  + "rotationX, rotationY, anchorX, anchorY, perspective, clipTop, clipLeft, clipBottom, clipRight, shadowOpacity, "
  + "shadowRadius, shadowOffsetY, red, green, blue, alpha, scale";

for (const [option, message] of [
  ["flpi", `unknown transition "flpi"; use ${names}`],
  [null, `unknown transition "null"; use ${names}`],
  [5, `unknown transition "5"; use ${names}`],
  [{ name: "edgePan" }, `unknown transition "edgePan"; use ${names}`],
  [{ name: "zoom", sauce: 1 },
    'unknown option "sauce" of transition "zoom"; '
    + `use name, dim, coveredScale, sourceFade, shadow, source, target, ${shared}`],
  [{ name: "fade", parallax: 0.5 },
    `unknown option "parallax" of transition "fade"; use name, ${shared}`],
  [{ name: "grow", backdrop: 0.5 },
    `unknown option "backdrop" of transition "grow"; use name, dim, source, target, ${shared}`],
  [{ name: "drawer", direction: "up" },
    `unknown option "direction" of transition "drawer"; use name, edge, dim, ${shared}`],
  [{ name: "zoom", source: "#cell" }, 'transition "zoom", source: #cell is not an element or a function'],
  [{ name: "slide", direction: "lft" },
    'unknown direction "lft"; use up, down, left, right, leading, trailing'],
  [{ name: "scale", dim: 2 }, 'transition "scale", dim: 2 is not from 0 to 1'],
  [{ name: "push", parallax: "30%" }, 'transition "push", parallax: 30% is not a number'],
  [{ name: "push", motion: { bounce: 1 } },
    'unknown motion "bounce"; use response, mass, timeConstant, duration'],
  [{ name: "push", motion: 0.3 }, 'unknown motion ""; use response, mass, timeConstant, duration'],
  [{ name: "push", motion: { response: 0 } }, 'transition "push", motion, response: 0 is not from 0.001 to Infinity'],
  [{ name: "push", motion: { mass: 1, stiffness: 1 } },
    'transition "push", motion, damping: undefined is not a number'],
  [{ name: "push", motion: { response: 1, damping: 1 } },
    'unknown option "damping" of transition "push", motion; use response, dampingRatio'],
  [{ name: "push", motion: { duration: 1, curve: "bouncy" } },
    'unknown curve "bouncy"; use linear, ease, ease-in, ease-out, ease-in-out'],
  [{ name: "push", motion: { duration: 1, curve: [0, 1] } },
    'transition "push", motion, curve: undefined is not a number'],
  [{ enter: "push" }, 'transition "asymmetric", leave: undefined is not a transition'],
  [{ enter: "push", leave: "flpi" }, `unknown transition "flpi"; use ${names}`],
  [{ combined: "push" }, 'transition "combined", part: push is not a list'],
  [{ combined: [] }, 'transition "combined": 0 is not a number of parts'],
  [{ combined: ["push", "flpi"] }, `unknown transition "flpi"; use ${names}`],
  [{ combined: ["push"], dim: 1 },
    `unknown option "dim" of transition "combined"; use name, combined, ${shared}`],
  [{ name: "push", reversed: "yes" }, 'transition "push", reversed: yes is not true or false'],
  [{ name: "push", limited: 0.5 }, 'transition "push", limited: undefined is not a number'],
  [{ name: "push", limited: [0.5, 0.2] }, 'transition "push", limited: 0.2 is not from 0.5 to 1'],
  [{ name: "push", limited: [0, 2] }, 'transition "push", limited: 2 is not from 0 to 1'],
  [{ name: "explode", columns: 2.5 }, 'transition "explode", columns: 2.5 is not a whole number'],
  [{ name: "explode", seed: 2 ** 32 }, 'transition "explode", seed: 4294967296 is not from 0 to 4294967295'],
  [{ name: "imageZoom", sourceStyle: "gone" }, 'unknown source style "gone"; use hidden, kept'],
  [{ name: "imageZoom", sourceStyle: { fading: 2 } }, 'transition "imageZoom", sourceStyle: 2 is not from 0 to 1'],
  [{ name: "zoom", path: "curved" }, 'unknown path "curved"; use straight, arc'],
  [{ name: "fade", elements: { enter: { blur: 1 } } },
    'unknown option "blur" of transition "fade", elements, enter; use opacity, translationX, translationY, '
    + "scale, rotationX, rotationY, rotationZ, perspective, delay, duration, curve, spring"],
  [{ name: "fade", elements: { leave: { delay: 2 } } },
    'transition "fade", elements, leave, delay: 2 is not from 0 to 1'],
  [{ name: "fade", elements: { cascade: "random" } },
    'unknown cascade "random"; use order, up, down, left, right, leading, trailing'],
  [{ name: "fade", elements: { cascade: [1] } }, 'transition "fade", elements, cascade: undefined is not a number'],
  [{ name: "mine", layers: 5 }, 'transition "mine", layer: 5 is not a list'],
  [{ name: "mine", layers: [], dim: 1 }, 'unknown option "dim" of transition "mine"; '
    + `use name, layers, keepsCoveredScreenVisible, source, target, ${shared}`],
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
  [custom({ tracks: { colour: [0, 1] } }), `unknown property "colour"; use ${properties}`],
  [custom({ layer: "middle" }), 'unknown layer "middle"; use covered, covering, dimming, shadow, elements'],
  [custom({ track: {} }),
    'unknown option "track" of transition "mine", layer 2; use layer, clamped, tracks, responses'],
  [response({ property: "colour" }), `unknown property "colour"; use ${properties}`],
  [response({ input: "wheel" }), 'unknown input "wheel"; use fraction, pull, dragX, dragY, pinch, rotation'],
  [response({ mode: "divide" }), 'unknown mode "divide"; use add, multiply'],
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
    message: 'Legato: unknown transition "fade"; use push, zoom.',
  });
  assert.throws(() => transitionNumber(engine, { layers: [] }), {
    message: 'Legato: this build has no "custom": name it in TRANSITIONS.',
  });
});

test("a build without pinned bars reports it when they are requested", () => {
  globalThis.HTMLElement = class {};
  const root = new HTMLElement();
  const stack = (names, bars) => containerOptions(new FakeEngine(names), "stack", { bars, root }, "root").bars;
  assert.throws(() => stack([exportNames.push], "pinned"), {
    message: 'Legato: this build has no "pinnedBars": name it in TRANSITIONS.',
  });
  for (const bars of ["attached", undefined]) assert.equal(stack([exportNames.push], bars), bars);
  assert.equal(stack([exportNames.pinnedBars], "pinned"), "pinned");
});

const interactions = "edgePan, fullScreenPan, verticalPan, freeDrag, imageDrag, pinch, none, zoomDrag, drawerPan, "
  + "zoomEdgePan, contentSwipe, hubPan, sheetPan, predictiveBack, pullDown, swipe, vcPan, vcPinch";
for (const [option, message] of [
  ["zoom", `unknown interaction "zoom"; use ${interactions}`],
  [["fullScreenPan", null], `unknown interaction "null"; use ${interactions}`],
  [{ name: "fullScreenPan", treshold: 1 }, 'unknown option "treshold" of interaction "fullScreenPan"; use '
    + "name, direction, distance, threshold, projection, slop, catchesOnTouchDown, finishMotion, cancelMotion"],
  [{ name: "zoomDrag", direction: "up" }, 'unknown option "direction" of interaction "zoomDrag"; use '
    + "name, distance, threshold, projection, slop, catchesOnTouchDown, finishMotion, cancelMotion"],
  [{ name: "edgePan", direction: "up", inputs() {} },
    'unknown option "direction" of interaction "edgePan"; use name, edge, width, inputs, finishes, '
    + "distance, threshold, projection, slop, catchesOnTouchDown, finishMotion, cancelMotion"],
  [{ name: "edgePan", edge: "side" }, 'unknown edge "side"; use top, bottom, left, right, leading, trailing'],
  [{ name: "fullScreenPan", threshold: 1.5 }, 'interaction "fullScreenPan", threshold: 1.5 is not from 0 to 1'],
  [{ name: "fullScreenPan", slop: -1 }, 'interaction "fullScreenPan", slop: -1 is not from 0 to Infinity'],
  [{ direction: "up", inputs: 1 }, 'interaction "fullScreenPan": 1 is not a function'],
  [{ direction: "up", inputs() {}, finishes: 1 }, 'interaction "fullScreenPan": 1 is not a function'],
  [{ name: "fullScreenPan", cancelMotion: { bounce: 1 } },
    'unknown motion "bounce"; use response, mass, timeConstant, duration'],
]) {
  test(`says: ${message}`, () => {
    const engine = new FakeEngine();
    assert.throws(() => interactionNumbers(engine, option), { name: "TypeError", message: `Legato: ${message}.` });
  });
}
