// The Lab's code for its settings, and its list of options, compared with the engine's sources.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import test from "node:test";

import { isPresented, presetOf, presets } from "../../../Gallery/Web/lab/catalogue.js";
import { javaScriptOf, swiftOf, swiftTransition } from "../../../Gallery/Web/lab/code.js";
import { choiceOf, defaultOf, meaningOf, wayOf } from "../../../Gallery/Web/lab/options.js";
import {
  gestureRules, interactionOf, rules, swiftInteractions, swiftSuffix, swiftTurned,
} from "../../../Gallery/Web/lab/rules.js";
import { interactionNumbers } from "../../../Web/legato/options.js";
import { FakeEngine } from "./engine.mjs";

const root = new URL("../../../", import.meta.url);
const textsIn = (folder) => readdirSync(new URL(folder, root)).map((file) =>
  readFileSync(new URL(folder + file, root), "utf8"));

/** The transitions that a page may name, and their options. */
const exported = textsIn("Web/Sources/LegatoWeb/Transitions/").flatMap((text) => {
  const [, name, options] = /@_expose\(wasm, "(\w+):(.*?)"\)/.exec(text) ?? [];
  return name ? [{ name, options: options.split(" ").filter(Boolean) }] : [];
});

const swift = [
  ["push", [], "navigationController.legato.push(\n  screen, using: .push)"],
  ["cube", [], "navigationController.legato.push(\n  screen, using: .cube())"],
  ["cube", [["axis", "vertical"], ["shade", 0.5]],
    "navigationController.legato.push(\n  screen, using: .cube(axis: .vertical, shade: 0.5))"],
  ["sharedAxis", [["along", "z"], ["distance", 40]],
    "navigationController.legato.push(\n  screen, using: .sharedAxis(.z, distance: 40))"],
  ["drawer", [["edge", "left"]], "viewController.legato.present(\n  screen, using: .drawer(from: .left))"],
  ["heroPush", [["direction", "up"]], "navigationController.legato.push(\n  screen, using: .push(.hero(.up)))"],
  ["iris", [["point", [10, 20]]],
    "navigationController.legato.push(\n  screen, using: .iris(at: Point2D(x: 10, y: 20)))"],
  ["circularReveal", [["point", [0, 0]]],
    "navigationController.legato.push(\n  screen, using: .circularReveal(from: Point2D(x: 0, y: 0)))"],
  ["zoom", [["dim", 0.3]], "var parameters = ZoomParameters()\nparameters.dim = 0.3\n"
    + "navigationController.legato.push(\n  screen, using: .zoom(parameters))"],
];

for (const [name, said, expected] of swift) {
  test(`${name} with ${said.length} options reads as Swift`, () => {
    assert.equal(swiftOf({ name, said, isPresented: isPresented(name) }), expected);
  });
}

test("a transition with options is an object literal in JavaScript, one without is a word", () => {
  assert.equal(javaScriptOf({ name: "cube", said: [["axis", "vertical"]] }),
    "stack.push(screen, {\n  transition: { name: \"cube\", axis: \"vertical\" },\n});");
  assert.equal(javaScriptOf({ name: "fade", said: [], isPresented: true }),
    "stack.present(screen, {\n  transition: \"fade\",\n});");
});

test("the elements and the detents are part of the code", () => {
  const zoom = { name: "zoom", said: [], hasSource: true };
  assert.match(javaScriptOf(zoom), /source: \(\) => thumbnail,\n +target: \(\) => screen.querySelector\("img"\),/);
  assert.match(swiftOf(zoom), /^thumbnail.legato.elementID = photo.id\npicture.legato.elementID = photo.id\n/);
  const sheet = { name: "sheet", said: [], isPresented: true, detents: [0.5, 1] };
  assert.match(javaScriptOf(sheet), /detents: \[0.5, 1\]/);
  assert.match(swiftOf(sheet), /using: .sheet\(\), detents: \[0.5, 1\]\)$/);
});

