"""The states of a shared element that its markup lacks: the flying copy shows them, and they are still there
afterwards."""

import pytest

from scenes import assert_same

STATES = {
    # The content of the shared element, the script that sets its state, and the one that reads it; `card` is the
    # element.
    "a list that has scrolled": ("<div class=s style='height: 60px; overflow: auto'><p style='height: 9in'></p></div>",
                                 "card.querySelector('.s').scrollTop = 450", "card.querySelector('.s').scrollTop"),
    "a drawing": ("<p><canvas width=8 height=8></canvas></p>",
                  "card.querySelector('canvas').getContext('2d').fillRect(0, 0, 8, 8)",
                  "card.querySelector('canvas').getContext('2d').getImageData(3, 3, 1, 1).data[3]"),
    "a film": ("<p><video src='/media/towers.mp4' muted></video></p>", "",
               "document.querySelectorAll('video[src]').length"),
    "a page": ("<p><iframe style='height: 40px'></iframe></p>",
               "card.querySelector('iframe').contentDocument.body.textContent = 'typed'",
               "card.querySelector('iframe').contentDocument.body.textContent"),
    "a choice": ("<form><input type=radio name=one><input type=radio name=one class=b></form>",
                 "card.querySelector('.b').checked = true", "card.querySelector('.b').checked"),
    "an open part": ("<details><p>.</p></details>",
                     "Object.assign(card.firstElementChild, { name: `${stage.made++}`, open: true })",
                     "card.firstElementChild.open"),
    "an option": ("<select><option>A<option>B</select>", "card.querySelector('select').value = 'B'",
                  "card.querySelector('select').value"),
    "no option": ("<select><option>A<option>B</select>", "card.querySelector('select').selectedIndex = -1",
                  "card.querySelector('select').selectedIndex"),
    "neither": ("<input type=checkbox>", "card.querySelector('input').indeterminate = true",
                "card.querySelector('input').indeterminate"),
    "several options": ("<select multiple><option selected>A<option>B<option>C</select>",
                        "[...card.querySelector('select').options].forEach((each, at) => { each.selected = at > 0; })",
                        "[...card.querySelector('select').selectedOptions].map((each) => each.value)"),
    "a text": ("<input><textarea></textarea>", "for (const each of card.children) each.value = 'typed'",
               "[...card.children].map((each) => each.value)"),
    "a component": ("<x-made></x-made>", "card.firstElementChild.shadowRoot.firstChild.textContent = 'changed'",
                    "card.firstElementChild.shadowRoot?.textContent + stage.made"),
}
BEGIN = """async ([markup, give, tell, transition]) => {
  stage.made = 0;
  customElements.define("x-made", class extends HTMLElement {
    constructor() { super(); stage.made++; }
    connectedCallback() { if (!this.shadowRoot) this.attachShadow({ mode: "open" }).innerHTML = "<b>.</b>"; }
  });
  stage.stack();
  const make = (screen, style) => {
    const card = document.createElement("div");
    card.dataset.legatoId = "card";
    card.className = "card";
    card.style.cssText = `position: absolute; ${style}`;
    card.innerHTML = markup;
    screen.querySelector(".photo").replaceWith(card);
    eval(give);
    return card;
  };
  stage.tell = (card) => eval(tell);
  const a = document.createElement("section");
  a.className = "screen";
  a.innerHTML = "<div class=photo></div>";
  // Only in the page has it a state that a page has.
  stage.element.append(a);
  a.hidden = true;
  [stage.low, stage.high] = [
    make(stage.root, "left: 40px; top: 300px; width: 120px; height: 120px"),
    transition === "fold" ? null : make(a, "left: 20px; top: 60px; width: 240px; height: 240px")];
  a.hidden = false;
  if (stage.high) eval(give.replaceAll("card", "stage.high"));
  a.hidden = true;
  stage.was = stage.tell(stage.low);
  stage.before = stage.snapshot();
  stage.a = a;
  stage.run = stage.container.push(a, { awaitsScrub: true, transition });
  stage.container.scrub(.4);
  await stage.nextFrame();
}"""
SHARED = {"layers": [{"layer": "covering", "tracks": {"opacity": [0, 1]}}, {"layer": "elements"}]}


@pytest.mark.parametrize("name", STATES)
def test_a_shared_element_keeps_its_state_in_flight_and_afterwards(plain, name):
    plain.evaluate(BEGIN, [*STATES[name], SHARED])
    was = plain.evaluate("stage.was")
    assert plain.evaluate("stage.tell(document.querySelector('legato-overlay > .card'))") == was
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert plain.evaluate("stage.tell(stage.low)") == was
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


LIST = STATES["a list that has scrolled"]
BESIDE_A_FILM = ("<video muted><source></video>" + LIST[0], *LIST[1:])


@pytest.mark.parametrize("state", [STATES["a drawing"], BESIDE_A_FILM], ids=["a drawing", "a list beside a film"])
def test_where_nothing_can_fly_itself_a_still_picture_flies(plain, state):
    plain.evaluate("() => { delete Element.prototype.moveBefore; }")
    plain.evaluate(BEGIN, [*state, SHARED])
    assert plain.evaluate("stage.tell(document.querySelector('legato-overlay > .card'))") == plain.evaluate("stage.was")
    assert plain.evaluate("!stage.low.closest('legato-overlay')")
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


