"""Who gets a drag: the transition, a list, a carousel or a slider; and what counts as a tap."""

import pytest

from scenes import HASTE, Gallery


def place(page, selector):
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def follows(scrolled, dragged):
    """Whether a scroller follows the finger, apart from the travel before the browser recognises a drag."""
    return dragged - 30 < scrolled < dragged


@pytest.fixture
def pushed(plain):
    """The plain page with one screen pushed."""
    plain.evaluate("stage.pushed()")
    return plain


def depth(page):
    page.evaluate("(haste) => stage.rest(haste)", HASTE)
    return page.evaluate("stage.container.screens.length")


def test_a_vertical_drag_scrolls_the_list_and_never_goes_back(pushed, finger):
    # Fault 6 of peers: the swipe and a scroll view fight.
    finger.down(200, 780).drag_by(15, -300, ms=200).hold(110).lift()
    assert follows(pushed.evaluate("document.querySelector('#a .list').scrollTop"), 300)
    assert depth(pushed) == 2 and pushed.evaluate("stage.events.length") == 0


def test_a_drag_that_begins_vertically_stays_the_lists(pushed, finger):
    finger.down(100, 700).drag_by(0, -100, ms=100).drag_by(250, 0, ms=150).lift()
    assert depth(pushed) == 2 and pushed.evaluate("stage.events.length") == 0


def test_a_horizontal_drag_over_the_list_goes_back_and_does_not_scroll(pushed, finger):
    finger.down(60, 700).drag_by(280, 40, ms=200).lift()
    assert depth(pushed) == 1
    assert pushed.evaluate("stage.root.querySelector('.list').scrollTop") == 0


def test_a_carousel_scrolls_and_gives_the_drag_away_only_at_its_start(pushed, finger):
    # Fault 6 of peers: the swipe and a scroll view fight.
    x, y = place(pushed, "#a .carousel")
    finger.down(300, y).drag_by(-200, 0, ms=150).hold(110).lift()
    assert follows(pushed.evaluate("document.querySelector('#a .carousel').scrollLeft"), 200)
    finger.down(60, y).drag_by(250, 0, ms=150).hold(110).lift()
    assert pushed.evaluate("document.querySelector('#a .carousel').scrollLeft") == 0
    assert depth(pushed) == 2, "the carousel's own back gesture went back"
    finger.down(60, y).drag_by(280, 0, ms=200).lift()
    assert depth(pushed) == 1


@pytest.mark.parametrize("selector", [".slider", ".text"])
def test_sliders_and_fields_keep_their_drags(pushed, finger, selector):
    box = pushed.locator("#a " + selector).bounding_box()
    y = box["y"] + box["height"] / 2
    finger.down(box["x"] + 40, y).drag_by(box["width"] - 50, 0, ms=150).hold(110).lift()
    assert depth(pushed) == 2 and pushed.evaluate("stage.events.length") == 0
    if selector == ".slider":
        assert float(pushed.evaluate("document.querySelector('#a .slider').value")) > 95


LABELS = {
    "around a field": '<label class="l"><b>Many words</b> <input></label>',
    "of a field elsewhere": '<label class="l" for="c"><b>Many words</b></label><input id="c">',
    "of a slider": '<label class="l" for="c"><b>Many words</b></label><input id="c" type="range">',
    "of a choice": '<label class="l"><b>Many words</b> <select><option>one</option></select></label>',
    "of an upright slider": '<label class="l" for="c"><b>Many words</b></label><input id="c" type="range" '
                            'aria-orientation="vertical">',
    "of a box": '<label class="l"><b>Many words</b> <input type="checkbox"></label>',
    "of a button": '<label class="l" for="c"><b>Many words</b></label><button id="c">Go</button>',
    "of words": '<label class="l"><b>Many words</b> <textarea></textarea></label>',
}


def drag_from_label(page, finger, markup, part):
    """Drags to the right from the beginning of a label, or from text in it."""
    page.evaluate("""(markup) => {
      document.querySelector("#a .words").outerHTML = `<div style="height: 60px">${markup}</div>`;
      document.querySelector("#a .l").style.cssText = "display: inline-block; padding: 10px 80px";
    }""", markup)
    box = page.locator(f"#a {part}").bounding_box()
    finger.down(box["x"] + 40, box["y"] + box["height"] / 2).drag_by(260, 0, ms=200).lift()


@pytest.mark.parametrize("part", [".l", ".l b"], ids=["label", "words in it"])
@pytest.mark.parametrize("markup", LABELS.values(), ids=LABELS)
def test_a_drag_that_begins_on_a_controls_label_never_goes_back(pushed, finger, markup, part):
    drag_from_label(pushed, finger, markup, part)
    assert depth(pushed) == 2 and pushed.evaluate("stage.events.length") == 0


