"""Every conformance story in Firefox and WebKit, in real time: how it ends, and what its frames show.

There is no clock for tests there. What reaches the page is recorded, and a headless host that hears of the same at the
same times must show the same.
"""

import json
import subprocess
from pathlib import Path

import pytest

from stories import FRAME, every_story, judge

ROOT = Path(__file__).resolve().parents[3]
RECORDINGS = ROOT / ".build-tools/stories"


@pytest.fixture
def page(engine, site):
    address = f"{site}/tests/story.html"
    engine.goto(address)
    engine.wait_for("document.documentElement.dataset.ready")
    return engine


def record(page, story):
    """Plays a story, and gives what has come of it."""
    page.evaluate(f"story.set({json.dumps(story.said)})")
    steps = sorted(story.requests + story.cancels, key=lambda step: step["at"])
    page.evaluate(f"story.begin({json.dumps(steps)})")
    page.play(story.touches())
    page.wait_for(f"story.isOver({story.last_frame * FRAME})")
    return {"browser": page.name, **page.evaluate("story.recording()")}


@every_story()
def test_a_story_ends_as_it_says(page, story):
    if story.needs_touch and not page.has_touch:
        pytest.skip(f"{page.name} has no touch screen")
    recording = record(page, story)
    if not story.is_known:
        folder = RECORDINGS / page.name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{story.id}.json").write_text(json.dumps(recording))
    judge(story, story.deviations(recording, compares_frames=False))
