"""A trackpad's two fingers: they go back and forward, and move a sheet; a mouse's wheel does not."""

import math

import pytest


def eased(total, count):
    """This number of whole steps that become larger, and smaller only at their end, as with fingers; their sum is
    `total`."""
    weights = [math.sin(math.pi * (0.12 + 0.62 * step / count)) for step in range(count)]
    ends = [round(total * sum(weights[:step + 1]) / sum(weights)) for step in range(count)]
    return [end - start for start, end in zip([0, *ends], ends)]


def macos(total, ms=8, count=14):
    """Events as on macOS: whole pixels at the trackpad's rate, and after the lift a second of momentum."""
    fingers = eased(total, count)
    sign = 1 if total > 0 else -1
    speed = abs(fingers[-1])
    tail = [sign * round(speed * math.exp(-(step + 1) * ms / 325)) for step in range(1000 // ms)]
    return [(each, ms) for each in fingers + [step for step in tail if step]]


def windows(total, count=18):
    """Events as from Windows' precision touchpads: fractions of pixels, a frame apart, and nothing after the lift."""
    return [(each * 0.98, 16) for each in eased(total, count)]


def libinput(total, count=24):
    """Events as from libinput: small steps at the touchpad's own rate, unevenly, and nothing after the lift."""
    return [(each, (7, 9, 13, 7)[step % 4]) for step, each in enumerate(eased(total, count))]


class Trackpad:
    """Wheel events, each at its time, at a place of the page."""

    def __init__(self, page, x=200, y=300):
        self.page, self.x, self.y = page, x, y

    def play(self, events, is_vertical=False, **more):
        """Sends events, (delta, ms to the next); returns how many of them the page has prevented."""
        return self.page.evaluate("""async ([x, y, events, isVertical, more]) => {
          let kept = 0;
          for (const [delta, ms] of events) {
            const way = isVertical ? { deltaY: delta } : { deltaX: delta };
            const event = new WheelEvent("wheel", {
              clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, ...way, ...more });
            document.elementFromPoint(x, y).dispatchEvent(event);
            kept += event.defaultPrevented;
            await new Promise((resolve) => setTimeout(resolve, ms));
          }
          return kept;
        }""", [self.x, self.y, events, is_vertical, more])

    def rest(self):
        self.page.clock.advance(150)
        self.page.evaluate("stage.rest()")


@pytest.fixture
def trackpad(plain):
    return Trackpad(plain)


def screens(page):
    return page.evaluate("stage.container.screens.map(({ id }) => id)")


def left(page, screen="a"):
    return page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().left", screen)


def pushed(page, *names, **options):
    """A stack with these screens pushed, at rest; a finger on them has the library's default gestures."""
    page.evaluate("""async ([names, options]) => {
      stage.stack({ interaction: undefined, ...options });
      for (const name of names) await stage.container.push(stage.make(name), { animated: false });
      await stage.rest();
      stage.events.length = 0;
    }""", [names, options])


def sheet(page):
    page.evaluate("""async () => {
      stage.stack({ interaction: undefined });
      const screen = stage.make("sheet");
      screen.innerHTML = `<div id="list" style="position:absolute;inset:60px 0 0;overflow-y:auto">
        <div style="height:5000px"></div></div>`;
      await stage.container.present(screen, { detents: [.5] });
      await stage.rest();
    }""")


def top(page):
    return round(page.evaluate("document.getElementById('sheet').getBoundingClientRect().top"))


@pytest.mark.parametrize("trace", [macos, windows, libinput])
def test_a_swipe_goes_back_by_one_screen_whatever_sends_it(plain, trackpad, trace):
    pushed(plain, "a", "b")
    trackpad.play(trace(-260))
    trackpad.rest()
    assert screens(plain) == ["root", "a"]


def test_the_screen_follows_and_a_short_and_slow_swipe_comes_to_nothing(plain, trackpad):
    pushed(plain, "a")
    assert trackpad.play([(-2, 16)] * 30) == 30
    # The edge's slop is 12.
    assert left(plain) == 60 - 12
    trackpad.rest()
    assert screens(plain) == ["root", "a"]


def test_momentum_is_a_release_and_moves_nothing_any_more(plain, trackpad):
    pushed(plain, "a", "b", "c")
    trace = macos(-200)
    fingers = 14
    assert trackpad.play(trace) == len(trace)
    seen = plain.evaluate("""stage.events.filter(({ kind }) => kind !== "change").map(({ kind }) => kind)""")
    # All of these while momentum still comes.
    assert seen == ["shouldbegin", "willbegin", "willfinish", "finish"]
    assert len(trace) > 3 * fingers
    trackpad.rest()
    assert screens(plain) == ["root", "a", "b"]


def test_fingers_that_leave_without_a_word_had_the_speed_that_was_theirs_last(plain, trackpad):
    pushed(plain, "a")
    # A steady 1,000 points per second over less than half of the width.
    trackpad.play([(-8, 8)] * 20)
    assert left(plain) == 160 - 12
    plain.clock.advance(50)
    assert left(plain) == 160 - 12
    trackpad.rest()
    assert screens(plain) == ["root"]


def test_a_push_into_momentum_is_a_gesture_of_its_own(plain, trackpad):
    pushed(plain, "a", "b", "c")
    once = macos(-200)[:14 + 30]
    trackpad.play(once + once + once)
    trackpad.rest()
    assert screens(plain) == ["root"]


def test_fingers_that_turn_round_take_the_screen_back(plain, trackpad):
    pushed(plain, "a")
    trackpad.play(macos(-200)[:14 + 8] + macos(260))
    trackpad.rest()
    assert screens(plain) == ["root", "a"]


def test_it_is_mirrored_with_the_page(plain, trackpad):
    plain.evaluate("document.documentElement.dir = 'rtl'")
    pushed(plain, "a", "b")
    trackpad.play(macos(-260))
    trackpad.rest()
    assert screens(plain) == ["root", "a", "b"]
    trackpad.play(macos(260))
    trackpad.rest()
    assert screens(plain) == ["root", "a"]


def test_it_goes_forward_to_a_neighbor_and_back(plain, trackpad):
    plain.evaluate("""() => {
      stage.container = stage.legato.hub(stage.element, {
        center: stage.root, neighbors: { right: { screen: stage.make("chat") } } });
    }""")
    trackpad.play(macos(260))
    trackpad.rest()
    assert screens(plain) == ["root", "chat"]
    trackpad.play(macos(-260))
    trackpad.rest()
    assert screens(plain) == ["root"]


def test_in_a_wide_container_it_needs_no_longer_way(open_page, site):
    page = open_page(width=1280, height=900)
    page.goto(site + "/tests/stack.html")
    pushed(page, "a")
    trackpad = Trackpad(page, 700, 300)
    trackpad.play([(-4, 16)] * 50)
    # Half of 400 points, without the slop, which counts in the screen's points.
    assert left(page) == 640 - 12
    trackpad.rest()


def test_a_drag_up_and_down_moves_a_sheet_where_no_list_can_scroll(plain, trackpad):
    sheet(plain)
    half = top(plain)
    trackpad.y = half + 30
    trackpad.play(macos(260), True)
    trackpad.rest()
    assert top(plain) == 0
    # The list below the fingers is at its top.
    trackpad.y = 400
    trackpad.play(macos(-160), True)
    trackpad.rest()
    assert top(plain) == half
    # The list can scroll down, which the browser does.
    trackpad.y = half + 200
    assert trackpad.play(macos(200), True) == 0
    trackpad.rest()
    assert top(plain) == half


@pytest.mark.parametrize("delta, more, is_vertical", [
    (-100, {}, True), (-120, {}, True), (-3, {"deltaMode": 1}, True), (-120, {"shiftKey": True}, False)])
def test_a_mouses_wheel_moves_nothing(plain, trackpad, delta, more, is_vertical):
    sheet(plain)
    before = top(plain)
    trackpad.y = before + 30
    assert trackpad.play([(delta, 30)] * 6, is_vertical, **more) == 0
    trackpad.rest()
    assert top(plain) == before


def test_lines_are_as_long_as_they_are(plain, trackpad):
    pushed(plain, "a")
    trackpad.play([(-0.5, 16)] * 10, deltaMode=1)
    assert left(plain) == 80 - 12
    trackpad.rest()


def test_a_carousel_keeps_what_it_can_scroll(plain, trackpad):
    pushed(plain, "a")
    carousel = "document.querySelector('#a .carousel')"
    trackpad.y = plain.evaluate(f"{carousel}.getBoundingClientRect().top") + 20
    plain.evaluate(f"{carousel}.scrollLeft = 200")
    assert trackpad.play(macos(-260)) == 0
    trackpad.rest()
    assert screens(plain) == ["root", "a"]
    plain.evaluate(f"{carousel}.scrollLeft = 0")
    trackpad.play(macos(-260))
    trackpad.rest()
    assert screens(plain) == ["root"]


def test_what_the_page_or_a_pinch_has_taken_is_theirs(plain, trackpad):
    pushed(plain, "a")
    assert trackpad.play(macos(-260), ctrlKey=True) == 0
    plain.evaluate("document.querySelector('#a').addEventListener('wheel', (event) => event.preventDefault())")
    trackpad.play(macos(-260))
    trackpad.rest()
    assert screens(plain) == ["root", "a"]


def test_a_page_can_leave_it_to_the_browser(plain, trackpad):
    pushed(plain, "a", wheel=False)
    assert trackpad.play(macos(-260)) == 0
    trackpad.rest()
    assert screens(plain) == ["root", "a"]


def test_a_hand_that_stops_goes_on_holding(plain, trackpad):
    pushed(plain, "a")
    trackpad.play([(delta, 16) for delta in [-20, -40, -24, -14, -8, -4, -2, -1] + [-1] * 20])
    assert left(plain) == 133 - 12
    trackpad.rest()


def test_what_nobody_wants_is_the_browsers(plain, trackpad):
    pushed(plain)
    fingers = eased(-260, 14)
    kept = trackpad.play([(each, 8) for each in fingers])
    # The engine notices this after its slop of 10.
    assert abs(sum(fingers[:kept])) <= 10


@pytest.mark.parametrize("trace", [macos, windows, libinput])
def test_a_swipe_that_the_page_denies_is_no_containers_around_and_not_the_browsers(plain, trackpad, trace):
    pushed(plain, "a")
    plain.evaluate("""async () => {
      const element = document.createElement("div");
      element.style.cssText = "position: absolute; inset: 0";
      document.getElementById("a").append(element);
      stage.inner = stage.legato.stack(element, { root: stage.make("inner") });
      await stage.inner.push(stage.make("b"), { animated: false });
      element.addEventListener("legato:shouldbegin", (event) => event.preventDefault());
      await stage.rest();
    }""")
    events = trace(-260)
    assert trackpad.play(events) >= len(events) - 1
    trackpad.rest()
    assert screens(plain) == ["root", "a"]
    assert plain.evaluate("stage.inner.top.id") == "b"


def test_while_a_finger_holds_it_moves_nothing(plain, trackpad, finger):
    pushed(plain, "a")
    finger.down(5, 300).drag_by(100, 0)
    before = left(plain)
    trackpad.play(macos(-100))
    assert left(plain) == before
    finger.lift()


def test_an_open_dialog_keeps_its_wheel(plain, trackpad):
    pushed(plain, "a")
    plain.evaluate("""() => {
      const dialog = document.createElement("dialog");
      dialog.style.cssText = "inset: 0; width: 300px; height: 500px";
      document.getElementById("a").append(dialog);
      dialog.showModal();
    }""")
    assert trackpad.play(macos(-260)) == 0
    assert screens(plain) == ["root", "a"]


def test_a_press_in_the_middle_of_it_lets_go(plain, trackpad, finger):
    pushed(plain, "a")
    trackpad.play([(-4, 16)] * 20)
    finger.down(300, 300)
    assert plain.evaluate("stage.events.at(-1).kind") == "willcancel"
    finger.lift()
    trackpad.rest()
    assert screens(plain) == ["root", "a"]
