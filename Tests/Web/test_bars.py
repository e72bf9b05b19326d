"""Pinned bars in a page: titles and back labels turn into each other, backgrounds change colour by the eye."""

import pytest

from scenes import assert_same

# Where an item of a bar is seen: the text of its copy, and how much of it.
SEEN = """([screen, item]) => {
  const all = [...document.querySelectorAll(`legato-plate [data-legato-bar-item=${item}]`)];
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
    """A pushed screen, held at a fraction; its bar and the other one have these colours."""
    page.evaluate("""async ([colors, style]) => {
      stage.stack({ bars: "pinned", transition: "push" });
      stage.a = stage.make("a");
      [stage.root, stage.a].forEach((screen, side) => {
        screen.querySelector("header").style.cssText = `background: ${colors[side]}; ${style}`;
        screen.querySelector("[data-legato-bar-item=title]").style.cssText =
          "display: block; width: 200px; margin: 0 auto; text-align: center; line-height: 30px; padding: 2px";
      });
      stage.before = stage.snapshot();
      stage.run = stage.container.push(stage.a, { held: true });
      await stage.nextFrame();
    }""", [list(colors), style])
    move(page, fraction)


def move(page, fraction):
    page.evaluate("async (fraction) => { stage.container.scrub(fraction); await stage.nextFrame(); }", fraction)


def backgrounds(page):
    return page.evaluate("""[...document.querySelectorAll("legato-plate > header")]
      .map((copy) => getComputedStyle(copy).backgroundColor)""")


def test_a_title_sets_out_from_its_place_and_arrives_at_the_back_label(plain):
    held(plain, 0)
    title = plain.evaluate(REST, ["root", "title"])
    assert plain.evaluate(SEEN, ["root", "title"]) == pytest.approx([*title, 1], abs=0.1)
    move(plain, 1)
    label = plain.evaluate(SEEN, ["a", "back"])
    # The covering screen is at rest, and its label under its copy.
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
    copies = plain.evaluate("""[...document.querySelectorAll("legato-plate > header")]
      .map((copy) => [getComputedStyle(copy).backgroundImage !== "none", +copy.parentElement.style.opacity])""")
    assert copies == [[True, 1], [False, pytest.approx(0.5)]]


def test_a_cancel_leaves_the_bars_as_they_were(plain):
    held(plain, 0.6)
    plain.evaluate("async () => { stage.container.letGo(false); await stage.run; await stage.rest(); }")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))
