"""Ten real touches in a row, on a phone and on a desktop, throw screens to and fro: nothing flies far off, and all is
in its place at the end."""

import time

import pytest

from pointers import Finger
from scenes import Gallery, ways
from test_monkey import GO_HOME, LEFT_BEHIND
from test_redirection import IS_SEEN, SIDES

# Records in each frame how far a visible layer is from the stage, in diagonals; and for each touch whether it has come
# during a run.
WATCH = """() => {
  const [sides, isSeen] = [%s, %s];
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const diagonal = Math.hypot(stage.width, stage.height);
  window.watched = { farthest: 0, touches: [] };
  const look = () => {
    const seen = [...document.querySelectorAll("legato-overlay")].filter(isSeen);
    for (const [left, top, right, bottom] of seen.map(sides)) {
      watched.farthest = Math.max(watched.farthest, (stage.left - left) / diagonal, (stage.top - top) / diagonal,
        (right - stage.right) / diagonal, (bottom - stage.bottom) / diagonal);
    }
    requestAnimationFrame(look);
  };
  look();
  addEventListener("pointerdown", () => {
    watched.touches.push(gallery.containers.some(({ running }) => running));
  }, true);
}""" % (SIDES, IS_SEEN)


@pytest.mark.parametrize("size", [(390, 844), (1280, 900)], ids=["phone", "desktop"])
@ways("photo, pushed", "hub's friends", "player")
def test_a_screen_that_is_thrown_to_and_fro_ten_times_stays_whole(open_page, site, size, way):
    page = open_page(width=size[0], height=size[1], touch=True)
    scene = Gallery(page, Finger(page), f"{site}/{way.scene}")
    scene.enter(way)
    page.evaluate(WATCH)
    scene.slow(0.3)
    (x, y), (dx, dy) = scene.at(*way.start), scene.by(*way.travel)
    for turn in range(10):
        # To and fro: each touch but the first lands where the last one lifted, 40 to 80 ms later.
        if turn % 2 == 0:
            scene.pointer.down(x, y).drag_by(0.4 * dx, 0.4 * dy, ms=100).lift()
        else:
            scene.pointer.down(x + 0.4 * dx, y + 0.4 * dy).drag_by(-0.3 * dx, -0.3 * dy, ms=100).lift()
        time.sleep((40 + 20 * (turn % 3)) / 1000)
    watched = page.evaluate("watched")
    # Who gets a touch depends on where the screen is by then: nine of ten in a run, in the player four to six.
    assert len(watched["touches"]) == 10 and sum(watched["touches"]) >= 3, watched
    assert watched["farthest"] <= 3, watched
    scene.rest()
    page.evaluate(GO_HOME)
    scene.rest()
    assert page.evaluate(LEFT_BEHIND) == []
