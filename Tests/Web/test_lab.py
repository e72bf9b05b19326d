"""The Lab: every transition by its name, by the slider, with its timeline, its layers and its code."""

import pytest

from scenes import Gallery
from test_catalogue import NAMES


@pytest.fixture
def lab(desktop, mouse, site):
    return Gallery(desktop, mouse, f"{site}/lab")


SLIDE = """(value) => {
  const slider = document.querySelector("[data-testid=lab-slider]");
  slider.value = value;
  slider.dispatchEvent(new Event("input"));
}"""
LET_GO = """() => document.querySelector("[data-testid=lab-slider]").dispatchEvent(new Event("change"))"""
STYLES = """() => [...document.querySelectorAll(".scene-lab [style]")].map((each) => each.getAttribute("style"))
  .filter((style) => style.trim()).length"""


def choose(lab, name):
    lab.page.select_option("[data-testid=lab-names]", name)


def test_every_transition_is_found_by_its_name(lab):
    listed = lab.page.evaluate("[...document.querySelectorAll('[data-testid=lab-names] option')].map(e => e.value)")
    assert sorted(listed) == sorted(NAMES)
    assert len(listed) == len(set(listed))
    assert "More" not in lab.page.evaluate(
        "[...document.querySelectorAll('[data-testid=lab-names] optgroup')].map(each => each.label)")


@pytest.mark.parametrize("name", ["push", "zoom", "sheet", "auto", "predictiveBack"])
def test_the_slider_drives_a_transition_there_and_back(lab, name):
    choose(lab, name)
    for value, screens in [(0.8, 2), (0.2, 1)]:
        lab.page.evaluate(SLIDE, value)
        lab.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
        live = lab.page.get_by_test_id("lab-timeline").locator("dd").first.inner_text()
        assert float(live) == pytest.approx(value if screens == 2 else 1 - value, abs=0.01)
        assert lab.page.locator(".lab-rows li").count() >= 2
        assert lab.page.locator(".lab-rows polyline").count() >= 1
        lab.page.evaluate(LET_GO)
        lab.rest()
        assert lab.page.evaluate("gallery.containers[0].screens.length") == screens


def test_a_finger_takes_over_what_the_slider_has_left(lab):
    choose(lab, "push")
    lab.page.get_by_test_id("lab-play").click()
    lab.rest()
    lab.drag((0.02, 0.5), (0.7, 0)).lift()
    lab.rest()
    assert lab.page.evaluate("gallery.containers[0].screens.length") == 1


def test_layers_that_were_pulled_apart_are_put_back(lab):
    before = lab.page.evaluate(STYLES)
    choose(lab, "zoom")
    lab.page.evaluate(SLIDE, 0.5)
    lab.page.get_by_test_id("lab-apart").click()
    lab.page.wait_for_function("document.querySelectorAll('.scene-lab [style*=translate\\\\:]').length > 2")
    depths = lab.page.evaluate("""() => [...document.querySelectorAll(".container > [data-legato-layer]")]
      .map((each) => parseFloat(each.style.translate.split(" ")[2]))""")
    assert len(set(depths)) == len(depths)
    lab.page.get_by_test_id("lab-apart").click()
    lab.page.evaluate(SLIDE, 0)
    lab.page.evaluate(LET_GO)
    lab.rest()
    assert lab.page.evaluate(STYLES) == before


def test_the_settings_are_code_in_both_languages(lab):
    choose(lab, "push")
    lab.page.select_option("[data-testid=lab-option-direction]", "up")
    code = lab.page.get_by_test_id("lab-code")
    assert code.inner_text().startswith("var parameters = PushParameters()\nparameters.direction = .up\n")
    lab.page.get_by_test_id("lab-language-javascript").click()
    assert 'transition: { name: "push", direction: "up" }' in code.inner_text()


def test_an_option_changes_what_is_seen(lab):
    choose(lab, "push")
    lab.page.select_option("[data-testid=lab-option-direction]", "up")
    lab.page.evaluate(SLIDE, 0.5)
    lab.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    box = lab.page.get_by_test_id("lab-page").bounding_box()
    stage = lab.page.get_by_test_id("stage").bounding_box()
    assert box["y"] - stage["y"] == pytest.approx(stage["height"] / 2, abs=2)
