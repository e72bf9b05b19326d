"""Containers that their ancestors scale, zoom and turn: a finger and the screen that it drags move together."""

import pytest

# The ancestors' style, and the step in the window for a step to the right in the container.
ANCESTORS = [
    ("transform: scale(.5)", (0.5, 0)), ("transform: scale(2)", (2, 0)), ("html { zoom: .5 }", (0.5, 0)),
    ("zoom: .5", (0.5, 0)), ("zoom: 2", (2, 0)),
    ("scale: .5", (0.5, 0)), ("transform: rotate(90deg)", (0, 1)), ("rotate: 180deg", (-1, 0)),
    ("transform: rotate(90deg); zoom: .5; scale: .8", (0, 0.4)), ("transform: rotate(30deg)", (0.866, 0.5)),
    ("border: 30px solid", (1, 0)),
]
# At 45 degrees a box in the window does not say how large an element is, but a finger's way is known.
WAYS = [*ANCESTORS, ("transform: rotate(45deg)", (0.7071, 0.7071))]
AROUND = """async (css) => {
  const outer = document.createElement("div");
  outer.style.cssText = `position: absolute; left: 80px; top: 200px; width: 240px; height: 240px; ${css}`;
  document.body.append(outer);
  // The screens are as large as they are seen in the window, before what the ancestors do.
  outer.append(stage.element);
  if (css.includes("html")) document.documentElement.style.zoom = .5;
  if (css.includes("border")) {
    outer.removeAttribute("style");
    stage.element.style.cssText = css;
  }
  await stage.pushed({ transition: "push", interaction: "fullScreenPan" });
  stage.middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
}"""


@pytest.mark.parametrize("css, step", WAYS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_screen_stays_under_the_finger_whatever_its_ancestors_do(plain, finger, css, step):
    plain.evaluate(AROUND, css)
    before = plain.evaluate("stage.middle(document.getElementById('a'))")
    finger.down(*before).drag_by(60 * step[0], 60 * step[1], ms=400).hold(50)
    after = plain.evaluate("stage.middle(document.getElementById('a'))")
    length = (step[0] ** 2 + step[1] ** 2) ** 0.5
    # The first ten points in the container are the slop.
    moved = [(end - start) / length for start, end in zip(before, after)]
    assert moved[0] * step[0] / length + moved[1] * step[1] / length == pytest.approx(50, abs=1.5)
    assert moved[1] * step[0] - moved[0] * step[1] == pytest.approx(0, abs=1)
    finger.cancel()


@pytest.mark.parametrize("css, step", WAYS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_screen_follows_a_trackpad_whatever_its_ancestors_do(plain, css, step):
    plain.evaluate(AROUND, css)
    before = plain.evaluate("stage.middle(document.getElementById('a'))")
    plain.evaluate("""async ([[x, y], step]) => {
      for (let index = 0; index < 30; index++) {
        const event = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true };
        document.elementFromPoint(x, y).dispatchEvent(new WheelEvent("wheel", {
          ...event, deltaX: -2 * step[0], deltaY: -2 * step[1] }));
        await new Promise((resolve) => setTimeout(resolve, 16));
      }
    }""", [before, step])
    after = plain.evaluate("stage.middle(document.getElementById('a'))")
    length = (step[0] ** 2 + step[1] ** 2) ** 0.5
    moved = [(end - start) / length for start, end in zip(before, after)]
    # The slop is ten points.
    assert moved[0] * step[0] / length + moved[1] * step[1] / length == pytest.approx(50, abs=2)
    assert moved[1] * step[0] - moved[0] * step[1] == pytest.approx(0, abs=1)


@pytest.mark.parametrize("css, step, length, left", [
    ("transform: scale(.5)", (0.5, 0), 140, 1), ("zoom: .5", (0.5, 0), 140, 1),
    ("transform: rotate(90deg)", (0, 1), 140, 1), ("transform: scale(2)", (2, 0), 90, 2),
], ids=lambda each: each if isinstance(each, str) else "")
def test_a_drag_goes_back_past_half_of_the_screen_whatever_its_ancestors_do(plain, finger, css, step, length, left):
    plain.evaluate(AROUND, css)
    start = plain.evaluate("stage.middle(document.getElementById('a'))")
    finger.down(*start).drag_by(*(each * length for each in step), ms=400).hold(150).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == left


@pytest.mark.parametrize("css", [css for css, _ in ANCESTORS if "30deg" not in css] + ["transform: rotate(30deg)"])
def test_what_flies_sets_out_from_where_it_is_whatever_its_ancestors_do(plain, css):
    seen = plain.evaluate("""async ([around, css]) => {
      await eval(around)(css);
      stage.big = stage.make("big", "big");
      const photo = document.querySelector("#a .photo");
      const box = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
      const before = box(photo.getBoundingClientRect());
      stage.container.push(stage.big, {
        transition: { layers: [{ layer: "elements" }], motion: { duration: 1, curve: "linear" } }, awaitsScrub: true });
      stage.container.scrub(0);
      await stage.nextFrame();
      const shown = [...document.querySelectorAll("legato-overlay")].map((each) => box(each.getBoundingClientRect()));
      stage.container.scrub(1);
      await stage.nextFrame();
      const last = [...document.querySelectorAll("legato-overlay")].map((each) => box(each.getBoundingClientRect()));
      stage.container.letGo("covering");
      await stage.rest();
      return [before, shown[0], last[0], box(stage.big.querySelector(".photo").getBoundingClientRect())];
    }""", [AROUND, css])
    assert seen[1] == pytest.approx(seen[0], abs=0.6)
    assert seen[2] == pytest.approx(seen[3], abs=0.6)


@pytest.mark.parametrize("css", ["transform: scale(.5)", "zoom: .5", "transform: rotate(90deg)"])
def test_a_second_tap_zooms_a_picture_about_where_it_is_tapped(plain, finger, css):
    plain.evaluate(AROUND, css)
    # A point at a tenth of a picture from its corner stays in place, whatever its ancestors do.
    where = """() => {
      const { x, y, width, height } = stage.mark.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }"""
    plain.evaluate("""() => {
      const photo = document.querySelector("#a .photo");
      photo.outerHTML = `<div style="position: absolute; inset: 60px auto auto 20px; width: 200px; height: 160px">
        <div data-legato-zoom style="width: 200px; height: 160px">
          <i style="position: absolute; left: 60px; top: 60px; width: 2px; height: 2px"></i></div></div>`;
      stage.mark = document.querySelector("#a [data-legato-zoom] i");
    }""")
    before = plain.evaluate(where)
    finger.tap(*before)
    finger.tap(*before)
    plain.clock.advance(600)
    assert plain.evaluate("document.querySelector('#a [data-legato-zoom]').style.transform").endswith("scale(2)")
    assert plain.evaluate(where) == pytest.approx(before, abs=1.5)
