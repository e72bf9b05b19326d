"""What the gallery shows a quick finger: each swipe counts, nothing leaps, bars answer; detents and iOS's numbers."""

import pytest

from clock import FRAME
from scenes import Gallery, ways

# At the gallery's own speed, and so slowly that each key or touch comes during the run before it, on any machine.
SPEEDS = pytest.mark.parametrize("speed", [1, 0.2])
# From now on, whether something ran at each key and touch, and the screens that runs have left.
LISTEN = """() => {
  Object.assign(globalThis, { begun: [], left: [] });
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, () => {
    begun.push(gallery.containers.some((each) => each.running));
  }, true);
  addEventListener("legato:finish", ({ detail }) => left.push(detail.from.dataset.testid));
}"""


def ten_levels(phone, finger, site, speed):
    """The process scene at this speed, ten levels deep."""
    scene = Gallery(phone, finger, f"{site}/process")
    phone.evaluate("""() => {
      const press = (name) => gallery.containers[0].top.querySelector(`[data-testid=${name}]`).click();
      press("open-push");
      for (let level = 2; level <= 10; level++) press("push-more");
    }""")
    scene.rest()
    scene.slow(speed)
    phone.evaluate(LISTEN)
    return scene


def assert_all_popped(scene, speed):
    """Each of ten keys or swipes has popped a screen; those of a slow scene came during the run before them."""
    scene.rest()
    assert scene.page.evaluate("gallery.containers[0].screens.length") == 1
    assert scene.page.evaluate("left") == [f"level-{level}" for level in range(10, 0, -1)]
    assert speed == 1 or scene.page.evaluate("begun") == [False] + [True] * 9


@SPEEDS
def test_escape_ten_times_quickly_pops_ten_screens(phone, finger, site, speed):
    scene = ten_levels(phone, finger, site, speed)
    for _ in range(10):
        phone.keyboard.press("Escape")
        phone.clock.advance(50)
    assert_all_popped(scene, speed)


@SPEEDS
@pytest.mark.parametrize("gap", [30, 100, 300])
def test_ten_edge_swipes_pop_ten_screens(phone, finger, site, speed, gap):
    scene = ten_levels(phone, finger, site, speed)
    for _ in range(10):
        # A lift waits for two frames.
        finger.swipe((5, 400), (255, 400), ms=100)
        phone.clock.advance(max(0, gap - 2 * FRAME))
    assert_all_popped(scene, speed)


@SPEEDS
@pytest.mark.parametrize("first, way, last", [("leading", -1, "stories"), ("trailing", 1, "friends")])
def test_two_quick_swipes_in_the_hub_go_from_one_neighbor_to_the_other(phone, finger, site, speed, first, way, last):
    scene = Gallery(phone, finger, f"{site}/hub")
    scene.tap(f"open-{first}")
    scene.rest()
    scene.slow(speed)
    phone.evaluate(LISTEN)
    start, end = scene.at(0.5 - 0.35 * way, 0.5), scene.at(0.5 + 0.3 * way, 0.5)
    # A lift waits for two frames: the second swipe begins a tenth of a second later.
    finger.swipe(start, end, ms=150)
    finger.hold(100 - 2 * FRAME).swipe(start, end, ms=150)
    scene.rest()
    assert phone.evaluate("gallery.containers[1].top.dataset.testid") == last
    assert speed == 1 or phone.evaluate("begun") == [False, True]


@pytest.mark.parametrize("by", ["Escape", "back"])
def test_a_pop_that_is_asked_for_during_a_push_is_over_within_450_ms(phone, finger, site, by):
    scene = Gallery(phone, finger, f"{site}/process")
    phone.evaluate("""() => {
      globalThis.times = {};
      const [stack] = gallery.containers;
      const ask = () => Object.assign(times, { asked: performance.now(), isEarly: stack.running });
      addEventListener("keydown", ask, true);
      addEventListener("click", ({ target }) => { if (target.closest("[data-back]")) ask(); }, true);
      for (const kind of ["willbegin", "finish", "cancel"]) addEventListener(`legato:${kind}`, ({ detail }) => {
        times[`${kind} ${detail.operation}`] = performance.now();
      });
    }""")
    scene.tap("open-push")
    phone.wait_for_function("performance.now() > times['willbegin push'] + 100")
    if by == "Escape":
        phone.keyboard.press("Escape")
    else:
        # The button travels with its page: its right end is there from now on, until all of it rests there.
        box = phone.get_by_test_id("back").bounding_box()
        finger.tap(95, box["y"] + box["height"] / 2)
    phone.wait_for_function("times['finish pop']")
    times = phone.evaluate("times")
    took = times["finish pop"] - times["asked"]
    print(f"asked for {times['asked'] - times['willbegin push']:.0f} ms after the push began, over in {took:.0f} ms")
    assert times["isEarly"], "the push had ended"
    # The frame after the end tells of it, and may be late by another.
    assert took <= 450 + 2 * FRAME


