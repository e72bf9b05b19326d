"""Writes the files that follow from the transitions' descriptions in Sources/Legato/Transitions/Catalogue: the web's
exports, checks and types, the documentation's tables and the Lab's rows. With --check it compares instead."""

import sys

import article
import exports
import lab
import web
from description import ROOT, Fault, catalogue


def main(is_check):
    transitions = catalogue()
    files = {}
    for each in (exports, web, lab, article):
        files |= each.files(transitions)
    stale = [path for path, text in sorted(files.items())
             if (path.read_text() if path.exists() else None) != text]
    if is_check:
        if stale:
            listed = "\n".join(str(path.relative_to(ROOT)) for path in stale)
            raise Fault(f"{listed}\nThese are not what the transitions' declarations say: run `make transitions`")
        return
    for path in stale:
        if files[path] is None:
            path.unlink()
        else:
            path.write_text(files[path])
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    try:
        main("--check" in sys.argv[1:])
    except Fault as fault:
        sys.exit(str(fault))
