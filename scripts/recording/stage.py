"""The gallery's stage in the tests' browser, whose time advances frame by frame."""

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
# The number of frames that the page draws for each recorded one: measurements, such as the card's meter, need short
# frames.
DRAWN = 2
# So wide that the gallery shows the stage beside its notes: a phone's screen of 390 × 844 points.
VIEWPORT = {"width": 1280, "height": 960}
# The frames that a scene needs for its layout.
FIRST_FRAMES = 15
# How long a scene is shown before its recorded finger starts, and after it has lifted, in milliseconds.
BEFORE, AFTER = 500, 1000
# Waits for all images: one that loads only when it is scrolled into view would appear late.
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
    """The address of a gallery: one that runs already, or its own server for the time of the recording."""
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
    """A scene of the gallery: `step` advances its time by a frame, and records the frame."""

    def __init__(self, browser, address, scale, scheme="dark"):
        """Opens the scene; its frames have `scale` pixels per point. A fingertip is white, so it is seen on dark."""
        self.page = browser.open(**VIEWPORT, interval=1000 / FRAME_RATE / DRAWN)
        colors = {"name": "prefers-color-scheme", "value": scheme}
        self.page.session.send("Emulation.setEmulatedMedia", features=[colors])
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
        """Starts a recorded finger."""
        self.page.evaluate(SHOW_ME, recording)

    def follow_finger(self, recording):
        """Records a recorded finger, from before it starts until its effect is shown."""
        self.show_me(recording)
        for _ in range(round((BEFORE + recording["samples"][-1]["t"] + AFTER) / 1000 * FRAME_RATE)):
            self.step()

    def step(self):
        for _ in range(DRAWN - 1):
            self.page.clock.next()
        picture = {"format": "png", "optimizeForSpeed": True}
        self.frames.append(base64.b64decode(self.page.clock.picture(**picture)))

    def rest(self, count):
        """Repeats the last frame this many times: nothing moves."""
        self.frames += self.frames[-1:] * count
