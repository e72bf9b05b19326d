"""A page of which the test says when a frame is: as a tester sees it, with a clock of its own."""

import base64
import io
import json

from PIL import Image

from clock import FRAME, Clock
from elements import Elements
from input import Input
from keyboard import Keyboard
from pointers import Mouse

# How many frames a test waits for what should come: ten seconds of the page's time.
MOST_FRAMES = 600
# How many frames a test waits for a page's files, while each frame waits for the network.
MOST_LOADING_FRAMES = 3000


# Only data leaves a page: what is more, such as a container, is nothing here.
EVALUATE = """(() => {
  const isData = (value) => value !== Object(value) || Array.isArray(value)
    || Object.getPrototypeOf(value) === Object.prototype;
  const data = (value) => isData(value) ? value : null;
  const found = (%s
  );
  const value = typeof found === "function" ? found(%s) : found;
  return value instanceof Promise ? value.then(data) : data(value);
})()"""


class PageError(Exception):
    """A script has thrown, or what was waited for has not come."""


class Session:
    """One page's part of the DevTools protocol."""

    def __init__(self, devtools, target):
        self._devtools = devtools
        self.target = target
        attached = devtools.send("Target.attachToTarget", {"targetId": target, "flatten": True})
        self._id = attached["sessionId"]
        self._listeners = {}
        devtools.listeners[self._id] = self._hear

    def _hear(self, method, parameters):
        for listener in self._listeners.get(method, ()):
            listener(parameters)

    def on(self, event, listener):
        self._listeners.setdefault(event, []).append(listener)

    def send(self, method, **parameters):
        return self._devtools.send(method, parameters, self._id)

    def post(self, method, **parameters):
        return self._devtools.post(method, parameters, self._id)

    def is_answered(self, call):
        return self._devtools.is_answered(call)

    def answer(self, call):
        return self._devtools.answer(call)

    def read(self):
        self._devtools.read()

    def close(self):
        if not self._devtools.is_stuck:
            self._devtools.send("Target.closeTarget", {"targetId": self.target})
            del self._devtools.listeners[self._id]


