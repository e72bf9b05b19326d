"""Input on its way to a page: the browser passes it on in its own time, and the page's frames wait for it."""

import math

from clock import FRAME

# How often a test looks for input that may have come with a frame, for input that is on its way to one before it draws
# that again, and for input that must have come: some seconds, for a machine that stands still for a while.
FEW_LOOKS, MANY_LOOKS, MOST_LOOKS = 20, 200, 10_000
# Says when a move has reached the page, or that none will any more, since the browser scrolls; and keeps asking for
# frames: the browser leaves out a page that asks for one too late.
HEAR_MOVES = """
  addEventListener("pointerrawupdate", (event) => hear(String(performance.timeOrigin + event.timeStamp)), true);
  addEventListener("pointercancel", () => hear("Infinity"), true);
  (function next() { requestAnimationFrame(next); })();
"""


class Input:
    """What fingers, mouse and keyboard do to a page."""

    def __init__(self, session):
        self.clock = None
        self._session = session
        self._sent = {}  # call: the frame that it comes with
        self._moves = {}  # frame: the time of the move that comes with it
        self._last_move = 0  # the time of the last move that has reached the page; infinity after a cancel
        self._is_cancelling = False  # whether a cancel may be on its way: the browser does not wait for the page's word
        session.on("Runtime.bindingCalled", self._hear)
        session.send("Runtime.addBinding", name="hear", executionContextName="tests")
        session.send("Page.addScriptToEvaluateOnNewDocument", source=HEAR_MOVES, worldName="tests")

    def _hear(self, event):
        self._last_move = float(event["payload"])

    def send(self, method, at, frames=1, **event):
        """Sends an event that carries a time of the clock's. It comes with the next frame, or the one after that."""
        call = self._session.post(method, timestamp=at / 1000, **event)
        frame = self._sent[call] = self.clock.frames + frames
        if event["type"] in ("touchMove", "mouseMoved"):
            self._moves[frame] = at
        elif event["type"] == "touchStart":
            self._last_move = 0
        elif event["type"] == "touchCancel":
            self._is_cancelling = True

    def await_move(self):
        """Waits until the page has the move that this frame is to take in. One that moves nothing never comes."""
        self._await_move(self._moves.pop(self.clock.frames, 0) - FRAME / 2)

    def _await_move(self, after):
        for _ in range(MOST_LOOKS):
            if self._last_move > after:
                return
            self._look()

    def receive(self):
        """Waits until everything has come that is to come with a frame so far."""
        self._receive(self.clock.frames)

    def receive_all(self):
        """Waits also for what may have come already, such as the click that comes of a touch."""
        self._receive(math.inf)
        if self._is_cancelling:
            self._await_move(math.nextafter(math.inf, 0))
            self._is_cancelling = False

    def _receive(self, latest):
        for look in range(MOST_LOOKS):
            for call in [each for each in self._sent if self._session.is_answered(each)]:
                del self._sent[call]
                self._session.answer(call)
            frames = self._sent.values()
            if all(frame > latest for frame in frames):
                return
            if look >= FEW_LOOKS and all(frame > self.clock.frames for frame in frames):
                return
            if look % MANY_LOOKS == MANY_LOOKS - 1:
                self.clock.repeat()
            self._look()
        raise TimeoutError(f"by frame {self.clock.frames} this has not come that was due with {sorted(frames)}")

    def _look(self):
        self._session.send("Runtime.evaluate", expression="0")
