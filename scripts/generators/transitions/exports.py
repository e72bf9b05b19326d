"""The web's exports, in Swift: a file for each transition, which reads the options in the order of its name."""

import re
import textwrap

from description import ROOT, words_of

FOLDER = ROOT / "Web/Sources/LegatoWeb/Transitions"
HEAD = "// The page's `{}`, as the engine describes it: `make transitions` writes this file.\n"
WIDTH = 120
# The mailbox's readers whose names are not those of the types.
READERS = {"Double": "number", "Int": "count", "UInt32": "seed"}


def reading(option, default):
    """The code by which the mailbox reads an option."""
    if option.default == "nil":
        return f"Mailbox.{option.name}()"
    word = option.type.removeprefix("Screen") if words_of(option.type) else option.type
    reader = READERS.get(option.type, word[0].lower() + word[1:])
    return f"Mailbox.{reader}(or: {default})"


def wide(lines):
    return any(len(line) > WIDTH for line in lines)


def making(transition):
    """The body of an export, between the braces."""
    options = transition.web_options
    if transition.struct:
        return ["", f"    var parameters = {transition.struct}()"] + [
            f"    parameters.{each.name} = {reading(each, f'parameters.{each.name}')}" for each in options
        ] + [f"    return {transition.code}(parameters)", "  "]
    all_said = [(f"{each.label}: " if each.label else "") + reading(each, each.default) for each in options]
    said = ", ".join(all_said)
    line = transition.code.replace("*", said)
    for body in ([f" {line} "], ["", f"    {line}", "  "]):
        if not wide([f"  Mailbox.transition(tag) {{{body[0]}}}", *body]):
            return body
    # An option and its label stay on one line.
    tied = ", ".join(each.replace(" ", "\0") for each in all_said) + ")"
    lines = textwrap.wrap(tied, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6, break_long_words=False)
    return ["", f"    {transition.code.replace('*)', '')}", *[each.replace("\0", " ") for each in lines], "  "]


def export(transition):
    name = transition.name
    options = [each.name for each in transition.web_options] + ["source", "target"] * transition.takes_elements
    return HEAD.format(name) + f"""
import Legato

@_expose(wasm, "{name}:{" ".join(options)}") @c(legato_transition_{name})
public func {name}Transition(_ tag: Int32) -> Int32 {{
  Mailbox.transition(tag) {{""" + "\n".join(making(transition)) + """}
}
"""


def files(transitions):
    """Each file with its text; None for a generated file whose transition no longer exists."""
    old = {path: None for path in FOLDER.glob("*.swift") if path.read_text().startswith(HEAD.format(path.stem))}
    return old | {FOLDER / f"{each.name}.swift": export(each) for each in transitions if each.is_on_the_web}
