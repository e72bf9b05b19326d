"""Who gets a touch, and what is scrolled, clicked, edited and zoomed: tests of the page clock, by real touches.

The clock's fingers only imitate browsers. Where the two differ, the clock is wrong.
"""

import pytest

import test_gestures
from test_alive import (  # noqa: F401
    test_a_field_keeps_its_caret_and_its_selection,
    test_a_map_keeps_its_drags,
    test_a_presented_photo_is_pinched_away,
    test_a_second_tap_zooms_the_picture_in_and_out,
    test_a_slider_keeps_what_goes_along_it_where_down_leads_back,
    test_two_fingers_zoom_the_viewers_picture_and_one_moves_it,
)
from test_gestures import (  # noqa: F401
    depth,
    pushed,
    test_a_carousel_scrolls_and_gives_the_drag_away_only_at_its_start,
    test_a_downward_drag_stays_the_transitions,
    test_a_drag_that_begins_on_a_controls_label_never_goes_back,
    test_a_drag_that_begins_vertically_stays_the_lists,
    test_a_finger_that_the_system_takes_away_leaves_nothing_hanging,
    test_a_horizontal_drag_over_the_list_goes_back_and_does_not_scroll,
    test_a_list_in_a_news_tab_still_scrolls,
    test_a_mouse_that_drags_over_a_button_does_not_press_it,
    test_a_swipe_never_taps_and_a_tap_never_swipes,
    test_a_vertical_drag_scrolls_the_list_and_never_goes_back,
    test_an_edge_pan_leaves_a_drag_from_elsewhere_to_the_scroller,
    test_only_a_finger_that_lands_in_a_region_is_kept_from_the_browser,
    test_sliders_and_fields_keep_their_drags,
    test_the_news_tabs_page_and_only_the_first_gives_the_drag_away,
    test_the_swipe_down_screen_scrolls_until_its_top,
)
from test_lab import test_a_finger_drives_the_way_there  # noqa: F401
from test_pictures import test_a_pager_gets_the_drags_at_a_zoomed_pictures_edge  # noqa: F401
from test_pointers import (  # noqa: F401
    glass,
    test_a_pinch_moves_two_fingers,
    test_a_second_finger_comes_and_goes,
    test_the_system_can_take_a_finger_away,
)
from test_presses import (  # noqa: F401
    page,
    test_a_finger_on_what_is_selected_is_the_pages,
    test_what_is_rendered_again_under_a_finger_does_not_give_its_drag_to_the_browser,
    test_what_says_so_keeps_the_drags_along_its_axis,
)
from test_sheet_list import (  # noqa: F401
    seen,
    sheet,
    test_a_list_away_from_its_top_scrolls_though_the_sheet_is_at_a_detent,
    test_at_its_top_it_hands_the_finger_to_the_sheet_which_goes,
    test_at_its_whole_height_the_sheet_hands_it_to_the_list_and_back,
    test_what_pages_or_keeps_its_touches_keeps_its_drag,
)


@pytest.fixture(autouse=True)
def real_scrolling(monkeypatch):
    """The browser takes a finger's travel before it scrolls, which may be long on a busy machine, and scrolls to the
    place where it expects a fast finger in the next frame."""
    monkeypatch.setattr(test_gestures, "follows", lambda scrolled, dragged: 0.5 < scrolled / dragged < 1.5)


def test_a_tap_during_a_settle_reaches_the_screen_that_was_decided_for(pushed, finger):  # noqa: F811
    """The settle is so slow that no machine is too slow for it."""
    finger.down(20, 600).drag_by(330, 0, ms=150).hold(110)
    pushed.evaluate("() => { stage.container.speed = .02; }")
    finger.lift()
    finger.tap(200, 600)
    assert pushed.evaluate("stage.container.running")
    assert [tap.split(" of ")[1] for tap in pushed.evaluate("stage.taps")] == ["root"]
    pushed.evaluate("() => { stage.container.speed = 1; }")
    assert depth(pushed) == 1


def test_a_list_that_a_sheets_drag_has_reached_glides_on_until_a_touch_stops_it(plain, finger):  # noqa: F811
    sheet(plain, "[.5]")
    plain.evaluate("""() => {
      addEventListener("pointerup", async () => {
        stage.lifted = list.scrollTop;
        const offsets = [];
        for (let frame = 0; frame < 20; frame++) offsets.push((await stage.nextFrame(), list.scrollTop));
        stage.offsets = offsets;
      }, { once: true });
    }""")
    # The browser's own finger moves at a constant speed, whatever this process does meanwhile.
    plain.session.send(
        "Input.synthesizeScrollGesture", x=200, y=800, xDistance=0, yDistance=-700, speed=1500,
        gestureSourceType="touch", preventFling=False)
    assert plain.wait_for_function("stage.offsets")
    lifted, offsets = plain.evaluate("[stage.lifted, stage.offsets]")
    print(f"lifted at {lifted}, then", offsets)
    assert lifted > 100 and offsets == sorted(offsets)
    # The second half of the frames takes it less far than the first one.
    assert 50 < offsets[19] - offsets[9] < offsets[9] - lifted
    finger.down(200, 400)
    stopped = seen(plain)
    plain.clock.advance(200)
    assert seen(plain) == stopped and stopped[0] == 0 and stopped[1] >= round(offsets[19])
    finger.lift()


def test_a_tap_on_a_leaving_screen_puts_the_caret_into_no_field_below(pushed, finger):  # noqa: F811
    pushed.evaluate("""() => {
      root.insertAdjacentHTML("beforeend", `<input id="field" style="position:absolute;inset:0;font:16px serif">`);
    }""")
    finger.down(20, 600).drag_by(230, 0, ms=150).hold(110)
    pushed.evaluate("() => { stage.container.speed = .02; }")
    finger.lift()
    finger.tap(300, 600)
    assert pushed.evaluate("[stage.container.running, document.activeElement.id]") == [True, ""]
    finger.tap(100, 600)
    assert pushed.evaluate("[stage.container.running, document.activeElement.id]") == [True, "field"]
    pushed.evaluate("() => { stage.container.speed = 1; }")
