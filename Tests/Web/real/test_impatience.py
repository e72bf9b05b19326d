"""Impatient play in the gallery: 600 random gestures, one after another, by a user who waits for nothing.

LEGATO_GESTURES= sets how many there are, LEGATO_SEED= draws others.
"""

import os
import random
import time

import pytest

from scenes import Gallery
from test_monkey import GO_HOME, LEFT_BEHIND

SCENES = ["hub", "catch", "beside", "photos", "map", "process", "news", "player", "lab"]
# At least as many in each scene as are needed for that number of them in all.
GESTURES = -(-int(os.environ.get("LEGATO_GESTURES", 600)) // len(SCENES))
SEED = os.environ.get("LEGATO_SEED", "29")
# The milliseconds between a lift and the next touch.
GAPS = [0, 16, 30, 100, 190, 300]
# The lengths of drags in points, limited by the stage; a drag longer than the least must get an answer.
WAYS, LEAST = [60, 120, 250], 30
FRAME = 1 / 60  # s

# Records how the touch on the screen is answered: whether the engine has claimed it, what it has scrolled, and on what
# it landed. A touch that lands on a screen which answers, at rest or during a run, must get an answer.
LISTEN = """() => {
  let around = [];
  window.touched = {};
  const offsets = () => around.map((each) => `${each.scrollLeft} ${each.scrollTop}`).join();
  const containers = () => [...gallery.containers];
  // The opacity of a screen's layer, or that of the colour right below it, which covers what lies below as well.
  const opacity = (layer) => Math.max(...[...layer.parentElement.children]
    .filter((each) => each === layer || !each.firstChild && +each.style.zIndex === +layer.style.zIndex - 1)
    .map((each) => +each.style.opacity));
  const isOn = (element, { clientX: x, clientY: y }) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  // What leaves is inert, and still there: a touch on it is nobody's.
  const isOnLeaving = (touch) => [...document.querySelectorAll("[data-legato-layer][inert]")]
    .some((each) => isOn(each, touch) && opacity(each) >= 0.5
      && containers().some(({ top }) => top.parentElement === each.parentElement
        && +top.style.zIndex < +each.style.zIndex));
  // Whether a container lies on the top screens of those around it.
  const isInTop = ({ element }) => containers().every((outer) => outer.element === element
    || !outer.element.contains(element) || outer.top.contains(element));
  // Nothing is hit where the top screen is inert by mistake.
  const isOnTop = (target, touch) => !target.closest("[data-legato-layer]")
    && containers().some((each) => isInTop(each) && isOn(each.top, touch));
  addEventListener("touchstart", ({ target, touches: [touch] }) => {
    around = [];
    for (let each = target; each; each = each.parentElement) around.push(each);
    const screen = containers().flatMap(({ screens }) => screens).find((each) => around.includes(each));
    // The browser has found the target some frames ago: what moves fast may have left the finger since.
    const isThere = !screen || screen.contains(document.elementFromPoint(touch.clientX, touch.clientY));
    touched = {
      before: offsets(), answers: [],
      where: `${target.tagName} of ${screen?.dataset.testid}`,
      isOwed: isThere && (screen ? !target.closest("[inert]") : isOnTop(target, touch)) && !isOnLeaving(touch),
    };
    touched.read = () => [...new Set([...touched.answers, ...(offsets() === touched.before ? [] : ["scrolled"])])];
  }, true);
  // A browser scrolls what lies under a finger that is a drag by now, as the compositor has it, some frames ahead of
  // the page: what has moved away from the finger by then stays.
  addEventListener("touchmove", ({ touches: [{ clientX, clientY }] }) => {
    touched.last ??= [clientX, clientY];
  }, true);
  addEventListener("pointercancel", () => {
    const touch = touched;
    const scroller = around.find((each) => /auto|scroll/.test(getComputedStyle(each).overflow));
    const look = () => {
      touch.isOwed &&= !scroller || scroller.contains(document.elementFromPoint(...touch.last));
    };
    look();
    requestAnimationFrame(() => requestAnimationFrame(look));
  }, true);
  addEventListener("gotpointercapture", ({ target }) => {
    if (containers().some((each) => each.element === target)) touched.answers?.push("claimed");
  }, true);
  // A pager may have gone back by the time that its offset is read.
  addEventListener("scroll", ({ target }) => {
    if (around.includes(target)) touched.answers?.push("scrolled");
  }, true);
  addEventListener("input", () => touched.answers?.push("input"), true);
  // The Lab's way there is the page's own, by a number.
  for (const container of containers()) {
    const { scrub } = container;
    container.scrub = function (...said) {
      touched.answers?.push("scrubbed");
      return scrub.apply(this, said);
    };
  }
}"""
# The part of the page in which there are containers: elsewhere nothing can answer a drag.
FIELD = """(() => {
  const boxes = gallery.containers.map(({ element }) => element.getBoundingClientRect());
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  return [least("left"), least("top"), most("right"), most("bottom")];
})()"""
# The elements that can be tapped and are fully visible; not those for fingers that a scene plays itself, to which
# another one would be a second finger.
PLACES = """[...document.querySelectorAll(".stage :is(button, [data-open])")]
  .filter((each) => !each.closest("[inert], a, [data-testid=lab-controls], [data-testid=ten-swipes]"))
  .map((each) => each.getBoundingClientRect())
  .filter(({ width, left, top, right, bottom }) => width && left >= 0 && top >= 0 && right <= innerWidth
    && bottom <= innerHeight)
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
ANSWERS = """new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
  .then(() => [touched.read?.() ?? [], touched.where, touched.isOwed])"""


class Player:
    """A user of a scene."""

    def __init__(self, scene, name):
        self.scene, self.page = scene, scene.page
        self.dice = random.Random(f"{name} {SEED}")
        self.box = self.page.locator(".stage").bounding_box()
        self.field = self.page.evaluate(FIELD)
        self.page.evaluate(LISTEN)
        # A headless browser goes back at a swipe that nothing scrolls, if its history has an earlier entry.
        self.page.session.send("Page.resetNavigationHistory")

    def place(self):
        left, top, right, bottom = self.field
        across, down = self.dice.uniform(0.01, 0.99), self.dice.uniform(0.05, 0.95)
        return left + across * (right - left), top + down * (bottom - top)

    def way(self):
        """The end of a drag along an axis, with a small deviation; it is within the stage."""
        start, length = self.place(), self.dice.choice(WAYS) * self.dice.choice([-1, 1])
        across = self.dice.uniform(-0.2, 0.2) * length
        dx, dy = self.dice.choice([(length, across), (across, length)])
        left, top, width, height = (self.box[each] for each in ("x", "y", "width", "height"))
        return start, (min(max(start[0] + dx, left + 2), left + width - 2),
                       min(max(start[1] + dy, top + 2), top + height - 2))

    def send(self, kind, *places):
        """Moves fingers; a place that is None is that of a finger that does not take part."""
        self.page.session.send("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"id": finger, "x": place[0], "y": place[1]} for finger, place in enumerate(places) if place])

    def tap(self):
        places = self.page.evaluate(PLACES)
        self.send("touchStart", self.dice.choice(places) if places else self.place())
        time.sleep(2 * FRAME)
        self.send("touchEnd")

    def pinch(self):
        """A second finger joins a drag, turns it into a pinch, and lifts; the first one drags on."""
        place, (_, end) = self.place(), self.way()
        near = [a + (b - a) / 4 for a, b in zip(place, end)]
        other = [min(near[0] + 60, self.box["x"] + self.box["width"] - 2), near[1]]
        for kind, *places in [
                ("touchStart", place), ("touchMove", near), ("touchStart", None, other), ("touchMove", near, end),
                ("touchMove", place, end), ("touchEnd", None, end), ("touchMove", near), ("touchMove", end),
                ("touchEnd", end)]:
            self.send(kind, *places)
            time.sleep(FRAME)
        # Where nothing takes a pinch, the browser magnifies the page, and has all touches from then on.
        self.page.session.send("Emulation.setPageScaleFactor", pageScaleFactor=1)

    def drag(self, start, end, seconds):
        """Drags; returns what has answered, on what the drag began, and whether it must get an answer."""
        steps = max(2, round(seconds / FRAME))
        began = time.monotonic()
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            self.send("touchMove", [a + (b - a) * step / steps for a, b in zip(start, end)])
            time.sleep(max(0, began + FRAME * step - time.monotonic()))
        self.send("touchEnd")
        return self.page.evaluate(ANSWERS)


def is_along_an_axis(start, end):
    across, along = sorted(abs(a - b) for a, b in zip(start, end))
    return along > LEAST and along > 2 * across


@pytest.mark.parametrize("name", SCENES)
def test_no_touch_of_an_impatient_user_is_dead(phone, finger, site, name):
    scene = Gallery(phone, finger, f"{site}/{name}")
    player = Player(scene, name)
    dead, answered = [], 0
    # First long runs, so that many touches land during one on any machine, and then those that users see.
    for index in range(GESTURES):
        if index in (0, GESTURES // 2):
            scene.slow(1 if index else 0.4)
        kind = player.dice.random()
        if kind < 0.25:
            player.tap()
        elif kind < 0.35:
            player.pinch()
        else:
            start, end = player.way()
            seconds = player.dice.choice([0.05, 0.1, 0.2])
            answers, where, is_owed = player.drag(start, end, seconds)
            answered += bool(answers)
            if is_owed and not answers and is_along_an_axis(start, end):
                scene.rest(haste=1)
                if again := player.drag(start, end, seconds)[0]:
                    dead.append(f"{index}: {start} to {end} on {where}; at rest {again}")
        time.sleep(player.dice.choice(GAPS) / 1000)
    # A card that is gone is followed by another.
    phone.clock.advance(300)
    phone.wait_for_function("!gallery.containers.some((each) => each.running)")
    phone.evaluate(GO_HOME)
    scene.rest()
    assert phone.evaluate(LEFT_BEHIND) == []
    assert dead == []
    # Without any answers the test would find nothing wrong. In the process scene few drags have one: 5 to 10 of 67.
    assert answered > GESTURES / 20
