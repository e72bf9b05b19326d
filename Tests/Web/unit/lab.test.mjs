// The Lab's code for its settings.

import assert from "node:assert/strict";
import test from "node:test";

import { javaScriptOf, swiftOf } from "../../../Gallery/Web/lab/code.js";

const swift = [
  ["push", [], false, "navigationController.legato.push(\n  screen, using: .push)"],
  ["cube", [], false, "navigationController.legato.push(\n  screen, using: .cube())"],
  ["cube", [["axis", "vertical"], ["shadow", 0.5]], false,
    "navigationController.legato.push(\n  screen, using: .cube(axis: .vertical, shadow: 0.5))"],
  ["sharedAxis", [["along", "z"], ["distance", 40]], false,
    "navigationController.legato.push(\n  screen, using: .sharedAxis(.z, distance: 40))"],
  ["drawer", [["edge", "left"]], true, "viewController.legato.present(\n  screen, using: .drawer(from: .left))"],
  ["heroPush", [["direction", "up"]], false,
    "navigationController.legato.push(\n  screen, using: .push(.hero(.up)))"],
  ["zoom", [["dim", 0.3]], false, "var parameters = ZoomParameters()\nparameters.dim = 0.3\n"
    + "navigationController.legato.push(\n  screen, using: .zoom(parameters))"],
];

for (const [name, said, isPresented, expected] of swift) {
  test(`${name} with ${said.length} options reads as Swift`, () => {
    assert.equal(swiftOf(name, said, isPresented), expected);
  });
}

test("a transition with options is an object literal in JavaScript, one without is a word", () => {
  assert.equal(javaScriptOf("cube", [["axis", "vertical"]], false),
    "stack.push(screen, {\n  transition: { name: \"cube\", axis: \"vertical\" },\n});");
  assert.equal(javaScriptOf("fade", [], true), "stack.present(screen, {\n  transition: \"fade\",\n});");
});
