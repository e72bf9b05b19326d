"""The gallery's map: a sheet of places with detents, whose list shares the drag with it, and a map that steps back."""

import pytest

from scenes import Gallery, assert_same

# The place of the sheet's upper edge and the size of the map, as fractions of the stage, and the offset of the list.
SEEN = """() => {
  const [stage, sheet, map] = [".stage", "[data-testid=places]", "[data-testid=map-screen]"]
    .map((each) => document.querySelector(each).getBoundingClientRect());
  const list = document.querySelector("[data-testid=places-list]");
  return [(sheet.y - stage.y) / stage.height, map.width / stage.width, list.scrollTop];
}"""


@pytest.fixture
def scene(phone, finger, site):
    scene = Gallery(phone, finger, site + "/map")
    scene.closed = scene.markup()
    scene.tap("pin-fig")
    scene.rest()
    return scene


def seen(scene):
    return scene.page.evaluate(SEEN)


def pull(scene, up, part=1.0):
    """Drags the sheet up by a fraction of its height, and lets it rest."""
    scene.drag((0.5, 0.75), (0, -up * part)).hold(110).lift()
    scene.rest()
    return seen(scene)


def test_the_sheet_rests_at_its_stops_and_the_map_steps_back_at_the_last_of_them(scene):
    height = 1 - 44 / scene.at(0, 1)[1]
    assert seen(scene) == pytest.approx([1 - 0.3 * height, 1, 0], abs=1e-3)
    assert pull(scene, 0.29) == pytest.approx([1 - 0.6 * height, 1, 0], abs=1e-3)
    assert pull(scene, 0.37) == pytest.approx([1 - height, 0.92, 0], abs=1e-3)


def test_one_finger_pulls_the_sheet_up_scrolls_its_list_and_takes_the_sheet_down_again(scene):
    scene.drag((0.5, 0.9), (0, -0.85), ms=600)
    top, _, scrolled = seen(scene)
    assert top == pytest.approx(44 / scene.at(0, 1)[1], abs=1e-3) and scrolled > 50
    scene.pointer.drag_by(0, scrolled + 100, ms=400)
    lower, _, back = seen(scene)
    assert back == 0 and (lower - top) * scene.at(0, 1)[1] == pytest.approx(100, abs=1)


def test_beside_the_sheet_the_map_scrolls_and_its_places_are_chosen(scene):
    scrolled = scene.page.evaluate("document.querySelector('.map-view').scrollTop")
    scene.drag((0.5, 0.5), (0, -0.2)).lift()
    scene.rest()
    assert scene.page.evaluate("document.querySelector('.map-view').scrollTop") - scrolled > 100
    scene.tap("pin-cups")
    chosen = "[...document.querySelectorAll('[data-testid=places] [data-chosen]')].map((each) => each.dataset.testid)"
    assert scene.page.evaluate(chosen) == ["place-cups"]
    assert seen(scene)[0] == pytest.approx(1 - 0.3 * (1 - 44 / scene.at(0, 1)[1]), abs=1e-3), "the sheet stays"


def test_a_tap_beside_the_sheet_at_its_full_height_closes_it_and_leaves_no_trace(scene):
    pull(scene, 0.66)
    scene.pointer.tap(*scene.at(0.5, 0.03))
    scene.rest()
    scene.page.clock.advance(100)
    assert_same(scene.closed, scene.markup())
