"""The Lab's facts about transitions: their families, their rows, and their Swift code."""

import json

from description import NUMBERS, ROOT, words_of

PATH = ROOT / "Gallery/Web/lab/described.js"
# The units in a page. A fraction has none.
UNITS = {"points": "px", "seconds": "s", "radians": "rad", "times": "×", "": ""}
MOST = 2 ** 32 - 1
HEAD = """// The engine's transitions and their options, by family: `make transitions` writes this file.

/**
 * An option: what Swift calls it, its default, and what it may be.
 * @typedef {object} Option
 * @property {string} label nothing if Swift gives it none
 * @property {string | number | null} standard
 * @property {string[]} [words]
 * @property {[least: number, most: number]} [limits]
 * @property {string} [unit]
 * @property {boolean} [isWhole]
 */

/**
 * A transition: how Swift writes it, with a star for what is said of it, or with a struct for that.
 * @typedef {{ family: string, swift: string, struct?: string, options: Record<string, Option> }} Described
 */

"""


def literal(fact):
    return json.dumps(fact, ensure_ascii=False)


def row(option):
    """An option's entry."""
    facts = {"label": literal(option.label), "standard": literal(option.standard)}
    if words_of(option.type):
        facts["words"] = f"words.{option.name}"
    if option.type in NUMBERS:
        facts |= {"limits": literal(option.limits), "unit": literal(UNITS[option.unit])}
    if option.type == "UInt32":
        facts["limits"] = literal((0, MOST))
    if option.type in ("Int", "UInt32"):
        facts["isWhole"] = "true"
    return f"      {option.name}: {{ {', '.join(f'{key}: {fact}' for key, fact in facts.items())} }},"


def entry(transition):
    struct = f', struct: "{transition.struct}"' if transition.struct else ""
    lines = [f"  {transition.name}: {{",
             f'    family: "{transition.family}", swift: "{transition.code}"{struct},']
    if not transition.web_options:
        return [*lines, "    options: {},", "  },"]
    return [*lines, "    options: {", *map(row, transition.web_options), "    },", "  },"]


def files(transitions):
    transitions = [each for each in transitions if each.is_on_the_web]
    words = {option.name: words_of(option.type) for each in transitions for option in each.web_options}
    valid = [f"  {name}: {literal(each)}," for name, each in sorted(words.items()) if each]
    lines = ["const words = {", *valid, "};", "", "/** @type {Record<string, Described>} */",
             "export const described = {"]
    for each in transitions:
        lines += entry(each)
    return {PATH: HEAD + "\n".join([*lines, "};", ""])}
