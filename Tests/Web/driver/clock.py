"""A page's time: a test's actions are recorded with their frames, and run in the page at once when a result is needed.

A finger's action between two frames reaches the page directly after the first frame, a mouse's directly before the
second.
"""

import json
from pathlib import Path

FRAME = 1000 / 60
# How many frames a test waits for a result: ten seconds of the page's time.
MOST_FRAMES = 600
# The clock's scripts in a page; each may use those before it.
SCRIPTS = [
    Path(__file__).parent / "clock" / f"{name}.js"
    for name in ("clock", "files", "animations", "observers", "scrolling", "defaults", "touch")]
# Only data leaves a page: any other object, such as a container, becomes null.
RUN = """pageClock.run(%s, async () => {
  const isData = (value) => value !== Object(value) || Array.isArray(value)
    || Object.getPrototypeOf(value) === Object.prototype;
  const data = (value) => isData(value) ? value : null;
  const found = (%s
  );
  return data(await (typeof found === "function" ? found(%s) : found));
}, %s)"""
# The error of a time, in milliseconds, from adding frames.
PRECISION = 1e-6


def is_next_frame(late):
    """Whether something that came this many milliseconds late came with the first frame that can show it."""
    return -PRECISION <= late < FRAME + PRECISION


class Clock:
    """A page's clock. All times are in milliseconds."""

    def __init__(self, page, interval):
        self._page, self._interval = page, interval
        self._steps, self._after = [], []
        self.now, self._is_drawn = 0, True

    def prepare(self):
        """Advances to an instant whose frame is not drawn yet, so that input comes directly after that frame."""
        if self._is_drawn:
            self.now += self._interval
            self._is_drawn = False

    def draw(self):
        """Draws the frame of the present instant, if it is not drawn yet."""
        if not self._is_drawn:
            self._is_drawn = True
            self._steps += [["frame"], *self._after]
            self._after = []

    def next(self):
        """Draws the frame of the present instant, if it is not drawn yet, and advances to the next."""
        self.draw()
        self.prepare()

    def advance(self, ms):
        for _ in range(round(ms / self._interval)):
            self.next()

    def add(self, *step):
        """Records an action directly before the frame of the present instant."""
        self._steps.append(step)

    def add_after(self, *step):
        """Records an action directly after the frame of the present instant."""
        self._after.append(step)

    @property
    def has_steps(self):
        return bool(self._steps)

    def call(self, script, argument, **how):
        """An expression for the page: it runs the recorded actions, and returns the script's value and the time."""
        steps, self._steps = self._steps, []
        script = script.strip().rstrip(";").replace("import(", "pageClock.import(")
        return RUN % (json.dumps(steps), script, json.dumps(argument), json.dumps({"most": MOST_FRAMES, **how}))

    def picture(self, **form):
        """A screenshot of the next frame, in base 64."""
        self.next()
        self._page.evaluate("0")
        return self._page.session.send("Page.captureScreenshot", **form)["data"]
