"""The Lab: every transition by its name, by the slider, with its timeline, its layers and its code."""

import pytest

from scenes import Gallery
from test_catalogue import NAMES


@pytest.fixture
def lab(desktop, mouse, site):
    return Gallery(desktop, mouse, f"{site}/lab")


STYLES = """() => [...document.querySelectorAll(".scene-lab [style]")].map((each) => each.getAttribute("style"))
  .filter((style) => style.trim()).length"""
SCREENS = "gallery.containers[0].screens.length"
DEPTHS = """() => [...document.querySelectorAll(".container > [data-legato-layer]")]
  .map((each) => parseFloat(each.style.translate.split(" ")[2] ?? 0))"""
TWO_FRAMES = "new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))"
# How far a finger travels before it drags, in points.
SLOP = 10


def choose(lab, name):
    lab.page.get_by_test_id("lab-names").select(name)


def slide(lab, coverage):
    """Presses the mouse on the slider's thumb, and drags it to a coverage; the mouse stays down."""
    box = lab.page.get_by_test_id("lab-slider").bounding_box()
    thumb = 8  # half of its width
    at = lambda part: box["x"] + thumb + part * (box["width"] - 2 * thumb)
    now = float(lab.page.get_by_test_id("lab-slider").input_value())
    y = box["y"] + box["height"] / 2
    lab.pointer.down(at(now), y).drag_by(at(coverage) - at(now), 0, ms=60)
    lab.page.evaluate(TWO_FRAMES)


def coverage(lab):
    return float(lab.page.get_by_test_id("lab-slider").input_value())


def test_every_transition_is_found_by_its_name(lab):
    listed = lab.page.evaluate("[...document.querySelectorAll('[data-testid=lab-names] option')].map(e => e.value)")
    assert set(NAMES) <= set(listed)
    assert len(listed) == len(set(listed))
    assert "More" not in lab.page.evaluate(
        "[...document.querySelectorAll('[data-testid=lab-names] optgroup')].map(each => each.label)")


def assert_slides(lab, value, screens):
    slide(lab, value)
    live = lab.page.get_by_test_id("lab-timeline").locator("dd").first.inner_text()
    assert float(live) == (value if screens == 2 else 1 - value)
    assert lab.page.locator(".lab-rows li").count() >= 2
    assert lab.page.locator(".lab-rows polyline").count() >= 1
    lab.pointer.lift()
    lab.rest()
    assert lab.page.evaluate(SCREENS) == screens


def test_the_slider_drives_a_transition_there_and_back(lab):
    for name in ("zoom", "sheet", "predictiveBack"):
        choose(lab, name)
        assert_slides(lab, 0.8, 2)
        assert_slides(lab, 0.2, 1)


def test_a_slider_that_is_let_go_where_it_was_pressed_lets_go_of_the_run(lab):
    choose(lab, "zoom")
    slide(lab, 0.4)
    track = lab.page.get_by_test_id("lab-slider").bounding_box()["width"] - 16
    lab.pointer.drag_by(-0.4 * track, 0, ms=60).lift()
    lab.rest()
    assert lab.page.evaluate(SCREENS) == 1


def test_keys_move_the_slider_and_hold_what_they_move(lab):
    choose(lab, "cube")
    lab.page.get_by_test_id("lab-slider").focus()
    for _ in range(5):
        lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("PageUp")
    lab.page.clock.advance(300)
    assert coverage(lab) == 0.15
    assert lab.page.evaluate("gallery.containers[0].running")
    assert lab.page.get_by_test_id("lab-hold").inner_text() == "Let go"
    lab.page.keyboard.press("Tab")
    lab.page.keyboard.press("Space")
    lab.rest()
    assert lab.page.get_by_test_id("lab-hold").inner_text() == "Hold"
    assert lab.page.evaluate(SCREENS) == 1


def test_a_key_lets_go_of_what_keys_have_moved(lab):
    for key in ("Enter", "Escape"):
        choose(lab, "cube")
        lab.page.get_by_test_id("lab-slider").focus()
        for each in ("End", "ArrowLeft", key):
            lab.page.keyboard.press(each)
        lab.rest()
        assert lab.page.evaluate(SCREENS) == 2, key


