"""The gallery's scenes as a table: how each opens, and which drag leads back."""

from dataclasses import dataclass
from typing import Optional

import pytest


# How many times faster than normal a scene settles when the tests do not watch it.
HASTE = 4
# A speed so low that no motion is visible.
STANDSTILL = 1e-6


@dataclass
class Way:
    """One way into a screen of the gallery and out of it, in fractions of the stage; mirrored when it is right-to-left.
    """

    name: str
    scene: str
    open: Optional[str]  # the element to tap; None if the screen is dragged in
    screen: str  # the screen that is then open
    start: tuple  # the point where a drag back begins
    travel: tuple  # the travel of a drag back that finishes
    start_in: tuple = (0, 0)  # the point where an opening drag begins
    travel_in: tuple = (0, 0)
    held: tuple = ()  # the screen's left, top, width and height when half of the drag back is held

    def __str__(self):
        return self.name


WAYS = [
    Way("hub's friends", "hub", None, "friends", (0.8, 0.5), (-0.6, 0), (0.2, 0.5), (0.6, 0),
        held=(-0.274, 0, 1, 1)),
    Way("hub's stories", "hub", None, "stories", (0.2, 0.5), (0.6, 0), (0.8, 0.5), (-0.6, 0),
        held=(0.274, 0, 1, 1)),
    Way("hub's drawer", "hub", None, "memories", (0.5, 0.3), (0, -0.25), (0.5, 0.2), (0, 0.3),
        held=(0, -0.112, 1, 0.475)),
    Way("photo, pushed", "photos", "photo-leaf", "photo-detail", (0.2, 0.4), (0.7, 0),
        held=(0, 0, 1, 1)),
    Way("process: push", "process", "open-push", "level-1", (0.2, 0.6), (0.7, 0),
        held=(0.324, 0, 1, 1)),
    Way("process: scale", "process", "open-scale", "screen-scale", (0.2, 0.6), (0.7, 0),
        held=(0.324, 0, 1, 1)),
    Way("process: swipe down", "process", "open-vertical", "screen-vertical", (0.5, 0.4), (0, 0.3),
        held=(0, 0.543, 1, 1)),
    Way("process: viewer", "process", "open-viewer", "screen-viewer", (0.5, 0.4), (0, 0.4),
        held=(0, 0, 1, 1)),
    Way("process: mixed", "process", "open-mixed", "screen-mixed", (0.5, 0.4), (0, 0.6),
        held=(0, 0.287, 1, 1)),
    Way("process: card", "process", "open-card", "screen-card", (0.5, 0.4), (0.1, 0.5),
        held=(-0.001, 0.247, 1.211, 1.028)),
    Way("news", "news", "article-lake", "screen-article", (0.2, 0.5), (0.7, 0),
        held=(0.324, 0, 1, 1)),
    Way("player", "player", "film-towers", "pager-screen", (0.2, 0.3), (0.6, 0.15),
        held=(0.308, 0.129, 0.861, 0.861)),
]


