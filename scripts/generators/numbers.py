"""Writes the documents' numbers that follow from the sources: counts, limits, and the largest sizes of builds. With
--check it compares instead, and names each outdated document."""

import math
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).parent / "transitions"))
from description import catalogue  # noqa: E402

# The documents' sentences, with the names of their numbers; each sentence must be there.
SENTENCES = {
    "README.md": [
        "**{transitions} transitions**, each of which",
        "**{interactions} interactions**, and {presets} with the numbers",
        "at most {engine} KiB of WebAssembly and {module} KiB of JavaScript, gzip",
        "iOS {ios} and later run it", "| iOS {ios}; Chrome", "| up to {shared} |",
        "serves {web scenes} scenes", "is {ios scenes} scenes as an app",
    ],
    "CHANGELOG.md": ["{transitions} transitions, each of which", "{interactions} interactions, with options"],
    "CONTRIBUTING.md": ["real input, other browsers, {sequences} random sequences", "holds each to {picture} bytes",
                        "The gate draws {redirects}"],
    "Gallery/Web/index.html": ["{web scenes} scenes whose screens", "{web scenes} scenes, one engine"],
    "Gallery/iOS/README.md": ["{ios scenes} scenes in UIKit"],
    "Web/README.md": [
        "at most {engine} KiB of WebAssembly and {module} KiB of JavaScript (gzip -9)",
        "with push alone it has at most {push} KiB",
        "At most {shared} shared elements fly ({shadowed} if one casts a shadow), {own} of a screen's own",
        "{items} items of a bar cross-fade",
    ],
    "docs/benchmarks.md": ["as many as {nodes} nodes allow", "today {shared} of them fly"],
    "docs/limits.md": [
        "{kinds} kinds are known",
        "At most {shared} shared elements fly, {shadowed} if one of them casts a shadow", "iOS {ios} and later",
        "at most {engine} KiB of WebAssembly and {module} KiB of JavaScript (gzip -9)",
        "With push alone the WebAssembly has at most {push} KiB", "of {nodes} nodes in all",
        "{own} of a screen's own elements come and go by themselves, and {items} items of a bar",
    ],
    "Tests/PropertyChecks/Sequences/KnownFault.swift": ["All kinds together are expected in {rare} of a million"],
}
WORDS = "none one two three four five six seven eight nine ten eleven twelve".split()


def text(path):
    return (ROOT / path).read_text()


def stated(path, pattern):
    """The number in a source."""
    if match := re.search(pattern, text(path), re.M):
        return int(match[1].replace("_", ""))
    sys.exit(f"{path} has nothing like {pattern}, which {Path(__file__).relative_to(ROOT)} looks for")


def interactions(folder):
    """The number of public interactions in the files of a folder."""
    shown = re.compile(r"^  public static (?:func \w+\([^{]*?\) ->|var \w+:) Interaction\b", re.M)
    return sum(len(shown.findall(each.read_text())) for each in (ROOT / folder).glob("*.swift"))


def largest(name):
    """The KiB that scripts/check-sizes allows a file."""
    budget = stated("Web/budgets.txt", rf"^{re.escape(name)} +(\d+)$")
    return math.ceil(budget * (100 + stated("scripts/check-sizes", r"^tolerance=(\d+)")) / 100 / 1024)


def numbers():
    parts = stated("Sources/Legato/Transitions/TransitionContext+Limits.swift", r"mostParts = (\d+)")
    rare = re.findall(r"case \.\w+: (\d+)$", text("Tests/PropertyChecks/Sequences/KnownFault.swift"), re.M)
    web = re.search(r"const scenes = \[(.*?)\]", text("Gallery/Web/main.js"), re.S)[1]
    apps = text("Gallery/iOS/LegatoGallery.swiftpm/Scenes/SceneList.swift").count("GalleryScene(row:")
    found = {
        "transitions": len(catalogue()),
        "interactions": interactions("Sources/Legato/Interactions"),
        "presets": interactions("Sources/Legato/Interactions/Presets"),
        "engine": largest("dist/legato.wasm"), "module": largest("dist/legato.js"),
        "push": largest("small-dist/legato.wasm"),
        "shared": parts // 2, "shadowed": parts // 4,
        "own": stated("Web/legato/measure.js", r"mostOwn = (\d+)"),
        "items": stated("Web/legato/bars.js", r"mostItems = (\d+)"),
        "nodes": stated("Web/legato/pieces.js", r"nodeBudget = (\d+)"),
        "picture": stated("scripts/check-pictures", r"^largest=(\d+)"),
        "rare": sum(map(int, rare)), "kinds": len(rare),
        "sequences": stated("Makefile", r"playing,(\d+)\) LEGATO_REDIRECTS=all"),
        "redirects": stated("Makefile", r"playing,(\d+)\) scripts/test-swift debug run"),
        "ios": stated("Package.swift", r"\.iOS\(\.v(\d+)\)"),
    }
    return {name: f"{number:,}" for name, number in found.items()} | {
        "web scenes": WORDS[len(re.findall(r"\w+", web))], "ios scenes": WORDS[apps]}


def written(path, sentences, numbers):
    """A document with its numbers, and its faults."""
    document, faults = text(path), []
    for sentence in sentences:
        parts = re.split(r"\{(.+?)\}", sentence)
        pattern = "".join(r"(\d+(?:[.,]\d+)*|[A-Za-z]+)" if index % 2 else re.sub(r"(\\?\s)+", r"\\s+", re.escape(part))
                          for index, part in enumerate(parts))
        matches = list(re.finditer(pattern, document))
        if not matches:
            faults.append(f'{path} no longer says "{sentence}": change that in {Path(__file__).relative_to(ROOT)}, too')
        for match in reversed(matches):
            for group in range(len(match.groups()), 0, -1):
                number = numbers[parts[2 * group - 1]]
                if match[group].lower() == number:
                    continue
                number = number.capitalize() if match[group][0].isupper() else number
                faults.append(f"{path} says {match[group]} where {number} is right: {' '.join(match[0].split())}")
                document = document[:match.start(group)] + number + document[match.end(group):]
    return document, faults


def main(is_check):
    known, faults = numbers(), []
    for path, sentences in SENTENCES.items():
        document, wrong = written(path, sentences, known)
        faults += wrong
        if not is_check and document != text(path):
            (ROOT / path).write_text(document)
            print(path)
    if is_check and faults:
        sys.exit("\n".join([*faults, "These numbers are not what the sources say: run `make numbers`"]))
    if missing := [each for each in faults if " no longer says " in each]:
        sys.exit("\n".join(missing))


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
