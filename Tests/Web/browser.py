"""A real browser whose clock stands still until a test lets it go on: Chromium's headless shell, frame by frame."""

import os
import shutil
import tempfile

from devtools import Devtools
from page import Page

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
    # A frame is drawn when it is asked for, and whole.
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw", "--disable-checker-imaging",
    "--disable-new-content-rendering-timeout",
    # What a frame would wait for comes with the next one only: a touch that scrolls, an animation's own frame. What
    # scrolls is where the finger is, and not where the browser supposes it will be.
    "--disable-features=WaitForLateScrollEvents,ResamplingScrollEvents", "--disable-threaded-animation",
    # Pictures are the same on any machine.
    "--font-render-hinting=none", "--force-color-profile=srgb",
    # WebAssembly is compiled once, on the spot.
    "--js-flags=--expose-gc --no-wasm-tier-up",
]


class Browser:
    """The browser's process. Its pages share nothing but the cache of files."""

    def __init__(self):
        self._start()

    def _start(self):
        path = os.environ.get("LEGATO_HEADLESS_SHELL") or shutil.which("chromium-headless-shell")
        assert path, "there is no chromium-headless-shell in PATH: scripts/install-test-tools"
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._devtools = Devtools([path, *FLAGS, f"--user-data-dir={self._profile.name}", "about:blank"])

    def open(self, **device):
        """A new page, on a device as `Page` describes it; in a new process if this one is stuck."""
        if self._devtools.is_stuck:
            self.close()
            self._start()
        return Page(self._devtools, **device)

    def close(self):
        self._devtools.close()
        self._profile.cleanup()
