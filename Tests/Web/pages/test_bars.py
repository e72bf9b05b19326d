"""Pinned bars in a page: titles and back labels turn into each other, backgrounds change colour evenly to the eye."""

import pytest

from scenes import assert_same

# The visible frame of a bar's item: that of its copy's text, and its opacity.
SEEN = """([screen, item]) => {
  const all = [...document.querySelectorAll(`legato-overlay [data-legato-bar-item=${item}]`)];
  const copy = all.find((each) => each.textContent.endsWith(screen));
  const range = document.createRange();
  range.selectNodeContents(copy);
  const { x, y, width, height } = range.getBoundingClientRect();
  return [x, y, width, height, +copy.parentElement.style.opacity];
}"""

# A bar's own text at rest.
REST = """([screen, item]) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(`#${screen} [data-legato-bar-item=${item}]`));
  const { x, y, width, height } = range.getBoundingClientRect();
  return [x, y, width, height];
}"""


def held(page, fraction, colors=("rgb(0, 0, 255)", "rgb(255, 255, 0)"), style=""):
    """Pushes a screen whose bar and the other one have these colours, and holds the run at a fraction."""
    page.evaluate("""async ([colors, style]) => {
      stage.stack({ bars: "pinned", transition: "push" });
      stage.a = stage.make("a");
      // The label says the same, or would not be the title's.
      stage.root.querySelector("[data-legato-bar-item=title]").textContent = "Back of root";
      [stage.root, stage.a].forEach((screen, side) => {
        screen.querySelector("header").style.cssText = `background: ${colors[side]}; ${style}`;
        screen.querySelector("[data-legato-bar-item=title]").style.cssText =
          "display: block; width: 200px; margin: 0 auto; text-align: center; line-height: 30px; padding: 2px";
      });
      stage.before = stage.snapshot();
      stage.run = stage.container.push(stage.a, { awaitsScrub: true });
      await stage.nextFrame();
    }""", [list(colors), style])
    move(page, fraction)


def move(page, fraction):
    page.evaluate("async (fraction) => { stage.container.scrub(fraction); await stage.nextFrame(); }", fraction)


def backgrounds(page):
    return page.evaluate("""[...document.querySelectorAll("legato-overlay > header")]
      .map((copy) => getComputedStyle(copy).backgroundColor)""")


def test_a_title_sets_out_from_its_place_and_arrives_at_the_back_label(plain):
    held(plain, 0)
    title = plain.evaluate(REST, ["root", "title"])
    assert plain.evaluate(SEEN, ["root", "title"]) == pytest.approx([*title, 1], abs=0.1)
    move(plain, 1)
    label = plain.evaluate(SEEN, ["a", "back"])
    # The covering screen is at rest, and its label is below the label's copy.
    assert label == pytest.approx([*plain.evaluate(REST, ["a", "back"]), 1], abs=0.1)
    flown = plain.evaluate(SEEN, ["root", "title"])
    assert flown[1] + flown[3] / 2 == pytest.approx(label[1] + label[3] / 2, abs=0.1)
    assert flown[0] + flown[2] / 2 == pytest.approx(label[0] + label[2] / 2, abs=0.1)
    assert flown[4] == 0


def test_half_way_a_bar_has_the_colour_that_looks_half_way(plain):
    held(plain, 0.5)
    numbers = [[float(part) for part in text[4:-1].split(",")] for text in backgrounds(plain)]
    for seen in numbers:
        assert seen[:3] == pytest.approx([255 * part for part in (0.4226, 0.6724, 0.7805)], abs=1)
    move(plain, 1)
    assert backgrounds(plain) == ["rgb(255, 255, 0)"] * 2


def test_a_background_that_is_more_than_a_colour_keeps_itself(plain):
    held(plain, 0.5, colors=["linear-gradient(red, blue)", "rgb(255, 255, 0)"])
    copies = plain.evaluate("""[...document.querySelectorAll("legato-overlay > header")]
      .map((copy) => [getComputedStyle(copy).backgroundImage !== "none", +copy.parentElement.style.opacity])""")
    assert copies == [[True, 1], [False, pytest.approx(0.5)]]


def test_a_cancel_leaves_the_bars_as_they_were(plain):
    held(plain, 0.6)
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


