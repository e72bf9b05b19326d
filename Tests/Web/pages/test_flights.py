"""Elements that fly between two screens: how many, how round, how much is visible, and how sharp."""

import pytest

from scenes import assert_same

# Pushes a screen and holds it at a fraction. Both screens have this style sheet, and a picture by this markup.
HELD = """async ([css, markup, fraction, layers]) => {
  stage.style = document.head.appendChild(document.createElement("style"));
  stage.style.textContent = css;
  stage.stack();
  stage.a = stage.make("a");
  for (const screen of [stage.root, stage.a]) {
    screen.querySelector(".photo").remove();
    screen.insertAdjacentHTML("beforeend", markup);
  }
  stage.before = stage.snapshot();
  stage.run = stage.container.push(stage.a, { awaitsScrub: true, transition: { layers } });
  stage.container.scrub(fraction);
  await stage.nextFrame();
}"""
SHARED = [{"layer": "covering", "tracks": {"opacity": [0, 1]}}, {"layer": "elements"}]
BACK = "async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }"


def held(page, css, markup, fraction, layers=SHARED):
    page.evaluate(HELD, [css, markup, fraction, layers])


def let_go(page):
    page.evaluate(BACK)
    assert_same(page.evaluate("stage.before"), page.evaluate("stage.snapshot()"))


def test_more_than_fit_stay_in_their_screens(plain):
    many = "".join(f"<i data-legato-id=e{each}>.</i> <b data-legato-element>.</b> " for each in range(120))
    items = "".join(f"<u data-legato-bar-item=u{each}>.</u>" for each in range(120))
    counts = plain.evaluate("""async ([many, items]) => {
      stage.stack({ bars: "pinned" });
      stage.a = stage.make("a");
      for (const screen of [stage.root, stage.a]) {
        screen.insertAdjacentHTML("beforeend", `<div style="position:absolute;inset:100px 0 0">${many}</div>`);
        screen.querySelector("header").insertAdjacentHTML("beforeend", items);
      }
      stage.before = stage.snapshot();
      stage.run = stage.container.push(stage.a, {
        awaitsScrub: true, transition: { layers: [{ layer: "elements" }], elements: { enter: { opacity: 0 } } } });
      stage.container.scrub(.5);
      await stage.nextFrame();
      const all = (selector) => document.querySelectorAll(selector).length;
      return [all("legato-overlay [data-legato-id]"), all("legato-overlay [data-legato-element]"),
        all("#a [data-legato-flying][data-legato-id]"), all("#a [data-legato-element]:not([data-legato-flying])")];
    }""", [many, items])
    flying, own, hidden, staying = counts
    assert 0 < flying < 120 and 0 < own < 120
    assert hidden == flying and staying == 120
    let_go(plain)


TWICE = """
  .one, .two { position: absolute; left: 20px; top: 200px; width: 60px; height: 60px; background: red }
  .two { left: 200px; background: blue }"""
FLYING = "[...document.querySelectorAll('legato-overlay > [data-legato-id]')].map((each) => each.className)"
HEAR_WARNINGS = """() => {
  stage.warnings = [];
  console.warn = (sentence, ...elements) => stage.warnings.push([sentence, ...elements.map((each) => each.className)]);
}"""


def test_of_two_elements_with_one_id_the_first_flies_and_the_console_says_so_once(plain):
    plain.evaluate(HEAR_WARNINGS)
    held(plain, TWICE, '<i class="one" data-legato-id="dog"></i><i class="two" data-legato-id="dog"></i>', 0.5)
    assert plain.evaluate(FLYING) == ["one"]
    # The other one stays in its screen.
    assert plain.evaluate("""['#root', '#a'].map((screen) =>
      document.querySelector(screen + ' .two').matches('[data-legato-flying]'))""") == [False, False]
    assert plain.evaluate("""['#root', '#a'].map((screen) =>
      document.querySelector(screen + ' .one').matches('[data-legato-flying]'))""") == [True, True]
    said = [sentence for sentence, *_ in plain.evaluate("stage.warnings")]
    assert len(said) == 2 and all('"dog"' in each for each in said), "once for each of the screens"
    assert [names for _, *names in plain.evaluate("stage.warnings")] == [["one", "two"]] * 2
    let_go(plain)
    plain.evaluate("async () => { await stage.container.push(stage.a); await stage.container.pop(); }")
    plain.evaluate("stage.rest()")
    assert len(plain.evaluate("stage.warnings")) == 2


def test_an_element_of_a_covered_screen_within_a_screen_is_no_second_one(plain):
    plain.evaluate(HEAR_WARNINGS)
    nested = ('<div data-legato-hidden><i class="one" data-legato-id="dog"></i></div>'
              '<i class="two" data-legato-id="dog"></i>')
    held(plain, TWICE, nested, 0.5)
    assert plain.evaluate(FLYING) == ["two"]
    assert plain.evaluate("stage.warnings") == []
    let_go(plain)