class Gallery:
    """The gallery under a finger or a mouse."""

    def __init__(self, page, pointer, address):
        self.page, self.pointer = page, pointer
        self.is_mirrored = False
        page.goto(address)
        page.evaluate("document.fonts.ready")
        self.rest()

    def mirror(self):
        self.is_mirrored = True
        self.page.evaluate("() => { gallery.settings.rtl = true; gallery.show(gallery.current) }")
        self.rest()
        return self

    def slow(self, speed):
        self.page.evaluate("speed => { for (const each of gallery.containers) each.speed = speed }", speed)

    def at(self, x, y):
        """A place on the stage, given as fractions of the stage."""
        box = self.page.locator(".stage").bounding_box()
        x = 1 - x if self.is_mirrored else x
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def by(self, x, y):
        box = self.page.locator(".stage").bounding_box()
        return (-x if self.is_mirrored else x) * box["width"], y * box["height"]

    def catch(self, way, part=1.0, ms=100):
        """Presses on the way's screen, as near as possible to the last place of a finger, drags a part of the way, and
        stays down."""
        x, y = self.page.get_by_test_id(way.screen).first.evaluate("""(screen, [x, y]) => {
          const { left, top, right, bottom } = screen.getBoundingClientRect();
          const within = (place, low, high) => Math.min(Math.max(place, low + 20), high - 20);
          return [within(x, left, right), within(y, top, bottom)];
        }""", [self.pointer.x, self.pointer.y])
        dx, dy = self.by(*way.travel)
        return self.pointer.down(x, y).drag_by(dx * part, dy * part, ms=ms)

    def place(self, way):
        """The frame of the way's screen, in fractions of the stage: left, top, width, height."""
        box, stage = (self.page.locator(each).bounding_box() for each in (f"[data-testid={way.screen}]", ".stage"))
        width, height = stage["width"], stage["height"]
        return ((box["x"] - stage["x"]) / width, (box["y"] - stage["y"]) / height, box["width"] / width,
                box["height"] / height)

    def drag(self, start, travel, part=1.0, ms=100):
        """Presses, drags a part of the way, and stays down."""
        dx, dy = self.by(*travel)
        return self.pointer.down(*self.at(*start)).drag_by(dx * part, dy * part, ms=ms)

    def tap(self, test_id):
        element = self.page.get_by_test_id(test_id).first
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        self.pointer.down(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2).hold(30).lift()

    def enter(self, way):
        """Opens the screen of a way, and waits until it rests."""
        if way.open:
            self.tap(way.open)
        else:
            self.drag(way.start_in, way.travel_in).hold(110).lift()
        self.rest()
        assert self.is_open(way), f"{way} did not open"

    def begin(self, way):
        """Opens the screen of a way, and stops it on its way."""
        if way.open:
            self.tap(way.open)
            self.page.wait_for_function("gallery.containers.some((each) => each.running)")
        else:
            self.drag(way.start_in, way.travel_in).hold(100).lift()
        self.page.clock.advance(50)
        assert self.running()
        self.slow(STANDSTILL)

    def rest(self, haste=HASTE):
        """Waits until nothing moves and the result is drawn, with the motion sped up."""
        self.page.evaluate("""async (haste) => {
          const frame = () => new Promise(requestAnimationFrame);
          const speeds = gallery.containers.map((each) => [each, each.speed]);
          for (const [each, speed] of speeds) if (each.running) each.speed = speed * haste;
          await frame();
          while (gallery.containers.some((each) => each.running)) await frame();
          for (const [each, speed] of speeds) each.speed = speed;
          await frame();
          await frame();
        }""", haste)

    def is_open(self, way):
        """Whether the screen, or one of two of its kind, is in its container and answers the user."""
        screens = self.page.get_by_test_id(way.screen)
        return screens.evaluate_all("all => all.some((each) => each.isConnected && !each.closest('[inert]'))")

    def leap(self, way, act):
        """How far a corner of the visible screen moves in two frames around an action."""
        return self.page.get_by_test_id(way.screen).first.evaluate("""async (screen, act) => {
          const frame = () => new Promise(requestAnimationFrame);
          const corners = ({ left, top, right, bottom }) => [left, top, right, bottom];
          const place = () => corners(screen.getBoundingClientRect());
          await frame();
          const before = place();
          eval(act);
          await frame();
          await frame();
          return Math.max(...place().map((value, index) => Math.abs(value - before[index])));
        }""", act)

    def markup(self):
        """The stage as text: every node, attribute and inline style, without those that change by themselves."""
        return self.page.evaluate("""() => {
          const copy = document.querySelector(".stage").cloneNode(true);
          for (const each of copy.querySelectorAll(".log")) each.remove();
          return copy.outerHTML;
        }""")

    def running(self):
        return self.page.evaluate("gallery.containers.some((each) => each.running)")


def ways(*names):
    chosen = [way for way in WAYS if not names or way.name in names]
    return pytest.mark.parametrize("way", chosen, ids=str)


def assert_same(before, after):
    if before == after:
        return
    at = next((i for i, (a, b) in enumerate(zip(before, after)) if a != b), min(len(before), len(after)))
    around = slice(max(0, at - 200), at + 200)
    raise AssertionError(f"the page changed:\n  before …{before[around]}\n  after  …{after[around]}")
