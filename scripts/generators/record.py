"""Records the gallery under real touches, in headless Chromium, as docs/legato.avif.

Everything runs SLOWNESS times slower than it will be shown: the library's `speed` slows its clock, the finger slows
with it, and so does the video. A velocity is then the same as at full speed, and a busy machine has time to draw every
frame.
"""

import argparse
import base64
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Web"))
from pointers import Finger  # noqa: E402

OUTPUT = ROOT / "docs/legato.avif"
SLOWNESS = 6
STEP = 16  # Of the finger, in milliseconds: a frame.
FRAME_RATE = 30
VIEWPORT = {"width": 390, "height": 844}
WIDTH = 450  # Shown 300 points wide.
LARGEST = 400 * 1024
QUALITIES = range(40, 64, 3)  # AV1's constant rate factors, the best first.

# A fingertip wherever the page hears one, and video as slow as all else.
HELPERS = """
addEventListener("play", (event) => { event.target.playbackRate = 1 / %d; }, true);
const tips = new Map();
const show = (event) => {
  const tip = tips.get(event.pointerId) ?? document.createElement("div");
  if (event.type === "pointerdown") {
    tip.style.cssText = `position: fixed; left: 0; top: 0; width: 52px; height: 52px; margin: -26px; z-index: 99;
      border-radius: 50%%; pointer-events: none; background: rgb(255 255 255 / .55);
      box-shadow: 0 0 0 1.5px rgb(0 0 0 / .35), 0 6px 18px rgb(0 0 0 / .4)`;
    document.body.append(tip);
    tips.set(event.pointerId, tip);
  }
  tip.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
};
const hide = (event) => {
  const tip = tips.get(event.pointerId);
  tips.delete(event.pointerId);
  tip?.animate({ opacity: [1, 0] }, %d).finished.then(() => tip.remove());
};
addEventListener("pointerdown", show, true);
addEventListener("touchmove", (event) => {
  for (const touch of event.changedTouches) {
    const tip = [...tips.values()][touch.identifier] ?? [...tips.values()][0];
    if (tip) tip.style.transform = `translate(${touch.clientX}px, ${touch.clientY}px)`;
  }
}, true);
addEventListener("pointerup", hide, true);
addEventListener("touchend", () => [...tips.keys()].forEach((pointerId) => hide({ pointerId })), true);
""" % (SLOWNESS, 180 * SLOWNESS)


class Take:
    """The page, a slow finger, and the frames that the compositor has drawn."""

    def __init__(self, page):
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.finger = Finger(page.context.new_cdp_session(page))
        self.frames = []
        self.cdp.on("Page.screencastFrame", self._keep)

    def _keep(self, frame):
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self):
        self.cdp.send("Page.startScreencast", {"format": "jpeg", "quality": 95, "everyNthFrame": 1})

    def stop(self):
        self.cdp.send("Page.stopScreencast")
        self.frames.append((time.time(), self.frames[-1][1]))  # Nothing is drawn while nothing moves.

    def rest(self, ms):
        self.page.wait_for_timeout(ms * SLOWNESS)

    def down(self, x, y):
        self.finger.down(x, y)

    def drag_to(self, x, y, ms):
        """Moves there as a hand does: it sets off and arrives slowly."""
        self._travel(x, y, ms, lambda part: part * part * (3 - 2 * part))

    def throw_to(self, x, y, ms):
        """Moves there ever faster, to let go at full speed."""
        self._travel(x, y, ms, lambda part: part**1.6)

    def _travel(self, x, y, ms, ease):
        """Is where it should be at every instant, and arrives in time, however long a machine takes for each step."""
        from_x, from_y = self.finger.x, self.finger.y
        start, length, part = time.time(), ms * SLOWNESS / 1000, 0
        while part < 1:
            part = min(1, (time.time() - start) / length)
            way = ease(part)
            self.finger.drag_to(from_x + (x - from_x) * way, from_y + (y - from_y) * way, STEP)

    def lift(self):
        self.finger.lift()

    def tap(self, x, y, ms=90):
        self.down(x, y)
        self.rest(ms)
        self.lift()

    def tap_on(self, selector):
        box = self.page.locator(selector).first.bounding_box()
        self.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def play(take):
    """The story: eight seconds."""
    take.rest(500)
    # A hub: friends by a swipe, and a throw back that is caught in mid-flight.
    take.down(70, 400)
    take.drag_to(250, 410, 420)
    take.lift()
    take.rest(650)
    take.down(330, 440)
    take.throw_to(170, 440, 160)
    take.lift()
    take.rest(60)
    take.down(150, 470)
    take.drag_to(290, 460, 420)
    take.rest(180)
    take.throw_to(190, 450, 200)
    take.lift()
    take.rest(600)
    # Photos: one flies out of the grid, is dragged about, and flies back.
    take.tap_on("[data-testid=dock-photos]")
    take.rest(700)
    take.tap_on("[data-testid=photo-boats]")
    take.rest(750)
    take.down(110, 180)
    take.drag_to(240, 290, 360)
    take.drag_to(260, 560, 420)
    take.drag_to(220, 480, 260)
    take.rest(120)
    take.lift()
    take.rest(900)