class Page:
    """A page and its clock."""

    def __init__(self, devtools, width, height, scale=1, touch=False, reduced_motion=False, interval=FRAME):
        target = devtools.send("Target.createTarget", {
            "url": "about:blank", "width": width, "height": height, "enableBeginFrameControl": True})["targetId"]
        self.session = Session(devtools, target)
        self.faults = []
        self._scale, self._is_mobile = scale, touch
        self._watch()
        self.input = Input(self.session)
        self._set_size(width, height)
        if touch:
            self.session.send("Emulation.setTouchEmulationEnabled", enabled=True)
        if reduced_motion:
            self.emulate_media(reduced_motion="reduce")
        self.input.clock = self.clock = Clock(self.session, interval, self.input.await_move, self.input.receive)
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)

    def _watch(self):
        """Notes what goes wrong."""
        def thrown(event):
            details = event["exceptionDetails"]
            self.faults.append(f"exception: {details.get('exception', {}).get('description') or details['text']}")

        def logged(event):
            if event["type"] == "error":
                words = [str(each.get("value", each.get("description"))) for each in event["args"]]
                self.faults.append("console: " + " ".join(words))

        def entered(event):
            if event["entry"]["level"] == "error":
                self.faults.append("log: {text} {url}".format(**{"url": "", **event["entry"]}))

        self.session.on("Runtime.exceptionThrown", thrown)
        self.session.on("Runtime.consoleAPICalled", logged)
        self.session.on("Log.entryAdded", entered)
        for domain in ("Page", "Runtime", "Log"):
            self.session.send(f"{domain}.enable")

    # What the page is.

    def set_viewport_size(self, size):
        self.clock.draw()
        self._set_size(**size)

    def _set_size(self, width, height):
        self.session.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                          deviceScaleFactor=self._scale, mobile=self._is_mobile)

    def emulate_media(self, reduced_motion):
        """Whether motion is to be reduced: `reduce` or `no-preference`."""
        self.session.send(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": reduced_motion}])

    def goto(self, address):
        """Opens an address, and waits until everything in it is there."""
        loaded = []
        self.session.on("Page.loadEventFired", loaded.append)
        answer = self.session.send("Page.navigate", url=address)
        if "errorText" in answer:
            raise PageError(f"{address}: {answer['errorText']}")
        if "loaderId" in answer:
            with self.clock.waiting_for_files():
                self._wait_until(lambda: loaded, f"{address} was not loaded", MOST_LOADING_FRAMES)
        self.clock.draw()
        self.clock.synchronise()

    def wait_until_ready(self):
        """Waits until the page has made its scene, and takes its word for what time it is: its last files have come."""
        self.wait_for_selector("[data-ready]")
        self.clock.synchronise()

    def go_back(self):
        self.travel(-1)

    def travel(self, steps):
        """Goes back or forward to another entry of the page's history. The browser takes no time for that."""
        arrived = []
        self.session.on("Page.navigatedWithinDocument", arrived.append)
        self.evaluate(f"history.go({steps})")
        while not arrived:
            self.session.read()

    def answer(self, part_of_address, status=200, body=""):
        """Answers in the server's place what is asked of an address that contains this; nobody does without a
        status."""
        def paused(event):
            if status is None:
                self.session.post("Fetch.failRequest", requestId=event["requestId"], errorReason="Failed")
            else:
                data = base64.b64encode(body.encode()).decode()
                self.session.post(
                    "Fetch.fulfillRequest", requestId=event["requestId"], responseCode=status, body=data)

        self.session.on("Fetch.requestPaused", paused)
        self.session.send("Fetch.enable", patterns=[{"urlPattern": f"*{part_of_address}*"}])

    @property
    def url(self):
        return self.evaluate("location.href")

    def close(self):
        self.session.close()

    # What a script says.

    def evaluate(self, script, argument=None):
        """What an expression is, or a function of the argument; a promise's value, for which frames go by."""
        self.clock.draw()
        self.input.receive_all()
        call = self._post(script, argument)
        return self._await(call, script)

    def evaluate_at_once(self, script, argument=None):
        """The value of a promise that no frame keeps: the page's time stands still meanwhile."""
        self.clock.draw()
        call = self._post(script, argument)
        while not self.session.is_answered(call):
            self.session.read()
        return self._value(call)

    def _post(self, script, argument):
        expression = EVALUATE % (script.strip().rstrip(";"), json.dumps(argument))
        return self.session.post(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True)

    def _await(self, call, script):
        # Answers come in order: if this one is there and the other is not, that one waits for frames.
        self.session.send("Runtime.evaluate", expression="0")
        self._wait_until(lambda: self.session.is_answered(call), f"there is no answer to {script}")
        return self._value(call)

    def _value(self, call):
        answer = self.session.answer(call)
        if details := answer.get("exceptionDetails"):
            thrown = details.get("exception", {})
            raise PageError(thrown.get("description") or str(thrown.get("value")) or details["text"])
        result = answer["result"]
        if "unserializableValue" in result:
            return float(result["unserializableValue"].replace("Infinity", "inf"))
        return result.get("value")

    def _wait_until(self, is_so, failure, most=MOST_FRAMES):
        for _ in range(most):
            if is_so():
                return
            self.clock.next()
            self.clock.draw()
        raise PageError(f"after {most} frames {failure}")

    def wait_for_function(self, script, argument=None):
        """Lets frames go by until a script says something true, and says that."""
        for _ in range(MOST_FRAMES):
            if value := self.evaluate(script, argument):
                return value
            self.clock.next()
        raise PageError(f"after {MOST_FRAMES} frames this is still not so: {script}")

    # What the page shows.

    def wait_for_selector(self, selector):
        elements = self.locator(selector)
        self.wait_for_function(f"{elements.script}.length > 0")
        return elements

    def locator(self, selector, has_text=""):
        return Elements(self, selector, has_text)

    def get_by_test_id(self, name):
        return self.locator(f'[data-testid="{name}"]')

    def get_by_text(self, text):
        """What says just this."""
        return Elements(self, "body *", text, is_whole=True)

    def screenshot(self):
        """The picture of a new frame, as PNG."""
        return base64.b64decode(self.clock.picture(format="png"))

    def colors(self, x, y, width=1, height=1):
        """The colours of a part of a new frame: rows of (red, green, blue), one for each point of the page."""
        picture = Image.open(io.BytesIO(base64.b64decode(self.clock.picture(format="png", optimizeForSpeed=True))))
        left, top = round(x), round(y)
        data = picture.convert("RGB").crop((left, top, left + width, top + height)).tobytes()
        points = [tuple(data[at:at + 3]) for at in range(0, len(data), 3)]
        return [points[at:at + width] for at in range(0, len(points), width)]
