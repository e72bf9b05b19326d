"""What an engine is to the tests: a browser with one page, under real fingers or a real mouse, in real time."""

import time
from abc import ABC, abstractmethod

# Seconds that something may take in a page: a story's end, a scene's opening.
PATIENCE = 15
FRAME_SECONDS = 1 / 60


class Engine(ABC):
    """A browser. `faults` has what has gone wrong in its page; all times are seconds, all places CSS pixels."""

    name = ""
    # "touch", or "mouse" where there is no touch screen.
    pointer = "touch"
    # Whether a page that asks where an animation is hears of that moment, not of the frame.
    looks_late = False

    def __init__(self):
        self.faults = []

    @abstractmethod
    def goto(self, address):
        """Opens an address, and waits until all of it is there."""

    @abstractmethod
    def evaluate(self, script):
        """The value of an expression, or of the promise that it is."""

    @abstractmethod
    def perform(self, sources):
        """Does what WebDriver's sources of input say."""

    @abstractmethod
    def release(self):
        """Lifts whatever is down."""

    @abstractmethod
    def close(self):
        """Ends the browser."""

    @property
    def has_touch(self):
        return self.pointer == "touch"

    def wait_for(self, script):
        """Waits until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(f"!!({script})"):
            assert time.monotonic() < end, f"{self.name}: this is still not so: {script}"
            time.sleep(0.02)

    def play(self, touches):
        """Does what fingers do: (frame, order, what, finger, x, y), in order, each at its frame's time."""
        actions, elapsed = {finger: [] for finger in sorted({touch[3] for touch in touches})}, 0
        for frame, _, what, finger, x, y in touches:
            at = round(frame * FRAME_SECONDS * 1000)
            # One finger acts in each tick of WebDriver's, and the others pause; the first of them waits.
            if at > elapsed:
                _tick(actions, finger, {"type": "pause", "duration": at - elapsed})
                elapsed = at
            if what != "up":
                _tick(actions, finger, {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})
            if what != "move":
                _tick(actions, finger, {"type": f"pointer{what.capitalize()}", "button": 0})
        self.perform([
            {"type": "pointer", "id": f"finger {finger}", "parameters": {"pointerType": self.pointer}, "actions": each}
            for finger, each in actions.items()])

    def drag(self, start, end, seconds=0.2):
        """Drags from one place to another, rests there, and lifts: (x, y) each."""
        count = round(seconds / FRAME_SECONDS)
        ways = [[a + (b - a) * step / count for a, b in zip(start, end)] for step in range(1, count + 1)]
        self.play([
            (0, 0, "down", 0, *start), *((step, 0, "move", 0, *at) for step, at in enumerate(ways, 1)),
            (count + 8, 0, "up", 0, *end)])

    def tap(self, place):
        self.play([(0, 0, "down", 0, *place), (2, 0, "up", 0, *place)])


def _tick(actions, acting, action):
    for finger, each in actions.items():
        each.append(action if finger == acting else {"type": "pause"})