def test_a_sheet_goes_to_each_of_its_detents_and_is_stretched_at_the_last(phone, finger, site):
    scene = Gallery(phone, finger, f"{site}/map")
    phone.evaluate("""() => {
      globalThis.heard = [];
      addEventListener("legato:detent", ({ detail }) => heard.push(detail.index));
    }""")
    scene.tap("open-places")
    scene.rest()
    place = phone.get_by_test_id("places").bounding_box
    low, height = place()["y"], place()["height"]
    rests = {part: low + (0.3 - part) * height for part in (0.3, 0.6, 1)}
    # From detent to detent, at the last one beyond it; the finger lets go a little before its goal.
    for start, end, index in [(0.3, 0.6, 1), (0.6, 1, 2), (1, 1, None), (1, 0.6, 1), (0.6, 0.3, 0)]:
        way = 0.97 * (rests[end] - rests[start]) or -100
        finger.down(195, place()["y"] + 14).drag_by(0, way, ms=250).hold(150)
        held = place()
        stretch = held["height"] - height
        assert (10 < stretch < 90 and held["y"] == pytest.approx(rests[1] - stretch, abs=0.5)) == (index is None)
        finger.lift()
        scene.rest()
        assert place() == pytest.approx({"x": 0, "y": rests[end], "width": 390, "height": height}, abs=0.5)
        assert phone.evaluate("heard.splice(0)") == ([] if index is None else [index])


def test_the_sheet_and_its_list_hand_a_finger_to_each_other(phone, finger, site):
    scene = Gallery(phone, finger, f"{site}/map")
    scene.tap("open-places")
    scene.rest()
    sheet = phone.get_by_test_id("places").bounding_box()
    seen = """(() => {
      const sheet = document.querySelector("[data-testid=places]");
      return [sheet.getBoundingClientRect().y, sheet.querySelector(".places-list").scrollTop];
    })()"""
    way = 0.7 * sheet["height"]
    finger.down(195, sheet["y"] + 200).drag_by(0, -way - 110, ms=400)
    top = sheet["y"] - way
    # The slop of 10 is no part of the way.
    assert phone.evaluate(seen) == pytest.approx([top, 100], abs=2)
    for _ in range(2):
        finger.drag_by(0, 180, ms=200)
        assert phone.evaluate(seen) == pytest.approx([top + 80, 0], abs=2)
        finger.drag_by(0, -180, ms=200)
        assert phone.evaluate(seen) == pytest.approx([top, 100], abs=2)
    finger.hold(150).lift()
    scene.rest()


def let_go(scene, way, part):
    """Drags a way's screen back and lets go at rest; it then leaves so slowly that another drag ends before it has
    left, on any machine."""
    scene.drag(way.start, way.travel, part).hold(110)
    scene.slow(0.05)
    scene.pointer.lift()
    assert scene.running() and not scene.is_open(way)


@ways("photo, pushed")
def test_the_list_below_scrolls_at_once_beside_what_was_swiped_away(phone, finger, site, way):
    scene = Gallery(phone, finger, f"{site}/{way.scene}")
    scene.enter(way)
    phone.evaluate("""() => {
      globalThis.scrolled = 0;
      addEventListener("scroll", ({ target }) => { scrolled = target.scrollTop; }, true);
    }""")
    let_go(scene, way, 1)
    scene.drag((0.1, 0.28), (0, -0.25), ms=150)
    assert scene.running() and not scene.is_open(way)
    assert phone.evaluate("scrolled") > 100
    finger.lift()
    scene.rest(haste=20)


@ways("process: push", "process: swipe down", "player", "news")
def test_a_drag_catches_what_flies(phone, finger, site, way):
    scene = Gallery(phone, finger, f"{site}/{way.scene}")
    scene.enter(way)
    let_go(scene, way, 0.7)
    before = scene.place(way)
    # The finger's slop of 10 moves nothing.
    scene.catch(way, part=-0.5)
    after = scene.place(way)
    axis = way.travel.index(max(way.travel))
    assert scene.running() and after[axis] < before[axis] - 0.05
    finger.hold(150)
    assert scene.place(way) == pytest.approx(after, abs=0.002)
    finger.lift()
    scene.rest(haste=20)


# The parts of bars that are drawn above the screen on top.
ABOVE = """(() => {
  const [{ top, element }] = gallery.containers;
  return [...element.children].filter((each) => each !== top && +each.style.zIndex >= +top.style.zIndex)
    .filter((each) => each.querySelector("[data-legato-bar], [data-legato-bar-item]")).map((each) => each.outerHTML);
})()"""


