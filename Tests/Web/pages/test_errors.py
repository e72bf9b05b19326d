"""An error is reported in one clear sentence and leaves the page usable; a run that continues leaves nothing behind."""

import pytest


def message(page, script):
    """The error that an expression throws, or with which it rejects."""
    return page.evaluate("""async (script) => {
      try { await eval(script); return null } catch (error) { return error.message }
    }""", script)


@pytest.mark.parametrize("script, words", [
    ("stage.container.push(stage.root)", ["already"]),
    ("stage.container.push('a')", ["element", "a"]),
    ("stage.container.popTo(stage.make('b'))", ["popTo", "stack"]),
    ("stage.container.push(stage.make('b'), { transition: 'psuh' })", ["psuh", "push", "imageZoom"]),
    ("stage.container.push(stage.make('b'), { interaction: 'swpie' })", ["swpie", "edgePan"]),
    ("stage.container.push(stage.make('b'), { transition: { name: 'slide', direction: 'north' } })",
     ["north", "leading"]),
    ("stage.legato.stack(null, { root: stage.root })", ["element", "null"]),
    ("stage.legato.stack(stage.element, { root: stage.root, bars: 'pined' })", ["bars", "pined", "attached, pinned"]),
    ("stage.legato.stack(stage.element, { root: stage.root, transitoin: 'fade' })", ["transitoin", "stack"]),
    ("stage.legato.stack(stage.element, { root: stage.root, history: { resolv: null } })", ["resolv", "history"]),
    ("stage.legato.stack(stage.element)", ["stack", "object"]),
    ("stage.legato.stack(stage.element, {})", ["root", "undefined", "an element"]),
    ("stage.legato.hub(stage.element, { neighbors: {} })", ["center", "undefined", "an element"]),
    ("stage.legato.drawer(stage.element, { panel: '#a', edge: 'top' })", ["panel", "#a", "an element"]),
    ("stage.legato.hub(stage.element, { center: stage.root, neighbors: {}, interaction: 'pinch' })",
     ["interaction", "hub", "center, neighbors, transition"]),
    ("stage.container.letGo(true)", ["screen", "true", "covered, covering"]),
    ("stage.legato.hub(stage.element, { center: stage.root })", ["neighbors", "object"]),
    ("stage.legato.hub(stage.element, { center: stage.root, neighbors: { left: { sreen: 1 } } })", ["sreen", "left"]),
    ("stage.legato.hub(stage.element, { center: stage.root, neighbors: { left: { screen: '#a' } } })",
     ["left", "#a", "an element"]),
    ("stage.legato.hub(stage.element, { center: stage.root, neighbors: { left: {} } })",
     ["left", "undefined", "an element"]),
    ("stage.legato.stack(stage.element, { root: stage.root })", ["already", "destroy()"]),
    ("stage.legato.stack(document.createElement('div'), { root: stage.root })", ["not in the page", "append"]),
    ("stage.legato.stack(stage.root.querySelector('.list'), { root: stage.root })", ["leave its container"]),
    ("stage.container.push(stage.element.parentNode)", ["holds its container"]),
    ("stage.container.popTo('a')", ["screen", "a", "an element"]),
    ("stage.container.popTo()", ["screen", "undefined", "an element"]),
    ("stage.container.configure('a', { transition: 'fade' })", ["screen", "a", "an element"]),
    ("stage.container.push(stage.make('b'), { transitoin: 'fade' })",
     ["transitoin", "push", "animated, awaitsScrub, url"]),
    ("stage.container.present(stage.make('b'), { detents: [.5, 0] })", ["detents 2", "0", "above 0, or \"content\""]),
    ("stage.container.present(stage.make('b'), { detents: [.5, 'all'] })",
     ["detents 2", "all", "above 0, or \"content\""]),
    ("stage.container.present(stage.make('b'), { detents: ['content'], initialDetent: .5 })",
     ["initialDetent", "0.5", "one of the detents, or 1"]),
    ("stage.container.present(stage.make('b'), { detents: .5 })", ["detents", "list"]),
    ("stage.container.push(stage.make('b'), { detents: [.5] })", ["detents", "push", "animated, awaitsScrub, url"]),
    ("stage.container.pop({ animate: false })", ["animate", "pop", "animated"]),
    ("stage.container.dismiss({ animate: false })", ["animate", "dismiss", "animated"]),
    ("stage.container.popToRoot({ animate: false })", ["animate", "popToRoot", "animated"]),
    ("stage.container.configure(stage.root, { interactions: 'fullScreenPan' })",
     ["interactions", "screen", "interaction"]),
    ("stage.legato.drawer(stage.element, { panel: stage.make('b'), edge: 'north' })", ["north", "top"]),
    ("stage.container.speed = 0", ["speed", "0"]),
    ("stage.container.push(stage.make('b'), { transition: { layers: Array(3000).fill({ layer: 'covering' }) } })",
     ["transition", "more than 8192 numbers"]),
])
def test_a_mistake_is_named_and_changes_nothing(plain, script, words):
    plain.evaluate("stage.pushed()")
    before = plain.evaluate("stage.snapshot()")
    said = message(plain, script)
    assert said and said.startswith("Legato: ") and all(word in said for word in words), said
    assert plain.evaluate("stage.snapshot()") == before
    assert plain.evaluate("stage.container.pop().then((each) => each.finished)") is True


