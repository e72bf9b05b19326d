"""What the tests of real time share: the ordinary Chromium, a phone, a desktop, and pointers that are as late as the
machine is.

Here is only what a clock that stands still cannot show: a main thread that is busy, what the compositor plays by
itself, the back button, the heap. Everything else is in ../pages, where each frame is exact.

LEGATO_CHROMIUM= names the browser, LEGATO_HEADED=1 shows it.
"""

import os
import shutil
import time

import pytest
from playwright.sync_api import sync_playwright

from clock import FRAME
from pointers import Finger, Mouse

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("LEGATO_CHROMIUM") or shutil.which("chromium")
    assert path, "there is no chromium in PATH: scripts/install-test-tools --all"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            headless=not os.environ.get("LEGATO_HEADED"),
            args=[
                "--no-sandbox", "--disable-dev-shm-usage", "--enable-precise-memory-info", "--js-flags=--expose-gc",
                # Headless, it goes back at any swipe that nothing scrolls, whatever the page's overscroll-behavior.
                "--overscroll-history-navigation=0",
            ],
        )
        yield browser
        browser.close()


@pytest.fixture
def faults():
    """What went wrong in the pages of this test."""
    seen = []
    yield seen
    assert not seen, "the page reported:\n" + "\n".join(seen)


@pytest.fixture
def open_page(browser, faults):
    """Opens a page in a browser profile of its own."""
    contexts = []

    def open_page(**device):
        contexts.append(browser.new_context(**device))
        page = contexts[-1].new_page()
        open_address = page.goto

        def goto(address):
            """Opens an address, and waits until everything in it is there."""
            open_address(address)
            page.wait_for_selector("[data-ready]")

        page.goto = goto
        page.on("pageerror", lambda error: faults.append(f"exception: {error.stack or error}"))
        page.on("console", lambda message: message.type == "error" and faults.append(f"console: {message.text}"))
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def phone(open_page):
    return open_page(**PHONE)


@pytest.fixture
def desktop(open_page):
    return open_page(**DESKTOP)


@pytest.fixture
def protocol():
    """The DevTools protocol of a page: `protocol(page).send("HeapProfiler.collectGarbage")`."""
    return lambda page: page.context.new_cdp_session(page)


class RealClock:
    """What the pointers take for a page's clock."""

    # What comes later than this comes after a pause; what is a little late still carries the time it was meant for.
    MOST_LATE = 100

    def __init__(self):
        self.now = 0.0

    def prepare(self):
        now = time.time() * 1000
        if self.now < now - self.MOST_LATE:
            self.now = now

    def draw(self):
        pass

    def next(self):
        self.advance(FRAME)

    def advance(self, ms):
        self.prepare()
        self.now += ms
        self.reach(self.now)

    def reach(self, then):
        time.sleep(max(0, then / 1000 - time.time()))


class RealInput:
    """Sends each event at its time."""

    def __init__(self, session, clock):
        self._session, self._clock = session, clock

    def send(self, method, at, frames=1, **event):
        self._clock.reach(at)
        self._session.send(method, {**event, "timestamp": at / 1000})


class Glass:
    """What the pointers take for a page."""

    def __init__(self, session):
        self.clock = RealClock()
        self.input = RealInput(session, self.clock)


@pytest.fixture
def finger(phone, protocol):
    """A finger on the phone's glass."""
    return Finger(Glass(protocol(phone)))


@pytest.fixture
def mouse(desktop, protocol):
    """The desktop's mouse."""
    return Mouse(Glass(protocol(desktop)))


@pytest.fixture
def plain(phone, site):
    """A phone that shows a container of plain screens: see ../served/stack.js."""
    phone.goto(site + "/tests/stack.html")
    return phone
