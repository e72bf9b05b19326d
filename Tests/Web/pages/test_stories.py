"""Every conformance story, frame by frame: what it shows at each time, and how it ends."""

import pytest

from clock import FRAME
from stories import AFTER, BEFORE, all_stories, every_story, judge

# Frames for which what moves may go on after a story's last step: five seconds.
MOST_FRAMES = 300
KINDS = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}


@pytest.fixture
def page(phone, site):
    phone.goto(f"{site}/tests/story.html")
    return phone


class Fingers:
    """The fingers of a story."""

    def __init__(self, page):
        self._page = page
        self._places = {}

    def do(self, what, finger, x, y, ahead=0):
        """Sends what a finger does, for the present instant or some milliseconds ahead of it."""
        place = self._places[finger] = {"id": finger, "x": x, "y": y}
        if what == "up":
            del self._places[finger]
        points = list(self._places.values()) if what == "move" else [place]
        self._send(KINDS[what], points, ahead)

    def cancel(self):
        self._places.clear()
        self._send("touchCancel", [], 0)

    def _send(self, kind, points, ahead):
        at = self._page.clock.now + ahead
        self._page.input.send("Input.dispatchTouchEvent", at, type=kind, touchPoints=points)


def play(page, story):
    """Plays a story, and gives what has come of it."""
    page.evaluate("story.set", story.said)
    page.evaluate("story.begin", story.requests(cancels=False))
    fingers, touches = Fingers(page), story.touches()
    page.clock.prepare()
    for frame in range(story.last_frame + 1):
        # What comes after this frame, and just before the next one, is noted before this one is drawn.
        for touch in touches:
            if touch[:2] == (frame, AFTER):
                fingers.do(*touch[2:])
        if frame in story.cancels:
            fingers.cancel()
        for touch in touches:
            if touch[:2] == (frame + 1, BEFORE):
                fingers.do(*touch[2:], ahead=FRAME)
        page.clock.next()
    for _ in range(MOST_FRAMES):
        if page.evaluate("story.isOver(0)"):
            return page.evaluate("story.recording()")
        page.clock.next()
    raise AssertionError(f"{story.said['story']}: {MOST_FRAMES} frames after its last step it still moves")


@every_story()
def test_a_story_is_kept(page, story):
    judge(story, story.deviations(play(page, story), compares_frames=True))


def test_a_spring_that_is_a_little_slower_is_noticed(page):
    """The page's clock bites: a story is not kept with a response of .37 s where .35 is right."""
    story = next(each for each in all_stories() if each.id == "presentation-cover")
    assert not story.deviations(play(page, story), compares_frames=True)
    story.said["transition"] = {"name": "cover", "motion": {"response": 0.37}}
    deviations = story.deviations(play(page, story), compares_frames=True)
    assert len(deviations) == 2 and "form, y should be 391.84" in deviations[0]
