"""Every conformance story in Firefox and WebKit, in real time: how it ends, and what its frames show.

There is no clock for tests there. What reaches the page is recorded, and a headless host that hears of the same at the
same times must show the same.
"""

import json
import subprocess
import warnings
from pathlib import Path

import pytest

from stories import FRAME, every_story, judge

ROOT = Path(__file__).resolve().parents[3]
RECORDINGS = ROOT / ".build-tools/stories"
REPLAY = ROOT / ".build-tools/tests/debug/StoryReplay"
# How often a story is played: a busy machine may hold up a finger, or a frame, but not the same each time.
MOST_TRIES = 3
# What has been drawn can be touched: a browser's compositor looks for what a finger hits in its last picture.
DRAWN = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(then))))"
# How many stories of an engine a machine may be too slow for, in all of their tries.
MOST_LATE = 5


@pytest.fixture(scope="module")
def late():
    """The stories whose fingers came late: what they end with is compared by the replay alone."""
    late = []
    yield late
    assert len(late) <= MOST_LATE, f"the machine was too slow for the times of {', '.join(late)}"


@pytest.fixture
def page(engine, site):
    address = f"{site}/tests/story.html"
    engine.goto(address)
    engine.wait_for("document.documentElement.dataset.ready")
    return engine


def record(page, story):
    """Plays a story, and gives what has come of it."""
    page.evaluate(f"story.set({json.dumps(story.said)})")
    page.evaluate(DRAWN)
    page.evaluate(f"story.begin({json.dumps(story.requests(cancels=True))}, {json.dumps(page.looks_late)})")
    page.play(story.touches())
    page.wait_for(f"story.isOver({story.last_frame * FRAME})")
    page.release()
    return {"browser": page.name, **page.evaluate("story.recording()")}


def replayed(recording, path):
    """Where a headless host that hears of the same at the same times shows something else, a sentence each."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(recording))
    replay = subprocess.run([REPLAY, path], capture_output=True, text=True)
    assert not replay.stderr, replay.stderr
    return replay.stdout.splitlines()


@every_story()
def test_a_story_is_shown_as_on_the_stage_and_ends_as_it_says(page, story, late):
    if story.is_known:
        pytest.skip("it is known not to be kept, in frames that real time does not compare")
    if story.needs_touch and not page.has_touch:
        pytest.skip(f"{page.name} has no touch screen")
    if story.leaves and not page.has_touch:
        pytest.skip("a mouse that leaves the container is not heard before its drag is one")
    for _ in range(MOST_TRIES):
        recording = record(page, story)
        otherwise = replayed(recording, RECORDINGS / page.name / f"{story.id}.json")
        deviations = story.deviations(recording, compares_frames=False)
        if not otherwise and not deviations:
            return
        warnings.warn(f"{page.name}, once: {(otherwise + deviations)[0]}")
    assert not otherwise, "\n".join(otherwise)
    if not story.is_on_time(recording):
        late.append(story.id)
        pytest.skip("the machine was too slow for the story's times: the replay alone compares it")
    judge(story, deviations)
