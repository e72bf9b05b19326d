"""Faults of other libraries that no other file here tests: freezes, jams, leaps and black screens."""

import pytest

from scenes import HASTE


def screens(page):
    page.evaluate("(haste) => stage.rest(haste)", HASTE)
    return page.evaluate("stage.container.screens.map((each) => each.id)")


def seen(page):
    """The screens that are visible in the middle of the container and at its corners."""
    return page.evaluate("""() => {
      const { x, y, width, height } = stage.element.getBoundingClientRect();
      const at = (across, down) => document.elementFromPoint(x + across * width, y + down * height)?.closest(".screen");
      const all = [[.5, .5], [.02, .02], [.98, .02], [.02, .98], [.98, .98]].map((place) => at(...place));
      const whole = { visibilityProperty: true, opacityProperty: true };
      return [...new Set(all.map((each) => each?.checkVisibility(whole) && each.id))];
    }""")


def flick(page, finger, count, together, pause):
    """Flicks back over twelve screens, waits for rest after each group, and returns how many are gone."""
    page.evaluate("""async () => {
      for (const name of "abcdefghijkl") await stage.container.push(stage.make(name), { animated: false });
      stage.events.length = 0;
    }""")
    for index in range(count):
        finger.flick(60, 600, 220, 0, ms=34)
        finger.hold(pause)
        if index % together == together - 1:
            left = screens(page)
    kinds = page.evaluate("stage.events.map((each) => each.kind)")
    gone = kinds.count("finish")
    assert left == ["root", *"abcdefghijkl"][:13 - gone]
    # No flick is lost: each announces the end of its run, and each run ends there.
    assert kinds.count("willfinish") == count and kinds.count("willbegin") == gone
    assert kinds.count("willcancel") == kinds.count("cancel") == 0
    assert seen(page) == left[-1:]
    assert page.evaluate("stage.container.push(stage.make('new')).then((each) => each.finished)")
    assert seen(page) == ["new"]
    return gone


@pytest.mark.parametrize("pause", [0, 50, 150], ids=["at once", "50 ms apart", "150 ms apart"])
def test_fast_repeated_swipes_jam_nothing(plain, finger, pause):
    # Fault 17 of peers: some flicks catch the settle before them, others come after it. The stories "ten-swipes" fix
    # how many screens they pop.
    plain.evaluate("stage.stack()")
    assert 1 <= flick(plain, finger, 10, 10, pause) <= 10


def test_each_swipe_that_waits_for_the_one_before_takes_one_screen_away(plain, finger):
    plain.evaluate("stage.stack()")
    assert flick(plain, finger, 10, 1, 0) == 10


@pytest.mark.parametrize("touch, left", [("a fast pan", 2), ("a tap", 3), ("a touch that is taken away", 3)])
def test_nothing_freezes_after(plain, finger, touch, left):
    # Fault 2 of peers: a freeze after a fast pan, a tap or a cancel.
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
    assert plain.evaluate("stage.taps.length") == taps + 1


@pytest.mark.parametrize("whom", ["a call", "a finger", "a call on its way"])
@pytest.mark.parametrize("transition", ["cover", "fade", "zoom"])
def test_no_black_screen_after_a_dismissal_by(plain, finger, transition, whom):
    # Fault 3 of peers: a black screen after a dismissal.
    plain.evaluate("""async ([name, isUnderWay]) => {
      const source = () => stage.root.querySelector(".photo");
      stage.stack();
      const run = stage.container.present(stage.make("a"), {
        transition: name === "zoom" ? { name, source } : name,
        interaction: { name: "verticalPan", direction: "down" } });
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


def test_a_tab_bar_goes_with_its_page_and_comes_back_with_it(plain, finger):
    # Fault 4 of peers: a tab bar leaps, comes late or stays away, above all after a swipe that was cancelled.
    plain.evaluate("""async () => {
      const tabs = document.createElement("nav");
      tabs.id = "tabs";
      tabs.style.cssText = "position: absolute; inset: auto 0 0; height: 49px; background: #eee";
      tabs.innerHTML = "<button>A tab</button>";
      stage.root.append(tabs);
      stage.stack();
      stage.stop = stage.watch("#root", "#tabs");
      await stage.container.push(stage.make("a"));
    }""")
    for travel, left in [(100, ["root", "a"]), (280, ["root"])]:
        finger.down(60, 600).drag_by(travel, 0, ms=150).hold(110).lift()
        assert screens(plain) == left
    frames = plain.evaluate("stage.stop()")
    assert any(page is None for _, page, _ in frames), "the page was never covered"
    for time, page, tabs in frames:
        assert (page is None) == (tabs is None), f"only one of them is seen at {time}"
        assert page is None or tabs == pytest.approx([page[0], page[1] + 844 - 49, *page[2:]], abs=0.5)
    finger.tap(20, 820)
    assert plain.evaluate("stage.taps.at(-1)") == "A tab"
