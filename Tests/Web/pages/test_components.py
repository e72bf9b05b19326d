"""Pages made of components, of lists in the reverse direction, of dialogs, and with their own addresses."""

import pytest

PUSHED = """async () => {
  await stage.pushed({ transition: "push", interaction: ["fullScreenPan"] });
  stage.depth = () => stage.container.screens.length;
  // A component around some markup, in the place of the words of the screen in front.
  stage.component = (markup, slotted = "") => {
    const host = document.createElement("div");
    host.innerHTML = slotted;
    host.attachShadow({ mode: "open" }).innerHTML = markup;
    document.querySelector("#a .words").replaceWith(host);
    return host;
  };
}"""
STRIP = """<div class="strip" style="width: 240px; height: 60px; overflow-x: auto; {style}">
  <div style="display: flex; width: 900px; height: 40px; flex: none">.</div></div>"""


@pytest.fixture
def page(plain):
    plain.evaluate(PUSHED)
    return plain


def depth(page):
    page.evaluate("stage.rest()")
    return page.evaluate("stage.depth()")


def swipe(page, finger, find, dx, dy=0):
    """Drags from the middle of an element."""
    x, y = page.evaluate(f"""() => {{
      const {{ x, y, width, height }} = ({find}).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }}""")
    finger.down(x, y).drag_by(dx, dy, ms=200).lift()


@pytest.mark.parametrize("markup, slotted, find", [
    ('<input type="range" style="width: 240px; height: 60px">', "", "stage.host.shadowRoot.firstElementChild"),
    ('<div data-legato-drag="own" style="width: 240px; height: 60px"></div>', "",
     "stage.host.shadowRoot.firstElementChild"),
    ('<div style="touch-action: none"><slot></slot></div>', '<p style="height: 60px; width: 240px">.</p>',
     "stage.host.firstElementChild"),
    (STRIP.format(style=""), "", "stage.host.shadowRoot.firstElementChild"),
], ids=["a slider", "its own", "slotted", "a strip that can scroll"])
def test_what_lies_in_a_component_keeps_its_drags(page, finger, markup, slotted, find):
    page.evaluate("""([markup, slotted]) => {
      stage.host = stage.component(markup, slotted);
      stage.host.shadowRoot.firstElementChild.scrollLeft = 300;
    }""", [markup, slotted])
    swipe(page, finger, find, 150)
    assert depth(page) == 2


def test_a_picture_that_is_all_of_a_component_is_dragged_with_its_screen(page, finger):
    page.evaluate("""() => {
      stage.host = stage.component("<div data-legato-zoom style='height: 60px; width: 240px'></div>");
    }""")
    swipe(page, finger, "stage.host.shadowRoot.firstElementChild", 250)
    assert depth(page) == 1


def test_the_focus_in_a_component_comes_back_to_where_it_was(page):
    page.evaluate("""async () => {
      stage.host = stage.component("<input><input class=b>");
      stage.host.shadowRoot.querySelector(".b").focus();
      await stage.container.push(stage.make("b"), { animated: false });
      stage.left = stage.host.shadowRoot.activeElement;
      await stage.container.pop({ animated: false });
    }""")
    assert page.evaluate("stage.left") is None
    assert page.evaluate("stage.host.shadowRoot.activeElement?.className") == "b"


# A scroller at an end of its range: a drag by this travel goes back, and one in the opposite direction scrolls.
@pytest.mark.parametrize("style, start", [
    ("direction: rtl", -660), ("display: flex; flex-direction: row-reverse", -660),
    ("writing-mode: vertical-rl", -660), ("", 0),
    ("direction: rtl; display: flex; flex-direction: row-reverse", 0),
], ids=["rtl", "row-reverse", "vertical-rl", "plain", "both"])
def test_a_strip_that_runs_the_other_way_gives_a_drag_away_only_at_its_left_end(page, finger, style, start):
    page.evaluate("""([markup, start]) => {
      document.querySelector("#a .words").outerHTML = markup;
      stage.strip = document.querySelector("#a .strip");
      stage.strip.scrollLeft = start / 2 || 300;
    }""", [STRIP.format(style=style), start])
    swipe(page, finger, "stage.strip", 100)
    assert depth(page) == 2 and page.evaluate("stage.events.length") == 0
    page.evaluate("(start) => { stage.strip.scrollLeft = start; }", start)
    swipe(page, finger, "stage.strip", 250)
    assert depth(page) == 1


