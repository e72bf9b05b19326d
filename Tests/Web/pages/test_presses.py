"""Presses in other people's pages: who gets a drag, and how one ends whose end is never reported."""

import pytest

PUSHED = """async () => {
  await stage.pushed({ transition: "push", interaction: "fullScreenPan" });
  stage.depth = () => stage.container.screens.length;
}"""
# Puts an element of 240 by 60 points, or of its own style, into the front screen.
PUT = """(markup) => {
  document.querySelector("#a .words").outerHTML = markup;
  const made = stage.made = document.querySelector("#a .made");
  made.style.cssText = `width: 240px; height: 60px; background: #ddd; ${made.style.cssText}`;
}"""


def depth(page):
    page.evaluate("stage.rest()")
    return page.evaluate("stage.depth()")


@pytest.fixture
def page(plain):
    plain.evaluate(PUSHED)
    return plain


@pytest.fixture
def screen(desktop, site):
    """The same under a mouse."""
    desktop.goto(site + "/tests/stack.html")
    desktop.evaluate(PUSHED)
    return desktop


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("markup, keeps", [
    ('<div class="made" role="slider"></div>', True),
    ('<div class="made"><b role="slider" style="position: absolute; width: 240px; height: 60px"></b></div>', True),
    ('<div class="made" role="slider" aria-orientation="vertical"></div>', False),
    ('<div class="made" role="slider" style="width: 60px; height: 300px"></div>', False),
    ('<input class="made" type="range">', True),
    ('<div class="made" data-legato-drag="own"></div>', True),
    ('<div class="made"><i data-legato-drag="own" style="display: block; height: 60px"></i></div>', True),
    ('<div class="made" style="touch-action: none"></div>', True),
    ('<div class="made" style="touch-action: pan-y"></div>', True),
    ('<div class="made" style="touch-action: pan-y pinch-zoom"></div>', True),
    ('<div class="made" style="touch-action: pan-x"></div>', False),
    ('<div class="made" style="touch-action: manipulation"></div>', False),
    ('<div class="made" style="touch-action: pan-y; overflow-y: auto"></div>', False),
], ids=lambda each: each if isinstance(each, str) else "")
def test_what_says_so_keeps_the_drags_along_its_axis(page, finger, markup, keeps):
    page.evaluate(PUT, markup)
    x, y = middle(page, "#a .made")
    finger.down(x - 20, y).drag_by(260, 0, ms=200).lift()
    assert depth(page) == (2 if keeps else 1)
    assert (page.evaluate("stage.events.length") == 0) == keeps


@pytest.mark.parametrize("markup, keeps", [
    ('<div class="made" role="slider" aria-orientation="vertical"></div>', True),
    ('<input class="made" type="range" style="width: 60px; height: 200px; writing-mode: vertical-lr">', True),
    ('<div class="made" role="slider"></div>', False),
    ('<div class="made" style="touch-action: pan-x"></div>', True),
    ('<div class="made" style="touch-action: pan-y"></div>', False),
], ids=lambda each: each if isinstance(each, str) else "")
@pytest.mark.parametrize("place", ["a page", "a sheet's list"])
def test_an_upright_one_keeps_those_up_and_down(page, finger, place, markup, keeps):
    page.evaluate("""async (place) => {
      if (place === "a page") {
        stage.container.configure(stage.container.top, { interaction: { name: "verticalPan", direction: "down" } });
        return;
      }
      await stage.container.pop({ animated: false });
      const sheet = stage.make("a");
      sheet.querySelector(".list").prepend(sheet.querySelector(".words"));
      await stage.container.present(sheet, { transition: "sheet", interaction: "sheetPan", animated: false });
      await stage.rest();
    }""", place)
    page.evaluate(PUT, markup)
    x, y = middle(page, "#a .made")
    finger.down(x, y).drag_by(0, 300, ms=150).lift()
    assert depth(page) == (2 if keeps else 1)


