"""What `make gallery` tells a newcomer when it fails, and the gallery's address when it works."""

import os
import socket
import subprocess
import urllib.request

import pytest

from conftest import ROOT


def serve(*arguments):
    """The first line of the gallery server's output; the server runs until the loop continues."""
    command = [ROOT / "scripts/serve", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


def test_a_busy_port_is_named_and_another_one_proposed():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        (line,) = serve("--port", str(port))
    assert f"port {port} is busy" in line and f"make gallery PORT={port + 1}" in line


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_that_is_printed_answers(host):
    for line in serve("--host", host, "--port", "0"):
        address = line.split()[-1]
        assert address.startswith("http://127.0.0.1:")
        assert b"<title>Legato" in urllib.request.urlopen(address + "/photos/leaf").read()


@pytest.mark.parametrize("version, found", [(None, "no swift in PATH"), ("5.9.2", "found 5.9.2"), ("6.2", "found 6.2")])
def test_a_missing_or_old_swift_is_one_clear_line(tmp_path, version, found):
    for tool in ("bash", "sed", "head"):
        (tmp_path / tool).symlink_to(subprocess.check_output(["which", tool], text=True).strip())
    if version:
        (tmp_path / "swift").write_text(f"#!/bin/sh\necho 'Swift version {version} (swift-{version}-RELEASE)'\n")
        (tmp_path / "swift").chmod(0o755)
    command = ["bash", ROOT / "scripts/require-swift"]
    said = subprocess.run(command, env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True)
    assert said.returncode == 1 and said.stderr.count("\n") == 1
    assert all(words in said.stderr for words in ["needs Swift 6.3 or later", found, "https://swift.org/install"])


def test_a_host_and_a_port_of_the_environment_are_the_gallerys():
    def planned(**names):
        environment = {key: value for key, value in os.environ.items() if key not in ("HOST", "PORT", "MAKEFLAGS")}
        return subprocess.run(
            ["make", "-n", "gallery"], cwd=ROOT, env={**environment, **names}, capture_output=True, text=True).stdout

    assert "--host 0.0.0.0 --port 9123" in planned(HOST="0.0.0.0", PORT="9123")
    assert "--host 127.0.0.1 --port 8400" in planned()
