"""What the browser tests share: the gallery's server, Debian's Chromium, a phone, a desktop, a finger and a mouse.

    def test_a_swipe_goes_back(phone, finger, site):
        phone.goto(site + "/photos")
        finger.swipe((5, 400), (300, 400))

A test fails if a page throws, logs an error or misses a file. One that provokes an error empties `faults` when it has
seen it.

LEGATO_DIST=1 tests the distributed files instead of the sources, LEGATO_CHROMIUM= names the browser,
LEGATO_HEADED=1 shows it.
"""

import os
import shutil
import subprocess
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from pointers import Finger, Mouse

ROOT = Path(__file__).resolve().parent.parent.parent
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}


@pytest.fixture(scope="session")
def site():
    """The address of the gallery; the tests' own pages are below /tests/."""
    command = [ROOT / "scripts/serve", "--port", "0", "--mount", f"/tests={ROOT / 'Tests/Web/pages'}"]
    if os.environ.get("LEGATO_DIST"):
        command.append("--dist")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("LEGATO_CHROMIUM") or shutil.which("chromium")
    assert path, "there is no chromium in PATH: scripts/install-test-tools"
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


@pytest.fixture(autouse=True)
def faults():
    """What went wrong in the pages of this test."""
    seen = []
    yield seen
    assert not seen, "the page reported:\n" + "\n".join(seen)


@contextmanager
def watched(page, faults):
    """Notes what goes wrong in a page."""
    listeners = {
        "pageerror": lambda error: faults.append(f"exception: {error.stack or error}"),
        "console": lambda message: message.type == "error" and faults.append(f"console: {message.text}"),
    }
    for event, listener in listeners.items():
        page.on(event, listener)
    yield page
    for event, listener in listeners.items():
        page.remove_listener(event, listener)


@pytest.fixture
def open_page(browser, faults):
    """Opens a page in a browser profile of its own: `open_page(**PHONE, reduced_motion="reduce")`."""
    with ExitStack() as stack:

        def open_page(**options):
            context = browser.new_context(**options)
            stack.callback(context.close)
            return stack.enter_context(watched(context.new_page(), faults))

        yield open_page


@pytest.fixture(scope="session")
def devices(browser):
    """The phone and the desktop that all tests share: opening a page takes longer than many a test."""
    devices = {"phone": PHONE, "desktop": DESKTOP}
    return {name: browser.new_context(**options).new_page() for name, options in devices.items()}


@contextmanager
def borrowed(page, options, faults):
    """A shared page for one test; it is left as it was found."""
    with watched(page, faults):
        yield page
        page.goto("about:blank")
    page.unroute_all()
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size(options["viewport"])


@pytest.fixture
def phone(devices, faults):
    with borrowed(devices["phone"], PHONE, faults) as page:
        yield page


@pytest.fixture
def desktop(devices, faults):
    with borrowed(devices["desktop"], DESKTOP, faults) as page:
        yield page


@pytest.fixture
def cdp():
    """The DevTools protocol of a page: `cdp(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})`."""
    sessions = []

    def cdp(page):
        sessions.append(page.context.new_cdp_session(page))
        return sessions[-1]

    yield cdp
    for session in sessions:
        session.detach()


@pytest.fixture
def finger(phone, cdp):
    """A finger on the phone's glass."""
    finger = Finger(cdp(phone))
    yield finger
    if finger.touching:
        finger.cancel()


@pytest.fixture
def mouse(desktop, cdp):
    """The desktop's mouse."""
    mouse = Mouse(cdp(desktop))
    yield mouse
    if mouse.pressed:
        mouse.lift()


@pytest.fixture
def plain(phone, site):
    """A phone that shows a container of plain screens: see pages/stack.js."""
    phone.goto(site + "/tests/stack.html")
    phone.wait_for_selector("[data-ready]")
    return phone
