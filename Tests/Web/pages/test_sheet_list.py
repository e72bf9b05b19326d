"""A list in a sheet hands the finger over at its top, in both directions within one touch."""

import pytest


def sheet(page, detents="[1]", offset=0):
    page.evaluate(f"""async () => {{
      stage.stack();
      stage.heard = [];
      for (const name of ["willbegin", "cancel", "finish"]) {{
        stage.container.element.addEventListener(`legato:${{name}}`, (event) => stage.heard.push(
          `${{name}} ${{event.detail.operation}}`));
      }}
      const screen = stage.make("sheet");
      screen.innerHTML = `<div id="list" style="position:absolute;inset:0;overflow-y:auto;scroll-behavior:smooth">
        <div style="height:5000px"></div></div>`;
      await stage.container.present(screen, {{ transition: "sheet", interaction: "sheetPan", detents: {detents} }});
      list.scrollTo({{ top: {offset}, behavior: "instant" }});
      stage.heard = [];
    }}""")
    page.evaluate("stage.rest()")


def seen(page):
    """The place of the sheet's upper edge, and the list's offset."""
    return [round(number) for number in page.evaluate(
        "[document.getElementById('sheet').getBoundingClientRect().top, list.scrollTop]")]


def test_at_its_top_it_hands_the_finger_to_the_sheet_which_goes(plain, finger):
    sheet(plain, offset=100)
    finger.down(200, 200).drag_by(0, 60, ms=200)
    assert seen(plain) == [0, 50]
    assert plain.evaluate("stage.heard") == []
    finger.drag_by(0, 150, ms=300)
    assert seen(plain) == [100, 0]
    finger.drag_by(0, 340, ms=300).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.heard") == ["willbegin dismiss", "finish dismiss"]


def test_at_its_whole_height_the_sheet_hands_it_to_the_list_and_back(plain, finger):
    sheet(plain, "[.5]")
    half = plain.evaluate("innerHeight / 2")
    finger.down(200, 800).drag_by(0, -210, ms=300)
    assert seen(plain) == [half - 200, 0]
    finger.drag_by(0, -(half - 200) - 100, ms=300)
    assert seen(plain) == [0, 100]
    finger.drag_by(0, 300, ms=300)
    assert seen(plain) == [200, 0]
    finger.drag_by(0, -220, ms=300).hold(200).lift()
    plain.evaluate("stage.rest()")
    assert seen(plain) == [0, 20]


def test_they_hand_it_to_each_other_any_number_of_times_and_it_takes_its_speed_along(plain, finger):
    sheet(plain, "[.5]")
    half = plain.evaluate("innerHeight / 2")
    finger.down(200, 800).drag_by(0, -10 - half - 60, ms=400)
    for _ in range(4):
        assert seen(plain) == [0, 60]
        finger.drag_by(0, 160, ms=150)
        assert seen(plain) == [100, 0]
        finger.drag_by(0, -160, ms=150)
    # Thrown from within the list, the sheet continues to its detent after a third of the distance.
    finger.drag_by(0, 200, ms=60).lift()
    plain.evaluate("stage.rest()")
    assert seen(plain) == [half, 0]


def test_a_list_away_from_its_top_scrolls_though_the_sheet_is_at_a_detent(plain, finger):
    sheet(plain, "[.5]", offset=40)
    half = plain.evaluate("innerHeight / 2")
    finger.down(200, 800).drag_by(0, -210, ms=300)
    assert seen(plain) == [half, 240]
    finger.hold(200).lift()
    assert plain.evaluate("stage.heard") == []


