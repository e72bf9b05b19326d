"""The gallery's card to catch: its counts, and its meter of the engine."""

import pytest

from scenes import Gallery


@pytest.fixture
def scene(phone, finger, site):
    scene = Gallery(phone, finger, site + "/catch")
    scene.rest(haste=1)
    return scene


def count(scene, name):
    return float(scene.page.get_by_test_id(name).inner_text())


def throw(scene, dx, dy):
    scene.drag((0.5, 0.45), (dx, dy), ms=150).lift()
    scene.page.clock.advance(150)


def catch(scene):
    """Lands on the flying card, and stays down."""
    box = scene.page.get_by_test_id("card").all()[-1].bounding_box()
    scene.pointer.down(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3).hold(100)


def test_a_card_that_is_caught_thrown_on_and_redirected_never_jumps_by_more_than_half_a_point(scene):
    for dx, dy in [(0.3, -0.2), (-0.3, 0.1), (0.1, 0.15)]:
        throw(scene, dx, dy)
        catch(scene)
        scene.pointer.drag_by(*scene.by(-dx / 2, -0.1)).lift()
        scene.page.clock.advance(100)
        catch(scene)
        scene.pointer.hold(100).lift()
        scene.page.clock.advance(100)
        scene.tap("deal-leaf")
        scene.page.clock.advance(200)
        scene.tap("deal-fig")
        scene.rest(haste=1)
    assert [count(scene, "caught"), count(scene, "redirected")] == [6, 6]
    assert 0 < count(scene, "worst") <= 0.5


def test_a_jump_that_is_not_the_engines_own_is_seen_by_the_meter(scene):
    throw(scene, 0.3, -0.2)
    scene.page.evaluate("document.querySelector('.catch-card').style.marginLeft = '7px'")
    scene.page.clock.advance(150)
    assert count(scene, "worst") > 3


def test_one_that_is_thrown_away_is_followed_by_the_next(scene):
    throw(scene, 0, 0.3)
    scene.rest()
    scene.page.clock.advance(300)
    scene.rest()
    assert scene.page.get_by_test_id("card").evaluate_all("all => all.map((each) => each.dataset.card)") == ["boats"]
    assert count(scene, "caught") == 0
