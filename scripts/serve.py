"""The gallery's server: Python's own, with byte ranges (which looping videos need), fresh files and deep links."""

import argparse
import errno
import http.server
import os
import re
import socket
import sys
import urllib.parse
from http import HTTPStatus
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Gallery/Web"
DIST = ROOT / "Web/dist"
SOURCES = ROOT / "Web/legato"
ENGINE = ROOT / "Web/.build/wasm32-unknown-none-wasm/release/LegatoWeb.wasm"
TYPES = {
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

# The browser checks each file for changes.
FRESH = {"Cache-Control": "no-cache"}
# Files do not change while a test suite runs, so its pages keep them, and their compiled code, for an hour.
KEPT = {"Cache-Control": "max-age=3600"}


def byte_range(header, size):
    """The first and the last byte of a Range header, None for the whole file; ValueError if there is no such range."""
    asked = re.fullmatch(r"bytes=(\d*)-(\d*)", header or "")
    if not asked or asked.groups() == ("", ""):
        return None
    first, last = asked.groups()
    if first == "":
        first, last = max(0, size - int(last)), size - 1
    else:
        first, last = int(first), min(int(last or size - 1), size - 1)
    if first > last:
        raise ValueError(header)
    return first, last


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        file = self.find(path)
        if file is None:
            return self.send_error(HTTPStatus.NOT_FOUND)
        with file.open("rb") as stream:
            size = os.fstat(stream.fileno()).st_size
            try:
                part = byte_range(self.headers["Range"], size)
            except ValueError:
                return self.start(HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE, 0, {"Content-Range": f"bytes */{size}"})
            headers = {"Content-Type": TYPES.get(file.suffix.lower(), "application/octet-stream")}
            if part is None:
                first, last = 0, size - 1
                self.start(HTTPStatus.OK, size, headers)
            else:
                first, last = part
                headers["Content-Range"] = f"bytes {first}-{last}/{size}"
                self.start(HTTPStatus.PARTIAL_CONTENT, last - first + 1, headers)
            if self.command != "HEAD":
                self.copy(stream, first, last - first + 1)

    do_HEAD = do_GET

    def find(self, path):
        """The file of an address; a path without an extension is a place in the gallery."""
        for prefix, target in self.server.mounts:
            if path == prefix or (prefix.endswith("/") and path.startswith(prefix)):
                # A mounted file has one address; a mounted folder has all addresses below it.
                file = (target / path.removeprefix(prefix)).resolve() if prefix.endswith("/") else target
                if file.is_dir():
                    file = file / "index.html"
                inside = file.is_relative_to(target.resolve()) or file == target
                if inside and file.is_file():
                    return file
                if prefix != "/":
                    return None
        fallback = GALLERY / "index.html"
        return fallback if "." not in path.rsplit("/", 1)[-1] and fallback.is_file() else None

    def start(self, status, length, headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(length))
        self.send_header("Accept-Ranges", "bytes")
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()

    def copy(self, stream, first, count):
        stream.seek(first)
        try:
            while count > 0 and (chunk := stream.read(min(count, 1 << 16))):
                self.wfile.write(chunk)
                count -= len(chunk)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True  # the browser has enough of a video

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64


def lan_address():
    """This machine's address in its network. Connecting a datagram socket sends nothing: it only chooses the interface.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return socket.gethostname()


def main():
    parser = argparse.ArgumentParser(prog="scripts/serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8400, help="0 takes any free port")
    parser.add_argument("--dist", action="store_true", help="the distributed files instead of the sources")
    parser.add_argument("--keep", action="store_true", help="files that a page keeps, as they do not change")
    parser.add_argument("--mount", action="append", default=[], metavar="/PATH=FOLDER")
    options = parser.parse_args()

    mounts = [("/legato/", DIST)] if options.dist else [("/legato/legato.wasm", ENGINE), ("/legato/", SOURCES)]
    for mount in options.mount:
        prefix, _, folder = mount.partition("=")
        mounts.append((prefix.rstrip("/") + "/", Path(folder)))
    mounts.append(("/", GALLERY))

    try:
        server = Server((options.host, options.port), Handler)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            another = f"make gallery PORT={options.port + 1}"
            sys.exit(f"port {options.port} is busy: choose another one, for example {another}")
        sys.exit(f"cannot serve at {options.host}:{options.port}: {error.strerror}")
    server.mounts = mounts
    server.headers = KEPT if options.keep else FRESH
    port = server.server_address[1]
    everywhere = options.host in ("0.0.0.0", "::", "")
    print(f"Legato's gallery: http://{'127.0.0.1' if everywhere else options.host}:{port}", flush=True)
    if everywhere:
        print(f"On a phone in the same network: http://{lan_address()}:{port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