@pytest.mark.parametrize(
    ["name", "stays"], [("a list that has scrolled", True), ("an option", True), ("a film", False)])
def test_what_a_finger_may_use_stays_in_its_place_meanwhile(plain, name, stays):
    plain.evaluate(BEGIN, [*STATES[name], SHARED])
    assert plain.evaluate("[stage.low, stage.high].every((each) => !each.closest('legato-overlay'))") == stays


@pytest.mark.parametrize("name", [
    "a list that has scrolled", "a choice", "an option", "several options", "a text", "a component"])
def test_pieces_have_the_state_of_what_they_show_and_take_none(plain, name):
    plain.evaluate(BEGIN, [*STATES[name], "fold"])
    was = plain.evaluate("stage.was")
    shown = plain.evaluate("[...document.querySelectorAll('legato-piece .card')].map(stage.tell)")
    assert shown and shown == [was] * len(shown)
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert plain.evaluate("stage.tell(stage.low)") == was


@pytest.mark.parametrize("markup", ["<p class=a></p><input class=b placeholder=one>",
                                    "<canvas></canvas><p class=a></p><input class=b placeholder=one>"],
                         ids=["its copy flies", "it flies itself"])
def test_what_flies_keeps_the_pseudo_elements_that_its_screen_gives_it(plain, markup):
    plain.evaluate("""() => document.head.insertAdjacentHTML("beforeend", `<style>
      section .card::before { content: "one"; color: rgb(1, 2, 3) }
      section .card .a::after { content: "two" / "spoken"; position: absolute; left: 7px }
      section .card .b::placeholder { color: rgb(4, 5, 6) }</style>`)""")
    look = """[[".card", "::before"], [".a", "::after"], [".b", "::placeholder"]].map(([name, kind]) => {
      const style = getComputedStyle(document.querySelector(within + name), kind);
      return [style.content, style.color, style.left];
    })"""
    plain.evaluate(BEGIN, [markup, "", "1", SHARED])
    shown, seen = (plain.evaluate(f"() => {{ const within = '{within}'; return {look}; }}")
                   for within in ("legato-overlay ", "section "))
    assert shown[0][1] == "rgb(1, 2, 3)" and shown[1][2] == "7px" and shown == seen
    rules = """document.adoptedStyleSheets.flatMap((each) => [...each.cssRules])
      .filter((each) => each.cssText.includes("rgb(4, 5, 6)")).length"""
    assert plain.evaluate(rules) > 0
    plain.evaluate("async () => { stage.container.letGo(false); await stage.run; await stage.rest(); }")
    assert plain.evaluate(rules) == 0
    assert_same(plain.evaluate("stage.before"), plain.evaluate("stage.snapshot()"))


# A component whose look comes from rules for its name, from inherited styles, and from its own style sheet.
COMPONENT = """async (transition) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("div { height: 100%; background: var(--tone); color: rgb(4, 5, 6) }");
  customElements.define("x-card", class extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.innerHTML = "<div><slot></slot></div>";
      root.adoptedStyleSheets = [sheet];
    }
  });
  document.head.insertAdjacentHTML("beforeend", `<style>
    x-card { display: block; width: 120px; height: 80px; margin: 12px; --tone: rgb(1, 2, 3) }</style>`);
  const make = (name) => {
    const screen = document.createElement("section");
    screen.className = "screen";
    screen.innerHTML = `<x-card id="${name}" data-legato-id="card"><b>.</b></x-card><p>.</p>`;
    return screen;
  };
  stage.root.replaceChildren(...make("low").children);
  stage.low = stage.root.firstChild;
  stage.looks = (card) => [getComputedStyle(card.shadowRoot.firstChild).backgroundColor,
    getComputedStyle(card.querySelector("b")).webkitTextFillColor, card.getBoundingClientRect().height];
  stage.stack();
  stage.before = stage.looks(stage.low);
  stage.high = make("high").firstChild;
  stage.container.push(stage.high.parentNode, { awaitsScrub: true, transition });
  stage.container.scrub(0);
  await stage.nextFrame();
}"""


@pytest.mark.parametrize("moves", [True, False], ids=["it flies itself", "its copy flies"])
def test_a_component_looks_the_same_in_flight_and_leaves_its_place_empty(plain, moves):
    plain.evaluate("(moves) => { if (!moves) delete Element.prototype.moveBefore; }", moves)
    plain.evaluate(COMPONENT, SHARED)
    assert plain.evaluate("stage.high.closest('legato-overlay') !== null") == moves
    shown = plain.evaluate("stage.looks(document.querySelector('legato-overlay > [data-legato-id]'))")
    assert shown[:2] == plain.evaluate("stage.before")[:2] and shown[2] == pytest.approx(80)
    # The elements below it in its screen stay in place.
    below = plain.evaluate("[...document.querySelectorAll('.screen p')].map((each) => each.getBoundingClientRect().y)")
    assert below[0] == below[1]
    # A search by its id finds the element, and not its placeholder.
    assert plain.evaluate("['low', 'high'].every((name) => document.getElementById(name) === stage[name])")


def test_pieces_of_a_component_look_as_it_does(plain):
    plain.evaluate(COMPONENT, "fold")
    shown = plain.evaluate("stage.looks(document.querySelector('legato-piece [data-legato-id]'))")
    assert shown[:2] == plain.evaluate("stage.before.slice(0, 2)")
