"""A module that is packed for compression computes the same, and packing always gives the same module."""

import base64
import json
import struct
import subprocess
import sys
import zlib

import pytest

from conftest import ROOT

sys.path.insert(0, str(ROOT / "scripts/packing"))
from module import Fault, Module, code, instructions, signed, variable_types  # noqa: E402
from packing import by_similarity, improved, is_short, moves, packed, pieces_of, plain  # noqa: E402
from variables import renumbered, shortest  # noqa: E402

# Constants of all kinds, and functions that are called, exported, listed in a table and imported.
WORDS = """
(module
  (import "page" "add" (func $add (param f64 f64) (result f64)))
  (type $number (func (result f64)))
  (memory 1)
  (table 3 funcref)
  (elem (i32.const 0) $seven $zero $minus)
  (func $seven (result f64) (f64.const 7))
  (func $zero (result f64) (f64.const 0))
  (func $minus (result f64) (f64.const -0))
  (func (export "of") (param i32) (result f64) (call_indirect (type $number) (local.get 0)))
  (func (export "sum") (result f64) (local f64)
    (f64.store align=1 (i32.const 16) (call $add (call $seven) (f64.const -8191)))
    (i32.store align=1 (i32.const 24) (i32.const 5))
    (f64.add (f64.load align=2 (i32.const 16)) (f64.convert_i32_u (i32.load8_u (i32.const 24)))))
  (func (export "choice") (param i32) (result f64)
    (block (block (block (br_table 0 1 2 (local.get 0))) (return (f64.const 0.5))) (return (f64.const 1e9)))
    (f64.const inf))
  (func (export "kept") (param f64 i32) (result f64) (local f64 i32 f64 i32)
    (local.set 4 (local.get 0)) (local.set 3 (local.get 1)) (local.set 2 (f64.const 100)) (local.set 5 (i32.const 3))
    (f64.add (f64.sub (local.get 4) (local.get 2)) (f64.convert_i32_s (i32.sub (local.get 5) (local.get 3)))))
  (func (export "lanes") (result f64)
    (f64x2.extract_lane 1 (f64x2.mul (v128.const f64x2 1 -3) (f64x2.splat (f64.const -4))))))
"""
SHOWN = """
const { instance } = await WebAssembly.instantiate(Buffer.from(process.argv[1], "base64"),
  { page: { add: (a, b) => a + b } });
const { of, sum, choice, kept, lanes } = instance.exports;
const bits = (value) => new BigUint64Array(new Float64Array([value]).buffer)[0].toString(16);
const all = [of(0), of(1), of(2), sum(), choice(0), choice(1), choice(2), kept(7, 1), lanes()];
console.log(JSON.stringify(all.map(bits)));
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    words = tmp_path_factory.mktemp("packing") / "words.wat"
    words.write_text(WORDS)
    command = ["wasm-as", "--enable-simd", words, "--output", words.with_suffix(".wasm")]
    subprocess.run(command, check=True, timeout=60)
    return words.with_suffix(".wasm").read_bytes()


def shown(data):
    command = ["node", "--input-type=module", "--eval", SHOWN, base64.b64encode(data).decode()]
    return json.loads(subprocess.run(command, check=True, capture_output=True, timeout=60).stdout)


def test_what_is_computed_stays_the_same_bits(module):
    bits = [struct.pack(">d", number).hex().lstrip("0") or "0"
            for number in (7.0, 0.0, -0.0, 7.0 - 8191 + 5, 0.5, 1e9, float("inf"), 7.0 - 100 + 2, 12.0)]
    assert shown(module) == bits
    assert shown(packed(module)) == bits


def test_functions_that_are_moved_are_found_again(module):
    moved = Module(module)
    moved.reorder(list(reversed(range(len(moved.bodies)))))
    assert shown(moved.data()) == shown(module)


def test_a_module_that_is_not_changed_stays_as_it_is(module):
    assert Module(Module(module).data()).data() == Module(module).data()
    assert shown(Module(module).data()) == shown(module)


def test_it_is_packed_the_same_each_time(module):
    command = [sys.executable, "-B", ROOT / "scripts/packing", "/dev/stdin", "/dev/stdout"]
    runs = [subprocess.run(command, input=module, check=True, capture_output=True, timeout=60,
                           env={"PYTHONHASHSEED": str(seed)}).stdout for seed in (1, 2)]
    assert runs == [packed(module)] * 2


@pytest.mark.parametrize("value", [0, 1, -1, 63, 64, -64, -65, 8191, -8191])
def test_whole_numbers_are_converted(value):
    assert is_short(float(value))
    body = bytes([0, 0x44]) + struct.pack("<d", value) + bytes([0x0B])
    assert plain(body) == bytes([0, 0x41]) + signed(value) + bytes([0xB7, 0x0B])


@pytest.mark.parametrize("value", [-0.0, 0.5, -1e-300, 8192.0, float("inf"), float("-inf"), float("nan")])
def test_other_numbers_stay_as_they_are(value):
    body = bytes([0, 0x44]) + struct.pack("<d", value) + bytes([0x0B])
    assert not is_short(value)
    assert plain(body) == body


def test_similarity_brings_bodies_together():
    bodies = [b"0123456789", b"abcdefghij" * 3, b"012345678!", b"abcdefghik"]
    assert by_similarity(bodies, pieces_of(bodies)) == [1, 3, 0, 2]


def test_bodies_are_moved_to_similar_ones_the_largest_first():
    bodies = [b"0123456789", b"abcdefghij" * 3, b"012345678!", b"abcdefghik"]
    assert list(moves(bodies, pieces_of(bodies)))[:4] == [(1, 3, False), (1, 3, True), (0, 2, False), (0, 2, True)]


def test_only_moves_that_make_the_code_shorter_are_kept(module):
    words = Module(module)
    words.reorder(list(reversed(range(len(words.bodies)))))
    every = list(moves(words.bodies, pieces_of(words.bodies)))

    def size(order):
        return len(zlib.compress(code(words.bodies_in(order)), level=9))

    orders = [improved(words, every[:count]) for count in range(len(every) + 1)]
    for before, after in zip(orders, orders[1:]):
        assert sorted(after) == sorted(before)
        assert after == before or size(after) < size(before)
    assert size(orders[-1]) < size(orders[0])


@pytest.mark.parametrize("size", [bytes, lambda body: bytes(255 - each for each in body)])
def test_variables_that_get_other_numbers_keep_their_types(module, size):
    words = Module(module)
    before = words.bodies
    words.bodies = [shortest(body, count, size) for body, count in zip(before, words.parameters())]
    assert words.bodies != before and list(map(variable_types, words.bodies)) == list(map(variable_types, before))
    assert shown(words.data()) == shown(module)


def test_variables_compress_better_after_similar_code():
    def body(first, second):  # Two variables of a type are set, and their sum is returned.
        sets = b"".join(bytes([0x41, 7, 0x21, first, 0x41, 9, 0x21, second]) for _ in range(9))
        return bytes([1, 2, 0x7F]) + sets + bytes([0x20, first, 0x20, second, 0x6A, 0x0B])

    assert renumbered([body(0, 1), body(1, 0)], [0, 0]) == [body(0, 1)] * 2
    assert renumbered([body(1, 2), body(2, 1)], [1, 1]) == [body(1, 2)] * 2


def test_what_is_unknown_is_refused(module):
    with pytest.raises(Fault, match="no WebAssembly"):
        Module(b"MZ" + module)
    with pytest.raises(Fault, match="unknown instruction: ff"):
        list(instructions(bytes([0, 0xFF, 0x0B])))