def assemble(frames, folder):
    """Picks the frame that was on screen at each instant, and finds the best quality that is small enough."""
    start = frames[0][0]
    count = int((frames[-1][0] - start) / SLOWNESS * FRAME_RATE)
    index = 0
    for number in range(count):
        while index + 1 < len(frames) and frames[index + 1][0] - start <= number / FRAME_RATE * SLOWNESS:
            index += 1
        (folder / f"{number:04}.jpg").write_bytes(frames[index][1])
    for quality in QUALITIES:
        subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-y", "-framerate", str(FRAME_RATE), "-i", folder / "%04d.jpg"]
            + ["-vf", f"scale={WIDTH}:-2:flags=lanczos,format=yuv420p"]
            + ["-c:v", "libaom-av1", "-crf", str(quality), "-b:v", "0"]
            + ["-cpu-used", "6", "-row-mt", "1", "-g", "300", "-loop", "0", OUTPUT],
            check=True,
        )
        size = OUTPUT.stat().st_size
        print(f"  {count / FRAME_RATE:.1f} s, {count} frames, quality {quality}: {size} bytes")
        if size <= LARGEST:
            return
    sys.exit(f"{OUTPUT} is larger than {LARGEST} bytes at any quality")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", help="a gallery that is served already; otherwise this serves its own")
    parser.add_argument("--frames", type=Path, help="where to keep the frames")
    options = parser.parse_args()
    server = None
    if not options.site:
        server = subprocess.Popen([ROOT / "scripts/serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        options.site = server.stdout.readline().split()[-1]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("LEGATO_CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
            context = browser.new_context(
                viewport=VIEWPORT, device_scale_factor=1.5, has_touch=True, is_mobile=True, color_scheme="dark")
            page = context.new_page()
            page.on("pageerror", lambda error: print(f"the page threw: {error.stack or error}", file=sys.stderr))
            page.add_init_script(HELPERS)
            page.goto(options.site + "/photos")
            page.locator("[data-testid=scene-photos]").wait_for()
            page.get_by_text("Present", exact=True).click()
            page.evaluate(f"import('/panel.js').then((panel) => {{ panel.settings.speed = 1 / {SLOWNESS}; }})")
            page.locator("[data-testid=dock-hub]").click()
            page.wait_for_timeout(1500)
            take = Take(page)
            take.start()
            play(take)
            take.stop()
            browser.close()
    finally:
        if server:
            server.terminate()
    print(f"  {len(take.frames)} frames drawn")
    with tempfile.TemporaryDirectory() as folder:
        folder = options.frames or Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        assemble(take.frames, folder)


main()
