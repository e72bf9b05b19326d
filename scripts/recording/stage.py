"""The gallery's stage in the browser of the tests, whose time moves a frame at a time."""

import base64
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = ROOT / "Gallery/Web/recordings"
sys.path.insert(0, str(ROOT / "Tests/Web/driver"))
from browser import Browser  # noqa: E402

FRAME_RATE = 25
# The page draws so many frames for each one that is kept: what measures it, as the card's meter does, needs short ones.
DRAWN = 2
# Wide enough for the gallery to show the stage by itself, beside its notes: a phone's screen of 390 × 844 points.
VIEWPORT = {"width": 1280, "height": 960}
# What a scene needs to be laid out, in frames.
FIRST_FRAMES = 15
# How long a scene is looked at before its finger sets off, which is the gallery's own, and after it has been lifted, in
# milliseconds.
BEFORE, AFTER = 500, 1000
# A fingertip is white.
DARK = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
# Pictures that come when they are scrolled to would come late.
LOADED = """async () => {
  for (const each of document.images) each.loading = "eager";
  await Promise.all([document.fonts.ready, ...[...document.images].map((each) => each.decode())]);
}"""
SHOW_ME = """(recording) => {
  window.fetch = async () => ({ json: async () => recording });
  void gallery.showMe();
}"""


@contextmanager
def gallery(site=None):
    """The address of a gallery: one that is served already, or its own for as long as it is needed."""
    if site:
        yield site
        return
    command = [ROOT / "scripts/serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@contextmanager
def browser():
    browser = Browser()
    yield browser
    browser.close()


class Stage:
    """A scene of the gallery: `step` moves its time on by a frame, and keeps what the page shows then."""

    def __init__(self, browser, address, scale):
        """Opens the scene; its frames are to have `scale` pixels to the point."""
        self.page = browser.open(**VIEWPORT, interval=1000 / FRAME_RATE / DRAWN)
        self.page.session.send("Emulation.setEmulatedMedia", **DARK)
        self.page.goto(address)
        self.page.evaluate(LOADED)
        box = self.page.locator(".stage").bounding_box()
        self.part = [round(box[key]) for key in ("width", "height", "x", "y")]
        self.scale = scale
        self.frames = []
        for _ in range(FIRST_FRAMES):
            self.page.clock.next()

    def close(self):
        for fault in self.page.finish():
            print(f"the page reported: {fault}", file=sys.stderr)
        self.page.close()

    def show_me(self, recording):
        """Lets a recorded finger loose."""
        self.page.evaluate(SHOW_ME, recording)

    def follow_finger(self, recording):
        """Shows a recorded finger, from before it sets off until what it has done is seen."""
        self.show_me(recording)
        for _ in range(round((BEFORE + recording["samples"][-1]["t"] + AFTER) / 1000 * FRAME_RATE)):
            self.step()

    def step(self):
        for _ in range(DRAWN - 1):
            self.page.clock.next()
        picture = {"format": "png", "optimizeForSpeed": True}
        self.frames.append(base64.b64decode(self.page.clock.picture(**picture)))

    def rest(self, count):
        """Shows for so many frames what it shows now: nothing moves."""
        self.frames += self.frames[-1:] * count
