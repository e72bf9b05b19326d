"""A WebAssembly module as bytes: its sections, its functions' bodies and their instructions. It rejects all
instructions except those that the Swift toolchain and wasm-opt write for the engine."""

import functools

TYPES, IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE = 1, 2, 3, 7, 8, 9, 10
CALL, REF_FUNC, F64_CONST, I32_CONST, F64_CONVERT_I32_S, END = 0x10, 0xD2, 0x44, 0x41, 0xB7, 0x0B
LOADS_AND_STORES = range(0x28, 0x3F)
# What names a function, and what names a variable of its own.
FUNCTION_NAMES, VARIABLE_NAMES = (CALL, REF_FUNC), range(0x20, 0x23)


class Fault(Exception):
    """A fault of a module."""


def number(data, at):
    """An unsigned number, and its end."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def after_number(data, at):
    while data[at] >= 128:
        at += 1
    return at + 1


def written(value):
    """An unsigned number's bytes."""
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    return bytes(data) + bytes([value])


def signed(value):
    """A signed number's bytes."""
    data = bytearray()
    while not -64 <= value < 64:
        data.append(value & 127 | 128)
        value >>= 7
    return bytes(data) + bytes([value & 127])


def vector(items):
    return written(len(items)) + b"".join(items)


# For each operation, how many numbers follow it, and how many bytes after these.
FOLLOWING = {
    **dict.fromkeys([0x00, 0x01, 0x05, END, 0x0F, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)], (0, 0)),
    **dict.fromkeys([0x02, 0x03, 0x04, 0x0C, 0x0D, CALL, *range(0x20, 0x27), I32_CONST, 0x42, 0xD0, REF_FUNC], (1, 0)),
    **dict.fromkeys([0x11, *LOADS_AND_STORES], (2, 0)),
    **dict.fromkeys([0x3F, 0x40], (0, 1)),
    0x43: (0, 4),
    F64_CONST: (0, 8),
}
# The same for operations of two bytes or more: memory.copy, memory.fill and the like, and those on vectors.
FOLLOWING_BULK = {**dict.fromkeys(range(8), (0, 0)), 8: (1, 1), 9: (1, 0), 10: (0, 2), 11: (0, 1)}
FOLLOWING_SIMD = {
    **dict.fromkeys(range(14, 256), (0, 0)),
    **dict.fromkeys([*range(12), 92, 93], (2, 0)),
    **dict.fromkeys([12, 13], (0, 16)),
    **dict.fromkeys(range(21, 35), (0, 1)),
    **dict.fromkeys(range(84, 92), (2, 1)),
}


def instructions(body):
    """The operation and the bytes of each instruction of a function's body."""
    at = start_of_code(body)
    while at < len(body):
        start, operation = at, body[at]
        at += 1
        table, key = FOLLOWING, operation
        if operation in (0xFC, 0xFD):
            table = FOLLOWING_BULK if operation == 0xFC else FOLLOWING_SIMD
            key, at = number(body, at)
        if operation == 0x0E:  # A jump table's targets, and the default one.
            count, at = number(body, at)
            numbers, rest = count + 1, 0
        elif key in table:
            numbers, rest = table[key]
        else:
            raise Fault(f"an unknown instruction: {body[start:at + 1].hex()}")
        for _ in range(numbers):
            at = after_number(body, at)
        at += rest
        yield operation, body[start:at]


def start_of_code(body):
    """The end of a body's local variables."""
    count, at = number(body, 0)
    for _ in range(count):
        at = after_number(body, at) + 1
    return at


def variable_types(body):
    """The types of a body's local variables, without the parameters."""
    count, at = number(body, 0)
    types = []
    for _ in range(count):
        variables, at = number(body, at)
        types += [body[at]] * variables
        at += 1
    return types


@functools.cache
def parted(body, operations):
    """A body's bytes around the numbers of what these operations name, and these numbers."""
    around, named = [body[:start_of_code(body)]], []
    for operation, code in instructions(body):
        if operation in operations:
            what, end = number(code, 1)
            named.append(what)
            around[-1] += code[:1]
            around.append(code[end:])
        else:
            around[-1] += code
    return around, named