def test_an_icon_is_seen_in_its_button(plain):
    plain.evaluate("stage.root.querySelector('.back').dataset.legatoBarItem = 'button'")
    plain.evaluate("stage.root.querySelector('.back').innerHTML = '<svg><path d=\"M0 0h9v9\"/></svg>'")
    held(plain, 0.25)
    path = "document.querySelector('legato-overlay .back path')"
    assert plain.evaluate(f"getComputedStyle({path}).visibility") == "visible"


LARGE = """async ([direction, reduced]) => {
  document.documentElement.dir = direction;
  stage.stack({ bars: "pinned", transition: "push", reducedMotion: reduced });
  stage.a = stage.make("a");
  stage.a.querySelector("header").innerHTML = "<h1 data-legato-bar-item=large-title>Large a</h1>";
  stage.a.querySelector("h1").style.cssText = "margin: 0 20px; width: 200px; line-height: 40px";
  stage.a.querySelector("header").style.height = "80px";
  stage.before = stage.snapshot();
  stage.run = stage.container.push(stage.a, { awaitsScrub: true });
  const seen = [];
  for (const fraction of [0, .5, 1]) {
    stage.container.scrub(fraction);
    await stage.nextFrame();
    const copy = document.querySelector("legato-overlay h1");
    seen.push([copy.getBoundingClientRect().x, +copy.parentElement.style.opacity]);
  }
  stage.container.letGo("covered");
  await stage.run;
  await stage.rest();
  return [seen, stage.before === stage.snapshot()];
}"""


@pytest.mark.parametrize("direction, side, rest", [("ltr", 1, 20), ("rtl", -1, 170)])
def test_a_large_title_travels_with_its_page(plain, direction, side, rest):
    seen, is_restored = plain.evaluate(LARGE, [direction, False])
    assert [x for x, _ in seen] == pytest.approx([rest + side * part * 390 for part in (1, 0.5, 0)], abs=0.5)
    assert [opacity for _, opacity in seen] == [1, 1, 1] and is_restored


def test_two_translucent_bars_let_through_what_one_of_them_would(plain):
    held(plain, 0.5, colors=["rgba(255, 0, 0, 0.5)", "rgba(255, 0, 0, 0.5)"])
    shares = plain.evaluate("""[...document.querySelectorAll("legato-overlay > header")].map((copy) =>
      +getComputedStyle(copy).backgroundColor.match(/[\\d.]+/g)[3] * copy.parentElement.style.opacity)""")
    passed = 1
    for share in shares:
        passed *= 1 - share
    assert len(shares) == 2 and passed == pytest.approx(0.5, abs=0.01)


def test_nothing_flashes_on_a_cancel(plain):
    held(plain, 0.6)
    frames = plain.evaluate("""async () => {
      const frames = [];
      stage.container.letGo("covered");
      for (let isOver = false; !isOver;) {
        isOver = !stage.container.running;
        await stage.nextFrame();
        const bars = [...document.querySelectorAll("legato-overlay > header")];
        frames.push([
          bars.length ? bars.map((copy) => getComputedStyle(copy).backgroundColor)
            : [getComputedStyle(document.querySelector("#root header")).backgroundColor],
          [...document.querySelectorAll("legato-overlay [data-legato-bar-item]")]
            .map((copy) => [copy.textContent, +getComputedStyle(copy.parentElement).opacity])]);
      }
      return frames;
    }""")
    assert len(frames) > 3
    blue = []
    for colors, items in frames:
        for color in colors:
            red, green, part = [float(each) for each in color[color.index("(") + 1:-1].split(",")[:3]]
            # Between yellow and blue, no colour is white, black or red: all three components change together.
            assert red == pytest.approx(green * 0.63, abs=75) and red + green + part > 250
            blue.append(part)
        assert all(0 <= opacity <= 1 for _, opacity in items)
    assert blue == sorted(blue) and blue[-1] == 255
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


# The bars, and the elements with a part of a bar, above a screen: the elements of the container that are drawn later.
ABOVE = """(name) => {
  const depth = (element) => +getComputedStyle(element).zIndex || 0;
  const sheet = document.getElementById(name);
  return [...stage.element.children].filter((each) => each !== sheet && depth(each) >= depth(sheet))
    .filter((each) => each.querySelector("[data-legato-bar], [data-legato-bar-item]")).map((each) => each.outerHTML);
}"""
WAIT = "async (frames) => { for (let i = 0; i < frames; i++) await stage.nextFrame(); }"