@pytest.mark.parametrize("transition", ["cover", "pageSheet"])
def test_nothing_of_a_pinned_bar_lies_above_what_is_presented_over_it(phone, finger, site, transition):
    scene = Gallery(phone, finger, f"{site}/lab")
    phone.get_by_test_id("lab-names").select(transition)
    phone.get_by_test_id("lab-option-bars").select("pinned")
    # Slow enough to be seen on its way, on any machine.
    scene.slow(0.1)
    scene.tap("lab-tile-0")
    phone.wait_for_function("gallery.containers[0].top.getBoundingClientRect().y < 0.8 * innerHeight")
    assert scene.running() and phone.evaluate(ABOVE) == []
    scene.rest(haste=20)
    scene.drag((0.5, 0.65), (0, 0.2)).hold(110)
    assert scene.running() and phone.evaluate(ABOVE) == []
    finger.lift()


@ways("news")
@pytest.mark.parametrize("bars", ["attached", "pinned"])
def test_a_bars_button_answers_as_soon_as_a_finger_has_let_go(phone, finger, site, way, bars):
    scene = Gallery(phone, finger, f"{site}/news")
    phone.get_by_test_id(f"bars-{bars}").click()
    scene.enter(way)
    scene.drag(way.start, way.travel).hold(110)
    # The settle is so slow that no machine is too slow for it.
    scene.slow(0.02)
    finger.lift()
    scene.tap("open-topics")
    assert scene.running() and phone.evaluate("gallery.containers[0].top.dataset.testid") == "topics"
    scene.slow(1)
    scene.rest()
    assert phone.evaluate("gallery.containers[0].screens.map((each) => each.dataset.testid)") == ["front", "topics"]


@pytest.mark.parametrize("part, screens", [(0.51, 2), (0.54, 1)])
def test_a_page_that_is_let_go_at_rest_stays_at_51_hundredths_and_goes_at_54(phone, finger, site, part, screens):
    """In the Lab, whose push has the default gesture: the page lies 12 points behind the finger."""
    scene = Gallery(phone, finger, f"{site}/lab")
    scene.tap("lab-tile-0")
    scene.rest()
    finger.down(5, 400).drag_by(part * 390 + 12, 0, ms=250).hold(150)
    assert phone.get_by_test_id("lab-page").bounding_box()["x"] / 390 == pytest.approx(part, abs=0.002)
    finger.lift()
    scene.rest()
    assert phone.evaluate("gallery.containers[0].screens.length") == screens


# After each frame: the way of all fingers so far, and the edges of the picture that they carry, which flies as a copy.
WATCH = """() => {
  let way = 0;
  const places = {};
  for (const kind of ["pointerdown", "pointermove"]) addEventListener(kind, ({ pointerId, clientX: x, clientY: y }) => {
    const [beforeX, beforeY] = places[pointerId] ?? [x, y];
    way += Math.hypot(x - beforeX, y - beforeY);
    places[pointerId] = [x, y];
  }, true);
  globalThis.frames = [];
  const look = () => {
    const picture = ["legato-overlay .detail-photo", ".detail-photo", "[data-testid=video-towers]"]
      .map((each) => document.querySelector(each)).find(Boolean);
    if (!picture) return;
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    frames.push([way, left, top, right, bottom]);
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}"""


@pytest.mark.parametrize("lifts", ["first", "second"])
@pytest.mark.parametrize("name, opener, travel", [
    ("photos", "photo-leaf", (0, 0.1)), ("player", "film-towers", (0.2, 0.08))], ids=["photo", "film"])
def test_nothing_leaps_as_a_second_finger_joins_a_drag_and_one_of_the_two_lifts(
        phone, finger, site, name, opener, travel, lifts):
    scene = Gallery(phone, finger, f"{site}/{name}")
    scene.tap(opener)
    scene.rest()
    phone.evaluate(WATCH)
    scene.drag((0.2, 0.3), travel, ms=250).hold(100)
    other = finger.another().down(finger.x + 200, finger.y + 60).hold(100)
    for _ in range(10):
        other.x -= 3
        finger.drag_by(3, 0, ms=FRAME)
    gone, last = (finger, other) if lifts == "first" else (other, finger)
    gone.hold(100).lift()
    last.hold(100)
    before = phone.evaluate("frames.at(-1)")
    last.drag_by(30, 60, ms=250).hold(100)
    frames = phone.evaluate("frames")
    steps = [(b[0] - a[0], max(abs(x - y) for x, y in zip(a[1:], b[1:]))) for a, b in zip(frames, frames[1:])]
    print("steps of the fingers and of the picture:", [f"{way:.1f} {step:.1f}" for way, step in steps if way or step])
    # A pinch moves the far ends of a picture more than its fingers.
    assert [(way, step) for way, step in steps if step > 2.5 * way + 2] == [], "it leaps"
    (_, _, top, _, bottom), after = before, frames[-1]
    assert scene.running() and after[2] + after[4] - top - bottom > 60, "the last finger moves nothing"
    last.lift()
