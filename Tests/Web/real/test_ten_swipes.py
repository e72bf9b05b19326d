"""Ten swipes from the edge, by real touches: each takes one more screen away, however soon it follows the last lift."""

import time

import pytest

# The motion is so slow that each swipe but the first begins during the settle of the one before, on any machine.
ELEVEN = """async () => {
  stage.stack({ transition: "push", interaction: "edgePan", speed: .2 });
  for (let index = 1; index <= 10; index++) {
    await stage.container.push(stage.make(`page-${index}`), { animated: false });
  }
  await stage.rest();
  stage.events.length = 0;
  stage.begun = [];
  addEventListener("pointerdown", () => stage.begun.push(stage.container.running), true);
}"""
FRAME = 1 / 60  # s


def swipe(page, ms=150, dx=250):
    """A swipe that ends without a pause; unlike the other tests' fingers nobody waits after its lift."""
    def send(kind, *points):
        page.session.send("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    steps = round(ms / 1000 / FRAME)
    began = time.monotonic()
    send("touchStart", {"id": 0, "x": 5, "y": 400})
    for step in range(1, steps + 1):
        time.sleep(max(0, began + FRAME * step - time.monotonic()))
        send("touchMove", {"id": 0, "x": 5 + dx * step / steps, "y": 400})
    send("touchEnd")


@pytest.mark.parametrize("gap", [16, 30, 100, 190, 300])
def test_ten_edge_swipes_pop_ten_screens(plain, gap):
    plain.evaluate(ELEVEN)
    for _ in range(10):
        swipe(plain)
        time.sleep(gap / 1000)
    plain.evaluate("stage.rest(10)")
    assert plain.evaluate("stage.container.screens.map(({ id }) => id)") == ["root"]
    assert plain.evaluate("stage.begun") == [False] + [True] * 9
    ends = plain.evaluate("stage.events.filter(({ kind }) => /finish|cancel/.test(kind)).map((each) => each.kind)")
    assert sorted(ends) == ["finish"] * 10 + ["willfinish"] * 10
