"""Just enough of PNG to see the colours of a page."""

import struct
import zlib


def pixels(png):
    """Width and height, and a function from a place to its colour."""
    at, data, size, depth = 8, b"", (0, 0), 3
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        body = png[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", body[:10])
            size, depth = (width, height), {2: 3, 6: 4}[color]
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    raw, stride, rows, before = zlib.decompress(data), size[0] * depth, [], bytes(size[0] * depth)
    for row in range(size[1]):
        start = row * (stride + 1)
        rows.append(before := unfiltered(raw[start], raw[start + 1:start + 1 + stride], before, depth))
    return size, lambda x, y: tuple(rows[y][x * depth:x * depth + 3])


def unfiltered(kind, line, above, depth):
    if kind == 0:
        return line
    if kind == 2:
        return bytes([a + b & 255 for a, b in zip(line, above)])
    line = bytearray(line)
    for i in range(len(line)):
        a = line[i - depth] if i >= depth else 0
        b, c = above[i], above[i - depth] if i >= depth else 0
        if kind == 1:
            line[i] = line[i] + a & 255
        elif kind == 3:
            line[i] = line[i] + (a + b) // 2 & 255
        else:
            nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            line[i] = line[i] + nearest & 255
    return bytes(line)
