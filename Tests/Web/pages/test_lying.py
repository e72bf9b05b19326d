"""Elements that lie on a flying element: they are visible above it near its places."""

import pytest

from scenes import assert_same

BADGE, BUTTON = (0, 0, 255), (0, 128, 0)
# A root with a picture that has a badge, in a button that shades it; and a screen `a` with a larger picture that has a
# button. Both screens stay in the page.
SCENE = """async (transition) => {
  document.head.appendChild(document.createElement("style")).textContent = `
    .p { position: absolute; background: tomato }
    #root button { position: absolute; left: 40px; top: 300px; width: 120px; height: 120px }
    #root button::after { content: ""; position: absolute; inset: 0 }
    #root .p { inset: 0 }
    #a .p { left: 0; top: 100px; width: 390px; height: 390px }
    .on { position: absolute; margin: 0; width: 30px; height: 30px; border: 0; padding: 0; background: var(--c, blue) }
    #root .on { right: 8px; top: 8px } #a .on { left: 12px; top: 112px; --c: green }
    .under { position: absolute; left: 20px; top: 280px; width: 90px; height: 90px; background: gold }`;
  stage.root.innerHTML = `<div class="under"></div><button><div class="p" data-legato-id="p"></div></button>
    <div class="holder" style="position: absolute; left: 40px; top: 300px; width: 120px; height: 120px">
      <b class="on"></b></div>`;
  stage.a = stage.make("a");
  stage.a.innerHTML = `<div class="p" data-legato-id="p"><i>Within</i></div><button class="on"></button>`;
  const source = () => stage.root.querySelector(".p");
  stage.stack({ transition: transition.layers ? transition : { name: transition, source } });
  stage.before = stage.snapshot();
  stage.held = async (coverage) => {
    stage.container.scrub(coverage);
    await stage.nextFrame();
    await stage.nextFrame();
  };
}"""
SHARED = {"layers": [{"layer": "covering", "tracks": {"opacity": [0, 1]}}, {"layer": "elements"}]}
PLACES = {BADGE: (130, 320), BUTTON: (24, 124)}


def seen(page, coverage):
    """Which of the two are visible at their own places."""
    page.evaluate("(coverage) => stage.held(coverage)", coverage)
    return [color for color, (x, y) in PLACES.items()
            if max(abs(one - other) for one, other in zip(page.colors(x, y, 1, 1)[0][0], color)) < 64]


@pytest.mark.parametrize("transition", ["imageZoom", "zoom", SHARED], ids=["imageZoom", "zoom", "a page's own"])
def test_what_lies_on_a_picture_comes_and_goes_with_it(plain, transition):
    plain.evaluate(SCENE, transition)
    plain.evaluate("() => { stage.run = stage.container.push(stage.a, { awaitsScrub: true }); }")
    assert [seen(plain, coverage) for coverage in (0.002, 0.5, 0.998)] == [[BADGE], [], [BUTTON]]
    plain.evaluate("async () => { stage.container.letGo('covering'); await stage.run; await stage.rest(); }")
    plain.evaluate("() => { stage.run = stage.container.pop({ awaitsScrub: true }); }")
    assert [seen(plain, coverage) for coverage in (0.998, 0.5, 0.002)] == [[BUTTON], [], [BADGE]]
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


def test_what_plays_shows_it_to_the_end(plain):
    plain.evaluate(SCENE, "imageZoom")
    plain.evaluate("() => { stage.container.push(stage.a); }")
    opacities = plain.evaluate("""async () => {
      const opacities = [];
      while (stage.container.running) {
        const button = document.querySelector("legato-overlay:has(> button)");
        if (button) opacities.push(+getComputedStyle(button).opacity);
        await stage.nextFrame();
      }
      return opacities;
    }""")
    assert opacities[0] == 0 and opacities[-1] > 0.9
    assert all(one < other + 0.05 for one, other in zip(opacities, opacities[1:]))


def test_only_what_lies_on_it_is_lifted(plain):
    plain.evaluate(SCENE, "imageZoom")
    plain.evaluate("() => { stage.run = stage.container.push(stage.a, { awaitsScrub: true }); }")
    lifted = plain.evaluate("[...document.querySelectorAll('legato-overlay > *')].map((each) => each.className).sort()")
    assert lifted == ["holder", "on", "p"]
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
