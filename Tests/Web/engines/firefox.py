"""Firefox under real touches, over WebDriver BiDi: without a driver, a window or a display."""

import itertools
import json
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path

from websockets.sync.client import connect

from engine import PATIENCE, Engine

SETTINGS = {
    # The first start is like any other, and loads nothing from the net.
    "browser.aboutwelcome.enabled": False, "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
}


class Firefox(Engine):
    name = "firefox"

    def __init__(self, size):
        super().__init__()
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        assert path, "there is no firefox-esr in PATH: scripts/install-test-tools --all"
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        Path(self._profile.name, "user.js").write_text("\n".join(lines))
        self._process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", self._profile.name, "--remote-debugging-port=0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        address = next(line.split()[-1] for line in self._process.stderr if "WebDriver BiDi listening" in line)
        # The rest of the output is read, so that it cannot fill the pipe.
        self._rest = subprocess.Popen(["cat"], stdin=self._process.stderr, stdout=subprocess.DEVNULL)
        self._process.stderr.close()
        self._connection = ExitStack()
        self._socket = self._connection.enter_context(connect(f"{address}/session", max_size=None))
        self._count = itertools.count(1)
        self._send("session.new", capabilities={})
        self._page = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send("browsingContext.setViewport", context=self._page, viewport=size)
        self._send("session.subscribe", events=["log.entryAdded"])

    def goto(self, address):
        self._send("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, script):
        answer = self._send(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({script})))()", awaitPromise=True,
            target={"context": self._page})
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"].get("value", "null"))

    def perform(self, sources):
        self._send("input.performActions", context=self._page, actions=sources)

    def release(self):
        self._send("input.releaseActions", context=self._page)

    def close(self):
        self._connection.close()
        self._process.terminate()
        self._process.wait()
        self._rest.wait()
        self._profile.cleanup()

    def _send(self, method, **parameters):
        """Sends a command, and reads messages until its answer is there."""
        number = next(self._count)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=4 * PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.faults.append(f"{message['params']['type']}: {message['params']['text']}")
            if message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message['error']}: {message['message']}"
                return message["result"]
