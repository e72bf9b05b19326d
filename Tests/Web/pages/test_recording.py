"""The recordings of the gallery: what they show depends on the page's clock alone."""

import json
import sys
import time

import pytest

from conftest import ROOT

sys.path.insert(0, str(ROOT / "scripts/recording"))
from stage import FRAME_RATE, RECORDINGS, Stage  # noqa: E402


@pytest.fixture
def stage(browser, site):
    stages = []

    def stage(scene):
        stages.append(Stage(browser, f"{site}/{scene}", 1))
        return stages[-1]

    yield stage
    for each in stages:
        each.close()


PLACES = """[...document.querySelectorAll(".fingertip, .stage .screen")].flatMap((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  return [x, y, width];
})"""


def take(stage, count, pause):
    """Where all is that the scene's finger moves, on a machine that loses so many seconds in every frame."""
    stage.show_me(json.loads((RECORDINGS / "process.json").read_text()))
    places = []
    for _ in range(count):
        time.sleep(pause)  # A slow machine, which the page must not notice.
        stage.step()
        places.append(stage.page.evaluate(PLACES))
    return places


def test_a_slow_machine_records_the_same(stage):
    # A tap, and a push that settles by animations.
    quick, slow = (take(stage("process"), 30, pause) for pause in (0, 0.02))
    assert len(set(map(str, quick))) > 10, "nothing moves"
    for one, other in zip(quick, slow, strict=True):
        assert other == one


def test_a_recorded_second_is_a_second_of_the_page_and_of_its_movie(stage):
    stage = stage("hub")
    times = "[performance.now() / 1000, document.querySelector('video').currentTime]"
    before = stage.page.evaluate(times)
    for _ in range(FRAME_RATE):
        stage.step()
    assert [b - a for a, b in zip(before, stage.page.evaluate(times))] == pytest.approx([1, 1])