def joined(parts, numbers):
    """The body of these parts, in which all that is named has its number in `numbers`."""
    around, named = parts
    return around[0] + b"".join([written(numbers[what]) + around[at] for at, what in enumerate(named, 1)])


def code(bodies):
    """The section of these bodies."""
    return vector([written(len(body)) + body for body in bodies])


class Module:
    """Sections by number, with the functions' types and bodies separate."""

    def __init__(self, data):
        if data[:8] != b"\0asm\1\0\0\0":
            raise Fault("this is no WebAssembly module")
        self.sections, at = {}, 8
        while at < len(data):
            section = data[at]
            length, at = number(data, at + 1)
            if section:  # Custom sections are for tools.
                self.sections[section] = data[at:at + length]
            at += length
        if START in self.sections:
            raise Fault("a start function is unknown here")
        self.types = [bytes(each) for each in self._items(FUNCTIONS, after_number)]
        self.bodies = []
        for body in self._items(CODE, lambda data, at: sum(number(data, at))):
            self.bodies.append(body[after_number(body, 0):])
        self.imported = len(self._items(IMPORTS, self._after_import))

    def data(self):
        """The module's bytes."""
        self.sections[FUNCTIONS] = vector(self.types)
        self.sections[CODE] = code(self.bodies)
        return b"\0asm\1\0\0\0" + b"".join(
            bytes([section]) + written(len(data)) + data for section, data in self.sections.items())

    def parameters(self):
        """For each body, how many parameters it has."""
        def after_list(data, at):
            count, at = number(data, at)
            return at + count

        kinds = self._items(TYPES, lambda data, at: after_list(data, after_list(data, at + 1)))
        return [number(kinds[number(kind, 0)[0]], 1)[0] for kind in self.types]

    def bodies_in(self, order):
        """The bodies in this order of their present numbers, with the functions' numbers in it."""
        numbers = self._numbers(order)
        return [joined(parted(self.bodies[old], FUNCTION_NAMES), numbers) for old in order]

    def _numbers(self, order):
        """The numbers of the functions in this order, by their present numbers."""
        return [*range(self.imported), *(self.imported + new for new in sorted(order, key=order.__getitem__))]

    def reorder(self, order):
        """Reorders the functions; `order` lists the present numbers."""
        numbers = self._numbers(order)

        def placed(data, at):
            function, at = number(data, at)
            return written(numbers[function]), at

        def exported(item):
            kind = sum(number(item, 0))
            return item[:kind + 1] + placed(item, kind + 1)[0] if item[kind] == 0 else item

        def listed(segment):
            at = self._after_offset(segment, 0)
            count, at = number(segment, at)
            functions = []
            for _ in range(count):
                function, at = placed(segment, at)
                functions.append(function)
            return segment[:self._after_offset(segment, 0)] + vector(functions)

        self.bodies = self.bodies_in(order)
        self.types = [self.types[old] for old in order]
        exports = self._items(EXPORTS, lambda data, at: after_number(data, sum(number(data, at)) + 1))
        segments = self._items(ELEMENTS, self._after_segment)
        for section, items in ((EXPORTS, map(exported, exports)), (ELEMENTS, map(listed, segments))):
            if section in self.sections:
                self.sections[section] = vector(list(items))

    def _items(self, section, end):
        data, items = self.sections.get(section, b"\0"), []
        count, at = number(data, 0)
        for _ in range(count):
            start, at = at, end(data, at)
            items.append(data[start:at])
        return items

    @staticmethod
    def _after_import(data, at):
        at = sum(number(data, sum(number(data, at))))
        if data[at] != 0:
            raise Fault("an import is no function")
        return after_number(data, at + 1)

    @staticmethod
    def _after_offset(data, at):
        if data[at:at + 2] != bytes([0, I32_CONST]):
            raise Fault("a table's segment of an unknown kind")
        return after_number(data, at + 2) + 1

    @staticmethod
    def _after_segment(data, at):
        count, at = number(data, Module._after_offset(data, at))
        for _ in range(count):
            at = after_number(data, at)
        return at
