"""What the compositor plays by itself: the motion goes on while the page is busy, and at the speed of the finger that
has let go."""

import base64
import io
import statistics

from PIL import Image


def test_the_motion_goes_on_while_the_page_is_busy(plain, protocol):
    session = protocol(plain)
    frames = []

    def frame(event):
        frames.append((event["metadata"]["timestamp"], event["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", frame)
    session.send("Page.startScreencast", {"format": "png", "maxWidth": 200, "maxHeight": 400, "everyNthFrame": 1})
    block = plain.evaluate("""async () => {
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
      const start = performance.timeOrigin + performance.now();
      while (performance.timeOrigin + performance.now() < start + 400);
      return [start / 1000, (performance.timeOrigin + performance.now()) / 1000];
    }""")
    plain.evaluate("stage.rest()")
    session.send("Page.stopScreencast")
    edges = []
    for time, data in sorted(frames):
        if block[0] + 0.02 < time < block[1] - 0.02:
            picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
            # How much of the middle row shows the screen that comes in from the right.
            row = [picture.getpixel((x, picture.height // 2)) for x in range(picture.width)]
            edges.append(sum(blue > 128 for _, _, blue in row) / picture.width)
    places = f"{len(set(edges))} places, from {min(edges):.2f} to {max(edges):.2f}"
    print(f"compositor frames within the block: {len(edges)}, at {places}")
    assert len(set(edges)) >= 6, f"the compositor drew {edges} while the page was busy"
    assert edges == sorted(edges)
    assert max(edges) - min(edges) > 0.15


def speeds(frames):
    """Pairs of a frame's time and the speed up to it."""
    pairs = [(a, b) for a, b in zip(frames, frames[1:]) if a[1] and b[1] and b[0] > a[0]]
    return [(b[0], (b[1][0] - a[1][0]) / (b[0] - a[0])) for a, b in pairs]


def test_the_speed_goes_on_across_the_release(plain, protocol):
    """Released where the spring's pull and its damping cancel out, about 2 ζ v / ω before the end; of five runs the one
    in the middle counts, since others may be a busy machine's."""
    across, smallest, handed = [], [], 0
    for _ in range(5):
        plain.reload()
        plain.wait_for_selector("[data-ready]")
        plain.evaluate("""async () => {
          await stage.pushed({ transition: { name: "slide", direction: "leading" } });
          stage.moves = [];
          addEventListener("pointermove", (event) => stage.moves.push([event.timeStamp, event.clientX]), true);
          addEventListener("pointerup", async (event) => {
            stage.released = event.timeStamp;
            const a = document.getElementById("a");
            for (let i = 0; i < 3; i++) await stage.nextFrame();
            stage.handed = a.getAnimations().length;
          }, true);
          stage.stop = stage.watch("#a");
        }""")
        # The browser's own finger: at a constant speed, whatever this process does meanwhile.
        protocol(plain).send("Input.synthesizeScrollGesture", {
            "x": 20, "y": 600, "xDistance": 260, "yDistance": 0, "speed": 1200, "gestureSourceType": "touch",
            "preventFling": False})
        plain.wait_for_timeout(120)
        frames, moves, released, animations = plain.evaluate(
            "[stage.stop(), stage.moves, stage.released, stage.handed]")
        handed += animations
        speed = (moves[-2][1] - moves[2][1]) / (moves[-2][0] - moves[2][0])
        steps = [(time, each / speed) for time, each in speeds(frames)]
        after = [each for time, each in steps if time > released][:3]
        # The browser lets a finger's moves lag a little and its lift not: the first step may be longer.
        across.append(statistics.mean(after[1:]))
        smallest.append(min(after[:2]))
    print("speed of the page after the release / the finger's:", [f"{each:.2f}" for each in across])
    print("smallest step / the finger's:", [f"{each:.2f}" for each in smallest])
    assert handed == 5, "the settle was not handed to the compositor"
    assert statistics.median(abs(each - 1) for each in across) <= 0.15
    assert statistics.median(smallest) >= 0.9
