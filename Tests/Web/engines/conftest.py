"""The browsers other than Chromium. Each is started once, and a test fails by any error on its page's console."""

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent)]

from firefox import Firefox  # noqa: E402
from webkit import WebKit  # noqa: E402

# Larger than a phone.
SIZE = {"width": 600, "height": 900}


# They run side by side: each is a group of tests, which pytest-xdist gives to one process.
ENGINES = [
    pytest.param(engine, marks=pytest.mark.xdist_group(engine.name), id=engine.name) for engine in (Firefox, WebKit)]


@pytest.fixture(scope="session", params=ENGINES)
def browser(request):
    browser = request.param(SIZE)
    yield browser
    browser.close()


@pytest.fixture
def engine(browser):
    """A browser for one test."""
    browser.faults.clear()
    yield browser
    browser.release()
    browser.goto("about:blank")
    assert not browser.faults, "the page reported:\n" + "\n".join(browser.faults)