test("the options of every transition are part of the code", () => {
  const chosen = {
    motion: "spring", path: "arc", enter: "rise", cascade: "down", interaction: "pinch", bars: "pinned",
  };
  const settings = { name: "auto", said: [], rules: chosen };
  assert.equal(swiftOf(settings), "navigationController.legato.install(bars: .pinned)\n"
    + "navigationController.legato.push(\n  screen, using: .auto().with(motion: .spring(response: 0.35))"
    + ".flying(along: .arc).modifyingElements(entering: ElementModifier().fade().move(by: Vector2D(dy: 80)), "
    + "cascade: .direction(.down)),\n"
    + "  interactions: [.pinch()])");
  const script = javaScriptOf(settings);
  for (const part of ["bars: \"pinned\"", "motion: { response: 0.35 }", "path: \"arc\"", "cascade: \"down\"",
    "enter: { opacity: 0, translationY: 80 }", "interaction: \"pinch\""]) assert.ok(script.includes(part), part);
});

test("the options of a gesture are part of the code, once there is one", () => {
  const settings = { name: "cube", said: [], rules: { interaction: "edgePan", threshold: "a third" } };
  assert.equal(swiftOf(settings), "var interaction = Interaction.edgePan()\ninteraction.release.threshold = 0.33\n"
    + "navigationController.legato.push(\n  screen, using: .cube(), interactions: [interaction])");
  assert.match(javaScriptOf(settings), /interaction: \{ name: "edgePan", threshold: 0.33 \}/);
  settings.rules = { interaction: "hubPan", catchesOnTouchDown: "at a touch" };
  assert.match(javaScriptOf(settings), /direction: "trailing",\s+catchesOnTouchDown: true,/);
  for (const interaction of [{}, { interaction: "none" }]) {
    const without = { ...settings, rules: { ...interaction, threshold: "a third" } };
    assert.doesNotMatch(swiftOf(without) + javaScriptOf(without), /threshold|Interaction\./);
  }
});

test("a reverse motion alone leaves the motion as it is", () => {
  assert.equal(swiftOf({ name: "cube", said: [], rules: { reverseMotion: "spring" } }),
    "let transition = ScreenTransition.cube()\nnavigationController.legato.push(\n  screen, using: "
    + "transition.with(motion: transition.motion, reverseMotion: .spring(response: 0.35)))");
});

test("a screen that leaves by another transition names both", () => {
  const settings = { name: "zoom", said: [], rules: { goesBy: "push" } };
  assert.match(swiftOf(settings), /using: \.asymmetric\(enter: \.zoom, leave: \.push\)/);
  assert.match(javaScriptOf(settings), /transition: \{ enter: "zoom", leave: "push" \}/);
});

test("composed transitions are composed in the code", () => {
  const rules = { combined: "fade", limited: "the first half", mirrored: "mirrored", autoReverse: "autoReverse" };
  const settings = { name: "cube", said: [["axis", "vertical"]], rules };
  assert.match(swiftOf(settings), /using: \.autoReverse\(\n?.*\.cube\(axis: \.vertical\)\.combined\(with: \.fade\)/);
  assert.match(swiftOf(settings), /\.mirrored\.limited\(to: 0\.\.\.0\.5\)\)/);
  const script = javaScriptOf(settings);
  for (const part of ["combined: [{ name: \"cube\", axis: \"vertical\" }, \"fade\"]", "mirrored: true",
    "limited: [0, 0.5]", "autoReverse: true"]) assert.ok(script.includes(part), part);
});

test("all JavaScript that the Lab writes can be parsed, and the library knows the gestures in it", () => {
  for (const { name, options } of exported) {
    const said = options.flatMap((option) => (defaultOf(name, option) === undefined ? [] : [[option, 1]]));
    const each = (all) => Object.entries(all).flatMap(([rule, { choices }]) =>
      Object.keys(choices).map((choice) => ({ [rule]: choice })));
    const gestures = each(gestureRules).map((said) => ({ interaction: "vcPan", ...said }));
    for (const gesture of gestures) interactionNumbers(new FakeEngine(), interactionOf(gesture));
    for (const rule of [{}, ...each(rules), ...gestures]) {
      const code = javaScriptOf({ name, said, hasSource: options.includes("source"), rules: rule, detents: [0.5] });
      assert.doesNotThrow(() => new Function("legato", "stack", "element", "root", "screen", `{ ${code} }`), code);
    }
  }
});

test("every option of every transition can be chosen", () => {
  for (const { name, options } of exported) {
    for (const option of options.filter((each) => !["source", "target"].includes(each))) {
      assert.ok(choiceOf(name, option), `${name}, ${option}`);
      assert.notEqual(defaultOf(name, option), undefined, `${name}, ${option}`);
    }
  }
});