@pytest.mark.parametrize("css, radius", [
    ("border-radius: 50%", 45), ("border-radius: 10px", 10), ("border-radius: 80px", 45),
    ("border-radius: 16px 16px 0 0", 16), ("border-radius: 16px 16px 16px 2px", 16), ("border-radius: 16px 0 0", 0),
    ("border-radius: 20px / 10px", 10)])
def test_a_picture_is_as_round_in_flight_as_it_was(plain, css, radius):
    css = f".p {{ position: absolute; left: 250px; top: 220px; width: 90px; height: 90px; background: red; {css} }}"
    held(plain, css, '<div class="p" data-legato-id="p"></div>', 0)
    shown = plain.evaluate("getComputedStyle(document.querySelector('legato-overlay .p')).borderTopLeftRadius")
    assert float(shown[:-2]) == pytest.approx(radius)
    let_go(plain)


CUT = """
  .s { position: absolute; inset: 200px 0 auto; height: 300px; overflow: hidden auto; }
  .p { width: 300px; height: 100px; background: linear-gradient(red, blue); %s }
"""
LIST = '<div class="s"><div style="height: %dpx"></div><div class="p" data-legato-id="p">.</div></div>'


def test_what_a_scroller_cuts_sets_out_as_it_is_seen(plain):
    held(plain, CUT % "", LIST % 250, 0)
    box = plain.evaluate("""(() => {
      const { x, y, width, height } = document.querySelector("legato-overlay").getBoundingClientRect();
      const copy = document.querySelector("legato-overlay .p").getBoundingClientRect();
      return [x, y, width, height, copy.y, copy.height];
    })()""")
    assert box == pytest.approx([0, 450, 300, 50, 450, 100])
    # Nothing shows beyond the scroller's edge.
    assert plain.evaluate("getComputedStyle(document.querySelector('legato-overlay')).overflow") == "clip"
    let_go(plain)


def test_what_a_scroller_hides_stays_in_its_screen(plain):
    held(plain, CUT % "", LIST % 400, 0.5)
    assert plain.evaluate("document.querySelectorAll('legato-overlay').length") == 0
    let_go(plain)


def test_an_opaque_bar_cuts_what_lies_under_it(plain):
    css = ".p { position: absolute; left: 0; top: 20px; width: 300px; height: 100px; background: red; z-index: -1 }"
    held(plain, css, '<div class="p" data-legato-id="p">.</div>', 0)
    top = plain.evaluate("document.querySelector('legato-overlay').getBoundingClientRect().y")
    assert top == 44
    let_go(plain)


SHADOWS = """
  .p { position: absolute; left: 50px; background: white }
  #root .p { top: 220px; width: 90px; height: 90px; border-radius: 20px; box-shadow: 0 0 0 10px lime }
  #a .p { top: 420px; width: 180px; height: 120px; box-shadow: 3px 5px 0 4px blue, inset 0 0 0 2px red }
"""
PICTURE = '<div class="p" data-legato-id="p"></div>'
# The visible part of each overlay: its box without the clipped parts.
OVERLAYS = """() => [...document.querySelectorAll("legato-overlay")].map((overlay) => {
  const { x, y, width, height } = overlay.getBoundingClientRect();
  const cuts = overlay.style.clipPath.match(/inset\\((.*?)( round|\\))/)?.[1] ?? "0px";
  const [across, down] = [width / overlay.offsetWidth, height / overlay.offsetHeight];
  const [top, right = top, bottom = top, left = right] = cuts.split(" ").map(parseFloat);
  const { boxShadow, opacity, zIndex } = overlay.style;
  const box = [x + left * across, y + top * down, width - (left + right) * across, height - (top + bottom) * down];
  return { box, opacity: +opacity, order: +zIndex, shadow: boxShadow };
}).sort((one, other) => one.order - other.order)"""


@pytest.mark.parametrize("fraction", [0, 0.3, 0.5, 1])
def test_the_shadows_of_both_screens_lie_below_a_picture_and_have_its_outline(plain, fraction):
    held(plain, SHADOWS, PICTURE, fraction)
    leaving, coming, picture = plain.evaluate(OVERLAYS)
    assert [leaving["shadow"], coming["shadow"]] == [
        "rgb(0, 255, 0) 0px 0px 0px 10px", "rgb(0, 0, 255) 3px 5px 0px 4px"]
    assert [leaving["opacity"], coming["opacity"]] == pytest.approx([1 - fraction, fraction])
    # The picture is clipped and the shadows are stretched: both are rounded.
    assert leaving["box"] == pytest.approx(picture["box"], abs=0.3)
    assert coming["box"] == pytest.approx(picture["box"], abs=0.3)
    # The copy itself casts none: two clear shadows would be twice as dark.
    own = plain.evaluate("getComputedStyle(document.querySelector('legato-overlay .p')).boxShadow")
    assert own == "rgb(255, 0, 0) 0px 0px 0px 2px inset"
    let_go(plain)


