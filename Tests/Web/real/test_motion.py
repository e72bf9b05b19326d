"""The compositor's own playback: the motion continues while the page is busy, at the speed of the finger that released
it."""

import base64
import io
import statistics

import pytest
from PIL import Image

from scenes import Gallery

# A blue screen slides over a red one, at a quarter of its speed, until the compositor plays it.
SLIDE = """async () => {
  stage.stack({ speed: .25, transition: { name: "slide", direction: "leading" } });
  const a = stage.make("a");
  a.replaceChildren();
  a.style.background = "#00f";
  stage.root.replaceChildren();
  stage.root.style.background = "#f00";
  stage.container.push(a);
  const moving = () => a.getAnimations().find((each) => each.startTime !== null && each.playState === "running");
  while (!moving()) await stage.nextFrame();
  await moving().ready;
  for (let i = 0; i < 4; i++) await stage.nextFrame();
}"""


class Film:
    """The frames that the compositor has drawn, each as (time, picture)."""

    def __init__(self, session):
        self._session = session
        self._frames = []
        session.on("Page.screencastFrame", self._take)
        session.send("Page.startScreencast", format="png", maxWidth=200, maxHeight=400, everyNthFrame=1)

    def _take(self, event):
        self._frames.append((event["metadata"]["timestamp"], event["data"]))
        self._session.post("Page.screencastFrameAck", sessionId=event["sessionId"])

    def stop(self):
        self._session.send("Page.stopScreencast")
        pictures = [(at, Image.open(io.BytesIO(base64.b64decode(data)))) for at, data in sorted(self._frames)]
        return [(at, picture.convert("RGB")) for at, picture in pictures]


def colors(picture):
    """The fractions of the middle row that show the screen from the right, and the one below."""
    row = [picture.getpixel((x, picture.height // 2)) for x in range(picture.width)]
    return tuple(sum(pixel[channel] > 128 for pixel in row) / picture.width for channel in (2, 0))


def test_the_motion_goes_on_while_the_page_is_busy(plain):
    film = Film(plain.session)
    plain.evaluate(SLIDE)
    block = plain.evaluate("""() => {
      const start = performance.timeOrigin + performance.now();
      while (performance.timeOrigin + performance.now() < start + 400);
      return [start / 1000, (performance.timeOrigin + performance.now()) / 1000];
    }""")
    plain.evaluate("stage.rest()")
    edges = [colors(picture)[0] for at, picture in film.stop() if block[0] + 0.02 < at < block[1] - 0.02]
    places = f"{len(set(edges))} places, from {min(edges):.2f} to {max(edges):.2f}"
    print(f"compositor frames within the block: {len(edges)}, at {places}")
    assert len(set(edges)) >= 6, f"the compositor drew {edges} while the page was busy"
    assert edges == sorted(edges)
    assert max(edges) - min(edges) > 0.15


def test_what_the_compositor_plays_is_grabbed_where_it_is_seen(plain, finger):
    plain.evaluate(SLIDE)
    plain.wait_for_function("document.getElementById('a').getBoundingClientRect().x < 250")
    # Slow enough for a late frame to show nearly the same.
    plain.evaluate("() => { stage.container.speed = .01; }")
    plain.wait_for_function("document.getElementById('a').getAnimations().length")
    film = Film(plain.session)
    finger.down(100, 600).drag_by(30, 0, ms=100).hold(200)
    assert plain.evaluate("document.getElementById('a').getAnimations().length") == 0, "it is not held"
    pictures = [colors(picture) for _, picture in film.stop()]
    finger.lift()
    # In every frame each part shows one of the screens and never both: nothing flashes.
    assert all(blue + red == pytest.approx(1, abs=0.02) for blue, red in pictures)
    places = [blue for blue, _ in pictures]
    print("places:", places)
    assert all(abs(b - a) < 0.05 for a, b in zip(places, places[1:])), f"it leaps: {places}"
    # The finger moves it from its tenth point on.
    assert 0.03 < max(places) - places[-1] < 0.08


def speeds(frames):
    """Pairs of a frame's time and the speed until then."""
    pairs = [(a, b) for a, b in zip(frames, frames[1:]) if a[1] and b[1] and b[0] > a[0]]
    return [(b[0], (b[1][0] - a[1][0]) / (b[0] - a[0])) for a, b in pairs]


def test_the_speed_goes_on_across_the_release(plain):
    """Released where the spring's pull and its damping cancel out, about 2 ζ v / ω before the end. The median of five
    runs counts, because a busy machine may disturb some."""
    across = []
    for _ in range(5):
        plain.goto(plain.url)
        plain.evaluate("""async () => {
          await stage.pushed({ transition: { name: "slide", direction: "leading" } });
          stage.moves = [];
          addEventListener("pointermove", (event) => stage.moves.push([event.timeStamp, event.clientX]), true);
          addEventListener("pointerup", async (event) => {
            stage.released = event.timeStamp;
            const a = document.getElementById("a");
            while (!a.getAnimations().length) await stage.nextFrame();
            for (let i = 0; i < 3; i++) await stage.nextFrame();
            stage.handed = true;
          }, true);
          stage.stop = stage.watch("#a");
        }""")
        # The browser's own finger moves at a constant speed, whatever this process does meanwhile.
        plain.session.send(
            "Input.synthesizeScrollGesture", x=20, y=600, xDistance=260, yDistance=0, speed=1200,
            gestureSourceType="touch", preventFling=False)
        assert plain.wait_for_function("stage.handed"), "the settle was not handed to the compositor"
        frames, moves, released = plain.evaluate("[stage.stop(), stage.moves, stage.released]")
        speed = (moves[-2][1] - moves[2][1]) / (moves[-2][0] - moves[2][0])
        after = [each / speed for time, each in speeds(frames) if time > released]
        # The browser delays a finger's moves a little, but not its lift: the first step may be longer.
        across.append(statistics.mean(after[1:3]))
    print("speed of the page after the release / the finger's:", [f"{each:.2f}" for each in across])
    assert statistics.median(abs(each - 1) for each in across) <= 0.15


@pytest.mark.parametrize("scene, opener", [("photos", "photo-leaf"), ("player", "film-towers")])
def test_the_phones_frame_is_whole_around_the_corners_of_what_the_compositor_moves(desktop, mouse, site, scene, opener):
    gallery = Gallery(desktop, mouse, f"{site}/{scene}")
    left, top, width, height = desktop.locator(".device").bounding_box().values()
    # Between the stage's round corners and the phone's.
    corners = [(x, y) for x in (left + 21, left + width - 21) for y in (top + 21, top + height - 21)]
    before = [desktop.colors(*corner) for corner in corners]
    gallery.slow(0.02)
    gallery.tap(opener)
    desktop.wait_for_function("document.querySelector('.stage').getAnimations({ subtree: true }).length")
    for _ in range(3):
        assert [desktop.colors(*corner) for corner in corners] == before
    assert gallery.running()
