"""Fingers and a mouse: input events, each with its exact time.

    finger.down(20, 400)
    finger.drag_to(220, 400, ms=200)
    finger.hold(100)
    finger.lift()

A finger in motion sends one sample in each frame. The frame of the same instant shows its effect.
"""

from clock import FRAME


class Pointer:
    """The common part of a finger and a mouse: a place on a page."""

    def __init__(self, page):
        self.page = page
        self.x = self.y = 0.0

    def drag_to(self, x, y, ms=200):
        """Moves there in a straight line, at a constant speed."""
        steps = max(1, round(ms / FRAME))
        from_x, from_y = self.x, self.y
        for step in range(1, steps + 1):
            self.x = from_x + (x - from_x) * step / steps
            self.y = from_y + (y - from_y) * step / steps
            self._moved()
        return self

    def drag_by(self, dx, dy, ms=200):
        return self.drag_to(self.x + dx, self.y + dy, ms)

    def hold(self, ms):
        """Rests: a release after 100 ms has no velocity."""
        self.page.clock.advance(ms)
        return self


class Finger(Pointer):
    """One finger on the screen. `another()` is a second one."""

    def __init__(self, page, touching=None):
        super().__init__(page)
        self.touching = [] if touching is None else touching  # all fingers on the screen
        self.id = None

    def another(self):
        return Finger(self.page, self.touching)

    def down(self, x, y):
        assert self.id is None, "this finger is down already"
        self.id = next(id for id in range(10) if all(finger.id != id for finger in self.touching))
        self.x, self.y = x, y
        self.touching.append(self)
        self._send("touchStart", [self])
        return self

    def lift(self):
        assert self.id is not None, "this finger is not down"
        self._send("touchEnd", [self])
        self.touching.remove(self)
        self.id = None

    def cancel(self):
        """The system cancels the touch: all fingers end at once."""
        self._send("touchCancel", [])
        for finger in self.touching:
            finger.id = None
        self.touching.clear()

    def tap(self, x, y):
        self.down(x, y).hold(40).lift()

    def swipe(self, start, end, ms=200):
        """Drags from one point to another and lifts at full speed."""
        self.down(*start).drag_to(*end, ms=ms).lift()

    def flick(self, x, y, dx, dy, ms=60):
        """A short, fast swipe."""
        self.swipe((x, y), (x + dx, y + dy), ms)

    def pinch(self, center, start, end, ms=200):
        """Two fingers side by side, at the distance `start` and then `end`. Both lift."""
        x, y = center
        steps = max(1, round(ms / FRAME))
        self.down(x - start / 2, y)
        other = self.another().down(x + start / 2, y)
        for step in range(1, steps + 1):
            half = (start + (end - start) * step / steps) / 2
            other.x = x + half
            self.drag_to(x - half, y, ms=FRAME)
        other.lift()
        self.lift()

    def _moved(self):
        assert self.id is not None, "this finger is not down"
        # A touch that is sent before a frame arrives directly after that frame, and a move directly before the next
        # one.
        clock = self.page.clock
        clock.prepare()
        self._send("touchMove", self.touching, clock.now + FRAME)
        clock.next()

    def _send(self, kind, fingers, at=None):
        self.page.clock.prepare()
        points = [{"id": finger.id, "x": finger.x, "y": finger.y} for finger in fingers]
        at = at or self.page.clock.now
        self.page.input.send("Input.dispatchTouchEvent", at, type=kind, touchPoints=points)


class Mouse(Pointer):
    """A mouse with its left button, which also moves while the button is up."""

    def __init__(self, page):
        super().__init__(page)
        self.pressed = False

    def move_to(self, x, y):
        self.x, self.y = x, y
        self._moved()
        return self

    def down(self, x, y):
        self.move_to(x, y)
        self.pressed = True
        self._send("mousePressed", clickCount=1)
        return self

    def lift(self):
        self.pressed = False
        self._send("mouseReleased", clickCount=1, button="left")

    def click(self, x, y):
        self.down(x, y).hold(40).lift()

    def _moved(self):
        # Unlike a touch, a mouse event arrives in the frame before which it is sent.
        self.page.clock.draw()
        self._send("mouseMoved")

    def _send(self, kind, **more):
        self.page.clock.prepare()
        event = {"type": kind, "x": self.x, "y": self.y, "buttons": int(self.pressed)}
        event["button"] = "left" if self.pressed else "none"
        self.page.input.send("Input.dispatchMouseEvent", self.page.clock.now, **(event | more))
