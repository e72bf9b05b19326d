"""The gallery's notes about a scene: on a phone a sheet of the library's own, beside the stage where there is room."""

import pytest

TOP = "document.querySelector('.notes').getBoundingClientRect().top / innerHeight"


def open_notes(page, finger):
    finger.tap(*page.get_by_test_id("dock-more").center())
    page.clock.advance(1500)
    assert page.evaluate(TOP) == pytest.approx(1 - 0.62 * 0.84, abs=0.002)


@pytest.fixture
def notes(phone, finger, site):
    phone.goto(site + "/process")
    open_notes(phone, finger)
    return phone


def is_closed(page):
    return page.evaluate("document.querySelector('.notes').hidden && !document.querySelector('.page > [style]')")


def test_the_notes_are_pulled_up_by_their_grip_and_thrown_away(notes, finger):
    finger.down(195, 410).drag_by(0, -250, ms=300).hold(110).lift()
    notes.clock.advance(1500)
    assert notes.evaluate(TOP) == pytest.approx(0.16, abs=0.002)
    finger.down(195, 145).drag_by(0, 500, ms=200).lift()
    notes.clock.advance(1500)
    assert is_closed(notes)


def test_a_tap_beside_the_notes_escape_and_a_wide_window_put_all_back(notes, finger):
    finger.tap(195, 100)
    notes.clock.advance(1500)
    assert is_closed(notes)
    open_notes(notes, finger)
    notes.keyboard.press("Escape")
    notes.clock.advance(1500)
    assert is_closed(notes)
    open_notes(notes, finger)
    notes.set_viewport_size({"width": 1280, "height": 900})
    assert notes.locator(".notes").is_visible() and not notes.evaluate("!!document.querySelector('.page > [inert]')")


def test_what_show_me_shows_begins_once_the_notes_have_gone(notes, finger):
    notes.evaluate("""() => {
      globalThis.shown = [];
      addEventListener("legato:finish", ({ detail }) => shown.push(detail.operation));
    }""")
    finger.tap(*notes.get_by_test_id("show-me").center())
    notes.clock.advance(2500)
    assert notes.evaluate("document.querySelector('.notes').hidden")
    assert notes.evaluate("shown.slice(0, 2)") == ["dismiss", "push"]
