"""The conformance stories: which there are, what happens in them when, and where a page deviates from them.

pages/story.js sets a story up and writes down what its frames show.
"""

import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "Sources/LegatoTesting/Stories"
FRAME = 1000 / 60
# How far a place may be off in points, and an opacity or a fraction.
TOLERANCE, FADE_TOLERANCE = 0.5, 0.01
# What a finger does, as against what a program asks for.
TOUCHES = ("down", "drag", "up", "cancel")
# A sample of a finger that moves comes just before the frame of its time, all else right after it.
BEFORE, AFTER = 0, 1


def frame_at(ms):
    return int(ms / FRAME + 0.5)


class Story:
    """One story: `said` is its JSON."""

    def __init__(self, path):
        self.said = json.loads(path.read_text())
        self.id = f"{path.parent.name}-{path.stem}"

    @property
    def requests(self):
        """The steps that are no finger's."""
        return [step for step in self.said["steps"] if not any(each in step for each in TOUCHES)]

    @property
    def cancels(self):
        return [step for step in self.said["steps"] if "cancel" in step]

    @property
    def needs_touch(self):
        return bool(self.said.get("needs")) or any(step.get("finger") for step in self.said["steps"])

    @property
    def is_known(self):
        """Whether the web is known not to keep it yet."""
        known = self.said.get("known")
        return bool(known) and "web" in known.get("hosts", ["web"])

    def touches(self):
        """What fingers do, in order: (frame, BEFORE or AFTER it, what, finger, x, y)."""
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
        """The frame after which nothing is done or looked at any more, but for what moves."""
        looks = [frame_at(each["at"]) for each in self.said["steps"] + self.said.get("seen", [])]
        return max([0, *looks, *(touch[0] for touch in self.touches())])

    def deviations(self, recording, *, compares_frames):
        """Where a page has not done what the story says, a sentence each."""
        found = []
        if compares_frames:
            for sight in self.said.get("seen", []):
                found += self._differences(sight, recording["frames"][frame_at(sight["at"])])
        for key, expected in self.said.get("ends", {}).items():
            if recording["ends"][key] != expected:
                found.append(self._sentence("at the end", key, expected, recording["ends"][key]))
        return found and found + recording["refusals"]

    def _differences(self, sight, frame):
        at = f"at {sight['at']} ms"
        for name, expected in sight.get("layers", {}).items():
            look = frame["layers"].get(name)
            if not expected or not look:
                if expected or look:
                    yield self._sentence(at, name, expected or "out of sight", look or "out of sight")
                continue
            for key, number in expected.items():
                tolerance = FADE_TOLERANCE if key == "opacity" else TOLERANCE
                if not abs(look[key] - number) <= tolerance:
                    yield self._sentence(at, f"{name}, {key}", number, round(look[key], 3))
        if "fraction" in sight and not abs(frame["fraction"] - sight["fraction"]) <= FADE_TOLERANCE:
            yield self._sentence(at, "fraction", sight["fraction"], round(frame["fraction"], 4))
        for key in ("running", "top", "screens"):
            if key in sight and frame[key] != sight[key]:
                yield self._sentence(at, key, sight[key], frame[key])

    def _sentence(self, at, what, expected, seen):
        return f"{self.said['story']}, {at}: {what} should be {expected} and is {seen}"


def all_stories():
    return [Story(path) for path in sorted(FOLDER.glob("*/*.json"))]


def every_story():
    """Gives a test each story that the web is to keep, by its name."""
    def parameter(story):
        reason = story.said.get("skips", {}).get("web")
        return pytest.param(story, id=story.id, marks=[pytest.mark.skip(reason=reason)] if reason else [])

    return pytest.mark.parametrize("story", [parameter(story) for story in all_stories()])


def judge(story, deviations):
    """Fails if a page deviates from a story, or keeps one that it is known not to keep."""
    if story.is_known:
        issue = story.said["known"]["issue"]
        assert deviations, f"{story.said['story']}: it is kept now; take its mark \"known\" ({issue}) away"
    else:
        assert not deviations, "\n".join(deviations)
