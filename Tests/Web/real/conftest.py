"""The pages of the real tests: those of the ordinary Chromium, in real time, under real touches and a real mouse.

These tests cover what the page clock only imitates or cannot show: who gets a touch, native scrolling, clicks after
touches, selection, films, the compositor, a busy main thread, the back button, the heap; and in the gallery once more
what a quick finger is promised. All else is in ../pages, where each frame is exact.
"""

import pytest

from real import RealBrowser


@pytest.fixture(scope="session")
def browser():
    browser = RealBrowser()
    yield browser
    browser.close()
