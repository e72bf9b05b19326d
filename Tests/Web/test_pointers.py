"""The tests' own fingers and mouse: what they send reaches a page as a user's would."""

import pytest


def log(page, *types):
    return [event for event in page.evaluate("log") if not types or event["type"] in types]


@pytest.fixture
def glass(phone, site):
    phone.goto(site + "/tests/pointers.html")
    return phone


def test_a_finger_arrives_as_pointer_events_and_as_touches(glass, finger):
    finger.down(20, 400).drag_to(220, 300, ms=200).lift()
    down, *moves, up = log(glass, "pointerdown", "pointermove", "pointerup")
    assert (down["type"], down["kind"], down["x"], down["y"]) == ("pointerdown", "touch", 20, 400)
    assert (up["type"], up["x"], up["y"]) == ("pointerup", 220, 300)
    assert len(moves) >= 8 and all(a["x"] < b["x"] for a, b in zip(moves, moves[1:]))
    assert len(log(glass, "touchstart")) == len(log(glass, "touchend")) == 1
    assert len(log(glass, "touchmove")) >= 8


def test_a_drag_lasts_as_long_as_it_says(glass, finger):
    finger.down(20, 400).drag_to(320, 400, ms=300).hold(100).lift()
    down, up = log(glass, "pointerdown", "pointerup")
    assert up["time"] - down["time"] == pytest.approx(400, abs=20)


def test_a_flick_has_its_velocity(glass, finger):
    finger.flick(300, 400, -72, 0, ms=60)
    first, *_, last = log(glass, "pointerdown", "pointermove")
    assert (last["x"] - first["x"]) / (last["time"] - first["time"]) == pytest.approx(-1.2, rel=0.15)


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
    glass.wait_for_timeout(200)
    finger.lift()
    down, up = log(glass, "pointerdown", "pointerup")
    assert up["time"] - down["time"] == pytest.approx(300, abs=150)


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
    events = log(desktop, "pointerdown", "pointermove", "pointerup")
    assert {event["kind"] for event in events} == {"mouse"}
    assert events[-1]["type"] == "pointerup" and events[-1]["x"] == 800
    assert len(events) >= 10


def test_an_exception_in_the_page_is_seen(desktop, site, faults):
    desktop.goto(site + "/tests/pointers.html")
    desktop.evaluate("setTimeout(() => { throw new Error('deliberate') })")
    desktop.evaluate("console.error('also deliberate')")
    desktop.wait_for_timeout(50)
    assert len(faults) == 2 and "deliberate" in faults[0] + faults[1]
    faults.clear()
