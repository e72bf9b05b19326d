"""The gallery's side by side: how Legato answers its ten swipes, and the meter that is the same for both sides. View
Transitions need real time: see ../real/test_view_transitions.py."""

import pytest

from scenes import Gallery


@pytest.fixture
def scene(phone, finger, site):
    scene = Gallery(phone, finger, site + "/beside")
    scene.rest(haste=1)
    return scene


def counts(scene):
    return [float(scene.page.get_by_test_id(f"legato-{each}").inner_text()) for each in ("heard", "popped", "worst")]


def test_ten_frantic_swipes_are_heard_pop_ten_pages_and_never_jump(scene):
    scene.tap("ten-swipes")
    scene.page.clock.advance(4000)
    scene.rest(haste=1)
    heard, popped, worst = counts(scene)
    assert [heard, popped] == [10, 10] and worst <= 0.5


def test_a_jump_that_is_not_the_engines_own_is_seen_by_the_meter(scene):
    scene.drag((0.08, 0.3), (0.25, 0), ms=150).lift()
    scene.page.clock.advance(80)
    page = scene.page.locator(".beside-page").all()[-1]
    page.evaluate("(page) => page.style.setProperty('transform', 'translateX(40px)', 'important')")
    scene.page.clock.advance(150)
    heard, _, worst = counts(scene)
    assert heard == 1 and worst > 3
