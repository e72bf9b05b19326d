"""The descriptions of the catalogue's transitions, read from their declarations and the comments beside them.

A family is a folder. A transition is a public static member that returns one, and its parameters are its options: name,
label, type and default are those of the declaration. The line of documentation describes the option, and for a number
its range, its unit and remarks: `- dim: the opacity of black over the old page, 0 ... 1; 0 for none.`
"""

import math
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ENGINE = ROOT / "Sources/Legato"
CATALOGUE = ENGINE / "Transitions/Catalogue"
FAMILIES = ("Slides", "Fades", "Zooms", "Sheets", "Solids", "Pieces", "Reveals", "Presets")
UNITS = ("points", "seconds", "radians", "times")
# These words in its documentation exclude a transition or an option from the web.
NOT_ON_THE_WEB = "Not on the web."
# The types of the options of every transition, which are no transition's own.
COMMON = ("Motion", "Motion?")
NUMBERS = ("Double", "Int")

NUMBER = r"−?(?:\d*\.?\d+|π/2)"
DOCUMENTED = re.compile(
    r"(?P<comment>(?:^ *///.*\n)*)(?:^ *@.*\n)*"
    r"^ *public static (?:var (?P<property>\w+): (?P<kind>\w+)"
    r"|func (?P<function>\w+)\((?P<parameters>[^{]*?)\)\s*-> (?P<result>\w+))", re.M)
PARAMETER = re.compile(r"(?:(?P<label>\w+) )?(?P<name>\w+): (?P<type>[\w?]+)(?: = (?P<default>.+))?", re.S)
FIELD = re.compile(r"(?P<comment>(?:^  ///.*\n)+)^  public var (?P<name>\w+) = (?P<default>.+)$", re.M)
RANGED = re.compile(
    rf"(?P<meaning>.*?), (?P<least>{NUMBER}) \.\.\. (?P<most>{NUMBER})(?: (?P<unit>{'|'.join(UNITS)}))?"
    r"(?:[;,] (?P<remarks>.*?))?\.?", re.S)
CLAMPED = re.compile(r'limited\((?:Double\()?\w+\)?, to: (.+?) ?\.\.\. ?(.+?), or: (.+?), "(\w+)"\)')


class Fault(Exception):
    """A fault of a description, and its place."""


@dataclass(frozen=True)
class Option:
    name: str
    # Its label in Swift; empty if it has none.
    label: str
    type: str
    # In Swift's spelling.
    default: str
    meaning: str
    remarks: tuple[str, ...] = ()
    least: str = ""
    most: str = ""
    unit: str = ""
    is_on_the_web: bool = True

    @property
    def limits(self):
        return tuple(value(each) for each in (self.least, self.most))

    @property
    def standard(self):
        """The default: a number, a word, or None."""
        if self.type in (*NUMBERS, "UInt32"):
            return value(self.default)
        return None if self.default == "nil" else self.default.split(".")[-1]


@dataclass
class Transition:
    name: str
    family: str
    # The Swift code, with a star in place of the options.
    code: str
    # Its place in the documentation.
    symbol: str
    summary: str
    options: list[Option] = field(default_factory=list)
    # The struct that holds its numbers, if they are too many for parameters.
    struct: str = ""
    takes_elements: bool = False
    is_on_the_web: bool = True

    @property
    def web_options(self):
        return [option for option in self.options if option.is_on_the_web]


def value(text):
    """A number in the spelling of Swift or of a comment."""
    spelt = text.replace("−", "-").replace("π", ".pi").replace(".pi", str(math.pi))
    if not re.fullmatch(r"[-\d. */]+", spelt):
        raise Fault(f'"{text}" is not a number')
    result = eval(spelt, {"__builtins__": {}})
    return int(result) if result == int(result) else result


def plain(comment):
    """A comment's paragraphs, each on one line, and the description of each parameter."""
    lines = [re.sub(r"^ *///", "", line)[1:] for line in comment.rstrip("\n").split("\n")]
    paragraphs, parameters, last = [""], {}, None
    for line in lines:
        said = re.match(r"(?:- Parameter |  - )(\w+): (.*)", line)
        if said:
            last = said[1]
            parameters[last] = said[2]
        elif last and line.startswith("  "):
            parameters[last] += " " + line.strip()
        elif not line.strip():
            paragraphs.append("")
            last = None
        elif not line.startswith("- Parameters:"):
            paragraphs[-1] = f"{paragraphs[-1]} {line.strip()}".strip()
    return [each for each in paragraphs if each], parameters


def option(name, label, kind, default, said):
    """An option from its declaration and its description."""
    is_on_the_web = NOT_ON_THE_WEB not in said
    said = said.replace(NOT_ON_THE_WEB, "").strip()
    if kind not in NUMBERS:
        meaning, *remarks = said.rstrip(".").split("; ")
        return Option(name, label, kind, default, meaning, tuple(remarks), is_on_the_web=is_on_the_web)
    ranged = RANGED.fullmatch(said)
    if not ranged:
        raise Fault(f'{name}: "{said}" does not end as "…, 0 ... 1 points; a remark." The unit is one of '
                    f"{', '.join(UNITS)}, or none")
    remarks = tuple(ranged["remarks"].split("; ")) if ranged["remarks"] else ()
    return Option(name, label, kind, default, ranged["meaning"], remarks, ranged["least"], ranged["most"],
                  ranged["unit"] or "", is_on_the_web)


