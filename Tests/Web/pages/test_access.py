"""Only the top screen is usable: keys, focus, dialogs, reduced motion, and changes of size."""

import pytest

from scenes import Gallery


def focused(page):
    return page.evaluate("document.activeElement.textContent || document.activeElement.className")


def test_covered_screens_are_inert_and_invisible_and_the_top_is_neither(plain):
    for expected in ["a", "b", "a", "root"]:
        if expected in "ab" and plain.evaluate("stage.container?.top.id") != "b":
            plain.evaluate("""async (name) => {
              stage.container ?? stage.stack();
              await stage.container.push(stage.make(name));
            }""", expected)
        else:
            plain.evaluate("stage.container.pop()")
        plain.evaluate("stage.rest()")
        state = plain.evaluate("""stage.container.screens.map((each) =>
          [each.id, each.inert, each.checkVisibility({ visibilityProperty: true })])""")
        assert state[-1] == [expected, False, True]
        assert all(inert and not visible for _, inert, visible in state[:-1])


def test_the_screen_that_goes_is_inert_as_soon_as_it_is_decided(plain):
    assert plain.evaluate("""async () => {
      await stage.pushed();
      stage.container.pop();
      await stage.nextFrame();
      return [stage.root.inert, document.getElementById("a").inert];
    }""") == [False, True]


def test_focus_is_stored_and_comes_back(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.root.querySelectorAll(".list button")[1].focus();
      await stage.container.push(stage.make("a"));
      await stage.rest();
    }""")
    assert plain.evaluate("""document.activeElement === document.body
      || document.getElementById('a').contains(document.activeElement)""")
    plain.evaluate("async () => { await stage.container.pop(); await stage.rest(); }")
    assert focused(plain) == "Row 1 of root"


def test_a_screen_that_a_key_brings_has_the_focus_and_no_ring_around_itself(plain):
    plain.evaluate("""() => {
      document.head.append(Object.assign(document.createElement("style"), {
        textContent: ":focus-visible { outline: 3px solid red }" }));
      stage.stack();
      stage.root.querySelector(".back").onclick = () => stage.container.push(stage.make("a"));
      stage.root.querySelector(".back").focus();
    }""")
    plain.keyboard.press("Enter")
    plain.evaluate("stage.rest()")
    assert plain.evaluate("""() => {
      const screen = document.activeElement;
      return [screen.id, screen.matches(":focus-visible"), getComputedStyle(screen).outlineStyle];
    }""") == ["a", True, "none"]


def test_a_presented_screen_is_a_dialog_that_keeps_the_focus(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.root.querySelector(".back").focus();
      stage.a = stage.make("a");
      stage.before = stage.a.outerHTML;
      await stage.container.present(stage.a);
      await stage.rest();
    }""")
    assert plain.evaluate("[stage.a.getAttribute('role'), stage.a.getAttribute('aria-modal')]") == ["dialog", "true"]
    for key in ["Tab"] * 50 + ["Shift+Tab"] * 60:
        plain.keyboard.press(key)
        assert plain.evaluate("stage.a.contains(document.activeElement)"), f"{key} left the dialog"
    plain.evaluate("async () => { await stage.container.dismiss(); await stage.rest(); }")
    assert focused(plain) == "Back of root"
    assert plain.evaluate("stage.a.outerHTML === stage.before")


@pytest.mark.parametrize("animated", ["true", "false"])
def test_beside_an_undimmed_sheet_the_page_is_reached_by_keys_and_keeps_its_focus(plain, animated):
    plain.evaluate("""async () => {
      stage.stack();
      stage.a = stage.make("a");
      stage.before = stage.a.outerHTML;
      stage.root.querySelector(".back").focus();
      const transition = { name: "sheet", dim: 0 };
      await stage.container.present(stage.a, { detents: [.5], transition, grabber: false, animated: %s });
      await stage.rest();
    }""" % animated)
    seen = """[stage.root.inert, stage.a.role ?? stage.a.getAttribute("role"), stage.a.ariaModal,
      stage.a.contains(document.activeElement)]"""
    assert plain.evaluate(seen) == [False, "dialog", None, True]
    plain.evaluate("stage.root.querySelectorAll('.list button')[2].focus()")
    plain.keyboard.press("Tab")
    assert focused(plain) == "Row 3 of root"
    plain.evaluate("async () => { await stage.container.dismiss(); await stage.rest(); }")
    assert focused(plain) == "Row 3 of root"
    assert plain.evaluate("[stage.root.inert, stage.a.outerHTML === stage.before]") == [False, True]


