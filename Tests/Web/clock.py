"""Time in a page: a sixtieth of a second goes by when the test says so, and at no other time.

What a finger does between two frames reaches the page right after the first of them. So the frame of the present
instant is drawn as late as can be: when somebody looks, or when time goes on.
"""

from contextlib import contextmanager

FRAME = 1000 / 60
NOW = "performance.timeOrigin + performance.now()"
# How often a page is asked for its time until that can be trusted, and how long it has nothing to do in between, in
# milliseconds.
MOST_TRIES = 20
IDLE = 100
# How exactly a test knows what lies between two times of a page, in milliseconds: a page is told each to half of that.
PRECISION = 0.01
# An error of a page's frames that is put right, in milliseconds: they are counted from the time of an empty page, which
# is round. What is farther off is a frame late.
ROUNDING = FRAME / 2
# When a frame began, and the present instant, by a script that runs in it.
FRAME_AND_NOW = f"""new Promise((resolve) =>
  requestAnimationFrame((time) => resolve([performance.timeOrigin + time, {NOW}])))"""
# The least time by which a frame can be later than another, in milliseconds.
MOMENT = 0.001


def is_next_frame(late):
    """Whether what came that many milliseconds after it was due came with the first frame that can show it."""
    return -PRECISION <= late < FRAME + PRECISION


class Clock:
    """A page's clock: all times are in milliseconds."""

    def __init__(self, session, interval=FRAME, before=lambda: None, after=lambda: None):
        """`before` and `after` are called with every frame."""
        self._session = session
        self._interval = interval
        self._before, self._after = before, after
        self.frames = 0
        self._has_expired = False
        session.on("Emulation.virtualTimeBudgetExpired", self._expire)
        session.send("HeadlessExperimental.enable")
        # When the last frame was, by the clock from which the page's was taken.
        self._ticks = session.send("Emulation.setVirtualTimePolicy", policy="pause")["virtualTimeTicksBase"]
        self.now = self._page_time()  # of the present instant, since 1970
        self._ticks_before_1970 = self._ticks - self.now
        self._is_drawn = True
        self._policy = "advance"
        self._picture = None

    def _expire(self, _):
        self._has_expired = True

    def synchronise(self):
        """Takes the page's own word for what time it is, once its files have come."""
        self.now = self._page_time()
        self._ticks = self._ticks_before_1970 + self.now
        for _ in range(MOST_TRIES):
            error = self._error()
            if abs(error) <= PRECISION:
                return
            if abs(error) <= ROUNDING:
                self._ticks += error
            else:
                # Files still come, or the page is a frame late, which it makes up for when it is idle.
                self.advance(IDLE)
        raise TimeoutError(f"after {MOST_TRIES} tries the page's frames are {error} ms off its time")

    def _error(self):
        """How much earlier than the page's time a frame begins, in milliseconds."""
        call = self._session.post(
            "Runtime.evaluate", expression=FRAME_AND_NOW, awaitPromise=True, returnByValue=True)
        while not self._session.is_answered(call):
            self.next()
            self.draw()
            self._page_time()  # Answers come in order.
        frame, now = self._session.answer(call)["result"]["value"]
        return now - frame

    def _page_time(self):
        return self._session.send("Runtime.evaluate", expression=NOW)["result"]["value"]

    @contextmanager
    def waiting_for_files(self):
        """Time stands still while files are on their way: they come at once, however slow the machine."""
        self._policy = "pauseIfNetworkFetchesPending"
        yield
        # Later an address that a page gives itself would count as a file that never comes.
        self._policy = "advance"

    def prepare(self):
        """Goes on to an instant of which the frame is still to be drawn, so that input comes right after it."""
        if self._is_drawn:
            self.now += self._interval
            self._is_drawn = False

    def draw(self):
        """Draws the frame of the present instant, if that is still to be done."""
        if not self._is_drawn:
            self._frame()

    def next(self):
        """Draws the frame of the present instant, if that is still to be done, and goes on to the next."""
        self.draw()
        self.prepare()

    def advance(self, ms):
        for _ in range(round(ms / self._interval)):
            self.next()

    def picture(self, **form):
        """The next frame as a picture, in base 64. The browser takes none of one that is as the last."""
        self.draw()
        self.prepare()
        self._picture = self._frame(screenshot=form).get("screenshotData", self._picture)
        return self._picture

    def _frame(self, **more):
        self._pass(self._interval - (self._lead() if self._policy == "advance" else 0))
        self._ticks += self._interval
        self._is_drawn = True
        self.frames += 1
        self._before()
        frame = self._begin_frame(self._ticks, **more)
        self._after()
        return frame

    def _begin_frame(self, ticks, **more):
        frame = self._session.send(
            "HeadlessExperimental.beginFrame", frameTimeTicks=ticks, interval=self._interval, **more)
        self._drawn_at = ticks
        return frame

    def repeat(self):
        """Draws the last frame again, for what the page should have done in it: the browser leaves out a page that asks
        for a frame too late."""
        self._begin_frame(self._drawn_at + MOMENT)

    def _lead(self):
        """How far the page is ahead of its frames: the browser puts its clock forward whenever a file has come."""
        return self._page_time() - (self.now - self._interval)

    def _pass(self, ms):
        self._has_expired = False
        # Nothing runs in a page for which no time goes by.
        self._session.send("Emulation.setVirtualTimePolicy", policy=self._policy, budget=max(1, ms))
        while not self._has_expired:
            self._session.read()
