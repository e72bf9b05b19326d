"""Makes a module shorter when it is compressed, without a change to what it computes."""

import math
import struct
import subprocess

from module import (F64_CONST, F64_CONVERT_I32_S, I32_CONST, LOADS_AND_STORES, Module, instructions, signed,
                    start_of_code)

# Below this, converting a whole number takes fewer bytes than the nine of a constant.
WHOLE = 8192
# The width in bytes of each load and store, as a power of two, by the operation's number.
WIDTHS = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2]
# A little less than the 32 KiB of gzip's window.
WINDOW = 30_000
PIECE = 5
# How many orders are tried. They differ by up to half a per cent, and chance decides which one is best. So another
# version of gzip may choose another order.
TRIALS = 6


def packed(data):
    bodies = [plain(body) for body in Module(data).bodies]
    largest = sorted(range(len(bodies)), key=lambda body: -len(bodies[body]))[:TRIALS]
    pieces = pieces_of(bodies)
    return min((arranged(data, bodies, by_similarity(bodies, pieces, first)) for first in largest), key=compressed_size)


def arranged(data, bodies, order):
    """The module with these bodies in this order."""
    module = Module(data)
    module.bodies = bodies
    module.reorder(order)
    return module.data()


def compressed_size(data):
    return len(subprocess.run(["gzip", "-9nc"], input=data, stdout=subprocess.PIPE, check=True).stdout)


def plain(body):
    """A body with fewer different spellings of the same instructions."""
    return body[:start_of_code(body)] + b"".join(
        shortened(operation, code) for operation, code in instructions(body))


def shortened(operation, code):
    if operation == F64_CONST:
        value, = struct.unpack("<d", code[1:])
        if is_short(value):
            return bytes([I32_CONST]) + signed(int(value)) + bytes([F64_CONVERT_I32_S])
    # The alignment of an address is only a hint, so each operation always gets the same one.
    if operation in LOADS_AND_STORES:
        return bytes([operation, WIDTHS[operation - LOADS_AND_STORES.start]]) + code[2:]
    return code


def is_short(value):
    """Whether the conversion of a whole number gives exactly this value: no whole number becomes -0."""
    return abs(value) < WHOLE and value == int(value) and not (value == 0 and math.copysign(1, value) < 0)


def pieces_of(bodies):
    """For each body, a bit for each different piece in it."""
    numbers = {}
    pieces = []
    for body in bodies:
        found = {body[at:at + PIECE] for at in range(len(body) - PIECE + 1)}
        bits = 0
        for piece in sorted(found):
            bits |= 1 << numbers.setdefault(piece, len(numbers))
        pieces.append(bits)
    return pieces


def by_similarity(bodies, pieces, first):
    """The numbers of the bodies, each after those with which it has most in common: compression refers to recent bytes.
    """
    def similarity(body):
        own = pieces[body]
        shared = (own & recent).bit_count() + (own & pieces[order[-1]]).bit_count()
        return shared / (own.bit_count() + 8)

    order = [first]
    left = [body for body in range(len(bodies)) if body != first]
    while left:
        recent, length = 0, 0
        for body in reversed(order):
            recent |= pieces[body]
            length += len(bodies[body])
            if length > WINDOW:
                break
        order.append(max(left, key=similarity))
        left.remove(order[-1])
    return order
