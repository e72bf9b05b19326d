"""The gallery's scenes: left in each possible way by a finger, and by the gesture that each shows."""

import json

import pytest

from conftest import ROOT
from scenes import Gallery, assert_same, ways

# How far a resting screen may move when it is redirected, in points: the rounding of numbers.
MOST_LEAP = 0.01
# A key event in the page, in the same frame.
ESCAPE = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"


def drag_back(scene, way, part, ms=100):
    """Drags back by a part of the width, rests, and lifts; returns whether the screen is still there."""
    scene.drag(way.start, way.travel, part, ms).hold(100).lift()
    scene.rest()
    return scene.is_open(way)


def catch_and_throw_back(scene, way):
    scene.drag(way.start, way.travel, part=0.8).hold(100).lift()
    assert scene.running(), "it ended before it could be grabbed"
    scene.catch(way, part=-0.7)
    assert scene.running()
    scene.pointer.drag_by(*[-part * 0.5 for part in scene.by(*way.travel)], ms=50).lift()
    scene.rest()


def drag_and_return(scene, way):
    scene.drag(way.start, way.travel)
    scene.pointer.drag_by(*[-part * 0.95 for part in scene.by(*way.travel)], ms=150).hold(100).lift()
    scene.rest()


def redirect(scene, way):
    """Takes an opening screen back by a key, and opens it again while it goes back: nothing leaps."""
    scene.begin(way)
    assert scene.leap(way, ESCAPE) < MOST_LEAP
    assert scene.running() and not scene.is_open(way)
    if way.open:
        assert scene.leap(way, f"document.querySelector('[data-testid={way.open}]').click()") < MOST_LEAP
        assert scene.running() and scene.is_open(way)
    scene.slow(1)
    scene.rest()
    assert scene.is_open(way) == bool(way.open)
    assert not way.open or not drag_back(scene, way, 1)


@ways()
def test_a_screen_is_left_in_every_way_and_leaves_no_trace(phone, finger, site, way):
    scene = Gallery(phone, finger, f"{site}/{way.scene}")
    closed = scene.markup()
    scene.enter(way)
    opened = scene.markup()
    assert drag_back(scene, way, 0.12), "a short drag went back"
    assert_same(opened, scene.markup())
    scene.drag(way.start, way.travel, part=0.5).hold(100)
    assert scene.place(way) == pytest.approx(way.held, abs=0.001), "it is not the transition that it should be"
    scene.pointer.drag_by(*[-part * 0.5 for part in scene.by(*way.travel)]).hold(100).lift()
    scene.rest()
    catch_and_throw_back(scene, way)
    assert scene.is_open(way), "what was caught and thrown back did not come back"
    drag_and_return(scene, way)
    assert scene.is_open(way), "a drag that returned to its start went back"
    assert not drag_back(scene, way, 1), "a long drag did not go back"
    assert_same(closed, scene.markup())
    scene.enter(way)
    scene.drag(way.start, way.travel, part=0.4, ms=70).lift()
    scene.rest()
    assert not scene.is_open(way), "a flick did not go back"
    redirect(scene, way)
    assert_same(closed, scene.markup())


@ways("hub's friends", "photo, pushed", "news", "player")
def test_a_mirrored_screen_is_left_the_other_way(desktop, mouse, site, way):
    scene = Gallery(desktop, mouse, f"{site}/{way.scene}").mirror()
    closed = scene.markup()
    scene.enter(way)
    assert drag_back(scene, way, 0.12) and not drag_back(scene, way, 1)
    assert_same(closed, scene.markup())


# The actions of a recorded gesture, in order; cancelled ones are in brackets.
SHOWN = {
    "hub": "push, pop, (push), push, pop, open, close",
    "catch": "present, dismiss, present, (dismiss), dismiss, present, dismiss",
    "beside": ", ".join(["push"] * 10 + ["pop"] * 10),
    "photos": "push, (pop), pop, push, pop",
    "map": "present, (dismiss), (dismiss), (dismiss), dismiss",
    "process": "push, (pop), pop, present, dismiss, present, (dismiss), dismiss",
    "news": "push, (pop), pop, push, pop",
    "player": "push, (pop), pop, push, pop",
    "lab": "push, (pop), pop, push, pop",
}
NOTE_WHAT_ENDS = """() => {
  globalThis.shown = [];
  addEventListener("legato:finish", ({ detail }) => shown.push(detail.operation));
  addEventListener("legato:cancel", ({ detail }) => shown.push(`(${detail.operation})`));
}"""


@pytest.mark.parametrize("name", SHOWN)
def test_what_show_me_shows_ends_where_it_began(phone, site, name):
    recording = json.loads((ROOT / f"Gallery/Web/recordings/{name}.json").read_text())
    phone.goto(f"{site}/{name}")
    phone.evaluate(NOTE_WHAT_ENDS)
    phone.evaluate("() => { gallery.showMe().then(() => { gallery.hasShown = true }) }")
    phone.clock.advance(recording["samples"][-1]["t"])
    phone.wait_for_function("gallery.hasShown && !gallery.containers.some((each) => each.running)")
    assert ", ".join(phone.evaluate("shown")) == SHOWN[name]
    assert phone.evaluate("gallery.containers.every(({ screens }) => screens.length === 1)")
    assert phone.locator(".fingertip[data-down]").count() == 0


@pytest.mark.parametrize(("name", "opens"), [("photos", "[data-photo]"), ("player", "[data-film]")])
def test_a_list_that_a_finger_scrolls_while_its_cell_is_landed_on_stays_there(phone, finger, site, name, opens):
    scene = Gallery(phone, finger, f"{site}/{name}")
    cells = phone.locator(f".stage {opens}")
    cells.nth(1).evaluate("(cell) => cell.click()")
    scene.rest()
    phone.evaluate("() => { gallery.containers[0].pop() }")
    phone.clock.advance(60)
    scrolled = cells.nth(1).evaluate("""(cell) => {
      const scroller = cell.closest(".scroller");
      scroller.scrollTo({ top: scroller.scrollTop + cell.getBoundingClientRect().bottom, behavior: "instant" });
      return scroller.scrollTop;
    }""")
    assert scrolled > 100
    phone.clock.advance(60)
    assert phone.evaluate("gallery.containers[0].running")
    scene.rest()
    assert cells.nth(1).evaluate("(cell) => cell.closest('.scroller').scrollTop") == scrolled
