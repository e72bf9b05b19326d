"""A page whose frames the test controls. Each step of a test is one call into the page."""

import base64
import io

from PIL import Image

from clock import FRAME, SCRIPTS, Clock
from elements import Elements
from input import Input
from keyboard import Keyboard
from pointers import Mouse

CLOCK = "\n".join(each.read_text() for each in SCRIPTS)
# The browser reports a new size to the page in a frame of its own.
RESIZED = """new Promise((resolve) => innerWidth === %d && innerHeight === %d ? resolve() : addEventListener("resize",
  () => pageClock.native.requestAnimationFrame.call(window, resolve), { once: true }))"""
TRAVELLED = """new Promise((arrived) => {
  addEventListener("popstate", arrived, { once: true });
  history.go(%d);
}).then(() => 0)"""
# Removed nodes stay in memory until the browser has drawn.
DRAWN = """new Promise((resolve) => pageClock.native.requestAnimationFrame.call(window, () =>
  pageClock.native.requestAnimationFrame.call(window, resolve))).then(() => 0)"""


class PageError(Exception):
    """A script has thrown, or an expected result has not come."""


class Session:
    """One page's part of the DevTools protocol: it serves one test after the other."""

    def __init__(self, devtools, script=CLOCK):
        """A new page, in which this script comes before all others."""
        self._devtools = devtools
        target = devtools.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        self._id = devtools.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self._listeners, self._scripts = {}, []
        devtools.listeners[self._id] = self._hear
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.send("Emulation.setFocusEmulationEnabled", enabled=True)

    def _hear(self, method, parameters):
        for listener in self._listeners.get(method, ()):
            listener(parameters)

    def on(self, event, listener):
        self._listeners.setdefault(event, []).append(listener)

    def navigate(self, address):
        """Opens an address; returns the error, or None once it has loaded."""
        happened = []
        self.on("Page.frameNavigated", lambda event: happened.append(event["frame"]["loaderId"]))
        self.on("Page.loadEventFired", lambda event: happened.append("loaded"))
        answer = self.send("Page.navigate", url=address)
        loader = answer.get("loaderId")
        while "errorText" not in answer and loader and not (
                loader in happened and "loaded" in happened[happened.index(loader):]):
            self.read()
        return answer.get("errorText")

    def add_script(self, script):
        """Runs a script in each page that is opened from now on, before its own, until `clear`."""
        self._scripts.append(self.send("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"])

    def clear(self):
        """Removes everything of a test: its page, its scripts and its listeners."""
        self._listeners.clear()
        for script in self._scripts:
            self.send("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        self._scripts.clear()
        self.send("Fetch.disable")
        self.navigate("about:blank")
        self._listeners.clear()

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

    def listen(self, seconds):
        self._devtools.listen(seconds)


class Page:
    """A page and its clock. Screenshots have one pixel for each point, or `scale` pixels."""

    def __init__(
            self, session, end, width, height, touch=False, reduced_motion=False, interval=FRAME, scale=1):
        """When the page is closed, `end` gets its connection."""
        self._session, self._end = session, end
        self._faults, self._is_open = [], False
        self._scale, self._is_mobile, self._interval = scale, touch, interval
        self.clock, self.input = Clock(self, interval), Input(self)
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)
        self._watch()
        self._set_size(width, height)
        session.send("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.emulate_media("reduce" if reduced_motion else "")

    @property
    def session(self):
        """The browser, after the page has run the recorded steps and drawn them."""
        if self.clock.has_steps:
            self._call(DRAWN, isAtOnce=True)
        return self._session

    @property
    def faults(self):
        """The errors in the page. A test that provokes one empties the list."""
        return self.session and self._faults

    def _watch(self):
        """Collects errors."""
        def thrown(event):
            details = event["exceptionDetails"]
            self._faults.append(f"exception: {details.get('exception', {}).get('description') or details['text']}")

        def logged(event):
            if event["type"] == "error":
                words = [str(each.get("value", each.get("description"))) for each in event["args"]]
                self._faults.append("console: " + " ".join(words))

        def entered(event):
            if event["entry"]["level"] == "error":
                self._faults.append("log: {text} {url}".format(**{"url": "", **event["entry"]}))

        self._session.on("Runtime.exceptionThrown", thrown)
        self._session.on("Runtime.consoleAPICalled", logged)
        self._session.on("Log.entryAdded", entered)

    # Properties.

    def set_viewport_size(self, size):
        if not self._is_open:
            self._set_size(**size)
            return
        self.evaluate("0")  # Runs the recorded steps at the old size.
        resized = self._ask(RESIZED % (size["width"], size["height"]))
        self._set_size(**size)
        self._answer(resized)

    def _set_size(self, width, height):
        self._session.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                           deviceScaleFactor=self._scale, mobile=self._is_mobile)

    def emulate_media(self, reduced_motion):
        """Sets reduced motion: `reduce` or `no-preference`."""
        self._session.send(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": reduced_motion}])

    def goto(self, address):
        """Opens an address, and waits until everything in it has loaded, without frames of the page."""
        self.session.send("Page.resetNavigationHistory")
        if failure := self.session.navigate(address):
            raise PageError(f"{address}: {failure}")
        self._is_open = True
        self._wait_until_ready()

    def _wait_until_ready(self):
        self._answer(self._ask("pageClock.ready()"))
        self.clock.add("interval", self._interval)

    def go_back(self):
        self.travel(-1)

    def travel(self, steps):
        """Goes back or forward in the page's history, which takes no time of the page."""
        self.evaluate_at_once(TRAVELLED % steps)

    def answer(self, part_of_address, status=200, body=""):
        """Answers requests to addresses that contain this part in place of the server; with the status None they fail.
        """
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

    def finish(self):
        """Runs the recorded steps, and returns all errors."""
        if self._is_open:
            self._call("0")
        return self._faults

    def close(self):
        self._end(self._session)

    # Values of scripts.

    def evaluate(self, script, argument=None, **how):
        """The value of an expression, or of a function of the argument. Frames pass until a promise has its value."""
        self.clock.draw()
        return self._call(script, argument, **how)

    def evaluate_at_once(self, script, argument=None):
        """The value of a promise that needs no frame: the page's time stands still meanwhile."""
        return self.evaluate(script, argument, isAtOnce=True)

    def wait_for_function(self, script, argument=None):
        """Lets frames pass until a script's value is true, and returns it."""
        return self.evaluate(script, argument, until=True)

    def advance_to(self, time):
        """Advances to an instant within the present frame, in milliseconds."""
        self.clock.add("advance", time)
        self._call("0")

    def _call(self, script, argument=None, **how):
        value, self.clock.now = self._answer(self._ask(self.clock.call(script, argument, **how)))
        return value

    def _ask(self, expression):
        return self._session.post(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True)

    def _answer(self, call):
        while not self._session.is_answered(call):
            self._session.read()
        return self._value(call)

    def _value(self, call):
        answer = self._session.answer(call)
        if details := answer.get("exceptionDetails"):
            thrown = details.get("exception", {})
            raise PageError(thrown.get("description") or str(thrown.get("value")) or details["text"])
        result = answer["result"]
        if "unserializableValue" in result:
            return float(result["unserializableValue"].replace("Infinity", "inf"))
        return result.get("value")

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
        """The elements whose whole text is this."""
        return Elements(self, "body *", text, is_whole=True)

    def screenshot(self):
        """A screenshot of a new frame, as PNG."""
        return base64.b64decode(self.clock.picture(format="png"))

    def colors(self, x, y, width=1, height=1):
        """The colours of a part of a new frame: rows of (red, green, blue), one for each point of the page."""
        picture = Image.open(io.BytesIO(base64.b64decode(self.clock.picture(format="png", optimizeForSpeed=True))))
        left, top = round(x), round(y)
        data = picture.convert("RGB").crop((left, top, left + width, top + height)).tobytes()
        points = [tuple(data[at:at + 3]) for at in range(0, len(data), 3)]
        return [points[at:at + width] for at in range(0, len(points), width)]