def test_thrown_it_goes_on_until_a_touch_stops_it(plain, finger):
    sheet(plain, offset=100)
    finger.down(200, 700).drag_by(0, -200, ms=200).lift()
    lifted = seen(plain)[1]
    offsets = plain.evaluate("""async () => {
      const offsets = [];
      for (let frame = 0; frame < 12; frame++) offsets.push((await stage.nextFrame(), list.scrollTop));
      return offsets;
    }""")
    steps = [after - before for before, after in zip(offsets, offsets[1:])]
    assert offsets[-1] > lifted + 100
    assert all(step > 0 for step in steps) and steps[-1] < steps[0]
    finger.down(200, 400)
    stopped = seen(plain)
    plain.evaluate("stage.nextFrame()")
    plain.evaluate("stage.nextFrame()")
    assert seen(plain) == stopped
    finger.lift()
    assert stopped[0] == 0


@pytest.mark.parametrize("agent, distance", [("iPhone", 500), ("Linux; Android 14; Pixel 8", 194)])
def test_it_glides_as_far_as_the_platforms_own_lists(plain, finger, agent, distance):
    sheet(plain, offset=100)
    plain.evaluate(f"Object.defineProperty(navigator, 'userAgent', {{ value: 'Mozilla/5.0 ({agent})' }})")
    # 1000 points per second, at which Android's OverScroller goes 194 points.
    finger.down(200, 700).drag_by(0, -200, ms=200).lift()
    lifted = seen(plain)[1]
    plain.clock.advance(5000)
    assert seen(plain)[1] - lifted == pytest.approx(distance, abs=0.02 * distance)


def test_a_touch_that_stops_it_is_no_tap_and_the_next_one_is(plain, finger):
    sheet(plain, offset=100)
    plain.evaluate("list.addEventListener('click', () => stage.heard.push('click'))")
    finger.down(200, 700).drag_by(0, -200, ms=200).lift()
    plain.evaluate("stage.nextFrame()")
    finger.tap(200, 400)
    assert plain.evaluate("stage.heard") == []
    finger.tap(200, 400)
    assert plain.evaluate("stage.heard") == ["click"]


def test_a_tap_beside_it_while_it_glides_is_a_tap_and_it_glides_on(plain, finger):
    sheet(plain, offset=100)
    plain.evaluate("""() => {
      list.style.top = "100px";
      list.parentElement.addEventListener("click", () => stage.heard.push("click"));
    }""")
    finger.down(200, 700).drag_by(0, -200, ms=200).lift()
    plain.evaluate("stage.nextFrame()")
    finger.tap(200, 50)
    touched = seen(plain)[1]
    assert plain.evaluate("stage.heard") == ["click"]
    plain.clock.advance(200)
    assert seen(plain)[1] > touched


def test_a_touch_after_it_has_come_to_rest_is_a_tap(plain, finger):
    sheet(plain, offset=100)
    plain.evaluate("list.addEventListener('click', () => stage.heard.push('click'))")
    finger.down(200, 700).drag_by(0, -100, ms=200).lift()
    lifted = seen(plain)[1]
    plain.clock.advance(5000)
    assert seen(plain)[1] > lifted + 50
    finger.tap(200, 400)
    assert plain.evaluate("stage.heard") == ["click"]


def test_content_that_becomes_shorter_under_the_finger_hands_over_sooner(plain, finger):
    sheet(plain, offset=600)
    finger.down(200, 200).drag_by(0, 60, ms=200)
    plain.evaluate("list.firstElementChild.style.height = `${list.clientHeight + 40}px`")
    assert seen(plain) == [0, 40]
    finger.drag_by(0, 140, ms=300)
    assert seen(plain) == [100, 0]
    finger.cancel()


@pytest.mark.parametrize("style", ["scroll-snap-type: y mandatory", "touch-action: none"])
def test_what_pages_or_keeps_its_touches_keeps_its_drag(plain, finger, style):
    sheet(plain, offset=100)
    plain.evaluate(f"list.style.cssText += ';{style}'")
    finger.down(200, 200).drag_by(0, 60, ms=200)
    assert plain.evaluate("stage.heard") == [] and seen(plain)[0] == 0
    finger.lift()