def test_a_mouse_holds_what_plays_and_moves_it_on(lab):
    lab.slow(0.1)
    lab.page.get_by_test_id("lab-play").click()
    lab.page.clock.advance(200)
    lab.page.get_by_test_id("lab-hold").click()
    held = coverage(lab)
    lab.page.clock.advance(300)
    assert coverage(lab) == held and 0 < held < 1
    slide(lab, 0.7)
    lab.pointer.lift()
    lab.page.clock.advance(300)
    assert coverage(lab) == 0.7
    lab.page.get_by_test_id("lab-hold").click()
    lab.rest()
    assert lab.page.evaluate(SCREENS) == 2


@pytest.mark.parametrize("name, start, travel", [
    ("push", (0.9, 0.3), (-0.7, 0)), ("toast", (0.5, 0.2), (0, 0.6)), ("zoom", (0.9, 0.3), (-0.7, 0))])
def test_a_finger_drives_the_way_there(phone, finger, site, name, start, travel):
    lab = Gallery(phone, finger, f"{site}/lab")
    choose(lab, name)
    lab.drag(start, travel)
    lab.page.evaluate(TWO_FRAMES)
    assert lab.page.evaluate("gallery.containers[0].running")
    dx, dy = lab.by(*travel)
    width, height = (abs(each) for each in lab.by(1, 1))
    assert coverage(lab) == pytest.approx((abs(dx) - SLOP) / width if dx else (abs(dy) - SLOP) / height, abs=1e-3)
    lab.pointer.hold(110).lift()
    lab.rest()
    assert lab.page.evaluate(SCREENS) == 2


@pytest.mark.parametrize("name, start, travel", [
    ("push", (0.15, 0.7), (-0.7, 0)), ("zoom", (0.5, 0.7), (-0.7, 0)), ("cover", (0.5, 0.7), (0, -0.5))])
def test_a_finger_brings_a_page_back_that_leaves_whenever_it_lands(phone, finger, site, name, start, travel):
    lab = Gallery(phone, finger, f"{site}/lab")
    choose(lab, name)
    opened = []
    # A push takes 380 ms, a cover 540 ms: these instants include their last frames.
    for ms in range(40, 560, 80):
        lab.page.evaluate("document.querySelector('.lab-page') ?? document.querySelector('.lab-tile').click()")
        lab.rest()
        lab.tap("back")
        lab.page.clock.advance(ms)
        lab.drag(start, travel).lift()
        lab.rest()
        opened.append((ms, lab.page.evaluate(SCREENS)))
    assert opened == [(ms, 2) for ms, _ in opened]


def test_a_page_that_leaves_is_dragged_by_its_own_interaction(phone, finger, site):
    lab = Gallery(phone, finger, f"{site}/lab")
    choose(lab, "zoom")
    rule(lab, "interaction", "freeDrag")
    lab.page.evaluate("document.querySelector('.lab-tile').click()")
    lab.rest()
    lab.tap("back")
    lab.page.clock.advance(60)
    middle = lambda: lab.page.get_by_test_id("lab-page").evaluate(
        "(each) => { const { top, bottom } = each.getBoundingClientRect(); return (top + bottom) / 2 }")
    lab.drag((0.5, 0.5), (-0.15, 0), ms=400)
    before = middle()
    lab.pointer.drag_by(0, 100, ms=400)
    # A number moves it only back and forth; a finger moves it anywhere.
    assert middle() > before + 50
    lab.pointer.lift()
    lab.rest()


def test_a_finger_that_goes_too_short_a_way_or_the_wrong_one_opens_nothing(lab):
    for travel in [(-0.2, 0), (0.5, 0), (0, 0.3)]:
        lab.drag((0.6, 0.3), travel).hold(110).lift()
        lab.rest()
        assert lab.page.evaluate(SCREENS) == 1


def test_a_finger_takes_over_what_the_slider_has_left(lab):
    choose(lab, "push")
    lab.page.get_by_test_id("lab-play").click()
    lab.rest()
    lab.drag((0.02, 0.5), (0.7, 0)).lift()
    lab.rest()
    assert lab.page.evaluate("gallery.containers[0].screens.length") == 1


