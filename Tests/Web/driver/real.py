"""The ordinary Chromium in real time. Its pages have the same interface as those with the tests' own clock; its fingers
and mouse are as late as the machine is.

LEGATO_CHROMIUM= names the browser, LEGATO_HEADED=1 shows it.
"""

import json
import os
import shutil
import time

from browser import start
from clock import FRAME
from page import Page, Session

FLAGS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
    "--autoplay-policy=no-user-gesture-required", "--enable-precise-memory-info", "--js-flags=--expose-gc",
    # A headless browser goes back at any swipe that nothing scrolls, whatever the page's overscroll-behavior.
    "--overscroll-history-navigation=0",
]
# The milliseconds that a page may take for a result.
PATIENCE = 20_000
# A page without modules is there at once.
READY = "document.documentElement.dataset.ready || !document.querySelector('script[type=module]')"
# Only data leaves a page: any other object, such as a container, becomes null.
RUN = """(async (argument, until) => {
  const isData = (value) => value !== Object(value) || Array.isArray(value)
    || Object.getPrototypeOf(value) === Object.prototype;
  const say = async () => {
    const found = (%s
    );
    return await (typeof found === "function" ? found(argument) : found);
  };
  const end = performance.now() + %d;
  for (;;) {
    const value = await say();
    if (!until || value) return isData(value) ? value : null;
    if (performance.now() > end) throw new Error(`this is still not so: ${say}`);
    await new Promise(requestAnimationFrame);
  }
})(%s, %s)"""


class RealClock:
    """The time of day, with the interface of a page's clock."""

    # An event that is later than this comes after a pause; one that is less late keeps the time for which it was
    # planned.
    MOST_LATE = 100
    # Nothing is recorded for later.
    has_steps = False

    def __init__(self, session):
        self._session = session
        self.now = 0.0

    def prepare(self):
        now = time.time() * 1000
        if self.now < now - self.MOST_LATE:
            self.now = now

    def draw(self):
        pass

    def next(self):
        self.advance(FRAME)

    def advance(self, ms):
        self.prepare()
        self.now += ms
        self.reach(self.now)

    def reach(self, then):
        self._session.listen(then / 1000 - time.time())

    def picture(self, **form):
        return self._session.send("Page.captureScreenshot", **form)["data"]


class RealInput:
    """Sends each event at its time."""

    def __init__(self, page):
        self._page = page

    def send(self, method, at, **event):
        self._page.clock.reach(at)
        self._page.session.send(method, **event, timestamp=at / 1000)
        if event["type"] == "touchEnd":
            # A click follows a touch's end, and has come by the second frame.
            self._page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")


class RealPage(Page):
    """A page in real time."""

    def __init__(self, session, end, **device):
        super().__init__(session, end, **device)
        self.clock = RealClock(session)
        self.input = RealInput(self)

    def _wait_until_ready(self):
        self.wait_for_function(READY)

    def set_viewport_size(self, size):
        self._set_size(**size)
        if self._is_open:
            self.wait_for_function("({ width, height }) => innerWidth === width && innerHeight === height", size)

    def go_back(self):
        """A press of the browser's own back button."""
        history = self.session.send("Page.getNavigationHistory")
        before = history["entries"][history["currentIndex"] - 1]
        self.session.send("Page.navigateToHistoryEntry", entryId=before["id"])
        self.wait_for_function("(address) => location.href === address", before["url"])

    def _call(self, script, argument=None, until=False, **_):
        script = script.strip().rstrip(";")
        return self._answer(self._ask(RUN % (script, PATIENCE, json.dumps(argument), json.dumps(until))))


class RealBrowser:
    """The browser's process. Each test has its own page."""

    def __init__(self):
        path = os.environ.get("LEGATO_CHROMIUM") or shutil.which("chromium")
        assert path, "there is no chromium in PATH: scripts/install-test-tools --all"
        flags = FLAGS if os.environ.get("LEGATO_HEADED") else ["--headless=new", *FLAGS]
        self._devtools, self._profile = start(path, flags)

    def open(self, **device):
        session = Session(self._devtools, script="")
        return RealPage(session, lambda each: each.send("Page.close"), **device)

    def close(self):
        self._devtools.close()
        self._profile.cleanup()
