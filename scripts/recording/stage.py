"""The gallery's stage in a real browser, whose time moves a frame at a time."""

import base64
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
CLOCK = Path(__file__).with_name("clock.js")
FRAME_RATE = 25
# Wide enough for the gallery to show the stage by itself, beside its notes: a phone's screen of 390 × 844 points.
VIEWPORT = {"width": 1280, "height": 960}
# What a scene needs to be laid out, in frames.
FIRST_FRAMES = 15
# How long a scene is looked at before its finger sets off, which is the gallery's own, and after it has been lifted, in
# milliseconds.
BEFORE, AFTER = 500, 1000
# Pictures that come when they are scrolled to would come in the real time.
LOADED = """async () => {
  for (const each of document.images) each.loading = "eager";
  await Promise.all([document.fonts.ready, ...[...document.images].map((each) => each.decode())]);
}"""
# The finger waits for its first move once its recording has been read.
SHOW_ME = """async () => {
  void gallery.showMe();
  while (!clock.isAwaited) await new Promise((resolve) => clock.realTimeout(resolve));
}"""


@contextmanager
def gallery(site=None):
    """The address of a gallery: one that is served already, or its own for as long as it is needed."""
    if site:
        yield site
        return
    with subprocess.Popen([ROOT / "scripts/serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@contextmanager
def browser():
    with sync_playwright() as playwright:
        path = os.environ.get("LEGATO_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


class Stage:
    """A scene of the gallery: `step` moves its time on by a frame, and keeps what it shows then."""

    def __init__(self, browser, address, scale):
        """Opens the scene; its frames have `scale` pixels to the point."""
        self.page = browser.new_page(viewport=VIEWPORT, color_scheme="dark")  # A fingertip is white.
        self.page.on("pageerror", lambda error: print(f"the page threw: {error.stack or error}", file=sys.stderr))
        self.page.add_init_script(path=CLOCK)
        self.page.goto(address)
        self.page.wait_for_selector("[data-ready]")
        self.page.evaluate(LOADED)
        self._cdp = self.page.context.new_cdp_session(self.page)
        self._clip = {**self.page.locator(".stage").bounding_box(), "scale": scale}
        self._drawn = 0
        self.frames = []
        for _ in range(FIRST_FRAMES):
            self._move_on()

    def close(self):
        self.page.close()

    def show_me(self):
        """Lets the scene's recorded finger loose."""
        self.page.evaluate(SHOW_ME)

    def follow_finger(self, lift):
        """Shows the scene's recorded finger, which is lifted so many milliseconds after it has set off."""
        self.show_me()
        for _ in range(round((BEFORE + lift + AFTER) / 1000 * FRAME_RATE)):
            self.step()

    def step(self):
        self._move_on()
        picture = {"format": "png", "clip": self._clip, "optimizeForSpeed": True}
        self.frames.append(base64.b64decode(self._cdp.send("Page.captureScreenshot", picture)["data"]))

    def rest(self, count):
        """Shows for so many frames what it shows now: nothing moves."""
        self.frames += self.frames[-1:] * count

    def _move_on(self):
        self._drawn += 1
        self.page.evaluate("time => clock.moveTo(time)", self._drawn * 1000 / FRAME_RATE)
