"""The conformance stories: which there are, the times of their steps, and where a page deviates from them.

served/story.js sets a story up and records its frames.
"""

import json
from pathlib import Path

import pytest

from clock import FRAME

FOLDER = Path(__file__).resolve().parents[2] / "Sources/LegatoTesting/Stories"
# The tolerances of a place, in points, and of an opacity or a fraction.
TOLERANCE, FADE_TOLERANCE = 0.5, 0.01
# A sample of a moving finger comes directly before the frame of its time, all other input directly after it.
BEFORE, AFTER = 0, 1
# The frames for which motion may continue after a story's last step: five seconds.
MOST_FRAMES = 300
# The actions of fingers, and of the system on them.
FINGERS = {"down", "drag", "up", "cancel"}
KINDS = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}


def frame_at(ms):
    return int(ms / FRAME + 0.5)


class Story:
    """One story; `said` is its JSON."""

    def __init__(self, path):
        self.said = json.loads(path.read_text())
        self.id = f"{path.parent.name}-{path.stem}"

    @property
    def requests(self):
        """The steps of a program."""
        return [step for step in self.said["steps"] if not FINGERS & step.keys()]

    @property
    def cancels(self):
        """The frames after which the system cancels all fingers."""
        return [frame_at(step["at"]) for step in self.said["steps"] if "cancel" in step]

    @property
    def skipped(self):
        """Why the web cannot play it; None if it can."""
        return self.said.get("skips", {}).get("web")

    @property
    def is_known(self):
        """Whether the web is known to fail it."""
        known = self.said.get("known")
        return bool(known) and "web" in known.get("hosts", ["web"])

    def touches(self):
        """The fingers' actions in order: (frame, BEFORE or AFTER it, action, finger, x, y)."""
        places, happenings = {}, []
        for step in self.said["steps"]:
            frame, finger = frame_at(step["at"]), step.get("finger", 0)
            if "down" in step:
                places[finger] = step["down"]
                happenings.append((frame, AFTER, "down", finger, *places[finger]))
            elif "drag" in step:
                (x, y), (dx, dy), count = places[finger], step["drag"], max(1, frame_at(step["over"]))
                moves = [(x + dx * each / count, y + dy * each / count) for each in range(1, count + 1)]
                happenings += [(frame + each, BEFORE, "move", finger, *at) for each, at in enumerate(moves, 1)]
                places[finger] = moves[-1]
            elif "up" in step:
                happenings.append((frame, AFTER, "up", finger, *places[finger]))
        return sorted(happenings, key=lambda each: each[:2])

    @property
    def last_frame(self):
        """The frame after which no step or check follows, only motion."""
        looks = [frame_at(each["at"]) for each in self.said["steps"] + self.said.get("seen", [])]
        return max([0, *looks, *(touch[0] for touch in self.touches())])

    def deviations(self, recording, *, compares_frames=True, grain=0):
        """The page's deviations from the story, one sentence each. `grain` is the precision of a pointer's place."""
        found = []
        if compares_frames:
            for sight in self.said.get("seen", []):
                found += self._differences(sight, recording["frames"][frame_at(sight["at"])], grain)
        for key, expected in self.said.get("ends", {}).items():
            if recording["ends"][key] != expected:
                found.append(self._sentence("at the end", key, expected, recording["ends"][key]))
        return found and found + recording["denials"]

    def _differences(self, sight, frame, grain):
        at = f"at {sight['at']} ms"
        for name, expected in sight.get("layers", {}).items():
            look = frame["layers"].get(name)
            if not expected or not look:
                if _is_seen(expected) or _is_seen(look):
                    yield self._sentence(at, name, expected or "out of sight", look or "out of sight")
                continue
            for key, number in expected.items():
                tolerance = FADE_TOLERANCE if key == "opacity" else TOLERANCE + grain
                if not abs(look[key] - number) <= tolerance:
                    yield self._sentence(at, f"{name}, {key}", number, round(look[key], 3))
        for name, expected in sight.get("offsets", {}).items():
            offset = frame["offsets"].get(name)
            if offset is None or not abs(offset - expected) <= TOLERANCE + grain:
                yield self._sentence(at, f"{name}, offset", expected, offset)
        if "fraction" in sight and not abs(frame["fraction"] - sight["fraction"]) <= FADE_TOLERANCE:
            yield self._sentence(at, "fraction", sight["fraction"], round(frame["fraction"], 4))
        for key in ("running", "top", "screens", "inner", "wholeBar"):
            if key in sight and frame[key] != sight[key]:
                yield self._sentence(at, key, sight[key], frame[key])
        for key in ("bars", "barsBelow"):
            for name, expected in sight.get(key, {}).items():
                if frame[key].get(name) != expected:
                    yield self._sentence(at, f"{name}, {key}", expected, frame[key].get(name))

    def _sentence(self, at, what, expected, seen):
        return f"{self.said['story']}, {at}: {what} should be {expected} and is {seen}"


def _is_seen(look):
    """Whether a layer is visible."""
    return bool(look) and look.get("opacity", 1) > FADE_TOLERANCE


class Fingers:
    """The fingers of a story."""

    def __init__(self, page):
        self._page = page
        self._places = {}

    def do(self, what, finger, x, y, ahead=0):
        """Sends a finger's action, for the present instant or some milliseconds later."""
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


def play(page, story, speed=1):
    """Plays a story, and returns its results. From the first touch to the last step what settles has this speed."""
    fingers, touches = Fingers(page), story.touches()
    page.evaluate("story.set", story.said)
    slows = [{"at": touches[0][0] * FRAME, "speed": speed}] if speed != 1 else []
    page.evaluate("story.begin", sorted(story.requests + slows, key=lambda step: step["at"]))
    page.clock.prepare()
    for frame in range(story.last_frame + 1):
        # Input between this frame and the next one is recorded before this one is drawn.
        for touch in touches:
            if touch[:2] == (frame, AFTER):
                fingers.do(*touch[2:])
        if frame in story.cancels:
            fingers.cancel()
        for touch in touches:
            if touch[:2] == (frame + 1, BEFORE):
                fingers.do(*touch[2:], ahead=FRAME)
        page.clock.next()
    if speed != 1:
        page.evaluate("story.act", {"speed": 1})
    for _ in range(MOST_FRAMES):
        if page.evaluate("story.isOver()"):
            return page.evaluate("story.recording()")
        page.clock.next()
    raise AssertionError(f"{story.said['story']}: {MOST_FRAMES} frames after its last step it still moves")


def all_stories():
    return [Story(path) for path in sorted(FOLDER.glob("*/*.json"))]


def every_story():
    """Gives a test each story that the web must pass, by its name."""
    def parameter(story):
        marks = [pytest.mark.skip(reason=story.skipped)] if story.skipped else []
        return pytest.param(story, id=story.id, marks=marks)

    return pytest.mark.parametrize("story", [parameter(story) for story in all_stories()])


def judge(story, deviations):
    """Fails if a page deviates from a story, or passes one that it is known to fail."""
    if story.is_known:
        issue = story.said["known"]["issue"]
        assert deviations, f"{story.said['story']}: it is kept now; take its mark \"known\" ({issue}) away"
    else:
        assert not deviations, "\n".join(deviations)
