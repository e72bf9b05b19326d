"""Three screens visible: each goes on with the bar and the shared elements that are its own, and gets them back."""

import pytest

from scenes import assert_same

HALF_WAY = "const wait = async (frames) => { for (let i = 0; i < frames; i++) await stage.nextFrame(); };"


def test_each_of_three_screens_keeps_its_own_bar(plain):
    # Fault 5 of peers: bars flash.
    before, after = plain.evaluate("""async () => {
      %s
      const bars = () => Object.fromEntries([...document.querySelectorAll("legato-overlay")]
        .filter((overlay) => overlay.querySelector("[data-legato-bar-item=title]"))
        .map((overlay) => [overlay.textContent.trim(), +getComputedStyle(overlay).opacity]));
      stage.stack({ bars: "pinned", transition: "slide", speed: .25 });
      stage.container.push(stage.make("a"));
      await wait(20);
      const before = bars();
      stage.container.push(stage.make("b"));
      return [before, bars()];
    }""" % HALF_WAY)
    assert list(before) == ["root", "a"]
    assert list(after) == ["root", "a", "b"]
    assert after["root"] == pytest.approx(before["root"], abs=1e-3)
    assert after["a"] == pytest.approx(before["a"], abs=1e-3)


@pytest.mark.parametrize("transition", ["zoom", "imageZoom"])
def test_each_of_three_screens_gets_its_own_element_back(plain, transition):
    plain.evaluate("""(name) => {
      const source = () => stage.container.top.querySelector(".photo");
      stage.stack({ bars: "pinned", transition: { name, source }, speed: .25 });
      stage.before = stage.snapshot();
      stage.screens = ["a", "b"].map((name) => stage.make(name, "big"));
      stage.markup = stage.screens.map((screen) => screen.outerHTML);
    }""", transition)
    overlays, hidden = plain.evaluate("""async () => {
      %s
      const [a, b] = stage.screens;
      stage.container.push(a);
      await wait(15);
      stage.container.push(b);
      await wait(2);
      const isHidden = (screen) => screen.querySelector(".photo").matches("[data-legato-flying]");
      return [document.querySelectorAll("legato-overlay > .photo").length, [stage.root, a, b].map(isHidden)];
    }""" % HALF_WAY)
    # One flies out of the first screen and one out of the second; or one into the second and one into the third.
    assert overlays == 2
    assert hidden == ([True, True, False] if transition == "zoom" else [True, True, True])
    plain.evaluate("""async () => {
      stage.container.speed = 4;
      await stage.rest();
      await stage.container.popToRoot({ animated: false });
      await stage.rest();
      document.activeElement.blur();
    }""")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))
    assert_same("".join(plain.evaluate("stage.markup")),
                plain.evaluate("stage.screens.map((screen) => screen.outerHTML).join('')"))


def test_a_run_that_begins_in_its_containers_first_frame_asks_for_its_source_once(plain):
    asked = plain.evaluate("""async () => {
      const asked = [];
      const source = () => { asked.push(stage.container.top.id); return stage.root.querySelector(".photo"); };
      stage.stack({ transition: { name: "zoom", source } });
      await stage.container.push(stage.make("a"));
      return asked;
    }""")
    assert asked == ["root"]
