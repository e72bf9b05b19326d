"""A headless browser whose pages have the tests' own clock. Each page serves one test after another."""

import os
import shutil
import tempfile

from devtools import Devtools
from page import Page, Session

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
    # Pages in the background run at full speed, and their films play.
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows", "--autoplay-policy=no-user-gesture-required",
    # Pictures are the same on any machine.
    "--font-render-hinting=none", "--force-color-profile=srgb",
    # WebAssembly is compiled only once, at the start.
    "--js-flags=--expose-gc --no-wasm-tier-up",
]


def start(path, flags):
    """Starts a browser's process with an empty profile; returns both."""
    profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    return Devtools([path, *flags, f"--user-data-dir={profile.name}", "about:blank"]), profile


class Browser:
    """The browser's process, and the idle pages."""

    def __init__(self):
        self._start()

    def _start(self):
        path = os.environ.get("LEGATO_HEADLESS_SHELL") or shutil.which("chromium-headless-shell")
        assert path, "there is no chromium-headless-shell in PATH: scripts/install-test-tools"
        self._devtools, self._profile = start(path, FLAGS)
        self._idle = []

    def open(self, **device):
        """Opens a page on a device as `Page` describes it, in a new process if this one is stuck."""
        if self._devtools.is_stuck:
            self.close()
            self._start()
        session = self._idle.pop() if self._idle else Session(self._devtools)
        return Page(session, self._reuse, **device)

    def _reuse(self, session):
        """Keeps the page for another test."""
        session.clear()
        self._idle.append(session)

    def close(self):
        self._devtools.close()
        self._profile.cleanup()