def test_a_press_that_the_page_has_handled_is_the_pages(page, finger):
    page.evaluate(PUT, '<div class="made"></div>')
    page.evaluate("stage.made.addEventListener('pointerdown', (event) => event.preventDefault())")
    x, y = middle(page, "#a .made")
    finger.down(x, y).drag_by(200, 0, ms=200).lift()
    assert depth(page) == 2
    finger.down(x, y + 100).drag_by(200, 0, ms=200).lift()
    assert depth(page) == 1


def test_a_finger_on_what_is_selected_is_the_pages(page, finger):
    page.evaluate("getSelection().selectAllChildren(document.querySelector('#a .words'))")
    x, y = middle(page, "#a .words")
    finger.down(60, y).drag_by(300, 0, ms=200).lift()
    assert depth(page) == 2
    finger.down(60, y + 250).drag_by(300, 0, ms=200).lift()
    assert depth(page) == 1


def test_a_drag_leaves_what_is_selected_elsewhere(page, finger):
    page.evaluate("""() => {
      document.body.insertAdjacentHTML("beforeend", "<p class=far>Far away</p>");
      getSelection().selectAllChildren(document.querySelector(".far"));
    }""")
    finger.down(60, 600).drag_by(300, 0, ms=200)
    assert page.evaluate("stage.container.running && `${getSelection()}`") == "Far away"
    finger.lift()


def test_a_drag_leaves_the_caret_in_a_field_elsewhere(page, finger):
    page.evaluate("""() => {
      document.body.insertAdjacentHTML("beforeend", "<input value='Far away'>");
      stage.field = document.body.lastElementChild;
      stage.field.focus();
      stage.field.setSelectionRange(3, 3);
    }""")
    finger.down(60, 600).drag_by(300, 0, ms=200)
    page.keyboard.type("t")
    assert page.evaluate("stage.container.running && stage.field.value") == "Fart away"
    finger.lift()
    assert depth(page) == 1
    page.keyboard.type("her")
    assert page.evaluate("stage.field.value") == "Farther away"


def test_a_mouse_whose_release_nobody_tells_lets_go(screen, mouse):
    mouse.down(60, 600)
    mouse.drag_to(200, 600)
    held = screen.evaluate("stage.a ?? document.getElementById('a').getBoundingClientRect().x")
    mouse.pressed = False
    mouse.move_to(600, 600)
    screen.evaluate("stage.rest()")
    assert held > 100 and screen.evaluate("stage.depth()") == 2
    assert screen.evaluate("document.getElementById('a').getBoundingClientRect().x") == 0


KEEPS_RELEASES = """() => document.querySelector("#a .list").addEventListener("pointerup",
  (event) => event.stopPropagation())"""


def test_a_fingers_release_that_a_child_keeps_to_itself_is_heard(page, finger):
    page.evaluate(KEEPS_RELEASES)
    finger.down(60, 600).drag_by(6, 0).lift()
    # The next one is alone.
    finger.down(60, 600).drag_by(150, 0, ms=150).hold(50)
    assert page.evaluate("stage.container.top.getBoundingClientRect().x") == 140
    finger.drag_by(150, 0, ms=100).lift()
    assert depth(page) == 1


def test_a_mouses_release_that_a_child_keeps_to_itself_is_heard(screen, mouse):
    screen.evaluate(KEEPS_RELEASES)
    mouse.down(60, 600)
    mouse.drag_to(66, 600)
    mouse.lift()
    mouse.move_to(600, 600)
    assert not screen.evaluate("stage.container.running")
    mouse.click(200, 600)
    assert len(screen.evaluate("stage.taps")) > 0


def test_only_the_first_button_drags(screen):
    assert screen.evaluate("""async () => {
      const send = (type, x, button) => document.querySelector("#a .list").dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 1, pointerType: "pen", isPrimary: true, clientX: x, clientY: 600, button,
        buttons: 2 }));
      send("pointerdown", 60, 2);
      for (let x = 70; x < 300; x += 10) send("pointermove", x, -1);
      return stage.container.running;
    }""") is False


