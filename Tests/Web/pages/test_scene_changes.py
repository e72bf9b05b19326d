"""The gallery's scenes replace each other by a transition of the library, which another choice redirects."""

import pytest

from scenes import Gallery

ON_STAGE = """[...document.querySelectorAll(".stage > .scene")]
  .map((each) => [each.dataset.scene, each.getBoundingClientRect().x]).sort((one, other) => one[1] - other[1])"""
IS_CLEAN = """() => {
  const stage = document.querySelector(".stage");
  return [stage, ...stage.children].every((each) => !each.matches("[style], [inert], [data-legato-container]"));
}"""


@pytest.fixture
def page(phone, finger, site):
    Gallery(phone, finger, site + "/hub")
    phone.evaluate("() => { globalThis.first = document.querySelector('.scene-hub') }")
    return phone


def choose(page, scene, ms):
    page.get_by_test_id(f"dock-{scene}").evaluate("(link) => link.click()")
    page.clock.advance(ms)
    return page.evaluate(ON_STAGE)


def test_the_next_scene_comes_from_where_it_lies_in_the_list_and_no_trace_is_left(page):
    assert [name for name, _ in choose(page, "map", 100)] == ["hub", "map"]
    assert choose(page, "catch", 1500) == [["catch", 0]]
    assert [name for name, _ in choose(page, "hub", 100)] == ["hub", "catch"]
    page.clock.advance(1500)
    assert page.evaluate(IS_CLEAN)


def test_a_scene_that_still_leaves_is_the_one_that_comes_back_and_none_leaps(page):
    choose(page, "photos", 100)
    [[_, before], _] = page.evaluate(ON_STAGE)
    [[name, after], _] = choose(page, "hub", 17)
    assert name == "hub" and abs(after - before) < 40
    page.clock.advance(1500)
    assert page.evaluate("document.querySelector('.stage').firstElementChild === first")
    assert page.evaluate(IS_CLEAN)