def test_a_screen_of_another_container_is_denied_until_it_has_left(plain):
    said, outcome = plain.evaluate("""async () => {
      stage.stack();
      const other = document.body.appendChild(document.createElement("div"));
      const root = other.appendChild(stage.make("other"));
      const second = stage.legato.stack(other, { root });
      const a = stage.make("a");
      await stage.container.push(a, { animated: false });
      const said = await second.push(a).catch(({ message }) => message);
      const holder = a.parentNode === stage.element;
      stage.container.pop({ animated: false });
      await stage.rest();
      const { finished } = await second.push(a, { animated: false });
      return [said, [holder, finished, a.parentNode === other]];
    }""")
    assert said == "Legato: this screen must leave its container.", said
    assert outcome == [True, True, True]


def test_a_neighbor_that_cannot_be_shown_is_reported_and_none(plain, finger):
    plain.evaluate("""() => {
      stage.container = stage.legato.hub(
        stage.element, { center: stage.root, neighbors: { left: { screen: () => "#a" } } });
    }""")
    finger.down(60, 600).drag_by(250, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.position") == "center"
    assert plain.faults and all("#a is not an element" in fault for fault in plain.faults), plain.faults
    plain.faults.clear()


def test_a_screen_pushed_twice_is_denied_and_the_first_push_goes_on(plain):
    assert plain.evaluate("""async () => {
      stage.stack();
      const a = stage.make("a");
      const first = stage.container.push(a);
      const second = await stage.container.push(a).catch((error) => error.message);
      return [(await first).finished, second.includes("already"), stage.container.screens.length];
    }""") == [True, True, 2]


@pytest.mark.parametrize("status, body, words", [
    (404, "not here", ["legato.wasm", "404"]),
    (200, "<!doctype html>", ["legato.wasm", "no engine", "Content-Security-Policy"]),
    (None, "", ["no engine at", "legato.wasm"]),
], ids=["missing", "a page instead", "no network"])
def test_a_missing_engine_is_named(desktop, site, status, body, words):
    desktop.answer("legato.wasm", status, body)
    desktop.goto(site + "/hub")
    said = desktop.wait_for_selector("[data-testid=failure]").inner_text()
    assert all(word in said for word in words), said
    desktop.faults.clear()


def test_a_source_that_the_page_has_replaced_is_told_once(plain):
    said = plain.evaluate("""async () => {
      const said = [];
      console.warn = (sentence, element) => said.push([sentence, element.className]);
      const source = stage.root.querySelector(".photo");
      stage.stack({ transition: { name: "zoom", source } });
      const a = stage.make("a");
      await stage.container.push(a);
      source.replaceWith(source.cloneNode());
      await stage.container.pop();
      await stage.container.push(a);
      return said;
    }""")
    assert said == [["Legato: a source has left the page; name it by a function.", "photo"]]


def test_more_shared_elements_than_anyone_can_see_do_no_harm(plain):
    assert plain.evaluate("""async () => {
      const cells = () => Array.from({ length: 1200 }, (_, index) => {
        const cell = document.createElement("i");
        cell.style.cssText = "display:inline-block;width:3px;height:3px";
        cell.dataset.legatoId = `cell-${index}`;
        return cell;
      });
      stage.stack({ transition: "imageZoom", speed: 20 });
      const a = stage.make("a");
      for (const screen of [stage.root, a]) screen.replaceChildren(...cells());
      const outcomes = [await stage.container.push(a), await stage.container.pop()];
      return outcomes.map((each) => each.finished);
    }""") == [True, True]


def test_more_items_than_a_bar_has_room_for_do_no_harm(plain):
    """Beyond the numbers that fit between the page and the engine, items move with their bar."""
    assert plain.evaluate("""async () => {
      stage.stack({ bars: "pinned", speed: 10 });
      const a = stage.make("a");
      for (const screen of [stage.root, a]) {
        screen.querySelector("header").append(...Array.from({ length: 1500 }, () => {
          const item = document.createElement("i");
          item.style.cssText = "display:inline-block;width:3px;height:3px";
          item.setAttribute("data-legato-bar-item", "");
          return item;
        }));
      }
      stage.root.querySelector(".list").remove();
      const before = stage.snapshot();
      const run = stage.container.push(a);
      await stage.nextFrame();
      const overlays = document.querySelectorAll("legato-overlay").length;
      const outcomes = [await run, await stage.container.pop()];
      await stage.rest();
      document.activeElement.blur();
      return [outcomes.map((each) => each.finished), overlays > 100, stage.snapshot() === before];
    }""") == [[True, True], True, True]
