"""Every conformance story in Firefox and WebKit, frame by frame, with the clock and the tolerances of Chromium's pages.
"""

import pytest

from clock import FRAME, SCRIPTS, Clock
from input import Input
from stories import every_story, judge, play


class Page:
    """An engine's page with the tests' own clock, on which a story is played."""

    def __init__(self, engine):
        self._engine, self.grain = engine, engine.grain
        self.clock, self.input = Clock(self, FRAME), Input(self)

    def evaluate(self, script, argument=None):
        self.clock.draw()
        value, self.clock.now = self._engine.evaluate(self.clock.call(script, argument))
        return value


@pytest.fixture
def page(engine, site):
    scripts = "+".join(each.name for each in SCRIPTS)
    engine.goto(f"{site}/tests/story.html?clock={scripts}")
    engine.evaluate("pageClock.ready()")
    return Page(engine)


@every_story()
def test_a_story_is_kept(page, story):
    grain = page.grain if story.touches() else 0
    judge(story, story.deviations(play(page, story), grain=grain))
