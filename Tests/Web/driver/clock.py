"""Time in a page: what a test does is noted, frame by frame, and done in the page all at once when somebody looks.

What a finger does between two frames reaches the page right after the first of them, and what a mouse does just before
the frame.
"""

import json
from pathlib import Path

FRAME = 1000 / 60
# How many frames a test waits for what should come: ten seconds of the page's time.
MOST_FRAMES = 600
# The clock's part in a page, in the order of what needs what.
SCRIPTS = [
    Path(__file__).parent / "clock" / f"{name}.js"
    for name in ("clock", "files", "animations", "observers", "scrolling", "defaults", "touch")]
# Only data leaves a page: what is more, such as a container, is nothing here.
RUN = """pageClock.run(%s, async () => {
  const isData = (value) => value !== Object(value) || Array.isArray(value)
    || Object.getPrototypeOf(value) === Object.prototype;
  const data = (value) => isData(value) ? value : null;
  const found = (%s
  );
  return data(await (typeof found === "function" ? found(%s) : found));
}, %s)"""
# What is lost of a time, in milliseconds, when frames are added up.
PRECISION = 1e-6


def is_next_frame(late):
    """Whether what came that many milliseconds after it was due came with the first frame that can show it."""
    return -PRECISION <= late < FRAME + PRECISION


class Clock:
    """A page's clock: all times are in milliseconds."""

    def __init__(self, page, interval):
        self._page, self._interval = page, interval
        self._steps, self._after = [], []
        self.now, self._is_drawn = 0, True

    def prepare(self):
        """Goes on to an instant of which the frame is still to be drawn, so that input comes right after it."""
        if self._is_drawn:
            self.now += self._interval
            self._is_drawn = False

    def draw(self):
        """Draws the frame of the present instant, if that is still to be done."""
        if not self._is_drawn:
            self._is_drawn = True
            self._steps += [["frame"], *self._after]
            self._after = []

    def next(self):
        """Draws the frame of the present instant, if that is still to be done, and goes on to the next."""
        self.draw()
        self.prepare()

    def advance(self, ms):
        for _ in range(round(ms / self._interval)):
            self.next()

    def add(self, *step):
        """Notes what is done before the frame of the present instant."""
        self._steps.append(step)

    def add_after(self, *step):
        """Notes what is done right after the frame of the present instant."""
        self._after.append(step)

    @property
    def has_steps(self):
        return bool(self._steps)

    def call(self, script, argument, **how):
        """An expression for the page: it does what is noted, and says what the script does and the time at which."""
        steps, self._steps = self._steps, []
        script = script.strip().rstrip(";").replace("import(", "pageClock.import(")
        return RUN % (json.dumps(steps), script, json.dumps(argument), json.dumps({"most": MOST_FRAMES, **how}))

    def picture(self, **form):
        """The next frame as a picture, in base 64."""
        self.next()
        self._page.evaluate("0")
        return self._page.session.send("Page.captureScreenshot", **form)["data"]
