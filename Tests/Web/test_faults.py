"""What users of other libraries suffer from and no other file here has a test of: screens that freeze, jam or stay black.

Elsewhere: lost swipes in test_own, flashing bars and misplaced elements in test_redirection and test_restoring, scrollers and pagers in
test_gestures, flicker and release snaps in test_continuity, films and maps in test_alive and test_restoring, leaks in test_errors,
double animations in test_history, right-to-left in test_gestures, reduced motion in test_access.
"""

import pytest

from scenes import HASTE


def screens(page):
    page.evaluate("(haste) => stage.rest(haste)", HASTE)
    return page.evaluate("stage.container.screens.map((each) => each.id)")


def seen(page):
    """Whose screen is seen in the middle of the container and at its corners."""
    return page.evaluate("""() => {
      const { x, y, width, height } = stage.element.getBoundingClientRect();
      const at = (across, down) => document.elementFromPoint(x + across * width, y + down * height)?.closest(".screen");
      const all = [[.5, .5], [.02, .02], [.98, .02], [.02, .98], [.98, .98]].map((place) => at(...place));
      return [...new Set(all.map((each) => each?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.id))];
    }""")


@pytest.mark.parametrize("pause", [0, 50, 150, 700], ids=lambda ms: f"{ms} ms apart")
def test_fast_repeated_swipes_jam_nothing(plain, finger, pause):
    """A swipe over a settle catches it and throws it on; every other one takes the next screen away."""
    plain.evaluate("""async () => {
      stage.stack();
      for (const name of "abcdefgh") await stage.container.push(stage.make(name), { animated: false });
      stage.events.length = 0;
    }""")
    for _ in range(10):
        finger.flick(60, 600, 220, 0, ms=34)
        finger.hold(pause)
    left = screens(plain)
    kinds = [kind for kind in plain.evaluate("stage.events.map((each) => each.kind)")]
    gone = kinds.count("finish")
    assert left == ["root", *"abcdefgh"][:9 - gone]
    assert gone >= (8 if pause == 700 else 1)
    assert kinds.count("willbegin") == gone and kinds.count("cancel") == 0
    assert seen(plain) == left[-1:]
    assert plain.evaluate("stage.container.push(stage.make('new')).then((each) => each.finished)")
    assert seen(plain) == ["new"]


@pytest.mark.parametrize("touch, left", [("a fast pan", 2), ("a tap", 3), ("a touch that is taken away", 3)])
def test_nothing_freezes_after(plain, finger, touch, left):
    plain.evaluate("""async () => {
      stage.stack();
      for (const name of "ab") await stage.container.push(stage.make(name), { animated: false });
    }""")
    finger.down(60, 600)
    if touch == "a fast pan":
        finger.drag_by(300, 0, ms=17).lift()
    elif touch == "a tap":
        finger.hold(30).lift()
    else:
        finger.drag_by(250, 0, ms=100).cancel()
    assert len(screens(plain)) == left
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    assert len(screens(plain)) == left - 1
    taps = plain.evaluate("stage.taps.length")
    finger.tap(200, 600)
    plain.wait_for_function(f"stage.taps.length === {taps + 1}")


@pytest.mark.parametrize("whom", ["a call", "a finger", "a call on its way"])
@pytest.mark.parametrize("transition", ["cover", "fade", "zoom"])
def test_no_black_screen_after_a_dismissal_by(plain, finger, transition, whom):
    plain.evaluate("""async ([name, isUnderWay]) => {
      const source = () => stage.root.querySelector(".photo");
      stage.stack();
      const run = stage.container.present(stage.make("a"), {
        transition: name === "zoom" ? { name, source } : name, interaction: { name: "verticalPan", direction: "down" } });
      if (isUnderWay) for (let i = 0; i < 8; i++) await stage.nextFrame();
      else await run;
    }""", [transition, whom == "a call on its way"])
    if whom == "a finger":
        # Not on the list, which would scroll.
        finger.down(200, 30).drag_by(0, 500, ms=150).lift()
    else:
        plain.evaluate("() => { stage.container.dismiss() }")
    assert screens(plain) == ["root"]
    assert seen(plain) == ["root"]
    assert plain.evaluate("stage.root.matches(':not([inert], [style*=opacity], [style*=transform])')")