@pytest.mark.parametrize("isAtTop", [True, False])
def test_a_chat_that_begins_at_its_end_scrolls_in_a_sheet_until_its_top(page, finger, isAtTop):
    page.evaluate("""async (isAtTop) => {
      const sheet = stage.make("sheet");
      sheet.innerHTML = `<div class="chat" style="position: absolute; inset: 0; overflow: auto; display: flex;
        flex-direction: column-reverse">${"<p style='flex: none; height: 80px'>.</p>".repeat(40)}</div>`;
      await stage.container.present(sheet, { transition: "sheet", interaction: "sheetPan", animated: false });
      await stage.rest();
      stage.chat = sheet.firstElementChild;
      stage.chat.scrollTop = isAtTop ? -9999 : 0;
    }""", isAtTop)
    before = page.evaluate("stage.chat.scrollTop")
    finger.down(200, 300).drag_by(0, 400, ms=200)
    assert page.evaluate("stage.container.running") == isAtTop
    assert (page.evaluate("stage.chat.scrollTop") == before) == isAtTop
    finger.cancel()


@pytest.mark.parametrize("markup, open_it", [
    ("<dialog>.</dialog>", "dialog.showModal()"), ("<div popover>.</div>", "div.showPopover()"),
    ('<input type="search" value="boats">', "input.focus()"),
], ids=["dialog", "popover", "search"])
def test_escape_is_not_ours_while_it_closes_something_else(page, markup, open_it):
    name = open_it.split(".")[0]
    page.evaluate(f"""async () => {{
      document.body.insertAdjacentHTML("beforeend", `{markup}`);
      const {name} = document.body.lastElementChild;
      if ("{name}" === "input") document.querySelector("#a").append({name});
      {open_it};
    }}""")
    page.keyboard.press("Escape")
    assert depth(page) == 2
    page.evaluate(f"() => {{ document.querySelector('body > dialog, body > [popover], #a [type=search]').remove(); "
                  f"document.querySelector('#a button').focus(); }}")
    page.keyboard.press("Escape")
    assert depth(page) == 1


def test_a_dialog_in_a_component_takes_the_escape_key_and_is_closed_under_the_next_page(page):
    page.evaluate("""() => {
      stage.dialog = stage.component("<dialog>.</dialog>").shadowRoot.firstElementChild;
      stage.dialog.showModal();
    }""")
    page.keyboard.press("Escape")
    assert depth(page) == 2
    assert page.evaluate("""async () => {
      if (!stage.dialog.open) stage.dialog.showModal();
      await stage.container.push(stage.make("b"), { animated: false });
      const wasOpen = stage.dialog.open;
      await stage.container.pop({ animated: false });
      return [wasOpen, stage.dialog.matches(":modal")];
    }""") == [False, True]


def test_a_drag_in_a_popover_is_its_own(page, finger):
    page.evaluate("""() => {
      document.querySelector("#a").insertAdjacentHTML("beforeend",
        "<div class=pop popover style='width: 300px; height: 300px'>.</div>");
      document.querySelector(".pop").showPopover();
    }""")
    swipe(page, finger, "document.querySelector('.pop')", 200)
    assert depth(page) == 2


def test_tab_comes_round_in_a_presented_screen_whatever_its_last_control_is(plain):
    plain.evaluate("""async () => {
      stage.stack();
      const sheet = stage.make("sheet");
      sheet.innerHTML = `<button class="first">1</button><input type="radio" name="r" class="chosen" checked>
        <input type="radio" name="r"><button style="visibility: hidden">2</button>`;
      await stage.container.present(sheet, { animated: false });
      sheet.querySelector(".chosen").focus();
    }""")
    plain.keyboard.press("Tab")
    assert plain.evaluate("document.activeElement.className") == "first"
    plain.keyboard.press("Shift+Tab")
    assert plain.evaluate("document.activeElement.className") == "chosen"


