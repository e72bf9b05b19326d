"""A page's input, in the protocol's terms: fingers and a mouse go through the page's clock, keys are real."""


class Input:
    """The input of fingers, mouse and keyboard."""

    def __init__(self, page):
        self._page = page
        self._places = {}

    def send(self, method, at, **event):
        """Records an event with its time."""
        {"Input.dispatchTouchEvent": self._touch, "Input.dispatchMouseEvent": self._move_mouse,
         "Input.dispatchKeyEvent": self._press}[method](at, **event)

    def _touch(self, at, type, touchPoints):
        clock, places = self._page.clock, self._places
        clock.prepare()
        if type == "touchCancel":
            places.clear()
            clock.add_after("cancel", at)
        for point in touchPoints:
            finger, place = point["id"], (point["x"], point["y"])
            if type == "touchEnd":
                del places[finger]
                clock.add_after("up", finger, at)
            elif places.get(finger) != place:
                places[finger] = place
                clock.add_after("down" if type == "touchStart" else "move", finger, *place, at)

    def _move_mouse(self, at, type, x, y, buttons, **_):
        self._page.clock.add("mouse", type, x, y, at, bool(buttons))

    def _press(self, at, **event):
        """Sends a real key before the frame, and waits until the page has handled it."""
        self._page.advance_to(at)
        self._page.session.send("Input.dispatchKeyEvent", **event)
