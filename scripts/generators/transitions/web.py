"""The files of the page's side: the checks' table, the TypeScript types and the README's table."""

import math
import re
import textwrap

from description import NUMBERS, ROOT, Fault, words_of

TABLE = ROOT / "Web/legato/described.js"
TYPES = ROOT / "Web/legato/legato.d.ts"
README = ROOT / "Web/README.md"
WIDTH = 120
# The spelling in a page of types that are no enumerations.
SPELT = {
    "Double": "number", "Int": "number", "UInt32": "number", "Point2D?": "[number, number]",
    "SourceStyle": "SourceStyle",
}
# Enumerations that have their own type in TypeScript.
NAMED = {"Direction": "Direction", "ScreenEdge": "Edge", "ScreenAxis": "Axis"}


def shown(number):
    """A number in JavaScript's spelling."""
    if abs(number) == math.pi / 2:
        return "-Math.PI / 2" if number < 0 else "Math.PI / 2"
    return repr(number)


def brief(number):
    """A number in a reader's spelling."""
    if abs(number) == math.pi / 2:
        return "−π/2" if number < 0 else "π/2"
    rounded = f"{number:.3f}".rstrip("0").rstrip(".") if number % 1 else str(number)
    return re.sub(r"^(-?)0\.", r"\1.", rounded).replace("-", "−")


def filled(entries, indent):
    """Entries of a list in lines, without a break within an entry."""
    whole = ", ".join(entry.replace(" ", "\0") for entry in entries) + ","
    return textwrap.fill(whole, WIDTH, initial_indent=indent, subsequent_indent=indent).replace("\0", " ")


def by_option(transitions):
    """Each option's transitions and descriptions, by its name."""
    found = {}
    for transition in transitions:
        for option in transition.web_options:
            found.setdefault(option.name, []).append((transition.name, option))
    for name, each in found.items():
        if len({option.type for _, option in each}) > 1:
            raise Fault(f"{name} is of one type here and of another there: {', '.join(one for one, _ in each)}")
        kind = each[0][1].type
        if kind not in SPELT and not words_of(kind):
            raise Fault(f"{name}: no page can say a {kind}. Say \"Not on the web.\", or teach the generators that type")
    return found


def is_part(option):
    """Whether it is a fraction: a fraction outside its range is rejected; a number with a unit, or a count, is clamped.
    """
    return option.type == "Double" and option.limits == (0, 1) and not option.unit


def table(transitions):
    names, ranges = {}, {}
    for name, found in sorted(by_option(transitions).items()):
        kind = found[0][1].type
        if words_of(kind):
            names[name] = words_of(kind)
        if kind not in NUMBERS:
            continue
        whole = (1,) if kind == "Int" else ()
        limits = {one: option.limits + whole for one, option in found if not is_part(option)}
        if limits and len(limits) < len(found):
            raise Fault(f"{name} is a part of 1 here and something else there: {', '.join(one for one, _ in found)}")
        # The most frequent limits stand for all.
        usual = max(limits.values(), key=list(limits.values()).count, default=None)
        if usual:
            ranges[name] = usual
        ranges |= {f"{one} {name}": own for one, own in limits.items() if own != usual}
    listed = [f'  {name}: words("{" ".join(words)}"),' for name, words in names.items()]
    limited = [(f'"{key}"' if " " in key else key) + f": [{', '.join(map(shown, limits))}]"
               for key, limits in ranges.items()]
    return "\n".join([
        "// The options of the engine's transitions: `make transitions` writes this file.", "",
        'import { words } from "./checks.js";', "",
        "/** What an option may be, in the engine's order. */", "export const names = {", *listed, "};", "",
        "/**",
        " * The least and the most of a number, and 1 if it must be whole: by the option's name, or with the",
        " * transition's before it. A number that is not here is a part, 0 to 1.", " */",
        "export const ranges = {", filled(limited, "  "), "};", ""])


def type_of(option):
    spelt = SPELT.get(option.type) or NAMED.get(option.type)
    return spelt or " | ".join(f'"{word}"' for word in words_of(option.type))


def for_pages(text):
    """A comment's text in the terms of a page's author."""
    text = re.sub(r"``(?:\w+/)?(\w+)[^`]*``", r"`\1`", text).replace("points", "CSS pixels")
    return text if text.startswith("iOS") else text[0].upper() + text[1:]


def explained(option):
    """The text of an option: its meaning, its range and its default."""
    remarks = [each for each in option.remarks if not re.match(r"(NaN is|the default|nil for) ", each)]
    limits = f", {option.least} ... {option.most} {option.unit}".rstrip() if option.least else ""
    standard = option.standard
    if standard is not None:
        said = brief(standard) if option.type in (*NUMBERS, "UInt32") else f"`{standard}`"
        remarks.append(f"{said} by default")
    return for_pages("; ".join([option.meaning + limits, *remarks]).rstrip(".") + ".")


def comment(text, indent):
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False)
    if len(f"{indent}/** {text} */") <= WIDTH:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def types(transitions):
    lines = []
    for transition in transitions:
        lines += comment(for_pages(transition.summary), "  ")
        options = transition.web_options
        elements = "source?: Part; target?: Part" if transition.takes_elements else ""
        if not options:
            lines.append(f'  | {{ name: "{transition.name}"{"; " + elements if elements else ""} }}')
            continue
        lines += ["  | {", f'    name: "{transition.name}";']
        for option in options:
            lines += [*comment(explained(option), "    "), f"    {option.name}?: {type_of(option)};"]
        lines += [f"    {elements};"] if elements else []
        lines.append("  }")
    return "\n".join(lines) + "\n"


def cell(option, name):
    """An option with its range and its default, for a table."""
    standard = option.standard
    parts = []
    if option.least:
        parts.append(f"{' … '.join(map(brief, option.limits))} {option.unit}".strip())
    if standard is not None:
        parts.append(brief(standard) if option.type in (*NUMBERS, "UInt32") else f"`{standard}`")
    return f"`{name}`" + (f" ({'; '.join(parts)})" if parts else "")


def rows(transitions):
    lines = ["| Name | Family | Options besides those of all |", "|---|---|---|"]
    for transition in transitions:
        options = ["`source`, `target`"] * transition.takes_elements + [
            cell(each, each.name) for each in transition.web_options]
        said = ", ".join(options).replace("points", "px")
        lines.append(f"| `{transition.name}` | {transition.family} | {said} |".replace("|  |", "| |"))
    return "\n".join(lines) + "\n"


def between(path, first, last, text):
    """A file's text, with other lines between two of its lines."""
    whole = path.read_text()
    if whole.count(first) != 1 or whole.count(last) != 1:
        raise Fault(f"{path.relative_to(ROOT)}: the lines between which transitions are listed are missing")
    return whole[:whole.index(first) + len(first)] + text + whole[whole.index(last):]


def files(transitions):
    transitions = [each for each in transitions if each.is_on_the_web]
    return {
        TABLE: table(transitions),
        TYPES: between(TYPES, "  // What follows is written by `make transitions`.\n", "  // End of what is written.\n",
                       types(transitions)),
        README: between(README, "<!-- written by `make transitions` -->\n", "<!-- end of what is written -->\n",
                        rows(transitions)),
    }
