"""The gallery's recordings: what they show depends on the page's clock alone."""

import sys

import pytest

from conftest import ROOT

sys.path.insert(0, str(ROOT / "scripts/recording"))
from stage import FRAME_RATE, Stage  # noqa: E402


@pytest.fixture
def stage(browser, site):
    stages = []

    def stage(scene):
        stages.append(Stage(browser, f"{site}/{scene}", 1))
        return stages[-1]

    yield stage
    for each in stages:
        each.close()


def test_a_recorded_second_is_a_second_of_the_page_and_of_its_movie(stage):
    stage = stage("player")
    stage.page.evaluate("() => document.querySelector('[data-testid=film-towers]').click()")
    for _ in range(FRAME_RATE):
        stage.step()
    times = "[performance.now() / 1000, document.querySelector('[data-testid=video-towers]').currentTime]"
    before = stage.page.evaluate(times)
    for _ in range(FRAME_RATE):
        stage.step()
    assert [b - a for a, b in zip(before, stage.page.evaluate(times))] == pytest.approx([1, 1])
