"""Makes a module shorter when it is compressed, without a change to what it computes."""

import functools
import itertools
import math
import struct
import zlib

from module import (F64_CONST, F64_CONVERT_I32_S, I32_CONST, LOADS_AND_STORES, Module, instructions, signed,
                    start_of_code, written)
from variables import renumbered

# Below this, converting a whole number takes fewer bytes than the nine of a constant.
WHOLE = 8192
# The width in bytes of each load and store, as a power of two, by the operation's number.
WIDTHS = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2]
# A little less than the 32 KiB of gzip's window.
WINDOW = 30_000
PIECE = 5
# How many moves of a function are tried. Each takes some 10 ms for the whole engine, and early ones save most.
# Another version of zlib may keep others.
MOVES = 2500
# The level of compression by which moves are judged, 1 ... 9. At 9, half as many take as long, and save less.
LEVEL = 5
# How often all that is done. The second time saves 20 to 140 bytes, a third one next to nothing.
ROUNDS = 2


def packed(data):
    module = Module(data)
    module.bodies = [plain(body) for body in module.bodies]
    module.reorder(by_similarity(module.bodies, pieces_of(module.bodies)))
    module.bodies = renumbered(module.bodies, module.parameters())
    for _ in range(ROUNDS):
        module.reorder(improved(module, moves(module.bodies, pieces_of(module.bodies))))
        module.bodies = renumbered(module.bodies, module.parameters())
    return module.data()


def improved(module, moves):
    """The order of the functions after those moves that make the code shorter when it is compressed."""
    parts = [written(len(body)) + body for body in module.bodies]
    order = list(range(len(parts)))
    # The compressor before each function and at the end, and how much it has written: what precedes a move is not
    # compressed again. Calls keep the numbers that functions have before they are moved.
    states = [(zlib.compressobj(LEVEL), 0)]

    def advance(start):
        del states[start + 1:]
        for body in order[start:]:
            compressor, count = states[-1]
            compressor = compressor.copy()
            states.append((compressor, count + len(compressor.compress(parts[body]))))

    def size(order, start):
        compressor, count = states[start]
        compressor = compressor.copy()
        return count + len(compressor.compress(b"".join(parts[body] for body in order[start:])) + compressor.flush())

    advance(0)
    best = size(order, len(order))
    for body, similar, after in itertools.islice(moves, MOVES):
        tried = [each for each in order if each != body]
        tried.insert(tried.index(similar) + after, body)
        start = next((index for index, each in enumerate(order) if each != tried[index]), len(order))
        if (found := size(tried, start)) < best:
            best, order = found, tried
            advance(start)
    return order


def moves(bodies, pieces):
    """Moves of each body before and after those with which it has most in common. Large ones, and the most similar, are
    first."""
    largest = sorted(range(len(bodies)), key=lambda body: -len(bodies[body]))

    @functools.cache
    def similar(body):
        others = [other for other in range(len(bodies)) if other != body]
        return sorted(others, key=lambda other: -shared(pieces[body], pieces[other]))

    for rank in range(len(bodies) - 1):
        for body in largest:
            for after in (False, True):
                yield body, similar(body)[rank], after


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


def shared(own, others):
    """The part of a body's pieces that others have, too."""
    return (own & others).bit_count() / (own.bit_count() + 8)


def by_similarity(bodies, pieces):
    """The numbers of the bodies, each after those with which it has most in common: compression refers to recent bytes.
    """
    order = [max(range(len(bodies)), key=lambda body: len(bodies[body]))]
    left = [body for body in range(len(bodies)) if body != order[0]]
    while left:
        recent, length = 0, 0
        for body in reversed(order):
            recent |= pieces[body]
            length += len(bodies[body])
            if length > WINDOW:
                break
        last = pieces[order[-1]]
        order.append(max(left, key=lambda body: shared(pieces[body], recent) + shared(pieces[body], last)))
        left.remove(order[-1])
    return order
