"""Elements that are turned, by themselves or by an ancestor: they start and land as they are seen."""

import pytest

from scenes import assert_same

STYLES = """
  .on, .p { position: absolute }
  .on { inset: 100px 0 auto; height: 300px }
  #root .p { left: 60px; top: 150px; width: 120px; height: 80px; background: red }
  #a .p { left: 150px; top: 420px; width: 180px; height: 120px; background: red }
"""
TURNED = {
    "itself": "#root .p { rotate: 20deg }",
    "by a transform": "#root .p { transform: rotate(20deg) scale(.8) }",
    "with what it lies in": "#root .on { rotate: -15deg; scale: .9 }",
    "by an eighth": "#root .p { rotate: 45deg }",
    "under what turns in space": "#root .p { rotate: 20deg } #root .on { rotate: y 0deg; scale: 1 1 1.5 }",
    "at the other end": "#a .p { rotate: 200deg }",
    "at both ends": "#root .p { rotate: 20deg } #a .p { rotate: -30deg }",
}
# The visible corners of elements: each is found by a child without a size.
CORNERS = """(selector) => [...document.querySelectorAll(selector)].map((each) =>
  ["left: 0; top: 0", "left: 100%; top: 0", "left: 0; top: 100%", "left: 100%; top: 100%"].map((place) => {
    const corner = each.appendChild(document.createElement("b"));
    corner.style.cssText = `position: absolute; ${place}`;
    const { x, y } = corner.getBoundingClientRect();
    corner.remove();
    return [x, y];
  }))"""
PHOTO = '<div class="on"><div class="p" %s></div></div>'
BEGIN = """async ([css, markup, transition]) => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  stage.stack();
  stage.a = stage.make("a");
  for (const screen of [stage.root, stage.a]) {
    screen.querySelector(".photo").remove();
    screen.insertAdjacentHTML("beforeend", markup);
  }
  stage.element.append(stage.a);
  stage.before = stage.snapshot();
  stage.run = stage.container.push(stage.a, {
    awaitsScrub: true, transition, interaction: { name: "fullScreenPan" } });
}"""
SHARED = {"layers": [{"layer": "elements"}]}


def near(one, other):
    return all(abs(a - b) <= 0.5 for point, like in zip(one, other, strict=True)
               for a, b in zip(point, like, strict=True))


def check_flights(page, scrub):
    """The flying copies cover the elements at both ends."""
    own = [page.evaluate(CORNERS, f"{screen} .p")[0] for screen in ("#root", "#a")]
    for coverage, place in zip((0, 1), own, strict=True):
        page.evaluate(scrub, coverage)
        page.evaluate("stage.nextFrame()")
        flying = page.evaluate(CORNERS, "legato-overlay .p")
        assert flying and all(near(each, place) for each in flying), (coverage, place, flying)


@pytest.mark.parametrize("transition", [SHARED, "auto", "imageZoom"], ids=["elements", "auto", "imageZoom"])
@pytest.mark.parametrize("css", TURNED.values(), ids=TURNED)
def test_a_turned_element_sets_out_and_lands_as_it_is_seen(plain, css, transition):
    plain.evaluate(BEGIN, [STYLES + css, PHOTO % "data-legato-id=p", transition])
    check_flights(plain, "(at) => stage.container.scrub(at)")
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


def test_a_screen_comes_out_of_a_turned_element_and_goes_back_into_it(plain):
    plain.evaluate("""async ([css, markup]) => {
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = css;
      stage.stack();
      stage.root.insertAdjacentHTML("beforeend", markup);
      stage.a = stage.make("a");
      stage.a.querySelector(".photo").remove();
      const transition = { name: "zoom", source: () => stage.root.querySelector(".p") };
      await stage.container.push(stage.a, { animated: false, transition });
      stage.run = stage.container.pop({ awaitsScrub: true });
    }""", [STYLES + TURNED["itself"], PHOTO % ""])
    plain.evaluate("stage.container.scrub(0)")
    plain.evaluate("stage.nextFrame()")
    own = plain.evaluate(CORNERS, "#root .p")[0]
    [flying] = plain.evaluate(CORNERS, "legato-overlay .p")
    assert near(flying, own), (own, flying)
    # The screen fills the element: it is clipped to that.
    assert plain.evaluate("""() => {
      const { x, y, width, height } = stage.a.getBoundingClientRect();
      const [top, right, bottom, left] = stage.a.style.clipPath.match(/[\\d.]+(?=px)/g).map(Number);
      const matrix = new DOMMatrix(getComputedStyle(stage.a).transform);
      const places = [[left, top], [390 - right, 844 - bottom]].map(([x, y]) => matrix.transformPoint({ x, y }));
      return places.map(({ x, y }) => [x, y]);
    }""") == [pytest.approx(own[0], abs=0.5), pytest.approx(own[3], abs=0.5)]


def test_a_turned_element_of_one_screen_comes_and_goes_turned(plain):
    elements = {"enter": {"opacity": 0}}
    plain.evaluate(BEGIN, [STYLES + TURNED["with what it lies in"], PHOTO % "data-legato-element",
                           {"name": "push", "elements": elements}])
    plain.evaluate("stage.container.scrub(0)")
    plain.evaluate("stage.nextFrame()")
    own = plain.evaluate(CORNERS, "#root .p")[0]
    flying = plain.evaluate(CORNERS, "legato-overlay .p")
    assert any(near(each, own) for each in flying), (own, flying)