def test_layers_that_were_pulled_apart_are_put_back(lab):
    before = lab.page.evaluate(STYLES)
    choose(lab, "zoom")
    slide(lab, 0.5)
    lab.pointer.lift()
    lab.rest()
    lab.page.get_by_test_id("lab-hold").click()
    lab.page.get_by_test_id("lab-apart").click()
    lab.page.wait_for_function("document.querySelectorAll('.scene-lab [style*=translate\\\\:]').length > 2")
    depths = lab.page.evaluate(DEPTHS)
    assert len(set(depths)) == len(depths)
    # A card and its shadow are at one place, except when they are seen from the side.
    tops = lab.page.evaluate("""[...document.querySelectorAll("[data-apart] > [data-legato-layer]")]
      .map((each) => Math.round(each.getBoundingClientRect().top))""")
    assert len(set(tops)) == len(tops)
    slide(lab, 0.2)
    lab.pointer.lift()
    assert lab.page.evaluate(DEPTHS) == depths, "they stay apart while the slider moves them"
    lab.page.get_by_test_id("lab-hold").click()
    lab.rest()
    assert lab.page.evaluate(SCREENS) == 1 and lab.page.evaluate(STYLES) == before


def test_layers_pulled_apart_from_the_beginning_fly_from_where_they_are(lab):
    choose(lab, "zoom")
    lab.page.get_by_test_id("lab-apart").click()
    lab.page.evaluate(TWO_FRAMES)
    assert coverage(lab) == 0.5, "it shows the middle of the way"
    transform = "document.querySelector('.lab-page').style.transform"
    apart = lab.page.evaluate(transform)
    lab.page.get_by_test_id("lab-apart").click()
    assert not lab.page.locator("[data-apart]").count()
    choose(lab, "zoom")
    lab.rest()
    slide(lab, 0.5)
    assert lab.page.evaluate(transform) == apart


def test_a_page_that_is_resized_measures_layers_that_lie_flat(lab):
    corners = """() => [...document.querySelectorAll(".container > [data-legato-layer]")]
      .flatMap((each) => Object.values(each.getBoundingClientRect().toJSON()))"""
    choose(lab, "containerTransform")
    slide(lab, 0.5)
    lab.page.get_by_test_id("lab-hold").click()
    seen = []
    for is_apart in (False, True):
        lab.page.set_viewport_size({"width": 1280, "height": 900})
        lab.page.evaluate(TWO_FRAMES)
        if is_apart:
            lab.page.get_by_test_id("lab-apart").click()
        lab.page.set_viewport_size({"width": 1100, "height": 760})
        lab.page.evaluate(TWO_FRAMES)
        if is_apart:
            assert lab.page.locator(".container[data-apart]").count() == 1
            lab.page.get_by_test_id("lab-apart").click()
        # The new size is reached gradually.
        lab.page.clock.advance(2000)
        lab.page.evaluate(TWO_FRAMES)
        seen.append(lab.page.evaluate(corners))
    assert seen[1] == seen[0]


def test_many_layers_apart_lie_before_the_viewer(lab):
    choose(lab, "explode")
    lab.page.get_by_test_id("lab-apart").click()
    lab.page.evaluate(TWO_FRAMES)
    depths = lab.page.evaluate(DEPTHS)
    assert len(depths) > 8 and max(depths) - min(depths) <= 881


def test_an_option_changes_what_is_seen(lab):
    choose(lab, "push")
    lab.page.get_by_test_id("lab-option-direction").select("up")
    slide(lab, 0.5)
    box = lab.page.get_by_test_id("lab-page").bounding_box()
    stage = lab.page.get_by_test_id("stage").bounding_box()
    assert box["y"] - stage["y"] == stage["height"] / 2


def test_an_option_shows_its_default_and_goes_back_to_it(lab):
    choose(lab, "cube")
    row = lab.page.locator(".panel-row:has([data-testid=lab-option-shade])")
    assert row.locator("output").inner_text() == "0.8"
    shade = lab.page.get_by_test_id("lab-option-shade")
    assert shade.input_value() == "0.8"
    shade.focus()
    lab.page.keyboard.press("ArrowLeft")
    assert row.locator("output").inner_text() == "0.79"
    assert "shade: 0.79" in lab.page.get_by_test_id("lab-code").inner_text()
    lab.page.locator("[aria-label='Shade: back to the default']").click()
    assert row.locator("output").inner_text() == "0.8"
    assert ".cube()" in lab.page.get_by_test_id("lab-code").inner_text()