def split(parameters):
    """The parameters of a function: the text between commas outside of brackets."""
    return [each for each in re.split(r",\s*(?![^(]*\))", parameters.strip()) if each]


def options_of(parameters, said):
    for each in split(parameters):
        parameter = PARAMETER.fullmatch(each)
        if parameter["type"] in COMMON:
            continue
        name, label = parameter["name"], parameter["label"] or parameter["name"]
        if name not in said:
            raise Fault(f"{name}: its documentation is missing")
        if parameter["default"] is None:
            raise Fault(f"{name}: it has no default")
        yield option(name, "" if label == "_" else label, parameter["type"], parameter["default"], said[name])


def fields_of(text, struct):
    body = re.search(rf"^public struct {struct}\b.*?^}}", text, re.M | re.S)[0]
    for each in FIELD.finditer(body):
        kind = re.match(r"[A-Z]\w+|", each["default"])[0] or "Double"
        if kind not in COMMON:
            yield option(each["name"], each["name"], kind, each["default"], " ".join(plain(each["comment"])[0]))


def check_clamps(options, text):
    """Checks that the code clamps options to their documented ranges."""
    said = {option.name: option for option in options}
    clamps = [(name, (value(least), value(most)), standard) for least, most, standard, name in CLAMPED.findall(text)]
    if "limitedRadius(" in text:
        clamps.append(("radius", (0, 1000), "0"))
    for name, limits, standard in clamps:
        if name not in said:
            continue
        if said[name].limits != limits:
            raise Fault(f"{name}: the code limits it to {limits[0]} ... {limits[1]}, its documentation does not")
        if standard == f"standard.{name}" or value(standard) == said[name].standard:
            continue
        if f"NaN is {standard}" not in said[name].remarks:
            raise Fault(f'{name}: the code takes {standard} for NaN. Make it the default, or say "NaN is {standard}"')


def transitions_in(path):
    """The transitions of a file. Several members with the same name are one transition, with fewer or more options."""
    text, found, starts = path.read_text(), {}, []
    for each in DOCUMENTED.finditer(text):
        member, result = each["property"] or each["function"], each["kind"] or each["result"]
        paragraphs, said = plain(each["comment"])
        own = re.search(r"On the web it is called `(\w+)`\.", each["comment"])
        if result != "ScreenTransition" and not own:
            continue
        if not paragraphs:
            raise Fault(f"{member}: it has no documentation")
        struct = re.fullmatch(r"_ parameters: (\w+)", each["parameters"] or "")
        name = own[1] if own else member
        signature = "" if each["property"] else "(" + "".join(
            f"{PARAMETER.fullmatch(one)['label'] or PARAMETER.fullmatch(one)['name']}:"
            for one in split(each["parameters"])) + ")"
        code = f".{member}" if each["property"] or struct else f".{member}(*)"
        if result != "ScreenTransition":
            code = f".{result.removesuffix('Parameters').lower()}({code})"
        if name not in found:
            starts.append(each.start() if found else 0)
        transition = found.setdefault(name, Transition(
            name, path.parent.name, code, f"{result}/{member}{signature}", paragraphs[0]))
        options = [] if each["property"] else list(
            fields_of(text, struct[1]) if struct else options_of(each["parameters"], said))
        if options:
            if transition.options:
                raise Fault(f"{name}: two members of this name have options")
            transition.options, transition.struct = options, struct[1] if struct else ""
        transition.takes_elements |= "On the web it takes a `source` and a `target`." in paragraphs
        transition.is_on_the_web &= NOT_ON_THE_WEB not in "\n".join(paragraphs)
    # The clamps of a transition are between its declaration and the next one.
    for transition, start, end in zip(found.values(), starts, [*starts[1:], None]):
        check_clamps(transition.options, text[start:end])
    return found.values()


def catalogue():
    """Every transition, by family and by name."""
    found = []
    for path in sorted(CATALOGUE.rglob("*.swift")):
        try:
            if path.parent.parent != CATALOGUE or path.parent.name not in FAMILIES:
                raise Fault(f"it lies in no family: {', '.join(FAMILIES)}")
            found += transitions_in(path)
        except Fault as fault:
            raise Fault(f"{path.relative_to(ROOT)}: {fault}") from None
    return sorted(found, key=lambda transition: (FAMILIES.index(transition.family), transition.name.lower()))


@cache
def words_of(kind):
    """The cases of one of the engine's enumerations, in order; None if there is no such enumeration."""
    for path in sorted(ENGINE.rglob("*.swift")):
        body = re.search(rf"^public enum {kind}: UInt8.*?^}}", path.read_text(), re.M | re.S)
        if body:
            return [word for line in re.findall(r"^  case (\w[\w, ]*)$", body[0], re.M) for word in line.split(", ")]
    return None