def test_the_page_answers_while_an_undimmed_sheet_that_was_caught_goes_back_to_its_detent(plain, finger):
    plain.evaluate("""async () => {
      stage.stack();
      stage.a = stage.make("a");
      const transition = { name: "sheet", dim: 0 };
      await stage.container.present(stage.a, { detents: [.5], transition, interaction: "sheetPan" });
      await stage.rest();
    }""")
    finger.down(200, 600).drag_by(0, 100, ms=50).lift()
    plain.clock.advance(20)
    finger.down(200, 750).drag_by(0, -150, ms=100).hold(110).lift()
    assert plain.evaluate("[stage.container.running, stage.root.inert, stage.a.ariaModal]") == [True, False, None]
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.container.top.id, stage.root.inert, stage.a.inert]") == ["a", False, False]


def test_a_screen_over_an_undimmed_sheet_makes_all_below_it_inert(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.a = stage.make("a");
      await stage.container.present(stage.a, { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.container.push(stage.make("b"), { transition: "push" });
      await stage.rest();
    }""")
    assert plain.evaluate("[stage.root.inert, stage.a.inert]") == [True, True]
    plain.evaluate("async () => { await stage.container.pop(); await stage.rest(); }")
    assert plain.evaluate("[stage.root.inert, stage.a.inert, stage.a.ariaModal]") == [False, False, None]


def test_the_focus_goes_into_a_sheet_that_comes_to_a_place_where_it_dims_the_page(plain, finger):
    dims = """{ layers: [{ layer: "dimming", tracks: { opacity: [[0, 0], [.5, 0], [1, 1]] } }] }"""
    plain.evaluate("""async () => {
      stage.stack();
      stage.a = stage.make("a");
      const transition = { combined: [{ name: "sheet", dim: .4 }, %s] };
      await stage.container.present(stage.a, { detents: [.5], transition, interaction: "sheetPan" });
      await stage.rest();
      stage.root.querySelector(".back").focus();
    }""" % dims)
    assert plain.evaluate("[stage.root.inert, stage.a.ariaModal]") == [False, None]
    finger.down(200, 600).drag_by(0, -400, ms=300).hold(110).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.root.inert, stage.a.ariaModal, stage.a.contains(document.activeElement)]") == [
        True, "true", True]


def test_a_modal_sheet_below_an_undimmed_one_is_modal_again_once_that_has_gone(plain):
    plain.evaluate("""async () => {
      stage.stack();
      [stage.a, stage.b] = [stage.make("a"), stage.make("b")];
      await stage.container.present(stage.a, { detents: [.8], transition: "sheet" });
      await stage.container.present(stage.b, { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.rest();
    }""")
    seen = "[stage.root.inert, stage.a.inert, stage.a.ariaModal, stage.b.ariaModal]"
    assert plain.evaluate(seen) == [True, False, None, None]
    plain.evaluate("async () => { await stage.container.dismiss(); await stage.rest(); }")
    assert plain.evaluate(seen) == [True, False, "true", None]


@pytest.mark.parametrize("animated", ["true", "false"])
def test_a_dialog_beside_an_undimmed_sheet_is_closed_until_its_screen_is_on_top_again(plain, animated):
    plain.evaluate("""async () => {
      stage.stack();
      const make = () => stage.root.appendChild(document.createElement("dialog"));
      [stage.before, stage.beside] = [make(), make()];
      stage.before.showModal();
      await stage.container.present(stage.make("a"), { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.rest();
    }""")
    seen = "[stage.root.inert, stage.before.open, stage.beside.open]"
    assert plain.evaluate(seen) == [False, False, False]
    plain.evaluate("""async () => {
      stage.beside.showModal();
      await stage.container.push(stage.make("b"), { transition: "push", animated: %s });
      await stage.rest();
    }""" % animated)
    assert plain.evaluate(seen) == [True, False, False]
    plain.evaluate("async () => { await stage.container.popToRoot(); await stage.rest(); }")
    assert plain.evaluate(seen) == [False, True, True]


def test_the_focus_comes_back_to_the_screen_beside_an_undimmed_sheet(plain):
    plain.evaluate("""async () => {
      stage.stack();
      await stage.container.present(stage.make("a"), { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.rest();
      stage.root.querySelectorAll(".list button")[2].focus();
      await stage.container.push(stage.make("b"), { transition: "push" });
      await stage.rest();
      await stage.container.pop();
      await stage.rest();
    }""")
    assert focused(plain) == "Row 2 of root"


def test_a_field_beside_an_undimmed_sheet_that_the_user_has_left_does_not_get_the_focus_again(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.root.appendChild(document.createElement("input")).focus();
      await stage.container.present(stage.make("a"), { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.rest();
      document.activeElement.blur();
      await stage.container.push(stage.make("b"), { transition: "push" });
      await stage.rest();
      document.activeElement.blur();
      await stage.container.pop();
      await stage.rest();
    }""")
    assert plain.evaluate("document.activeElement === document.body")


def test_beside_an_undimmed_sheet_a_root_that_is_the_container_answers(plain):
    assert plain.evaluate("""async () => {
      const element = stage.root.parentElement;
      const stack = stage.stack({ root: element });
      await stack.present(stage.make("a"), { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.rest();
      await stack.push(stage.make("b"), { transition: "push" });
      await stage.rest();
      return [element.inert, document.getElementById("b").inert];
    }""") == [False, False]


def test_an_undimmed_sheet_that_goes_leaves_the_focus_on_nothing_if_it_was_there(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.root.appendChild(document.createElement("input")).autofocus = true;
      await stage.container.present(stage.make("a"), { detents: [.5], transition: { name: "sheet", dim: 0 } });
      await stage.rest();
      document.activeElement.blur();
      await stage.container.dismiss();
      await stage.rest();
    }""")
    assert plain.evaluate("document.activeElement === document.body")


def test_a_screen_that_was_an_undimmed_sheet_once_comes_again_as_any_other(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.a = stage.make("a");
      for (const detents of [[.5], undefined]) {
        const transition = detents ? { name: "sheet", dim: 0 } : "push";
        await stage.container[detents ? "present" : "push"](stage.a, { transition, ...detents && { detents } });
        await stage.rest();
        stage.seen = [stage.a.ariaModal, stage.a.contains(document.activeElement)];
        await stage.container.pop();
        await stage.rest();
      }
    }""")
    assert plain.evaluate("stage.seen") == [None, True]


def test_a_presented_screen_that_says_what_it_is_stays_that(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.a = stage.make("a");
      stage.a.setAttribute("aria-modal", "false");
      await stage.container.present(stage.a);
    }""")
    assert plain.evaluate("[stage.a.getAttribute('role'), stage.a.getAttribute('aria-modal')]") == ["dialog", "false"]
    plain.evaluate("async () => { await stage.container.dismiss(); await stage.rest(); }")
    assert plain.evaluate("[stage.a.getAttribute('role'), stage.a.getAttribute('aria-modal')]") == [None, "false"]


def test_escape_goes_back_but_not_out_of_the_root_and_not_while_something_else_takes_it(plain):
    plain.evaluate("stage.pushed()")
    plain.evaluate("document.querySelector('#a .list button').focus()")
    plain.evaluate("addEventListener('keydown', globalThis.take = (event) => event.preventDefault(), true)")
    plain.keyboard.press("Escape")
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.top.id") == "a"
    plain.evaluate("removeEventListener('keydown', take, true)")
    for _ in range(2):
        plain.keyboard.press("Escape")
        plain.evaluate("stage.rest()")
        assert plain.evaluate("stage.container.top.id") == "root"


@pytest.mark.parametrize("operation", ["push", "present"])
@pytest.mark.parametrize("gap", [0, 16, 30, 100, 190, 300])
def test_escape_ten_times_quickly_takes_ten_screens_away(plain, gap, operation):
    plain.evaluate("""async (operation) => {
      stage.stack();
      for (let name = 1; name <= 10; name++) {
        await stage.container[operation](stage.make(`s${name}`), { animated: false });
      }
      await stage.rest();
      stage.events.length = 0;
    }""", operation)
    for left in range(10, 0, -1):
        assert plain.evaluate("stage.container.screens.length") == left + 1
        plain.keyboard.press("Escape")
        plain.clock.advance(gap)
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.top.id") == "root"
    assert [each["from"] for each in plain.evaluate("stage.events.filter(({ kind }) => kind === 'finish')")] == [
        f"s{name}" for name in range(10, 0, -1)]


def travel(page):
    """The farthest distance of the pushed screen from its place in any frame."""
    return page.evaluate("""async () => {
      const a = stage.make("travelling");
      const stop = stage.watch("#travelling");
      await stage.container.push(a);
      await stage.rest();
      const places = stop().filter((frame) => frame[1]).map((frame) => Math.abs(frame[1][0]));
      await stage.container.pop({ animated: false });
      await stage.rest();
      return Math.max(...places);
    }""")


def test_reduced_motion_is_heard_while_the_page_lives(plain):
    plain.evaluate("stage.stack()")
    assert travel(plain) > 250
    plain.emulate_media(reduced_motion="reduce")
    assert travel(plain) == 0
    plain.evaluate("() => { stage.container.reducedMotion = false }")
    assert travel(plain) > 250
    plain.evaluate("() => { stage.container.reducedMotion = undefined }")
    assert travel(plain) == 0
    plain.emulate_media(reduced_motion="no-preference")
    assert travel(plain) > 250
    plain.evaluate("() => { stage.container.reducedMotion = true }")
    assert travel(plain) == 0


def test_a_finger_still_drags_when_motion_is_reduced(plain, finger):
    plain.emulate_media(reduced_motion="reduce")
    plain.evaluate("stage.pushed()")
    finger.down(30, 600).drag_by(150, 0, ms=150)
    assert plain.evaluate("document.getElementById('a').getBoundingClientRect().x") == 140
    finger.drag_by(150, 0, ms=150).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.top.id") == "root"


@pytest.mark.parametrize("when", ["drag", "settle"])
def test_the_device_is_turned_meanwhile(phone, finger, site, when):
    scene = Gallery(phone, finger, site + "/photos")
    scene.tap("photo-leaf")
    if when == "drag":
        scene.rest()
        scene.drag((0.2, 0.4), (0.4, 0))
    phone.set_viewport_size({"width": 844, "height": 390})
    phone.clock.advance(60)
    if when == "drag":
        scene.pointer.drag_by(300, 0, ms=100).lift()
    phone.set_viewport_size({"width": 390, "height": 844})
    scene.rest()
    shown = phone.get_by_test_id("library" if when == "drag" else "photo-detail")
    box, stage = shown.bounding_box(), phone.locator(".stage").bounding_box()
    assert box == stage
    assert shown.evaluate("each => !each.closest('[inert]') && !each.style.transform")
    assert phone.locator("[data-testid=photos] > *").count() == (1 if when == "drag" else 2)


def test_a_container_without_a_size_still_ends_its_runs(plain):
    assert plain.evaluate("""async () => {
      stage.element.style.cssText = "inset: auto; width: 0; height: 0";
      stage.stack();
      const outcomes = [await stage.container.push(stage.make("a")), await stage.container.pop()];
      stage.element.style.display = "none";
      outcomes.push(await stage.container.push(stage.make("b")), await stage.container.pop());
      return outcomes.map((each) => each.finished);
    }""") == [True] * 4


@pytest.mark.parametrize("direction, key, goes", [
    ("ltr", "Alt+ArrowLeft", True), ("ltr", "Alt+ArrowRight", False), ("rtl", "Alt+ArrowRight", True),
    ("rtl", "Alt+ArrowLeft", False), ("ltr", "BrowserBack", True), ("ltr", "ArrowLeft", False),
    ("ltr", "Shift+Escape", False)])
@pytest.mark.parametrize("focus", ["inside", "nowhere"])
def test_the_platforms_keys_go_back(plain, direction, key, goes, focus):
    plain.evaluate("""async ([direction, focus]) => {
      stage.element.dir = direction;
      await stage.pushed();
      document.activeElement.blur();
      if (focus === "inside") document.querySelector("#a .list button").focus();
    }""", [direction, focus])
    if key == "BrowserBack":
        # The protocol's keyboards lack this key.
        plain.evaluate("""document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key: "BrowserBack", bubbles: true, cancelable: true }))""")
    else:
        plain.keyboard.press(key)
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == (1 if goes else 2)


def test_an_arrow_in_a_field_is_the_fields(plain):
    plain.evaluate("async () => { await stage.pushed(); document.querySelector('#a .text').focus(); }")
    plain.keyboard.press("Alt+ArrowLeft")
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == 2


# What has the focus, a key, and whether it goes back.
HEARD = [
    ("<input>", "Escape", True), ("<input type=search>", "Escape", True), ("<p tabindex=0>", "Escape", True),
    ("<input type=search value=boats>", "Escape", False), ("<b role=menu><i tabindex=0></i></b>", "Escape", False),
    ("<b role=menu><span tabindex=0><template shadowrootmode=open shadowrootdelegatesfocus><button>", "Escape", False),
    ("<b role=listbox tabindex=0></b>", "Escape", False), ("<button aria-expanded=true>", "Escape", False),
    ("<button aria-expanded=false>", "Escape", True), ("<dialog open><button></dialog>", "Escape", False),
    ("<b popover=manual></b><button>", "Escape", True), ("<b popover></b><button>", "Escape", False),
    *[("<button>", f"{held}+Escape", False) for held in ("Alt", "Control", "Meta", "Shift")],
    ("<button>", "Alt+ArrowLeft", True), ("<input>", "Alt+ArrowLeft", False), ("<textarea>", "Alt+ArrowLeft", False),
    ("<p contenteditable><b tabindex=0></b></p>", "Alt+ArrowLeft", False), ("<button>", "Alt+ArrowUp", False),
]


@pytest.mark.parametrize("markup, key, goes", HEARD, ids=lambda each: each if isinstance(each, str) else "")
@pytest.mark.parametrize("place", ["the page", "a component"])
def test_a_key_goes_back_unless_it_belongs_to_what_has_the_focus(plain, place, markup, key, goes):
    plain.evaluate("""async ([place, markup]) => {
      await stage.pushed();
      const words = document.querySelector("#a .words");
      const root = place === "the page" ? words : words.attachShadow({ mode: "open" });
      root.setHTMLUnsafe(markup);
      root.querySelector("[popover]")?.showPopover();
      [...root.querySelectorAll("input, textarea, button, [tabindex]")].at(-1).focus();
    }""", [place, markup])
    plain.keyboard.press(key)
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == (1 if goes else 2)


# The last of a dialog's controls, and whether the Tab key reaches it.
TABBED = [
    ("<input>", True), ("<a href=''>.</a>", True), ("<p tabindex=0>.</p>", True),
    ("<input type=radio checked tabindex=-1><input type=radio>", True), ("<input type=radio name=other>", True),
    ("<form><input type=radio name=one></form>", True),
    ("<details open><summary tabindex=-1></summary><input></details>", True),
    ("<input type=radio name=one>", False), ("<details><summary tabindex=-1></summary><input></details>", False),
    ("<input tabindex=-1>", False), ("<input disabled>", False), ("<fieldset disabled><input></fieldset>", False),
    ("<p contenteditable>.</p>", True), ("<p contenteditable=false>.</p>", False),
    ("<p contenteditable tabindex=-1>.</p>", False), ("<a>.</a>", False),
    ("<p inert><span><template shadowrootmode=open><input></template></span></p>", False),
    ("<input inert>", False), ("<p inert><input></p>", False), ("<input hidden>", False),
    ("<p style='visibility: hidden'><input></p>", False), ("<p style='display: none'><input></p>", False),
]


@pytest.mark.parametrize("markup, isReached", TABBED, ids=lambda each: each if isinstance(each, str) else "")
@pytest.mark.parametrize("place", ["the page", "a component"])
def test_a_dialog_keeps_the_tab_key_by_what_that_reaches(plain, place, markup, isReached):
    plain.evaluate("""async ([place, markup]) => {
      stage.stack();
      const dialog = stage.make("a");
      dialog.innerHTML = "<div tabindex=0></div><div></div>";
      const [outer, inner] = dialog.children;
      outer.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = "<button id=first></button>";
      const root = place === "the page" ? inner : inner.attachShadow({ mode: "open" });
      root.setHTMLUnsafe(`<input type=radio name=one id=middle checked>${markup}`);
      [...root.querySelectorAll("input, p, a")].at(-1).id = "last";
      await stage.container.present(dialog, { animated: false });
      root.querySelector("#middle").focus();
      stage.focused = (where = document) => where.activeElement.shadowRoot
        ? stage.focused(where.activeElement.shadowRoot) : where.activeElement.id;
    }""", [place, markup])
    reached = []
    for key in ("Tab", "Shift+Tab"):
        plain.keyboard.press(key)
        reached.append(plain.evaluate("stage.focused()"))
    assert reached == (["last", "middle"] if isReached else ["first", "middle"])


@pytest.mark.parametrize("order, outside, key", [
    ("last", "behind", "Tab"), ("first", "before", "Shift+Tab"), ("alone", "behind", "Tab"),
    ("alone", "before", "Shift+Tab"), ("last", "nowhere", "Tab")])
def test_the_tab_key_comes_back_from_a_frame_at_the_end_of_a_dialog(plain, order, outside, key):
    plain.evaluate("""async ([order, outside]) => {
      stage.stack();
      const dialog = stage.make("a");
      const frame = "<iframe id=frame srcdoc='<button>.</button>'></iframe>";
      const button = "<button id=button>.</button>";
      dialog.innerHTML = order === "alone" ? frame : order === "last" ? button + frame : frame + button;
      const loaded = new Promise((resolve) => { dialog.querySelector("iframe").onload = resolve; });
      await stage.container.present(dialog, { animated: false });
      await loaded;
      const other = Object.assign(document.createElement("input"), { id: "other" });
      if (outside === "behind") document.body.append(other);
      if (outside === "before") document.body.prepend(other);
      stage.focused = () => document.activeElement.id;
      dialog.querySelector("#frame, #button").focus();
    }""", [order, outside])
    reached = set()
    for _ in range(8):
        plain.keyboard.press(key)
        reached.add(plain.evaluate("stage.focused()"))
    # Where there is nothing else in the page, the browser's own bar comes in between, as with its own dialogs.
    bar = {""} if outside == "nowhere" else set()
    assert reached - bar == ({"frame"} if order == "alone" else {"frame", "button"})


def test_a_click_elsewhere_takes_the_focus_from_a_frame_in_a_dialog(plain):
    plain.evaluate("""async () => {
      stage.stack();
      const dialog = stage.make("a");
      dialog.innerHTML = "<iframe></iframe>";
      await stage.container.present(dialog, { animated: false });
      dialog.firstChild.focus();
      const other = Object.assign(document.createElement("input"), { id: "other" });
      other.style.cssText = "position: fixed; z-index: 9; left: 0; top: 0";
      document.body.append(other);
    }""")
    plain.mouse.click(10, 10)
    assert plain.evaluate("document.activeElement.id") == "other"


def test_with_the_focus_on_nothing_one_key_goes_back_once_in_the_uppermost_container(plain):
    depths = """async () => {
      await stage.rest();
      while (stage.inner.running) await stage.nextFrame();
      return [stage.container.screens.length, stage.inner.screens.length];
    }"""
    plain.evaluate("""async () => {
      await stage.pushed();
      const element = document.createElement("div");
      element.style.cssText = "position: absolute; inset: 0";
      document.getElementById("a").append(element);
      stage.inner = stage.legato.stack(element, { root: stage.make("b") });
      await stage.inner.push(stage.make("c"), { animated: false });
      document.activeElement.blur();
    }""")
    for expected in ([2, 1], [1, 1], [1, 1]):
        plain.keyboard.press("Escape")
        assert plain.evaluate(depths) == expected
        plain.evaluate("document.activeElement.blur()")
    # A covered screen gets no keys.
    plain.evaluate("""async () => {
      await stage.container.push(stage.inner.element.closest(".screen"), { animated: false });
      await stage.inner.push(stage.make("d"), { animated: false });
      await stage.container.push(stage.make("e"), { animated: false });
      stage.container.configure(stage.container.top, { interaction: "none" });
      document.activeElement.blur();
    }""")
    plain.keyboard.press("Escape")
    assert plain.evaluate(depths) == [2, 2]
