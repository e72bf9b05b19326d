"""Makes a WebAssembly module shorter when it is compressed: packing module.wasm packed.wasm."""

import sys
from pathlib import Path

from module import Fault
from packing import packed

if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    try:
        target.write_bytes(packed(source.read_bytes()))
    except Fault as fault:
        sys.exit(f"{source}: {fault}")
