"""The tests' own fingers and mouse: their events reach a page as a user's would."""

import pytest

from clock import FRAME


def log(page, *types):
    """The events of these types, without the mouse events that the browser itself sends at first."""
    return [event for event in page.evaluate("log") if event["type"] in types and event.get("kind") != "mouse"]


@pytest.fixture
def glass(phone, site):
    phone.goto(site + "/tests/pointers.html")
    return phone


def test_a_finger_arrives_as_pointer_events_and_as_touches(glass, finger):
    finger.down(20, 400).drag_to(220, 300, ms=200).lift()
    down, *moves, up = log(glass, "pointerdown", "pointermove", "pointerup")
    assert (down["type"], down["kind"], down["x"], down["y"]) == ("pointerdown", "touch", 20, 400)
    assert (up["type"], up["x"], up["y"]) == ("pointerup", 220, 300)
    assert [event["x"] for event in moves] == pytest.approx([20 + 200 * step / 12 for step in range(1, 13)])
    assert [event["type"] for event in log(glass, "touchstart", "touchmove", "touchend")] == [
        "touchstart", *["touchmove"] * 12, "touchend"]


def test_each_event_has_the_time_of_its_frame(glass, finger):
    finger.down(20, 400).drag_to(320, 400, ms=300).hold(100).lift()
    down, *moves, up = [event["time"] for event in log(glass, "pointerdown", "pointermove", "pointerup")]
    assert [move - down for move in moves] == pytest.approx([FRAME * step for step in range(1, 19)])
    assert up - down == pytest.approx(400)


def test_a_flick_has_its_velocity(glass, finger):
    finger.flick(300, 400, -72, 0, ms=50)
    down, *moves = log(glass, "pointerdown", "pointermove")
    velocities = [(b["x"] - a["x"]) / (b["time"] - a["time"]) for a, b in zip([down, *moves], moves)]
    assert velocities == pytest.approx([-1.44] * 3)


def test_a_second_finger_comes_and_goes(glass, finger):
    finger.down(100, 400)
    other = finger.another().down(200, 400)
    other.drag_to(250, 450, ms=50).lift()
    finger.drag_to(120, 400, ms=50).lift()
    assert [event["fingers"] for event in log(glass, "touchstart", "touchend")] == [1, 2, 1, 0]
    downs, ups = log(glass, "pointerdown"), log(glass, "pointerup")
    assert [event["id"] for event in ups] == [downs[1]["id"], downs[0]["id"]]
    assert (ups[0]["x"], ups[0]["y"]) == (250, 450)


def test_time_that_the_test_spends_between_two_actions_counts(glass, finger):
    finger.down(20, 400).drag_to(120, 400, ms=100)
    glass.clock.advance(200)
    finger.lift()
    down, up = log(glass, "pointerdown", "pointerup")
    assert up["time"] - down["time"] == pytest.approx(300)


def test_a_pinch_moves_two_fingers(glass, finger):
    finger.pinch((200, 400), start=100, end=300, ms=100)
    assert sorted(event["x"] for event in log(glass, "pointerup")) == [50, 350]


def test_the_system_can_take_a_finger_away(glass, finger):
    finger.down(20, 400).drag_to(120, 400, ms=100).cancel()
    assert [event["type"] for event in log(glass, "pointerup", "pointercancel")] == ["pointercancel"]
    finger.tap(50, 50)
    assert len(log(glass, "pointerup")) == 1


def test_a_mouse_arrives_as_pointer_events(desktop, mouse, site):
    desktop.goto(site + "/tests/pointers.html")
    mouse.down(600, 400).drag_to(800, 400, ms=200).lift()
    events = [event for event in desktop.evaluate("log") if event["x"] >= 600]
    assert {event["kind"] for event in events} == {"mouse"}
    assert [event["type"] for event in events] == [
        "pointermove", "pointerdown", *["pointermove"] * 12, "pointerup"]
    assert events[-1]["x"] == 800 and events[-1]["time"] - events[1]["time"] == pytest.approx(200)


def test_an_exception_in_the_page_is_seen(desktop, site):
    desktop.goto(site + "/tests/pointers.html")
    desktop.evaluate("setTimeout(() => { throw new Error('deliberate') })")
    desktop.evaluate("console.error('also deliberate')")
    desktop.clock.advance(50)
    assert len(desktop.faults) == 2 and all("deliberate" in fault for fault in desktop.faults)
    desktop.faults.clear()
