"""The article of the documentation that lists all transitions by family."""

import re

from description import FAMILIES, ROOT
from web import cell

PATH = ROOT / "Sources/Legato/Legato.docc/AllTransitions.md"
HEAD = """# All transitions

Every transition that comes with the library, by family, with its options.

## Overview

In brackets are an option's range, its unit and its default. A number that is out of its range is clamped, and NaN is
the default unless the option says otherwise; a debug build says so. Every transition takes another motion by
``ScreenTransition/with(motion:reverseMotion:)``.
"""


def linked(text):
    """A comment's text for a place outside its type, with links to members of that type completed."""
    return re.sub(r"``([a-z])", r"``ScreenTransition/\1", text)


def files(transitions):
    text = HEAD
    for family in FAMILIES:
        text += f"\n## {family}\n\n| Transition | What it does | Options |\n|---|---|---|\n"
        for each in transitions:
            if each.family == family:
                options = ", ".join(cell(option, option.label or option.name) for option in each.options)
                if each.struct:
                    options = f"``{each.struct}``: {options}"
                text += f"| ``{each.symbol}`` | {linked(each.summary)} | {options} |\n".replace("|  |", "| |")
    return {PATH: text}