def test_a_picture_has_its_screens_own_shadow_at_each_end(plain):
    def color(x, y):
        return plain.colors(x, y)[0][0]

    held(plain, SHADOWS, PICTURE, 0)
    assert color(45, 265) == (0, 255, 0), "beside the picture, where it is in the covered screen"
    assert color(42, 212) != (0, 255, 0), "around its corners, which are round"
    plain.evaluate("async () => { stage.container.scrub(1); await stage.nextFrame(); }")
    assert color(235, 500) == (0, 0, 255), "beside it in the covering one, to the right"
    assert color(51, 500) == (255, 0, 0), "the shadow within it is its own"
    let_go(plain)


def test_what_is_cut_off_casts_no_shadow(plain):
    held(plain, CUT % "box-shadow: 0 0 9px lime", LIST % 250, 0.5)
    assert len(plain.evaluate(OVERLAYS)) == 1
    let_go(plain)


def test_what_is_translucent_keeps_its_shadow_to_itself(plain):
    held(plain, SHADOWS + "#a .p { opacity: .6 }", PICTURE, 0.5)
    leaving, picture = plain.evaluate(OVERLAYS)
    assert leaving["shadow"].startswith("rgb(0, 255, 0)") and not picture["shadow"]
    own = plain.evaluate("getComputedStyle(document.querySelector('legato-overlay .p')).boxShadow")
    assert own.startswith("rgb(0, 0, 255)")
    let_go(plain)


def test_the_shadow_of_an_element_that_comes_by_itself_comes_with_it(plain):
    plain.evaluate(HELD.replace("{ layers }", "{ layers, elements: { enter: { opacity: .5, translationY: 60 } } }"), [
        SHADOWS, '<div class="p" data-legato-element></div>', 0.5, SHARED])
    shadows, pictures = [[each for each in plain.evaluate(OVERLAYS) if bool(each["shadow"]) == is_shadow]
                         for is_shadow in (True, False)]
    assert len(shadows) == len(pictures) == 2
    for shadow, picture in zip(shadows, pictures):
        assert shadow["box"] == pytest.approx(picture["box"]) and shadow["opacity"] == picture["opacity"]
        assert shadow["order"] == picture["order"] - 1
    let_go(plain)


def test_an_element_that_both_screens_share_does_not_come_by_itself_too(plain):
    plain.evaluate(HELD.replace("{ layers }", "{ layers, elements: { enter: { opacity: 0 } } }"), [
        SHADOWS, PICTURE.replace("id=", "element data-legato-id="), 0.5, SHARED])
    assert [bool(each["shadow"]) for each in plain.evaluate(OVERLAYS)] == [True, True, False]
    let_go(plain)


def test_a_text_is_sharp_at_both_ends(plain):
    css = """.p { position: absolute; left: 20px; top: 220px; width: 160px; font: 20px/30px sans-serif }
      #root .p { width: 320px; font: 40px/60px sans-serif }
      .p::selection { background: none } .list, header, .carousel, input, .words { display: none !important }
      .screen { background: white !important }"""
    markup = '<div class="p" data-legato-id="p">Illinois lights</div>'
    layers = [{"layer": "covering", "tracks": {"opacity": [0, 0]}}, {"layer": "elements"}]
    held(plain, css, markup, 1, layers)
    # A browser rasterises a moving element only once, at its size at that time.
    plain.evaluate("async () => { await stage.nextFrame(); stage.container.scrub(0); await stage.nextFrame(); }")

    def edges():
        """The number of steep steps from one pixel to the next."""
        rows = [[red for red, _, _ in row] for row in plain.colors(20, 220, 320, 60)]
        return sum(abs(one - other) > 150 for row in rows for one, other in zip(row, row[1:]))

    # Not every browser rasterises it anew, so the copy has its largest size from the start.
    assert plain.evaluate("document.querySelector('legato-overlay').offsetWidth") == 320
    flying = edges()
    let_go(plain)
    assert flying == edges() > 0


def test_the_touched_picture_stays_among_those_beside_it(plain):
    css = ".p { position: absolute; top: 220px; width: 90px; height: 90px; background: red }"
    markup = "".join(f'<div class="p" style="left: {10 + 40 * each}px" data-legato-id="p{each}"></div>'
                     for each in range(3))
    layers = [{"layer": "covering", "tracks": {"opacity": [0, 1]}}, {"layer": "elements"}]
    plain.evaluate(HELD.replace("transition: { layers }", """transition: {
      layers, source: stage.root.querySelector("[data-legato-id=p1]") }"""), [css, markup, 0.5, layers])
    order = plain.evaluate("""[...document.querySelectorAll("legato-overlay")]
      .sort((one, other) => one.style.zIndex - other.style.zIndex).map((each) => each.firstChild.dataset.legatoId)""")
    assert order == ["p0", "p1", "p2"]
    let_go(plain)


def test_a_touch_reaches_the_screen_below_what_flies(plain):
    held(plain, "", '<button class="one" data-legato-id="dog" style="all: unset">A dog</button>', 0.5)
    under = plain.evaluate("""() => {
      const { x, y, width, height } = document.querySelector("legato-overlay .one").getBoundingClientRect();
      return document.elementsFromPoint(x + width / 2, y + height / 2).map((each) => each.closest("legato-overlay"));
    }""")
    assert under and not any(under)
    let_go(plain)