def test_what_is_rendered_again_under_a_finger_goes_on(page, finger):
    x, y = middle(page, "#a .list button:nth-child(3)")
    page.evaluate("stage.row = document.querySelector('#a .list button:nth-child(3)')")
    finger.down(x, y)
    page.evaluate("() => stage.row.replaceWith(stage.row.cloneNode(true))")
    finger.drag_by(150, 0, ms=100)
    assert page.evaluate("stage.container.running")
    finger.lift()
    assert depth(page) == 1


def test_a_magnified_page_is_moved_about_in(page, finger):
    page.evaluate("() => Object.defineProperty(visualViewport, 'scale', { value: 2, configurable: true })")
    finger.down(60, 600).drag_by(300, 0, ms=200).lift()
    assert depth(page) == 2
    page.evaluate("() => { delete visualViewport.scale; }")
    finger.down(60, 600).drag_by(300, 0, ms=200).lift()
    assert depth(page) == 1


def test_what_is_rendered_again_under_a_finger_does_not_give_its_drag_to_the_browser(page, finger):
    page.evaluate("""async () => {
      stage.container.configure(stage.container.top, { interaction: { name: "verticalPan", direction: "down" } });
      stage.row = document.querySelector("#a .list button:nth-child(3)");
    }""")
    finger.down(*middle(page, "#a .list button:nth-child(3)"))
    page.evaluate("() => stage.row.replaceWith(stage.row.cloneNode(true))")
    finger.drag_by(0, 300, ms=200)
    assert page.evaluate("stage.container.running")
    finger.lift()
    assert depth(page) == 1


# A screen of a thousand nodes that has changed before an action, and the browser's work for that action: how often it
# computes styles, and lays the page out.
MANY = """() => {
  const list = document.querySelector("#a .list");
  list.innerHTML = `<div class=row><b><i>Row</i></b></div>`.repeat(334);
  stage.row = list.querySelector("i");
  stage.press = () => stage.row.dispatchEvent(new PointerEvent("pointerdown", {
    bubbles: true, composed: true, pointerId: 7, pointerType: "touch", isPrimary: true, clientX: 60, clientY: 600,
    buttons: 1 }));
  stage.read = () => stage.row.getBoundingClientRect();
}"""


@pytest.mark.parametrize("kind", ["a list", "a picture in it"])
def test_a_press_in_a_page_of_many_nodes_reads_its_styles_and_its_layout_once(page, kind):
    page.evaluate(MANY)
    if kind != "a list":
        page.evaluate("() => stage.row.parentNode.toggleAttribute('data-legato-zoom', true)")
    page.session.send("Performance.enable")

    def costs(action):
        def count():
            values = {each["name"]: each["value"] for each in page.session.send("Performance.getMetrics")["metrics"]}
            return values["RecalcStyleCount"], values["LayoutCount"]

        before = count()
        page.evaluate(f"""() => {{
          document.querySelector("#a").classList.toggle("big");
          document.querySelector("#a .list").style.lineHeight = `${{1 + Math.random()}}`;
          {action}
        }}""")
        return [after - each for after, each in zip(count(), before)]

    def least(action):
        # A frame of the browser, which may come at any time, can only add to the count.
        return min(costs(action) for _ in range(5))

    assert least("stage.press()") == least("stage.read()")


@pytest.mark.parametrize("interaction, isOurs", [
    ("fullScreenPan", False), ({"name": "swipe", "direction": "down"}, False), (["fullScreenPan", "pinch"], True)],
    ids=["a swipe", "a swipe down", "a pinch"])
def test_two_fingers_may_magnify_the_page_if_no_gesture_is_a_pinch(plain, finger, interaction, isOurs):
    plain.evaluate("""async (interaction) => {
      await stage.pushed({ transition: "push", interaction });
      stage.prevented = [];
      addEventListener("touchmove", (event) => {
        if (event.touches.length > 1) stage.prevented.push(event.defaultPrevented);
      });
    }""", interaction)
    finger.pinch((195, 400), start=120, end=240)
    assert set(plain.evaluate("stage.prevented")) == {isOurs}
    plain.evaluate("stage.rest()")
