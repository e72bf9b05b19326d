"""Each scene of the gallery under a real finger: it opens, a drag leads back, and nothing is left behind."""

import pytest

from scenes import WAYS, Gallery, assert_same

# One way for each scene.
SCENES = {way.scene: way for way in reversed(WAYS)}.values()


@pytest.mark.parametrize("way", SCENES, ids=lambda way: way.scene)
def test_a_scene_is_entered_and_left_by_a_finger(phone, finger, site, way):
    scene = Gallery(phone, finger, f"{site}/{way.scene}")
    closed = scene.markup()
    scene.enter(way)
    scene.drag(way.start, way.travel).hold(110).lift()
    scene.rest()
    assert not scene.is_open(way)
    assert_same(closed, scene.markup())