@pytest.mark.parametrize("transition", ["cover", "pageSheet", "push", "zoom", "fade"])
def test_nothing_of_a_pinned_bar_lies_above_what_is_presented(plain, transition):
    plain.evaluate("""(transition) => {
      stage.stack({ bars: "pinned", transition: "push" });
      stage.before = stage.snapshot();
      stage.container.present(stage.make("a"), { transition });
    }""", transition)
    for frames in (1, 5, 5):
        plain.evaluate(WAIT, frames)
        assert plain.evaluate(ABOVE, "a") == []
        assert plain.evaluate("document.querySelectorAll('legato-overlay header, legato-overlay .back').length") == 0
    plain.evaluate("stage.rest()")
    plain.evaluate("() => { stage.container.dismiss(); }")
    for frames in (1, 5, 5):
        plain.evaluate(WAIT, frames)
        assert plain.evaluate(ABOVE, "a") == []
    plain.evaluate("stage.rest()")
    plain.evaluate("document.activeElement.blur()")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


@pytest.mark.parametrize("before", ["push", "pop"])
def test_nothing_of_a_pinned_bar_lies_above_what_is_presented_while_it_changes(plain, before):
    plain.evaluate("""async (before) => {
      stage.stack({ bars: "pinned", transition: "push", speed: .25 });
      const a = stage.make("a");
      if (before === "pop") {
        await stage.container.push(a, { animated: false });
        stage.container.pop();
      } else stage.container.push(a);
    }""", before)
    plain.evaluate(WAIT, 10)
    assert plain.evaluate("document.querySelectorAll('legato-overlay header').length") == 2
    plain.evaluate("() => { stage.container.present(stage.make('sheet'), { transition: 'pageSheet' }); }")
    for frames in (1, 10, 10):
        plain.evaluate(WAIT, frames)
        assert plain.evaluate(ABOVE, "sheet") == []
    plain.evaluate("() => { stage.container.dismiss(); }")
    for frames in (1, 10, 10):
        plain.evaluate(WAIT, frames)
        assert plain.evaluate(ABOVE, "sheet") == []
    plain.evaluate("stage.rest(4)")
    assert plain.evaluate("document.querySelectorAll('legato-overlay, [data-legato-hidden] header').length") \
        == (1 if before == "push" else 0)


BACK_AT = """(text) => {
  const find = (each) => each.textContent === text && !each.closest("legato-overlay");
  const { x, y, width, height } = [...document.querySelectorAll(".back")].find(find).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
BARS = """async (isPushed) => {
  stage.stack({ bars: "pinned", transition: "push", interaction: "edgePan" });
  stage.a = stage.make("a");
  if (isPushed) await stage.container.push(stage.a, { animated: false });
  await stage.rest();
}"""


def assert_answers(page, finger, back):
    finger.tap(*page.evaluate(BACK_AT, back))
    assert page.evaluate("stage.container.running && stage.taps") == [back]
    page.evaluate("stage.rest()")


@pytest.mark.parametrize("act, back", [
    ("stage.container.push(stage.a)", "Back of a"), ("stage.container.pop()", "Back of root")], ids=["push", "pop"])
def test_a_bar_answers_as_soon_as_it_is_decided_whose_it_is(plain, finger, act, back):
    plain.evaluate(BARS, "pop" in act)
    plain.evaluate(f"() => {{ {act}; }}")
    plain.evaluate(WAIT, 8)
    assert_answers(plain, finger, back)


@pytest.mark.parametrize("gap", [0, 16, 33])
@pytest.mark.parametrize("travel, back", [(300, "Back of root"), (60, "Back of a")], ids=["popped", "kept"])
def test_a_bar_answers_as_soon_as_a_finger_has_let_go(plain, finger, travel, back, gap):
    plain.evaluate(BARS, True)
    finger.down(5, 600).drag_by(travel, 0, ms=150).hold(100).lift()
    plain.clock.advance(gap)
    assert_answers(plain, finger, back)
