"""Chromium's DevTools protocol over a pipe: calls, their answers, and events."""

import fcntl
import json
import os
import select
import subprocess
import time

# The seconds of real time without a message after which the browser counts as stuck. The slowest answer takes ten on a
# machine with as much other work.
PATIENCE = 120


class ProtocolError(Exception):
    """The browser rejected a call."""


class Devtools:
    """A browser process and its protocol. Answers and events are read while a caller waits for an answer."""

    def __init__(self, command):
        to_browser, ours_out = os.pipe()
        ours_in, from_browser = os.pipe()
        # The browser reads at 3 and writes at 4, so the pipes' ends get numbers of 10 and above.
        reads, writes = (fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser))

        def connect():
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        self.process = subprocess.Popen(
            [*command, "--remote-debugging-pipe"], pass_fds=(3, 4), preexec_fn=connect,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        for end in (to_browser, from_browser, reads, writes):
            os.close(end)
        self._out, self._in = ours_out, ours_in
        self._buffer = b""
        self._count = 0
        self._answers = {}
        self.is_stuck = False
        self.listeners = {}  # session: the function that gets its events

    def post(self, method, parameters, session=None):
        """Sends a call without waiting; `answer` returns its result."""
        self._count += 1
        call = {"id": self._count, "method": method, "params": parameters}
        if session:
            call["sessionId"] = session
        data = json.dumps(call).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]
        return self._count

    def send(self, method, parameters, session=None):
        call = self.post(method, parameters, session)
        while not self.is_answered(call):
            self.read()
        return self.answer(call)

    def is_answered(self, call):
        return call in self._answers

    def answer(self, call):
        answer = self._answers.pop(call)
        if "error" in answer:
            raise ProtocolError(answer["error"]["message"])
        return answer["result"]

    def read(self):
        """Waits for one message and stores it."""
        while b"\0" not in self._buffer:
            if not select.select([self._in], [], [], PATIENCE)[0]:
                self.is_stuck = True
                raise TimeoutError(f"the browser has said nothing for {PATIENCE} s")
            data = os.read(self._in, 1 << 20)
            if not data:
                self.is_stuck = True
                raise EOFError("the browser has ended")
            self._buffer += data
        raw, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(raw)
        if "id" in message:
            self._answers[message["id"]] = message
        elif listener := self.listeners.get(message.get("sessionId")):
            listener(message["method"], message["params"])

    def listen(self, seconds):
        """Reads messages for this long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if b"\0" in self._buffer or select.select([self._in], [], [], left)[0]:
                self.read()

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self._out)
        os.close(self._in)
