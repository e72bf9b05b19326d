"""Every transition by its name: begun, reversed, finished, scrubbed by a finger, cancelled and reversed by a pop. Each
time the page is restored."""

import re
from pathlib import Path

import pytest

from scenes import assert_same

FILES = Path(__file__).resolve().parents[3] / "Web/Sources/LegatoWeb/Transitions"
EXPORTS = [re.search(r'@_expose\(wasm, "(.*?)"\)', file.read_text()).group(1) for file in sorted(FILES.glob("*.swift"))]
NAMES = [export.split(":")[0] for export in EXPORTS if ":" in export]

# The page as text, with attributes in a fixed order.
SNAPSHOT = """globalThis.look = () => {
  const copy = document.documentElement.cloneNode(true);
  for (const each of copy.querySelectorAll("*")) {
    for (const { name, value } of [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      each.removeAttribute(name);
      each.setAttribute(name, value);
    }
  }
  return copy.outerHTML;
}"""
BEGIN = """([name, exported]) => {
  const takesSource = exported.split(/[ :]/).includes("source");
  stage.stack({ interaction: "fullScreenPan" });
  stage.a = stage.make("a");
  stage.options = { transition: takesSource ? { name, source: () => stage.root.querySelector(".photo") } : name };
  return look();
}"""
SEND_BACK = """async () => {
  const outcome = stage.container.push(stage.a, stage.options);
  for (let i = 0; i < 3; i++) await stage.nextFrame();
  stage.container.reverse();
  stage.container.speed = 100;
  await outcome;
  await stage.rest();
  document.activeElement.blur();
  return look();
}"""
PUSH = """async () => {
  await stage.container.push(stage.a, stage.options);
  await stage.rest();
  stage.container.speed = 1;
  return look();
}"""
REST = "async () => { await stage.rest(20); return look() }"


@pytest.mark.parametrize("name", NAMES)
def test_a_transition_leaves_the_page_as_it_was(plain, finger, name):
    exported = next(each for each in EXPORTS if each.split(":")[0] == name)
    plain.evaluate(SNAPSHOT)
    before = plain.evaluate(BEGIN, [name, exported])
    if name != "instant":  # it is over before it can be reversed
        assert_same(before, plain.evaluate(SEND_BACK))

    # A drawer is pushed back towards its edge.
    start, way = (330, -1) if name == "drawer" else (60, 1)
    pushed = plain.evaluate(PUSH)
    assert plain.evaluate("stage.container.screens.length") == 2
    finger.down(start, 600).drag_by(80 * way, 0, ms=100)
    assert plain.evaluate("stage.container.running && stage.events.at(-1).fraction") < 0.5
    finger.hold(110).lift()
    assert_same(pushed, plain.evaluate(REST))
    assert plain.evaluate("stage.container.screens.length") == 2

    finger.down(start, 600).drag_by(300 * way, 0, ms=100).lift()
    after = plain.evaluate(REST)
    assert plain.evaluate("stage.container.screens.length") == 1
    plain.evaluate("document.activeElement.blur()")
    assert_same(before, after)
