"""Every scene of the gallery, by touch and by mouse, from left to right and mirrored."""

import pytest

from scenes import WAYS, Gallery, assert_same, ways


@pytest.fixture
def gallery(request, site):
    """Opens a scene: `gallery(way)`, `gallery(way, "mouse")`, `gallery(way, mirrored=True)`."""

    def gallery(way, kind="touch", mirrored=False):
        page, pointer = map(request.getfixturevalue, ["phone", "finger"] if kind == "touch" else ["desktop", "mouse"])
        opened = Gallery(page, pointer, f"{site}/{way.scene}")
        return opened.mirror() if mirrored else opened

    return gallery


KINDS = [("touch", False), ("touch", True), ("mouse", False)]
# What only moves up and down is no other in a mirror.
CASES = [(way, *kind) for way in WAYS for kind in KINDS if way.travel[0] or not kind[1]]

# How far a screen that stands still may go where it is redirected, in points: as much as numbers are rounded.
MOST_LEAP = 0.01
# A key, as the page hears it, in the same frame.
ESCAPE = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"


def name_of(value):
    """A case's part in a test's name; whether it is mirrored is said only if it is."""
    return str(value) if not isinstance(value, bool) else "mirrored" if value else ""


@pytest.mark.parametrize("way, kind, mirrored", CASES, ids=name_of)
def test_a_drag_back_is_cancelled_finished_or_flicked_and_leaves_no_trace(gallery, way, kind, mirrored):
    scene = gallery(way, kind, mirrored)
    closed = scene.markup()
    scene.enter(way)
    opened = scene.markup()
    scene.drag(way.start, way.travel, part=0.12).hold(100).lift()
    scene.rest()
    assert scene.is_open(way), "a short drag went back"
    assert_same(opened, scene.markup())
    scene.drag(way.start, way.travel).hold(100).lift()
    scene.rest()
    assert not scene.is_open(way), "a long drag did not go back"
    assert_same(closed, scene.markup())
    scene.enter(way)
    scene.drag(way.start, way.travel, part=0.4, ms=70).lift()
    scene.rest()
    assert not scene.is_open(way), "a flick did not go back"


@pytest.mark.parametrize("kind", ["touch", "mouse"])
@ways()
def test_a_settle_is_grabbed_and_a_drag_is_reversed(gallery, way, kind):
    scene = gallery(way, kind)
    scene.enter(way)
    scene.drag(way.start, way.travel, part=0.8).hold(100).lift()
    assert scene.running(), "it ended before it could be grabbed"
    scene.catch(way, part=-0.7)
    assert scene.running()
    scene.pointer.drag_by(*[-part * 0.5 for part in scene.by(*way.travel)], ms=50).lift()
    scene.rest()
    assert scene.is_open(way), "what was caught and thrown back did not come back"
    scene.drag(way.start, way.travel)
    scene.pointer.drag_by(*[-part * 0.95 for part in scene.by(*way.travel)], ms=150).hold(100).lift()
    scene.rest()
    assert scene.is_open(way), "a drag that returned to its start went back"


@pytest.mark.parametrize("kind", ["touch", "mouse"])
@ways()
def test_a_run_is_redirected_where_it_is_and_back_again(gallery, way, kind):
    """Taken back by a key while it opens, and opened again while it goes back: nothing leaps or is left behind."""
    scene = gallery(way, kind)
    closed = scene.markup()
    scene.begin(way)
    assert scene.leap(way, ESCAPE) < MOST_LEAP
    assert scene.running() and not scene.is_open(way)
    if way.open:
        assert scene.leap(way, f"document.querySelector('[data-testid={way.open}]').click()") < MOST_LEAP
        assert scene.running() and scene.is_open(way)
        scene.slow(1)
        scene.rest()
        assert scene.is_open(way), "what was opened again is not there"
        scene.drag(way.start, way.travel).hold(100).lift()
    scene.slow(1)
    scene.rest()
    assert not scene.is_open(way)
    assert_same(closed, scene.markup())