def test_an_address_that_a_page_has_written_itself_is_there_again(plain):
    plain.evaluate("""async () => {
      stage.stack({ history: true });
      await stage.container.push(stage.make("a"), { url: "?a", animated: false });
      history.replaceState(null, "", "?a&tab=2");
      await stage.container.push(stage.make("b"), { url: "?b", animated: false });
    }""")
    plain.go_back()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[location.search, stage.container.top.id]") == ["?a&tab=2", "a"]
    plain.clock.advance(1500)
    assert plain.evaluate("location.search") == "?a&tab=2"


def test_a_source_that_is_far_down_is_scrolled_to_at_once_and_nothing_around_it(plain):
    tops = plain.evaluate("""async () => {
      document.documentElement.style.cssText = "scroll-behavior: smooth";
      document.body.style.height = "3000px";
      // The list lies far below what is seen of the page.
      stage.element.style.cssText = "position: relative; height: 2400px";
      stage.stack({ transition: { name: "zoom", source: () => stage.far } });
      const list = stage.root.querySelector(".list");
      list.style.cssText = "inset: 1800px 0 auto; height: 200px; overflow: auto; scroll-behavior: smooth";
      stage.far = list.lastElementChild;
      await stage.container.push(stage.make("a"), { animated: false });
      list.scrollTop = 0;
      stage.container.pop();
      await stage.nextFrame();
      const [box, outer] = [stage.far, list].map((each) => each.getBoundingClientRect());
      const { scrollTop } = list;
      await stage.rest();
      return [scrollTop === list.scrollHeight - list.clientHeight, scrollY];
    }""")
    assert tops == [True, 0]


def test_a_source_far_down_in_a_screen_that_scrolls_itself_is_scrolled_to(plain):
    shown = plain.evaluate("""async () => {
      stage.root.style.overflow = "auto";
      stage.root.insertAdjacentHTML("beforeend", "<p class=far style='margin-top: 2000px; height: 40px'></p>");
      const source = () => stage.root.querySelector(".far");
      stage.stack({ transition: { name: "zoom", source } });
      await stage.container.push(stage.make("a"), { animated: false });
      stage.container.pop();
      await stage.nextFrame();
      await stage.rest();
      const { top, bottom } = source().getBoundingClientRect();
      return top >= 0 && bottom < innerHeight + 1;
    }""")
    assert shown


@pytest.mark.parametrize("bring", ["push", "present"])
@pytest.mark.parametrize("count", [1, 2])
def test_modal_dialogs_of_a_screen_that_is_covered_are_closed_and_opened_again(plain, bring, count):
    seen = plain.evaluate("""async ([bring, count]) => {
      stage.stack();
      for (let index = 0; index < count; index++) {
        const dialog = stage.root.appendChild(document.createElement("dialog"));
        dialog.innerHTML = `<input class="field${index}">`;
        dialog.showModal();
      }
      const field = stage.root.querySelector(`.field${count - 1}`);
      field.focus();
      const open = () => [...document.querySelectorAll("dialog:modal")].length;
      const b = stage.make("b");
      await stage.container[bring](b, { animated: false });
      const covered = open();
      // The next screen is not dead.
      const button = b.querySelector("button");
      const { x, y, width, height } = button.getBoundingClientRect();
      const isReached = document.elementFromPoint(x + width / 2, y + height / 2) === button;
      button.focus();
      const isFocused = document.activeElement === button;
      await stage.container[bring === "push" ? "pop" : "dismiss"]({ animated: false });
      const uncovered = open();
      const isBack = document.activeElement === field;
      for (const dialog of document.querySelectorAll("dialog")) dialog.close();
      await stage.container[bring](stage.make("c"), { animated: false });
      await stage.container.pop({ animated: false });
      return [covered, isReached, isFocused, uncovered, isBack, open()];
    }""", [bring, count])
    assert seen == [0, True, True, count, True, 0]


def test_a_drag_that_is_cancelled_leaves_a_modal_dialog_open(page, finger):
    page.evaluate("""() => {
      document.querySelector("#a").insertAdjacentHTML("beforeend", "<dialog></dialog>");
      document.querySelector("#a dialog").showModal();
      stage.container.pop({ awaitsScrub: true });
      stage.container.scrub(.8);
      stage.container.letGo("covering");
    }""")
    assert depth(page) == 2
    assert page.evaluate("document.querySelector('#a dialog').matches(':modal')")
