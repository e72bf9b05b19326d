"""A presented screen that rests at detents, as a sheet does."""

import pytest
from page import PageError


def top_of(page, screen="sheet"):
    return page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().top / innerHeight", screen)


def present(page, detents="[.5, 1]"):
    return page.evaluate(f"""() => {{
      stage.stack();
      const interaction = {{ name: "fullScreenPan", direction: "down" }};
      return stage.container.present(stage.make("sheet"), {{ detents: {detents}, interaction }});
    }}""")


def test_a_sheet_comes_to_its_first_stop_and_says_so(plain):
    assert present(plain) == {"finished": True, "cancelled": False, "atDetent": True}
    plain.evaluate("stage.rest()")
    assert top_of(plain) == 0.5
    below = plain.evaluate("[stage.root.checkVisibility(), stage.root.inert, stage.container.top.id]")
    assert below == [True, True, "sheet"]


LOOK = """() => {
  const { clipPath } = getComputedStyle(document.getElementById("sheet"));
  const [dimming, shadow] = document.querySelectorAll("legato-overlay");
  const grabber = getComputedStyle(document.getElementById("sheet"), "::after");
  return [clipPath, dimming?.style.opacity, shadow?.style.boxShadow, grabber.content];
}"""


def test_it_looks_like_one_when_only_its_detents_are_said(plain):
    plain.evaluate("(stage.stack(), stage.container.present(stage.make('sheet'), { detents: [.5] }))")
    plain.evaluate("stage.rest()")
    clip, dim, shadow, grabber = plain.evaluate(LOOK)
    # Its lower corners are below the edge.
    assert (clip, dim, grabber) == ("inset(0px 0px -10px round 10px)", "0.2", '""')
    assert "24px" in shadow
    plain.evaluate("stage.container.dismiss({ animated: false })")
    assert plain.evaluate("document.querySelector('[data-legato-grabber]')") is None


@pytest.mark.parametrize("call, screen, container, everywhere", [
    ("card", "", "", ""), ("", "card", "", ""), ("", "", "card", ""), ("", "", "", "card"), ("card", "sheet", "", "")])
def test_its_transition_is_the_one_that_somebody_names(plain, call, screen, container, everywhere):
    plain.evaluate("""async ([call, screen, container, everywhere]) => {
      const said = (transition) => transition && { transition };
      Object.assign(stage.legato, said(everywhere));
      stage.stack({ ...said(container) });
      const sheet = stage.make("sheet");
      if (screen) stage.container.configure(sheet, said(screen));
      await stage.container.present(sheet, { ...said(call), detents: [.5], grabber: false });
      stage.legato.transition = undefined;
    }""", [call, screen, container, everywhere])
    clip, _, _, grabber = plain.evaluate(LOOK)
    assert (clip, grabber) == ("inset(0px round 24px)", "none")


def test_what_is_behind_a_page_sheet_steps_back_from_the_detent_on_that_is_said(plain):
    plain.evaluate("""() => {
      stage.stack();
      const transition = { name: "pageSheet", detent: .5 };
      stage.container.present(stage.make("sheet"), { detents: [.5], transition, awaitsScrub: true });
    }""")
    for coverage, width in [(0.5, 390), (0.75, 390 * 0.96), (1, 390 * 0.92)]:
        plain.evaluate("(coverage) => { stage.container.scrub(coverage) }", coverage)
        plain.clock.advance(34)
        assert plain.evaluate("stage.root.getBoundingClientRect().width") == pytest.approx(width, abs=0.1)


def test_a_finger_takes_it_from_detent_to_detent_and_away(plain, finger):
    present(plain)
    plain.evaluate("""stage.container.element.addEventListener("legato:cancel", ({ detail }) => {
      stage.atDetent = detail.atDetent;
    })""")
    for travel, top, at_detent in [(-300, 0, False), (350, 0.5, True)]:
        finger.down(200, 500).drag_by(0, travel, ms=400).hold(200).lift()
        plain.evaluate("stage.rest()")
        assert top_of(plain) == top
        assert plain.evaluate("stage.atDetent") is at_detent
    finger.down(200, 500).drag_by(0, 300, ms=300).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.container.screens.length, stage.root.inert]") == [1, False]
    assert plain.evaluate("document.querySelector('#container').getAttribute('style')") is None


