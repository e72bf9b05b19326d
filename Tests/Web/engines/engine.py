"""The interface of an engine for the tests: a browser with one page, under real fingers or a real mouse, in real time.
"""

import time
from abc import ABC, abstractmethod

# The seconds that a page may take for a result.
PATIENCE = 15
# The samples of a drag and of its rest before it lifts, and the milliseconds of a sample.
MOVES, RESTS, SAMPLE = 12, 8, 16


class Engine(ABC):
    """A browser. `faults` has the errors of its page; all places are in CSS pixels."""

    name = ""
    # "touch", or "mouse" where there is no touch screen.
    pointer = "touch"
    # The precision of a pointer's place in the page.
    grain = 0

    def __init__(self):
        self.faults = []

    @abstractmethod
    def goto(self, address):
        """Opens an address, and waits until all of it has loaded."""

    @abstractmethod
    def evaluate(self, script):
        """The value of an expression, or of its promise."""

    @abstractmethod
    def perform(self, sources):
        """Performs WebDriver's input sources."""

    @abstractmethod
    def release(self):
        """Lifts all pointers that are down."""

    @abstractmethod
    def close(self):
        """Ends the browser."""

    def wait_for(self, script):
        """Waits until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(f"!!({script})"):
            assert time.monotonic() < end, f"{self.name}: this is still not so: {script}"
            time.sleep(0.02)

    def drag(self, start, end):
        """Drags from one place to another, rests there, and lifts: (x, y) each."""
        ways = [[a + (b - a) * step / MOVES for a, b in zip(start, end)] for step in range(1, MOVES + 1)]
        self._touch(start, *(_move(place, SAMPLE) for place in ways), {"type": "pause", "duration": RESTS * SAMPLE})

    def tap(self, place):
        self._touch(place, {"type": "pause", "duration": 2 * SAMPLE})

    def press(self, key, times, gap):
        """Presses a key several times, every some milliseconds."""
        stroke = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")] + [{"type": "pause", "duration": gap}]
        self.perform([{"type": "key", "id": "keyboard", "actions": stroke * times}])

    def _touch(self, place, *actions):
        """Lands, does something, and lifts."""
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self.perform([{
            "type": "pointer", "id": "finger", "parameters": {"pointerType": self.pointer},
            "actions": [_move(place, 0), down, *actions, up]}])


def _move(place, ms):
    x, y = map(round, place)
    return {"type": "pointerMove", "x": x, "y": y, "duration": ms}
