"""The README's page, and Web/README.md's recipes for frameworks: the tests run the samples themselves, React's in its
strict mode."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
MODULES = Path(os.environ.get("NODE_PATH", "/usr/share/nodejs"))
APP = """
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
%s
function App({ legato }) {
  const [screens, setScreens] = useState([{ id: "list" }]);
  const [count, setCount] = useState(0);
  stage.push = (id) => setScreens((all) => [...all, { id }]);
  const drop = (ids) => setScreens((all) => all.filter(({ id }) => !ids.includes(id)));
  stage.count = () => setCount((before) => before + 1);
  const shown = screens.map(({ id }) => ({ id, content: <p className="words">{id} {count}</p> }));
  return <Screens legato={legato} screens={shown} onGone={drop} />;
}
stage.mount = () => {
  const home = document.body.appendChild(document.createElement("div"));
  stage.root = createRoot(home);
  stage.root.render(<StrictMode><App legato={stage.legato} /></StrictMode>);
};
"""
# The samples do not expose their stacks.
SEEN = """() => {
  const { stack } = stage.legato;
  stage.stacks = [];
  stage.legato.stack = (...all) => {
    stage.stacks.push(stage.container = stack.apply(stage.legato, all));
    return stage.container;
  };
  stage.element.remove();
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "#app { position: absolute; inset: 0; overflow: hidden; touch-action: pan-y }";
  stage.ids = () => stage.container.screens.map((each) => each.id);
  stage.nodes = () => [...document.querySelectorAll("#app > .screen")].map((each) => `${each.id} ${each.textContent}`);
  stage.shown = () => [...document.querySelectorAll(".screen")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.inert).map((each) => each.id);
}"""
# Runs the sample with a framework of ten lines, which identifies its nodes by their ids.
KEYED = """(sample) => {
  globalThis.legato = stage.legato;
  (0, eval)(sample.replace("export ", "").replace("const node", "var node") + "stage.action = stacked;");
  const app = document.body.appendChild(document.createElement("main"));
  app.id = "app";
  let action = null;
  stage.render = (ids) => {
    for (const each of [...app.querySelectorAll(".screen")]) if (!ids.includes(each.id)) each.remove();
    for (const id of ids) {
      if (document.getElementById(id)) continue;
      app.append(Object.assign(document.createElement("section"), { id, className: "screen", hidden: true }));
    }
    const screens = ids.map((id) => ({ id }));
    action ? action.update(screens) : action = stage.action(app, screens);
  };
  app.addEventListener("legato:finish", () => stage.render(stage.ids()));
  stage.end = () => { action.destroy(); app.remove(); };
}"""


def sample(language, beginning, page="Web/README.md"):
    """The sample in a document that has a line with this beginning."""
    samples = re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(), re.S)
    return next(each for each in samples if f"\n{beginning}" in f"\n{each}")


@pytest.fixture(scope="session")
def script(tmp_path_factory):
    """The sample, and an app that uses it, with React's development build."""
    if not (MODULES / "react-dom/client.js").exists():
        pytest.skip("React is not installed: scripts/install-test-tools --all")
    file = tmp_path_factory.mktemp("react") / "app.jsx"
    file.write_text(APP % sample("jsx", "function Screens"))
    return subprocess.run(
        ["esbuild", file, "--bundle", "--format=iife", "--jsx=automatic", "--jsx-dev", "--log-level=warning",
         '--define:process.env.NODE_ENV="development"'],
        env={**os.environ, "NODE_PATH": str(MODULES)}, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def page(plain, script):
    """The sample in React."""
    plain.evaluate(SEEN)
    plain.evaluate("(script) => { (0, eval)(script); stage.mount(); }", script)
    plain.wait_for_function("stage.shown().length > 0")
    return plain


def push(page, name):
    page.evaluate("(name) => stage.push(name)", name)
    page.wait_for_function(f"stage.container.top.id === '{name}'")


def test_strict_mode_makes_a_second_stack_which_is_the_one_in_use(page):
    assert page.evaluate("stage.stacks.length") == 2
    assert page.evaluate("[stage.ids(), stage.shown(), stage.nodes()]") == [["list"], ["list"], ["list list 0"]]


def test_a_screen_comes_by_state_and_goes_by_a_swipe(page, finger):
    push(page, "detail")
    assert page.evaluate("stage.container.running")
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["list", "detail"], ["detail"]]
    # A render meanwhile leaves the transition alone.
    finger.down(5, 400).drag_by(200, 0, ms=200)
    page.evaluate("() => stage.count()")
    page.wait_for_function("stage.nodes().every((each) => each.endsWith('1'))")
    left = page.evaluate("document.getElementById('detail').getBoundingClientRect().left")
    assert 150 < left < 250
    finger.drag_by(120, 0, ms=100).lift()
    page.evaluate("stage.rest()")
    page.wait_for_function("stage.nodes().length === 1")
    assert page.evaluate("[stage.ids(), stage.shown(), stage.nodes()]") == [["list"], ["list"], ["list list 1"]]


