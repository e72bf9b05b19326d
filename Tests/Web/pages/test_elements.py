"""Elements that come and go by themselves, and the path of shared elements, on a real page under a finger."""

import pytest

from scenes import assert_same

HUB = """(transition) => {
  stage.a = stage.make("a");
  [...stage.a.querySelectorAll(".list button")].slice(0, 3).forEach((each) => each.dataset.legatoElement = "");
  stage.container = stage.legato.hub(stage.element, { center: stage.root,
    neighbors: { left: { screen: stage.a, transition } } });
  stage.before = stage.snapshot();
}"""
OVERLAYS = """[...document.querySelectorAll("legato-overlay")].map((overlay) => {
  const box = overlay.getBoundingClientRect();
  return { text: overlay.textContent.trim(), y: box.y, opacity: +getComputedStyle(overlay).opacity };
})"""


def test_a_finger_drives_a_cascade(plain, finger):
    elements = {"enter": {"opacity": 0, "translationY": 40}, "cascade": "order", "span": 0.5}
    plain.evaluate(HUB, {"name": "fade", "elements": elements})
    finger.down(60, 600).drag_by(205, 0, ms=200).hold(120)
    fraction = plain.evaluate("stage.events.at(-1).fraction")
    overlays = plain.evaluate(OVERLAYS)
    assert [each["text"] for each in overlays] == [f"Row {row} of a" for row in range(3)]
    for rank, each in enumerate(overlays):
        part = min(max((fraction - rank * 0.25) / 0.5, 0), 1)
        # The screen's content fades with it, too.
        assert each["opacity"] == pytest.approx(part * fraction, abs=1e-4)
    rests = plain.evaluate("""[...stage.a.querySelectorAll("[data-legato-element]")]
      .map((each) => [each.getBoundingClientRect().y, !each.closest("[data-legato-flying]")])""")
    assert [shown for _, shown in rests] == [False] * 3
    assert fraction == 0.5 and [each["y"] - rest for each, (rest, _) in zip(overlays, rests)] == [0, 20, 40]
    finger.drag_by(-200, 0, ms=100).hold(110).lift()
    plain.evaluate("stage.rest(20)")
    plain.evaluate("document.activeElement.blur()")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


def test_elements_go_another_way_than_they_came(plain):
    opacities = plain.evaluate("""async () => {
      stage.stack({ interaction: "none" });
      const a = stage.make("a");
      a.querySelector(".words").dataset.legatoElement = "";
      const elements = { enter: { opacity: 0 }, leave: { translationY: 300 }, span: 0 };
      await stage.container.push(a, { animated: false, transition: { name: "instant", elements } });
      await stage.rest();
      await stage.nextFrame();
      stage.container.pop({ transition: { name: "slide", elements, motion: { duration: 1, curve: "linear" } } });
      const rest = document.querySelector("legato-overlay").getBoundingClientRect().y;
      for (let i = 0; i < 20; i++) await stage.nextFrame();
      const overlay = document.querySelector("legato-overlay");
      const moved = overlay.getBoundingClientRect().y - rest;
      const opacity = +getComputedStyle(overlay).opacity;
      await stage.rest(100);
      return [moved, opacity];
    }""")
    assert opacities == [pytest.approx(100, abs=0.1), 1]


def test_a_picture_flies_along_an_arc(plain, finger):
    plain.evaluate("""() => {
      stage.a = stage.make("a", "big");
      stage.container = stage.legato.hub(stage.element, { center: stage.root, neighbors: { left: {
        screen: stage.a, transition: { name: "imageZoom", path: "arc" } } } });
    }""")
    centers = """[stage.root.querySelector(".photo"), stage.a.querySelector(".photo"),
      document.querySelector("legato-overlay:has(.photo)")].map((each) => {
        const box = each.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })"""
    finger.down(60, 600).drag_by(205, 0, ms=200).hold(120)
    fraction = plain.evaluate("stage.events.at(-1).fraction")
    start, end, seen = plain.evaluate(centers)
    way = [end[0] - start[0], end[1] - start[1]]
    far = [(seen[axis] - start[axis]) / way[axis] for axis in (0, 1)]
    assert fraction == 0.5 and far == pytest.approx([0.5**0.5, 1 - 0.5**0.5], abs=1e-4)
    finger.cancel()


@pytest.mark.parametrize("background, is_seen", [("rgb(0, 128, 0)", True), ("linear-gradient(red, blue)", False)])
def test_a_page_behind_a_picture_lies_on_its_colour(plain, background, is_seen):
    plain.evaluate("""async (background) => {
      stage.stack({ transition: { name: "imageZoom", source: () => stage.root.querySelector(".photo") } });
      const a = stage.make("a", "big");
      a.style.background = background;
      stage.container.push(a);
    }""", background)
    plain.clock.advance(100)
    colors = plain.evaluate("""[...document.querySelectorAll("legato-overlay")].map((each) =>
      getComputedStyle(each).backgroundColor)""")
    assert (background in colors) == is_seen
