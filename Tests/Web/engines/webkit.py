"""WebKitGTK, the engine on which Safari is built, under a real mouse: its MiniBrowser on a separate display."""

import glob
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

from engine import PATIENCE, Engine

# Collects errors from the moment at which the page can be asked. A film without a decoder is not the page's error.
WATCH = """if (!globalThis.faults) {
  globalThis.faults = [];
  addEventListener("error", ({ message, target }) => {
    if (!(target instanceof HTMLMediaElement)) faults.push(`exception: ${message ?? target.src}`);
  }, true);
  addEventListener("unhandledrejection", (event) => faults.push(`rejection: ${event.reason}`));
  const { error } = console;
  console.error = (...words) => { faults.push(`console: ${words.join(" ")}`); error(...words); };
}"""


class WebKit(Engine):
    name = "webkit"
    pointer = "mouse"
    # Its events have places in whole points, even events that a page makes.
    grain = 1

    def __init__(self, size):
        super().__init__()
        browsers = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        for path, package in [
            (shutil.which("WebKitWebDriver"), "webkit2gtk-driver"), (shutil.which("Xvfb"), "xvfb"),
            (browsers, "MiniBrowser"),
        ]:
            assert path, f"there is no {package}: scripts/install-test-tools --all"
        self._processes = []
        display = self._open_display()
        self._address = f"http://127.0.0.1:{self._open_driver(display)}"
        options = {"binary": browsers[0], "args": ["--automation"]}
        self._session = ""
        made = self._send("POST", "/session", {"capabilities": {
            "alwaysMatch": {"webkitgtk:browserOptions": options, "pageLoadStrategy": "normal"}}})
        self._session = f"/session/{made['sessionId']}"
        self._send("POST", "/timeouts", {"script": PATIENCE * 1000})
        self._resize(size)

    def _open_display(self):
        """Starts an X server, which chooses a free display and reports it."""
        reads, writes = os.pipe()
        command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x1200x24", "-nolisten", "tcp"]
        self._processes.append(subprocess.Popen(
            command, pass_fds=[writes], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        os.close(writes)
        with os.fdopen(reads) as numbers:
            return f":{numbers.readline().strip()}"

    def _open_driver(self, display):
        """Starts the driver at a free port, and waits until it listens."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        self._processes.append(subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return port
            time.sleep(0.05)
        raise TimeoutError("WebKitWebDriver does not answer")

    def _resize(self, size):
        """Makes the window as large as the page needs: it also contains the browser's own bars."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            window = self._send("GET", "/window/rect")
            page = self.evaluate("({ width: innerWidth, height: innerHeight })")
            if page == size:
                return
            rectangle = {key: window[key] + size[key] - page[key] for key in size}
            self._send("POST", "/window/rect", {"x": 0, "y": 0, **rectangle})
            time.sleep(0.05)
        raise TimeoutError(f"WebKit's page does not become {size}")

    def goto(self, address):
        self._collect()
        self._send("POST", "/url", {"url": address})
        self.evaluate(f"(() => {{ {WATCH} }})()")

    def evaluate(self, script):
        body = f"""const done = arguments[0];
          (async () => JSON.stringify(await ({script})))().then((value) => done([value ?? "null"]),
            (error) => done([null, String(error)]));"""
        value, error = (self._send("POST", "/execute/async", {"script": body, "args": []}) + [None])[:2]
        assert value is not None, error
        return json.loads(value)

    def perform(self, sources):
        self._send("POST", "/actions", {"actions": sources})
        self._collect()

    def release(self):
        self._send("DELETE", "/actions")
        self._collect()

    def close(self):
        try:
            self._send("DELETE", "")
        finally:
            for process in reversed(self._processes):
                process.terminate()
                process.wait()

    def _collect(self):
        self.faults += self.evaluate("globalThis.faults?.splice(0) ?? []")

    def _send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        address = self._address + self._session + path
        request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=4 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from None
