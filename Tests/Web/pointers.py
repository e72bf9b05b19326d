"""Fingers and a mouse for the browser tests: real input events, sent through the DevTools protocol at a steady pace.

    finger.down(20, 400)
    finger.drag_to(220, 400, ms=200)
    finger.hold(100)
    finger.lift()

An event that is sent late still carries the time it was meant for, so that a busy machine does not change a flick's
velocity.
"""

import time

FRAME = 1 / 60


class Clock:
    """The time that events carry: as long as the actions say, plus what passes between them."""

    def __init__(self):
        self.now = self.left = time.time()

    def __enter__(self):
        self.now += time.time() - self.left

    def __exit__(self, *_):
        self.left = time.time()

    def synchronise(self):
        self.now = time.time()

    def wait(self, seconds):
        self.now += seconds
        time.sleep(max(0, self.now - time.time()))


class Pointer:
    """What a finger and a mouse have in common: a place and a clock."""

    def __init__(self, cdp, clock=None):
        self.cdp = cdp
        self.clock = clock or Clock()
        self.x = self.y = 0.0

    def drag_to(self, x, y, ms=200):
        """Moves there in a straight line, at a constant speed."""
        steps = max(1, round(ms / 1000 / FRAME))
        from_x, from_y = self.x, self.y
        with self.clock:
            for step in range(1, steps + 1):
                self.clock.wait(ms / 1000 / steps)
                self.x = from_x + (x - from_x) * step / steps
                self.y = from_y + (y - from_y) * step / steps
                self._moved()
        return self

    def drag_by(self, dx, dy, ms=200):
        return self.drag_to(self.x + dx, self.y + dy, ms)

    def hold(self, ms):
        """Rests: a release after 100 ms has no velocity."""
        with self.clock:
            self.clock.wait(ms / 1000)
        return self


class Finger(Pointer):
    """One finger on the glass. `another()` is a second one."""

    def __init__(self, cdp, clock=None, touching=None):
        super().__init__(cdp, clock)
        self.touching = [] if touching is None else touching  # all fingers on the glass
        self.id = None

    def another(self):
        return Finger(self.cdp, self.clock, self.touching)

    def down(self, x, y):
        assert self.id is None, "this finger is down already"
        with self.clock:
            if not self.touching:
                self.clock.synchronise()
            self.id = next(id for id in range(10) if all(finger.id != id for finger in self.touching))
            self.x, self.y = x, y
            self.touching.append(self)
            self._send("touchStart", [self])
        return self

    def lift(self):
        assert self.id is not None, "this finger is not down"
        with self.clock:
            self._send("touchEnd", [self])
            self.touching.remove(self)
            self.id = None

    def cancel(self):
        """What the system does when it takes the touch away: all fingers go at once."""
        with self.clock:
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
        """Two fingers, level with each other, `start` apart and then `end`. Both lift."""
        x, y = center
        steps = max(1, round(ms / 1000 / FRAME))
        self.down(x - start / 2, y)
        other = self.another().down(x + start / 2, y)
        for step in range(1, steps + 1):
            half = (start + (end - start) * step / steps) / 2
            other.x = x + half
            self.drag_to(x - half, y, ms=ms / steps)
        other.lift()
        self.lift()

    def _moved(self):
        assert self.id is not None, "this finger is not down"
        self._send("touchMove", self.touching)

    def _send(self, kind, fingers):
        points = [{"id": finger.id, "x": finger.x, "y": finger.y} for finger in fingers]
        event = {"type": kind, "touchPoints": points, "timestamp": self.clock.now}
        self.cdp.send("Input.dispatchTouchEvent", event)


class Mouse(Pointer):
    """A mouse with its left button: it also moves while that is up."""

    def __init__(self, cdp):
        super().__init__(cdp)
        self.pressed = False

    def move_to(self, x, y):
        with self.clock:
            if not self.pressed:
                self.clock.synchronise()
            self.x, self.y = x, y
            self._moved()
        return self

    def down(self, x, y):
        self.move_to(x, y)
        with self.clock:
            self.pressed = True
            self._send("mousePressed", clickCount=1)
        return self

    def lift(self):
        with self.clock:
            self.pressed = False
            self._send("mouseReleased", clickCount=1, button="left")

    def click(self, x, y):
        self.down(x, y).hold(40).lift()

    def wheel(self, dx, dy):
        with self.clock:
            self._send("mouseWheel", deltaX=dx, deltaY=dy)

    def _moved(self):
        self._send("mouseMoved")

    def _send(self, kind, **more):
        event = {"type": kind, "x": self.x, "y": self.y, "timestamp": self.clock.now, "buttons": int(self.pressed)}
        event["button"] = "left" if self.pressed else "none"
        self.cdp.send("Input.dispatchMouseEvent", event | more)