def test_a_label_of_nothing_keeps_no_drag(pushed, finger):
    drag_from_label(pushed, finger, "<label class=l><b>Many words</b></label>", ".l")
    assert depth(pushed) == 1


def test_a_swipe_never_taps_and_a_tap_never_swipes(pushed, finger):
    finger.down(60, 600).drag_by(40, 0, ms=100).hold(110).lift()
    assert depth(pushed) == 2 and pushed.evaluate("stage.taps") == []
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    assert depth(pushed) == 1 and pushed.evaluate("stage.taps") == []
    finger.tap(200, 600)
    assert len(pushed.evaluate("stage.taps")) == 1


def test_a_mouse_that_drags_over_a_button_does_not_press_it(desktop, mouse, site):
    desktop.goto(site + "/tests/stack.html")
    desktop.evaluate("stage.pushed()")
    mouse.down(200, 600).drag_by(60, 0, ms=100).hold(110).lift()
    assert depth(desktop) == 2 and desktop.evaluate("stage.taps") == []
    mouse.click(200, 600)
    assert len(desktop.evaluate("stage.taps")) == 1
    desktop.evaluate("document.querySelector('#a .list button').click()")
    assert len(desktop.evaluate("stage.taps")) == 2


def test_a_tap_during_a_settle_reaches_the_screen_that_the_decision_chose(pushed, finger):
    finger.down(20, 600).drag_by(330, 0, ms=150).hold(110).lift()
    finger.tap(200, 600)
    assert pushed.evaluate("stage.container.running")
    assert [tap.split(" of ")[1] for tap in pushed.evaluate("stage.taps")] == ["root"]
    assert depth(pushed) == 1


@pytest.mark.parametrize("x, answered", [(10, True), (200, False)], ids=["within", "outside"])
def test_only_a_finger_that_lands_in_a_region_is_kept_from_the_browser(plain, finger, x, answered):
    plain.evaluate("""async () => {
      await stage.pushed({ interaction: "edgePan" });
      stage.moves = [];
      addEventListener("touchmove", (event) => stage.moves.push(event.defaultPrevented));
    }""")
    finger.down(x, 600).drag_by(40, 0, ms=100).hold(110).lift()
    assert plain.evaluate("stage.moves.length > 0 && stage.moves.every((each) => each === %s)" % str(answered).lower())
    assert depth(plain) == 2


def test_an_edge_pan_leaves_a_drag_from_elsewhere_to_the_scroller(plain, finger):
    plain.evaluate("stage.pushed({ interaction: 'edgePan' })")
    _, y = place(plain, "#a .carousel")
    plain.evaluate("document.querySelector('#a .carousel').scrollLeft = 300")
    finger.down(100, y).drag_by(200, 0, ms=150).hold(110).lift()
    assert follows(300 - plain.evaluate("document.querySelector('#a .carousel').scrollLeft"), 200)
    assert depth(plain) == 2


def test_a_second_finger_changes_nothing(pushed, finger):
    finger.down(60, 600).drag_by(150, 0, ms=100)
    other = finger.another().down(300, 700)
    other.drag_by(0, -100, ms=60).lift()
    finger.drag_by(130, 0, ms=100).lift()
    assert depth(pushed) == 1


def test_a_finger_that_the_system_takes_away_leaves_nothing_hanging(pushed, finger):
    finger.down(60, 600).drag_by(250, 0, ms=100).cancel()
    assert depth(pushed) == 2
    kinds = [kind for kind in pushed.evaluate("stage.events.map((each) => each.kind)") if kind != "change"]
    assert kinds == ["shouldbegin", "willbegin", "willcancel", "cancel"]
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    assert depth(pushed) == 1, "the container did not recover"


def test_a_pop_that_is_denied_moves_nothing(pushed, finger):
    before = pushed.evaluate("stage.snapshot()")
    pushed.evaluate("stage.element.addEventListener('legato:shouldbegin', (event) => event.preventDefault())")
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    assert depth(pushed) == 2
    assert pushed.evaluate("stage.snapshot()") == before
    assert pushed.evaluate("stage.container.pop()") == {"finished": False, "cancelled": True}