def test_a_resize_leaves_it_at_its_detent(plain):
    present(plain)
    plain.set_viewport_size({"width": 844, "height": 390})
    plain.evaluate("stage.rest()")
    assert top_of(plain) == 0.5


def test_in_reduced_motion_it_fades_right_there(plain):
    plain.emulate_media(reduced_motion="reduce")
    frames = plain.evaluate("""async () => {
      stage.stack();
      const watching = stage.watch("#sheet");
      await stage.nextFrame();
      await stage.container.present(stage.make("sheet"), { detents: [.5, 1] });
      return watching();
    }""")
    seen = [each[1] for each in frames if each[1]]
    half = plain.evaluate("innerHeight / 2")
    assert {top for _, top, _, _ in seen} == {half}
    assert any(0.1 < opacity < 0.9 for *_, opacity in seen)


def sheet(page, options):
    return page.evaluate(f"""() => {{
      stage.stack();
      stage.heard = [];
      for (const name of ["cancel", "finish", "detent", "attempt"]) {{
        stage.container.element.addEventListener(`legato:${{name}}`, (event) => stage.heard.push(
          [name, event.detail.operation, event.detail.from.id, event.detail.index ?? null]));
      }}
      const usual = {{ transition: "sheet", interaction: "sheetPan" }};
      return stage.container.present(stage.make("sheet"), {{ ...usual, ...{options} }});
    }}""")


def drag(page, finger, travel):
    finger.down(200, 500).drag_by(0, travel, ms=400).hold(200).lift()
    page.evaluate("stage.rest()")


def test_it_comes_to_the_detent_that_is_named(plain):
    assert sheet(plain, "{ detents: [.25, .5], initialDetent: .5 }")["atDetent"]
    assert top_of(plain) == 0.5
    with pytest.raises(PageError, match="initialDetent: 0.7 is not one of the detents, or 1"):
        plain.evaluate("stage.container.present(stage.make('other'), { detents: [.25, .5], initialDetent: .7 })")


def test_the_content_counts_with_its_padding_however_far_it_is_scrolled(plain):
    sheet(plain, "{ detents: ['content', 700] }")
    height = plain.evaluate("innerHeight")
    plain.evaluate("""async () => {
      const screen = document.getElementById("sheet");
      screen.innerHTML = "<div style='height: 250px'></div>";
      screen.style.cssText += "; overflow: auto; padding: 20px 0 30px";
      await stage.container.dismiss({ animated: false });
      await stage.container.present(screen, { detents: ["content"], transition: "sheet", animated: false });
    }""")
    assert top_of(plain) * height == height - 300
    plain.evaluate("""() => {
      const screen = document.getElementById("sheet");
      screen.firstElementChild.style.height = "2000px";
      screen.scrollTo(0, 600);
    }""")
    plain.set_viewport_size({"width": 390, "height": 2500})
    plain.evaluate("stage.rest()")
    assert top_of(plain) * 2500 == 2500 - 2050


def test_each_change_of_the_detent_is_told_with_its_place_after_the_run(plain, finger):
    sheet(plain, "{ detents: [.5] }")
    assert plain.evaluate("stage.heard") == [["finish", "present", "root", None]]
    plain.evaluate("stage.heard = []")
    for travel, top, index in [(-440, 0, 1), (440, 0.5, 0)]:
        drag(plain, finger, travel)
        assert top_of(plain) == top
        assert plain.evaluate("stage.heard.splice(0)") == [
            ["cancel", "dismiss", "sheet", None], ["detent", "dismiss", "sheet", index]]
    drag(plain, finger, -40)
    assert plain.evaluate("stage.heard") == [["cancel", "dismiss", "sheet", None]]


def test_a_sheet_that_resists_says_so_when_the_finger_lifts(plain, finger):
    sheet(plain, '{ interaction: { name: "sheetPan", isResisting: true } }')
    plain.evaluate("stage.heard = []")
    finger.down(200, 300).drag_by(0, 200, ms=400)
    assert plain.evaluate("stage.heard") == []
    finger.lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.heard") == [
        ["attempt", "dismiss", "sheet", None], ["cancel", "dismiss", "sheet", None]]
    assert top_of(plain) == 0
