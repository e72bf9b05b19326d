"""A transition's options stand once, in its declaration: what the generators read there, and what they reject."""

import sys

import pytest

from conftest import ROOT

sys.path.insert(0, str(ROOT / "scripts/generators/transitions"))

import article  # noqa: E402
import exports  # noqa: E402
import lab  # noqa: E402
import web  # noqa: E402
from description import CATALOGUE, Fault, catalogue, transitions_in  # noqa: E402

DECLARED = """
extension ScreenTransition {
  /// The new screen rolls in.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameters:
  ///   - edge: the side that it
  ///     comes from; clockwise.
  ///   - depth: how deep it lies, −.5 ... 40 points; the default is our own.
  ///   - lean: how far it leans, 0 ... 1 radians. Not on the web.
  ///   - motion: the motion of a run without a finger.
  public static func roll(
    from edge: ScreenEdge = .leading, depth: Double = 0.5, lean: Double = 15 * .pi / 180, motion: Motion = .curve(.a)
  ) -> ScreenTransition {
    let depth = name.limited(depth, to: -0.5...40, or: 0.5, "depth")
  }
}
"""


@pytest.fixture
def read(tmp_path):
    def read(text):
        path = tmp_path / "Solids/ScreenTransition+Roll.swift"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        (transition,) = transitions_in(path)
        return transition

    return read


def test_an_option_is_what_its_declaration_and_its_line_of_documentation_say(read):
    roll = read(DECLARED)
    assert (roll.name, roll.family, roll.takes_elements) == ("roll", "Solids", True)
    edge, depth, lean = roll.options
    assert (edge.label, edge.standard, edge.meaning) == ("from", "leading", "the side that it comes from")
    assert (depth.limits, depth.unit, depth.standard) == ((-0.5, 40), "points", 0.5)
    assert round(lean.standard, 4) == 0.2618
    assert roll.web_options == [edge, depth]


def test_a_page_says_the_options_in_the_order_in_which_the_engine_reads_them(read):
    export = exports.export(read(DECLARED))
    assert '@_expose(wasm, "roll:edge depth source target")' in export
    assert ".roll(from: Mailbox.edge(or: .leading), depth: Mailbox.number(or: 0.5))" in export


def test_a_page_reads_the_range_in_its_own_units_and_the_default(read):
    text = web.types([read(DECLARED)])
    assert "/** How deep it lies, −.5 ... 40 CSS pixels; .5 by default. */\n    depth?: number;" in text
    assert "edge?: Edge;" in text and "source?: Part; target?: Part;" in text


@pytest.mark.parametrize("old, new, fault", [
    ("−.5 ... 40 points", "−.5 ... 50 points", "the code limits it to -0.5 ... 40"),
    ("40 points", "40 miles", "The unit is one of"),
    (", −.5 ... 40 points", "", "does not end as"),
    ("or: 0.5", "or: 2", "the code takes 2 for NaN"),
    ("depth: Double = 0.5", "depth: Double", "it has no default"),
    ("  ///   - edge: the side that it\n  ///     comes from; clockwise.\n", "", "edge: its documentation is missing"),
    (DECLARED[DECLARED.index("  /// The new"):DECLARED.index("  public")], "", "it has no documentation"),
])
def test_a_description_that_does_not_agree_with_itself_is_refused(read, old, new, fault):
    assert old in DECLARED
    with pytest.raises(Fault, match=fault):
        read(DECLARED.replace(old, new))


def test_a_type_that_no_page_can_say_is_refused(read):
    with pytest.raises(Fault, match="no page can say a Colour"):
        web.by_option([read(DECLARED.replace("edge: ScreenEdge", "edge: Colour"))])


def test_transitions_that_share_a_file_are_each_compared_with_their_own_code(tmp_path):
    path = tmp_path / "Solids/ScreenTransition+Rolls.swift"
    path.parent.mkdir()
    tumble = DECLARED.replace("roll(", "tumble(").replace("40", "60")
    path.write_text(DECLARED + tumble)
    assert [each.options[1].limits for each in transitions_in(path)] == [(-0.5, 40), (-0.5, 60)]
    path.write_text(DECLARED + tumble.replace("60 points", "40 points"))
    with pytest.raises(Fault, match="the code limits it to -0.5 ... 60"):
        transitions_in(path)


def test_an_option_that_is_added_to_a_declaration_is_wherever_options_are(tmp_path):
    path = tmp_path / "Fades/ScreenTransition+Fades.swift"
    path.parent.mkdir()
    declared = (CATALOGUE / "Fades" / path.name).read_text()
    said, parameter = "  /// - Parameter duration:", "crossfade(duration: Double = 1"
    assert declared.count(said) == declared.count(parameter) == 1
    path.write_text(declared.replace(said, f"  /// - Parameter haze: how dense it is, 0 ... 9 points.\n{said}").replace(
        parameter, f"{parameter}, haze: Double = 3"))
    transitions = [each for each in catalogue() if each.family != "Fades"] + [*transitions_in(path)]
    files = {}
    for each in (exports, web, lab, article):
        files |= each.files(transitions)
    assert {path for path, text in files.items() if text and "haze" in text} == {
        exports.FOLDER / "crossfade.swift", web.TABLE, web.TYPES, web.README, lab.PATH, article.PATH}