def test_runs_are_redirected_and_every_promise_is_kept(plain):
    outcomes, told, names = plain.evaluate("""async () => {
      stage.stack();
      const runs = [];
      const wait = async (frames) => { for (let i = 0; i < frames; i++) await stage.nextFrame(); };
      runs.push(stage.container.push(stage.make("a")));
      await wait(6);
      runs.push(stage.container.push(stage.make("b")));
      await wait(6);
      runs.push(stage.container.pop());
      await wait(3);
      runs.push(stage.container.push(stage.make("c")));
      await wait(3);
      runs.push(stage.container.replace(stage.make("d")));
      runs.push(stage.container.popToRoot());
      runs.push(stage.container.push(stage.make("e")));
      const outcomes = await Promise.all(runs);
      await stage.rest();
      const told = stage.events.filter(({ kind }) => kind === "finish" || kind === "cancel");
      return [outcomes.map((each) => each.finished),
        told.map(({ kind, operation, to }) => `${kind} ${operation} ${to}`),
        [...stage.element.children].map((each) => each.id)];
    }""")
    # Without a finger an operation changes the stack when it begins, and the next one does not undo it.
    assert outcomes == [True] * 7
    assert told == [f"finish {each}" for each in [
        "push a", "push b", "pop a", "push c", "replace d", "pop root", "push e"]]
    assert names == ["root", "e"]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_only_the_leading_way_goes_back(plain, finger, direction):
    plain.evaluate("""async (direction) => {
      stage.element.dir = direction;
      await stage.pushed();
    }""", direction)
    back = 1 if direction == "ltr" else -1
    finger.down(195 + 150 * back, 600).drag_by(-280 * back, 0, ms=200).lift()
    assert depth(plain) == 2
    finger.down(195 - 150 * back, 600).drag_by(280 * back, 0, ms=200).lift()
    assert depth(plain) == 1


def test_the_news_tabs_page_and_only_the_first_gives_the_drag_away(phone, finger, site):
    # Fault 6 of peers: the swipe and a pager fight.
    scene = Gallery(phone, finger, site + "/news")
    scene.tap("open-topics")
    scene.rest()
    left = "document.querySelector('[data-testid=topics-pager]').scrollLeft"
    # Held before the lift: the browser decides the length of a fling.
    for expected in (390, 780):
        scene.drag((0.8, 0.6), (-0.7, 0), ms=120).hold(110).lift()
        phone.wait_for_function(f"{left} === {expected}")
    scene.drag((0.2, 0.6), (0.7, 0), ms=120).hold(110).lift()
    phone.wait_for_function(f"{left} === 390")
    scene.drag((0.2, 0.6), (0.7, 0), ms=120).hold(110).lift()
    phone.wait_for_function(f"{left} === 0")
    assert phone.get_by_test_id("topics").count() == 1
    scene.drag((0.2, 0.6), (0.7, 0), ms=200).lift()
    scene.rest()
    assert phone.get_by_test_id("topics").count() == 0


def test_a_list_in_a_news_tab_still_scrolls(phone, finger, site):
    scene = Gallery(phone, finger, site + "/news")
    scene.drag((0.5, 0.8), (0, -0.4), ms=150).hold(110).lift()
    scrolled = phone.get_by_test_id("front-page-0").evaluate("(each) => each.scrollTop")
    assert follows(scrolled, scene.by(0, 0.4)[1])


def test_a_downward_drag_stays_the_transitions(phone, finger, site):
    """The browser takes a downward drag for scrolling, except if its first move is answered at once."""
    scene = Gallery(phone, finger, site + "/process")
    scene.tap("open-vertical")
    scene.rest()
    phone.evaluate("() => { globalThis.lost = 0; addEventListener('pointercancel', () => lost++, true) }")
    scene.drag((0.5, 0.4), (0, 0.1), ms=300).hold(300)
    scene.pointer.drag_by(0, 100, ms=200)
    assert scene.running()
    scene.pointer.lift()
    scene.rest()
    assert phone.evaluate("lost") == 0
    assert phone.get_by_test_id("screen-vertical").count() == 0


def test_the_swipe_down_screen_scrolls_until_its_top(phone, finger, site):
    scene = Gallery(phone, finger, site + "/process")
    scene.tap("open-vertical")
    scene.rest()
    scroller = "document.querySelector('[data-testid=screen-vertical] .scroller')"
    phone.evaluate(f"{scroller}.firstElementChild.style.paddingBottom = '900px'")
    scene.drag((0.5, 0.8), (0, -0.5), ms=150).hold(110).lift()
    top = phone.evaluate(f"{scroller}.scrollTop")
    assert follows(top, scene.by(0, 0.5)[1])
    scene.drag((0.5, 0.3), (0, 0.2), ms=150).hold(110).lift()
    assert follows(top - phone.evaluate(f"{scroller}.scrollTop"), scene.by(0, 0.2)[1])
    assert phone.get_by_test_id("screen-vertical").count() == 1