def rule(lab, name, choice):
    lab.page.get_by_test_id("lab-rules").evaluate("each => each.open = true")
    lab.page.get_by_test_id(f"lab-option-{name}").select(choice)


RULES = [
    {"motion": "linear, 1 s", "reverseMotion": "decay"}, {"enter": "rise", "leave": "fade", "cascade": "down"},
    {"enter": "tip over", "cascade": "from the top left"}, {"goesBy": "fold"}, {"bars": "pinned"},
    {"combined": "cube", "limited": "the last half"}, {"reversed": "reversed", "enter": "fade"},
    {"interaction": "pinch", "path": "arc"}, {"interaction": "none"},
    {"interaction": "edgePan", "threshold": "a third", "finishMotion": "decay"}]


def assert_plays(lab, about):
    """It goes forward and back."""
    for screens in (2, 1):
        lab.page.get_by_test_id("lab-play").click()
        lab.rest()
        assert lab.page.evaluate(SCREENS) == screens, about


def test_what_can_be_said_of_every_transition_runs(lab):
    for rules in RULES:
        choose(lab, "auto")
        for name, choice in rules.items():
            rule(lab, name, choice)
        assert_plays(lab, rules)


def test_no_layer_is_left_out_of_the_timeline(lab):
    choose(lab, "fold")
    slide(lab, 0.5)
    rows = lab.page.locator(".lab-rows b").all_inner_texts()
    layers = lab.page.evaluate("""async () => (await import("/legato/inspector.js"))
      .inspect(gallery.containers[0]).layers.map(({ kind, side }) => `${side} ${kind}`)""")
    assert len(layers) > 18 and {row.split(",")[0] for row in rows} == set(layers)
    assert "covered piece, the first of 4" in rows and "covering screen" in rows
    for others in lab.page.locator(".lab-rows summary").all():
        others.evaluate("each => each.click()")
    lab.page.wait_for_function("count => document.querySelectorAll('.lab-rows b').length === count", len(layers))
    assert "covered piece, 4 of 4" in lab.page.locator(".lab-rows b").all_inner_texts()


@pytest.mark.parametrize(
    "name, inputs", [("predictiveBack", {"pull"}), ("zoom", {"dragX", "dragY"}), ("push", set())])
def test_what_a_finger_adds_is_drawn_over_its_own_input(lab, name, inputs):
    choose(lab, name)
    slide(lab, 0.5)
    drawn = lab.page.evaluate(
        "[...document.querySelectorAll('.lab-chart:has(polyline)')].map((each) => each.dataset.input)")
    assert set(drawn) - {"fraction"} >= inputs and (inputs or set(drawn) == {"fraction"})


NAMED = {
    "modal": ".cover().with(motion:", "mdPush": "parallax = 0.5", "mdImageZoom": "sourceStyle: .fading(over: 0.25)",
    "asymmetric": "leave: .push", "autoReverse": ".autoReverse(.asymmetric(enter: .pageIn(), leave: .fade))",
    "combined": ".scale().combined(with: .fade)", "reversed": ".push.reversed", "mirrored": ".push.mirrored",
    "limited": ".cube().limited(to: 0.33...0.67)", "elements": ".modifyingElements(", "pinnedBars": "bars: .pinned",
}


def test_settings_that_have_a_name_are_found_by_it(lab):
    for name, code in NAMED.items():
        choose(lab, name)
        assert code in lab.page.get_by_test_id("lab-code").inner_text()
        assert_plays(lab, name)


def test_every_control_has_a_name(lab):
    for name in ("explode", "toast", "auto"):
        choose(lab, name)
        nameless = lab.page.evaluate("""() => [...document.querySelectorAll(".lab :is(button, input, select)")]
          .filter((each) => !(each.ariaLabel || each.textContent).trim()).length""")
        assert nameless == 0
