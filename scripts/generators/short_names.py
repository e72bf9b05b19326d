# Finds the short names of the library's own properties with which legato.js compresses best, and writes them to
# scripts/packing/names.json. It needs the built engine (make wasm), and takes some minutes.
#
# esbuild decides which names are free. A random change of a few assignments is kept if the result is not longer, again
# and again. Later properties get the names that are left; names of removed properties do no harm.
import json
import os
import random
import re
import subprocess
import tempfile
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TARGET = ROOT / "scripts/packing/names.json"
# The number of changes in a round. There are several rounds, because terser names local variables by the letters'
# frequencies, which the changes affect.
TRIES = 20000
ROUNDS = 3
# The number of additional names that are tried.
SPARE = 150
# Follows a property's name to mark its place. It is no letter that terser counts for the names of local variables.
MARK = "\u1e81"


def free_names(folder):
    """The properties with their present names, and the other names that they could have."""
    cache = folder / "names.json"
    cache.write_text(TARGET.read_text() if TARGET.exists() else "{}")
    spare = ",".join(f"_spare{index}: 0" for index in range(SPARE))
    entry = f'export * from "{ROOT}/Web/legato/legato.js"; export const spare = {{ {spare} }};'
    bundle = subprocess.run(["esbuild", "--bundle", "--mangle-props=^_[a-zA-Z]", f"--mangle-cache={cache}"],
                            input=entry, text=True, capture_output=True, check=True).stdout
    names = json.loads(cache.read_text())
    used = {each: name for each, name in names.items() if re.search(rf"(?<![\w$]){re.escape(name)}(?![\w$])", bundle)}
    properties = {each: name for each, name in used.items() if not each.startswith("_spare")}
    return properties, [name for name in names.values() if name not in properties.values()]


def marked_module(folder, properties):
    """The distributed module: the texts between the properties, and the indices of these."""
    cache = folder / "marks.json"
    cache.write_text(json.dumps({each: name + MARK for each, name in properties.items()}))
    # It may exceed its budget, because marks are long.
    subprocess.run([ROOT / "scripts/build-web"], env={**os.environ, "WEB_NAMES": str(cache), "WEB_DIST": str(folder)},
                   capture_output=True, check=False)
    parts = re.split(rf"([\w$]+?){MARK}", (folder / "legato.js").read_text())
    names = list(properties.values())
    return parts[::2], [names.index(name) for name in parts[1::2]]


def best(texts, places, count, names):
    """The names with which the module is shortest, for this number of properties, and its length."""
    def size(dealt):
        compressor = zlib.compressobj(9, zlib.DEFLATED, 31, 9)
        text = texts[0] + "".join(dealt[place] + text for place, text in zip(places, texts[1:]))
        return len(compressor.compress(text.encode()) + compressor.flush())

    chance = random.Random(1)
    shortest = size(names)
    for _ in range(TRIES):
        dealt = names[:]
        for _ in range(chance.choice((1, 1, 2))):
            one, other = chance.randrange(count), chance.randrange(len(names))
            dealt[one], dealt[other] = dealt[other], dealt[one]
        if (length := size(dealt)) <= shortest:
            shortest, names = length, dealt
    return names[:count], shortest


if __name__ == "__main__":
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            properties, others = free_names(Path(folder))
            texts, places = marked_module(Path(folder), properties)
        names, length = best(texts, places, len(properties), [*properties.values(), *others])
        TARGET.write_text(json.dumps(dict(sorted(zip(properties, names))), indent=0) + "\n")
        print(f"{len(properties)} names, {length} bytes")
