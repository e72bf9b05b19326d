"""A transition restores everything that it has changed in the page: every node, attribute and inline style."""

import pytest

from scenes import Gallery, assert_same

NAMES = ["push", "slide", "cover", "fade", "scale", "headline", "zoom", "imageZoom", "grow", "instant"]
TRANSITIONS = [(name, "attached") for name in NAMES]
TRANSITIONS += [(name, "pinned") for name in ["push", "headline"]]


@pytest.mark.parametrize("transition, bars", TRANSITIONS)
def test_a_push_and_a_pop_leave_the_page_as_it_was(plain, transition, bars):
    plain.evaluate("""([name, bars]) => {
      stage.root.style.opacity = ".999";
      stage.root.querySelector(".photo").style.cssText = "visibility: visible !important; width: 91px";
      const source = () => stage.root.querySelector(".photo");
      stage.stack({ bars, transition: ["zoom", "imageZoom", "grow"].includes(name) ? { name, source } : name });
    }""", [transition, bars])
    before = plain.evaluate("stage.snapshot()")
    plain.evaluate("""async () => {
      stage.a = stage.make("a", "big");
      stage.first = stage.a.outerHTML;
      await stage.container.push(stage.a);
      await stage.rest();
      document.activeElement.blur(); // The focus lends the screen a tabindex.
      stage.between = document.getElementById("a").outerHTML;
      await stage.container.pop();
      await stage.rest();
    }""")
    assert_same(before, plain.evaluate("stage.snapshot()"))
    assert_same(plain.evaluate("stage.first"), plain.evaluate("stage.between"))
    assert_same(plain.evaluate("stage.first"), plain.evaluate("stage.a.outerHTML"))


@pytest.mark.parametrize("animated", [True, False])
@pytest.mark.parametrize("way", ["popToRoot", "popTo", "dismiss"])
def test_screens_that_leave_unseen_leave_the_page_too(plain, way, animated):
    before = plain.evaluate("stage.snapshot()")
    plain.evaluate("""async ([way, animated]) => {
      stage.stack();
      await stage.container.present(stage.make("a"), { animated: false });
      for (const name of "bcd") await stage.container.push(stage.make(name), { animated: false });
      await stage.container[way](...(way === "popTo" ? [stage.root] : []), { animated });
      await stage.rest();
      stage.ids = [...stage.element.children].map((each) => each.id);
      stage.container.destroy();
    }""", [way, animated])
    assert plain.evaluate("stage.ids") == ["root"]
    assert_same(before, plain.evaluate("stage.snapshot()"))


def test_a_page_that_changes_a_style_meanwhile_keeps_its_change(plain):
    plain.evaluate("""async () => {
      stage.stack();
      const run = stage.container.push(stage.make("a"));
      await stage.nextFrame();
      stage.root.style.color = "red";
      stage.root.classList.add("changed");
      await run;
      await stage.container.pop();
    }""")
    assert plain.evaluate("[stage.root.style.color, stage.root.className, stage.root.getAttribute('style')]") == \
        ["red", "screen changed", "color: red;"]


@pytest.mark.parametrize("what", ["stage.root", "stage.a"], ids=["covered", "covering"])
def test_a_screen_that_the_page_removes_meanwhile_does_no_harm(plain, what):
    outcome = plain.evaluate("""async (what) => {
      stage.stack();
      stage.a = stage.make("a");
      const run = stage.container.push(stage.a);
      for (let i = 0; i < 5; i++) await stage.nextFrame();
      eval(what).remove();
      const outcome = await run;
      await stage.rest();
      await stage.container.pop();
      await stage.rest();
      return outcome.finished;
    }""", what)
    assert outcome is True


def test_a_shared_element_that_the_page_replaces_meanwhile_does_no_harm(plain):
    plain.evaluate("""async () => {
      stage.stack({ transition: { name: "imageZoom", source: () => stage.root.querySelector(".photo") } });
      const a = stage.make("a", "big");
      const run = stage.container.push(a);
      for (let i = 0; i < 5; i++) await stage.nextFrame();
      for (const screen of [stage.root, a]) {
        const photo = screen.querySelector(".photo");
        photo.replaceWith(photo.cloneNode());
        for (const each of screen.querySelectorAll(".photo")) each.style.visibility = "";
      }
      await run;
      await stage.container.pop();
      await stage.rest();
    }""")
    assert plain.evaluate("getComputedStyle(stage.root.querySelector('.photo')).visibility") == "visible"
    assert plain.evaluate("document.querySelectorAll('.photo').length") == 1


@pytest.mark.parametrize("running", [False, True], ids=["at rest", "in a run"])
def test_a_destroyed_container_leaves_the_page_as_it_was(plain, running):
    before = plain.evaluate("stage.snapshot()")
    plain.evaluate("""async (running) => {
      stage.stack();
      const first = stage.container.push(stage.make("a"));
      if (!running) await first;
      const second = stage.container.push(stage.make("b"));
      for (let i = 0; i < 5; i++) await stage.nextFrame();
      if (!running) await second;
      stage.container.destroy();
      await stage.nextFrame();
    }""", running)
    assert_same(before, plain.evaluate("stage.snapshot()"))


def test_a_screen_that_was_in_the_page_goes_back_to_its_place(plain):
    plain.evaluate("""() => {
      const home = document.createElement("div");
      home.id = "home";
      stage.a = stage.make("a");
      stage.a.hidden = true;
      home.append("before", stage.a, "after");
      document.body.append(home);
      stage.stack();
    }""")
    before = plain.evaluate("stage.snapshot()")
    plain.evaluate("""async () => {
      await stage.container.push(stage.a);
      await stage.container.pop();
      await stage.rest();
    }""")
    assert_same(before, plain.evaluate("stage.snapshot()"))


def test_a_screen_with_transitions_of_its_own_follows_at_once_and_keeps_them(plain):
    style = "color: red; transition: all 5s ease 0s;"
    plain.evaluate("""async (style) => {
      stage.stack({ transition: { name: "slide", direction: "leading" } });
      stage.a = stage.make("a");
      stage.a.setAttribute("style", style);
      const stop = stage.watch("#a");
      await stage.container.push(stage.a);
      stage.places = stop().filter((frame) => frame[1]).map((frame) => frame[1][0]);
      await stage.rest();
    }""", style)
    assert max(plain.evaluate("stage.places")) > 100, "the first frames did not follow"
    assert plain.evaluate("stage.a.getAttribute('style')") == style
    assert plain.evaluate("stage.a.getAnimations().map((each) => each.transitionProperty)") == []