test("a finger pulls a page in the direction in which it travels", () => {
  const ways = [
    ["push", {}, false, false, "left"], ["push", {}, false, true, "right"],
    ["push", { direction: "up" }, false, false, "up"], ["pageOut", {}, false, false, "right"],
    ["cube", { axis: "vertical" }, false, false, "up"], ["cover", {}, true, false, "up"],
    ["toast", {}, true, false, "down"], ["drawer", {}, true, false, "right"], ["drawer", {}, true, true, "left"],
    ["sheet", {}, true, false, "up"], ["zoom", {}, false, false, "left"],
  ];
  for (const [name, said, isPresented, isRightToLeft, way] of ways) {
    assert.equal(wayOf(name, said, isPresented, isRightToLeft), way, name);
  }
});

test("the transition and the rules of every preset exist", () => {
  for (const [title, { name, rules: chosen = {} }] of Object.entries(presets)) {
    assert.ok(exported.some((each) => each.name === name), title);
    for (const [rule, choice] of Object.entries(chosen)) {
      const isKnown = ["goesBy", "combined"].includes(rule)
        ? exported.some((each) => each.name === choice) : rules[rule].choices[choice];
      assert.ok(isKnown, title);
    }
  }
  assert.deepEqual(presetOf("cube"), { name: "cube" });
});

/** The Swift code of the Lab, by the lists in which Swift's own tests compile it. */
function written() {
  const sampleOf = (name, option) => {
    const choice = choiceOf(name, option);
    const value = choice.words?.at(-1) ?? (choice.step < 1 ? 0.5 : choice.from + 3);
    return meaningOf(option, value, { clientWidth: 100, clientHeight: 200 });
  };
  const optioned = exported.filter(({ name, options }) => options.some((option) => choiceOf(name, option)))
    .map(({ name, options }) => swiftTransition(name, options.filter((option) => choiceOf(name, option))
      .map((option) => [option, sampleOf(name, option)])));
  const choicesOf = (...names) => names.flatMap((rule) =>
    Object.keys(rules[rule].choices).map((choice) => ({ [rule]: choice })));
  const turned = choicesOf("mirrored", "reversed", "limited", "autoReverse");
  const added = [...choicesOf("motion", "path", "enter", "leave"),
    ...choicesOf("cascade").map((chosen) => ({ enter: "fade", ...chosen }))];
  return {
    plain: exported.map(({ name }) => swiftTransition(name, [])[1]),
    optioned: optioned.filter(([before]) => !before.length).map(([, transition]) => transition),
    composed: [...turned.map((chosen) => swiftTurned(chosen, ".cube()")),
      ...added.map((chosen) => `.fade${swiftSuffix(chosen)}`)],
    backGestures: choicesOf("interaction").map((chosen) => swiftInteractions(chosen).interactions),
    gestured: swiftInteractions({ interaction: "edgePan", ...Object.fromEntries(
      Object.entries(gestureRules).map(([rule, { choices }]) => [rule, Object.keys(choices)[0]])) }).before,
    pushed: optioned.find(([, transition]) => transition === ".push(parameters)")[0],
    zoomed: optioned.find(([, transition]) => transition === ".zoom(parameters)")[0],
  };
}

/**
 * The file in which Swift compiles the code: a list follows a comment with its name. LEGATO_GOLDENS=write rewrites
 * them.
 */
const compiled = new URL("Tests/LegatoTests/Documentation/LabCode.swift", root);

function write(lists) {
  let text = readFileSync(compiled, "utf8");
  for (const [list, entries] of Object.entries(lists)) {
    text = text.replace(new RegExp(`( *)// ${list}\\b.*\n[^]*?(?= *// end)`), (old, indent) => [
      old.slice(0, old.indexOf("\n")),
      ...entries.map((entry) => `${indent}${entry}${/^ *(\.|\[)/.test(entry) ? "," : ""}`), ""].join("\n"));
  }
  writeFileSync(compiled, text);
}

test("Swift compiles each transition as the Lab writes it", () => {
  if (process.env.LEGATO_GOLDENS === "write") write(written());
  const lines = readFileSync(compiled, "utf8").split("\n").map((line) => line.trim());
  for (const [list, expected] of Object.entries(written())) {
    const start = lines.findIndex((line) => line.startsWith(`// ${list}`)) + 1;
    const found = lines.slice(start, lines.indexOf("// end", start)).map((line) => line.replace(/,$/, ""));
    assert.deepEqual(found, expected, list);
  }
});