def test_screens_come_and_go_in_mid_run(page):
    for name in ["a", "b", "c"]:
        push(page, name)
        page.clock.advance(60)
    page.evaluate("() => { stage.container.pop(); }")
    page.clock.advance(60)
    push(page, "d")
    page.evaluate("stage.rest()")
    page.wait_for_function("stage.nodes().length === 4")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["list", "a", "b", "d"], ["d"]]
    page.evaluate("async () => { await stage.container.popToRoot(); }")
    page.evaluate("stage.rest()")
    page.wait_for_function("stage.nodes().length === 1")
    assert page.evaluate("[stage.ids(), stage.shown(), stage.nodes()]") == [["list"], ["list"], ["list list 0"]]


def test_a_screen_that_comes_when_the_one_before_is_due_stays(page):
    """A late page is notified of the end of a run while it pushes the next screen."""
    push(page, "a")
    page.evaluate("""async () => {
      const { now } = performance;
      performance.now = () => now.call(performance) + 2000;
      stage.push("b");
      const { port1, port2 } = new MessageChannel();
      while (!document.getElementById("b")) {
        await new Promise((resolve) => { port1.onmessage = resolve; port2.postMessage(0); });
      }
      performance.now = now;
    }""")
    page.clock.advance(100)
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.nodes().length]") == [["list", "a", "b"], 3]


def test_a_screen_that_is_rendered_again_on_its_way_out_does_not_come_back(page):
    push(page, "detail")
    page.evaluate("stage.rest()")
    page.evaluate("() => { stage.container.pop(); }")
    page.clock.advance(60)
    page.evaluate("() => stage.count()")
    page.wait_for_function("stage.nodes().every((each) => each.endsWith('1'))")
    assert page.evaluate("[stage.container.running, stage.nodes().length]") == [True, 2]
    page.evaluate("stage.rest()")
    page.wait_for_function("stage.nodes().length === 1")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["list"], ["list"]]


@pytest.mark.parametrize("running", [False, True], ids=["at rest", "in mid-run"])
def test_it_is_unmounted_and_mounted_again(page, running):
    push(page, "detail")
    if not running:
        page.evaluate("stage.rest()")
    page.evaluate("() => stage.root.unmount()")
    assert page.evaluate("document.querySelectorAll('.screen').length") == 0
    page.clock.advance(500)
    page.evaluate("() => stage.mount()")
    page.wait_for_function("stage.shown().length > 0")
    push(page, "detail")
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["list", "detail"], ["detail"]]


def test_an_action_pushes_what_is_new_and_drops_what_has_gone(plain, finger):
    plain.evaluate(SEEN)
    plain.evaluate(KEYED, sample("js", "export function stacked"))
    plain.evaluate("() => stage.render(['list', 'a'])")
    plain.clock.advance(60)
    plain.evaluate("() => stage.render(['list', 'a', 'b'])")
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.ids(), stage.shown()]") == [["list", "a", "b"], ["b"]]
    finger.down(5, 400).drag_by(320, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.ids(), stage.shown(), stage.nodes()]") == [["list", "a"], ["a"], ["list ", "a "]]
    plain.evaluate("() => stage.end()")


def test_a_custom_element_is_a_stack_for_as_long_as_it_is_in_the_page(plain):
    plain.evaluate(SEEN)
    plain.evaluate("""(sample) => {
      document.body.insertAdjacentHTML("beforeend", `<app-screens id="app"><section id="list" class="screen"></section>
        <section id="detail" class="screen" hidden></section></app-screens>`);
      globalThis.legato = stage.legato;
      (0, eval)(sample);
      stage.app = document.getElementById("app");
    }""", sample("js", 'customElements.define("app-screens"'))
    for count in (1, 2):
        assert plain.evaluate("async () => (await stage.app.stack.push(detail)).finished")
        assert plain.evaluate("[stage.ids(), stage.shown()]") == [["list", "detail"], ["detail"]]
        assert plain.evaluate("stage.stacks.length") == count
        plain.evaluate("() => { stage.app.remove(); document.body.append(stage.app); }")


def test_the_readmes_page_zooms_out_of_a_tile_and_is_dragged_back(phone, finger, site):
    page = sample("html", "<!doctype html>", "README.md")
    ready = "  document.documentElement.dataset.ready = true;\n"
    phone.answer("/readme.html", body=page.replace("</script>", ready + "</script>"))
    phone.goto(site + "/readme.html")
    width = "detail.getBoundingClientRect().width"
    assert phone.evaluate(width) == 0
    box = phone.locator("#tile").bounding_box()
    finger.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.clock.advance(60)
    assert 20 < phone.evaluate(width) < 389
    phone.clock.advance(2000)
    assert phone.evaluate(width) == 390
    finger.down(200, 300).drag_by(0, 200, ms=300)
    assert 200 < phone.evaluate(width) < 380
    finger.lift()
    phone.clock.advance(2000)
    assert phone.evaluate("[detail.hidden, tile.checkVisibility(), app.querySelectorAll('section').length]") == [
        True, True, 1]
