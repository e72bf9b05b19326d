"""What the browser tests share: the gallery's server, a browser, a phone, a desktop, a finger and a mouse.

    def test_a_swipe_goes_back(phone, finger, site):
        phone.goto(site + "/photos")
        finger.swipe((5, 400), (300, 400))

In a page, time passes only when the test lets it: see driver/clock.py. A test fails if a page throws, logs an error or
misses a file. A test that provokes an error empties `page.faults` after checking it.

LEGATO_DIST=1 tests the distributed files instead of the sources, LEGATO_HEADLESS_SHELL= names the browser.
"""

import os
import subprocess
from pathlib import Path

import pytest

from browser import Browser
from pointers import Finger, Mouse

ROOT = Path(__file__).resolve().parent.parent.parent
PHONE = {"width": 390, "height": 844, "touch": True}
DESKTOP = {"width": 1280, "height": 900}


@pytest.fixture(scope="session")
def site():
    """The address of the gallery. The tests' own pages are under /tests/, the scripts of their clock under /clock/."""
    folders = {"tests": "served", "clock": "driver/clock"}
    mounts = [f"--mount=/{name}={ROOT / 'Tests/Web' / folder}" for name, folder in folders.items()]
    command = [ROOT / "scripts/serve", "--keep", "--port", "0", *mounts]
    if os.environ.get("LEGATO_DIST"):
        command.append("--dist")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser():
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture
def open_page(browser):
    """Opens a page on a device: `open_page(**PHONE, reduced_motion=True)`."""
    pages = []

    def open_page(**device):
        pages.append(browser.open(**device))
        return pages[-1]

    yield open_page
    faults = sum((page.finish() for page in pages), [])
    for page in pages:
        page.close()
    assert not faults, "the page reported:\n" + "\n".join(faults)


@pytest.fixture
def phone(open_page):
    return open_page(**PHONE)


@pytest.fixture
def desktop(open_page):
    return open_page(**DESKTOP)


@pytest.fixture
def finger(phone):
    """A finger on the phone's screen."""
    return Finger(phone)


@pytest.fixture
def mouse(desktop):
    """The desktop's mouse."""
    return Mouse(desktop)


@pytest.fixture
def plain(phone, site):
    """A phone that shows a container of plain screens: see served/stack.js."""
    phone.goto(site + "/tests/stack.html")
    return phone
