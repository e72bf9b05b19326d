"""Three screens visible: each continues with its own bar and shared elements, and gets them back."""

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


# The element's frame on each of three screens; and a pair of an upright and a wide one.
PLACES = ["left: 20px; top: 100px; width: 90px; height: 90px", "left: 0; top: 300px; width: 390px; height: 300px",
          "left: 250px; top: 620px; width: 120px; height: 180px"]
UPRIGHT = ["left: 20px; top: 60px; width: 180px; height: 580px", "left: 0; top: 200px; width: 600px; height: 400px"]
# The sides of what is seen of an overlay.
SIDES = """(overlay) => {
  const [{ x, y, right, bottom, width, height }, { clipPath }] = [
    overlay.getBoundingClientRect(), getComputedStyle(overlay)];
  const inset = /inset\\((.*?)( round|\\))/.exec(clipPath)?.[1].split(" ").map(parseFloat) ?? [0];
  const [top, across = top, below = top, left = across] = inset;
  const [wide, high] = [width / overlay.offsetWidth, height / overlay.offsetHeight];
  return [x + left * wide, y + top * high, right - across * wide, bottom - below * high];
}"""
# Whether an overlay is seen.
IS_SEEN = """(overlay) => +getComputedStyle(overlay).opacity > .05
  && overlay.checkVisibility({ visibilityProperty: true })"""
# Puts an element into some of the screens, and records how far its visible copies are apart.
FACES = f"""([transition, places, screens]) => {{
  const [sides, isSeen] = [{SIDES}, {IS_SEEN}];
""" + """  const all = [stage.root, stage.make("a"), stage.make("b")];
  for (const [index, screen] of all.entries()) {
    const style = `position: absolute; background: linear-gradient(red, blue); ${places[index]}`;
    screen.innerHTML = screens.includes(index) ? `<div data-legato-id="p" style="${style}"></div>` : "";
  }
  stage.stack({ transition });
  stage.parted = stage.faces = 0;
  stage.look = async (frames) => {
    for (let frame = 0; frame < frames && stage.container.running; frame++) {
      await stage.nextFrame();
      const seen = [...document.querySelectorAll("legato-overlay:has([data-legato-id=p])")].filter(isSeen).map(sides);
      stage.faces = Math.max(stage.faces, seen.length);
      for (const face of seen) {
        face.forEach((side, index) => { stage.parted = Math.max(stage.parted, Math.abs(side - seen[0][index])); });
      }
    }
  };
  stage.all = all;
}"""
FADING = {"name": "imageZoom", "sourceStyle": {"fading": 0.5}}


@pytest.mark.parametrize("screens", [[0, 1, 2], [1, 2]])
@pytest.mark.parametrize("transition, faces", [("imageZoom", 2), (FADING, 3), ("auto", 3)],
                         ids=["imageZoom", "fading", "auto"])
def test_the_faces_of_an_element_that_is_redirected_forth_and_back_coincide(plain, transition, faces, screens):
    plain.evaluate(FACES, [transition, PLACES, screens])
    plain.evaluate("""async () => {
      const { container, look, all } = stage;
      container.push(all[1]);
      await look(5);
      container.push(all[2]);
      await look(4);
      container.pop();
      await look(4);
      container.pop();
      await look(99);
    }""")
    assert plain.evaluate("stage.parted") <= 0.6
    assert plain.evaluate("stage.faces") == (faces if 0 in screens else faces - 1)


@pytest.mark.parametrize("transition", [FADING, "auto"], ids=["fading", "auto"])
def test_both_faces_cover_each_other_whatever_their_proportions(plain, transition):
    plain.evaluate(FACES, [transition, UPRIGHT, [0, 1]])
    plain.evaluate("async () => { stage.container.push(stage.all[1]); await stage.look(99); }")
    assert plain.evaluate("stage.parted") <= 0.5
    assert plain.evaluate("stage.faces") == 2
