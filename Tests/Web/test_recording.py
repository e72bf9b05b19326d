"""The recorder's clock: what is recorded depends on it alone."""

import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts/recording"))
from stage import FRAME_RATE, Stage  # noqa: E402


@pytest.fixture
def stage(browser, site):
    stages = []

    def stage(scene):
        stages.append(Stage(browser, f"{site}/{scene}", 0.5))
        return stages[-1]

    yield stage
    for each in stages:
        each.close()


# Where everything is that moves, by whatever means.
PICTURE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const styles = all(".fingertip, .stage .screen, [data-legato-layer]").map((each) => {
    const { transform, translate, scale, opacity } = getComputedStyle(each);
    return [transform, translate, scale, opacity];
  });
  return JSON.stringify([styles, all("video").map((each) => each.currentTime)]);
}"""


def take(stage, count, pause):
    """What a scene's finger shows on a machine that loses so many seconds in every frame."""
    stage.show_me()
    pictures = []
    for _ in range(count):
        time.sleep(pause)
        stage.step()
        pictures.append(stage.page.evaluate(PICTURE))
    return pictures


def test_a_slow_machine_records_the_same(stage):
    # A drag, its settle by animations, a movie, and the fingertip's own transitions.
    quick, slow = (take(stage("hub"), 40, pause) for pause in (0, 0.05))
    assert len(set(quick)) == len(quick)
    assert quick == slow


def test_a_second_of_the_clock_is_a_second_of_the_page(stage):
    page = stage("photos").page
    page.evaluate("""() => {
      globalThis.seen = [];
      const start = performance.now();
      const note = (name) => seen.push([name, performance.now() - start]);
      setTimeout(() => note("timer"), 300);
      const repeated = setInterval(() => note("interval"), 400);
      setTimeout(() => clearInterval(repeated), 900);
      document.body.animate({ opacity: [.9, 1] }, 500).finished.then(() => note("animation"));
    }""")
    time.sleep(0.6)
    assert page.evaluate("seen") == []
    now = page.evaluate("performance.now()")
    for frame in range(1, FRAME_RATE + 1):
        page.evaluate("time => clock.moveTo(time)", now + frame * 1000 / FRAME_RATE)
    seen = page.evaluate("seen")
    assert [name for name, _ in seen] == ["timer", "interval", "animation", "interval"]
    assert [at for _, at in seen] == pytest.approx([300, 400, 520, 800])
