"""Who gets a tap while something moves: the screen that the engine names, where it is visible, or nobody."""

import pytest

PRESENT = "stage.container.present(stage.make('a'), { transition: 'sheet', detents: %s, animated: %s })"
PRESENTED = f"stage.stack(); await {PRESENT}"
ZOOM = "{ transition: { name: 'zoom', source: () => stage.root.querySelector('.photo') }, animated: %s }"
HUB = """const left = { screen: () => stage.make('a'), transition: '%s' };
    stage.container = stage.legato.hub(stage.element, { center: stage.root, neighbors: { left } })"""
DRAWER = """const panel = stage.make('a');
    panel.style.height = '300px';
    stage.container = stage.legato.drawer(stage.element, { panel, edge: 'top' })"""
# The setup, and the beginning of the run: each in the page.
CASES = {
    "a push": ("stage.stack()", "stage.container.push(stage.make('a'))"),
    "a pop": ("await stage.pushed()", "stage.container.pop()"),
    "a swipe that is cancelled": (
        "await stage.pushed()", "stage.container.pop({ awaitsScrub: true }), stage.container.scrub(.4), "
        "stage.container.letGo('covering')"),
    "a fade": (
        "stage.stack(); await stage.container.push(stage.make('a'), { transition: 'fade', animated: false })",
        "stage.container.pop()"),
    "a sheet that leaves": (PRESENTED % ("[]", "false"), "stage.container.dismiss()"),
    "a sheet on its way to a detent": ("stage.stack()", PRESENT % ("[.5]", "true")),
    "a sheet that leaves a detent": (PRESENTED % ("[.5]", "false"), "stage.container.dismiss()"),
    "a screen over a sheet at a detent": (PRESENTED % ("[.5]", "false"), "stage.container.push(stage.make('b'))"),
    "a zoom": ("stage.stack()", f"stage.container.push(stage.make('a', 'big'), {ZOOM % 'true'})"),
    "a zoom that lands": (
        f"stage.stack(); await stage.container.push(stage.make('a', 'big'), {ZOOM % 'false'})",
        "stage.container.pop()"),
    "a hub that opens": (HUB % "slide", "stage.container.open('left')"),
    "a hub that closes": (
        f"{HUB % 'cover'}; await stage.container.open('left', {{ animated: false }})", "stage.container.close()"),
    "a drawer that closes": (
        f"{DRAWER}; await stage.container.open({{ animated: false }})", "stage.container.close()"),
}
POINTS = [(40, 30), (345, 245), (350, 790)]


# The expected and the actual receiver of a tap: the screen that the engine names when the finger lands, if it is
# visible there; and the element that gets the event.
LISTEN = """() => {
  stage.named = [];
  stage.heard = [];
  addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
    // A drawer's content is the container itself; in it lies the page's own screen.
    const top = stage.container.top === stage.element ? stage.root : stage.container.top;
    const { left, right, top: upper, bottom } = top.getBoundingClientRect();
    const isSeen = x > left && x < right && y > upper && y < bottom;
    stage.named.push(isSeen && stage.isAnswered(x, y) ? top.id : "nobody");
    stage.heard.push("nobody");
  }, { capture: true });
  addEventListener("click", ({ target }) => {
    const screen = target.closest(".screen");
    if (screen) stage.heard[stage.heard.length - 1] = screen.id;
  });
}"""


@pytest.mark.parametrize("case", CASES)
def test_a_tap_reaches_whom_the_engine_names(plain, finger, case):
    before, act = CASES[case]
    plain.evaluate(f"async () => {{ {before}; await stage.rest(); }}")
    plain.evaluate(LISTEN)
    plain.evaluate(f"() => void ({act})")
    is_running = True
    while is_running:
        # Also at rest.
        is_running = plain.evaluate("stage.container.running")
        for x, y in POINTS:
            finger.down(x, y).lift()
        plain.clock.advance(30)
    named, heard = plain.evaluate("[stage.named, stage.heard]")
    assert heard == named
    assert len(heard) >= 12 and len(set(heard)) > 1


def test_a_tap_beside_a_drawer_closes_it_while_it_opens(plain, finger):
    plain.evaluate(f"async () => {{ {DRAWER}; stage.container.open(); }}")
    plain.clock.advance(80)
    assert plain.evaluate("stage.container.running && stage.container.isOpen")
    finger.tap(200, 700)
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.container.isOpen, stage.taps]") == [False, []]


def test_a_finger_that_is_handed_over_late_has_what_is_under_it_by_then(plain, finger):
    plain.evaluate("() => { stage.stack(); stage.container.push(stage.make('a'), { interaction: 'edgePan' }); }")
    plain.clock.advance(50)
    left = plain.evaluate("""() => {
      // The page is busy from here on: the browser moves what it has, and keeps the finger.
      const landed = performance.now();
      stage.frames = requestAnimationFrame;
      window.requestAnimationFrame = () => 1;
      addEventListener("pointerdown", (event) =>
        Object.defineProperty(event, "timeStamp", { value: landed }), { capture: true });
      return document.querySelector("#a").getBoundingClientRect().left;
    }""")
    plain.clock.advance(60)
    x = left - 60
    assert plain.evaluate("document.querySelector('#a').getBoundingClientRect().left") < x
    finger.down(x, 400)
    plain.evaluate("() => { window.requestAnimationFrame = stage.frames; }")
    finger.drag_by(40, 0, ms=100)
    held = plain.evaluate("document.querySelector('#a').getBoundingClientRect().left")
    finger.hold(200)
    assert plain.evaluate("document.querySelector('#a').getBoundingClientRect().left") == held > 0
    finger.lift()


# The screen that a finger throws away, the finger's travel, the screen's detents, and the point of the grab.
THROWN = {
    "a sheet": ("'sheet'", "'sheetPan'", "[1]", 120),
    "a sheet at a detent": ("'sheet'", "'sheetPan'", "[.5]", 450),
    "a modal": ("'cover'", "{ name: 'verticalPan', direction: 'down' }", "undefined", 120),
    "a zoom": ("{ name: 'zoom', source: () => stage.root.querySelector('.photo') }", "'zoomDrag'", "undefined", 120),
}


@pytest.mark.parametrize("gap", [16, 50, 100])
@pytest.mark.parametrize("case", THROWN)
def test_a_list_scrolls_at_once_beside_what_a_finger_has_thrown_away(plain, finger, case, gap):
    transition, interaction, detents, y = THROWN[case]
    plain.evaluate("""async () => {
      stage.stack();
      const screen = stage.make("a");
      screen.replaceChildren();
      await stage.container.present(screen, {
        transition: %s, interaction: %s, detents: %s, animated: false });
      await stage.rest();
    }""" % (transition, interaction, detents))
    finger.down(200, y).drag_by(0, 380, ms=150).lift()
    plain.clock.advance(gap)
    list_ = "stage.root.querySelector('.list')"
    finger.down(40, plain.evaluate(f"{list_}.getBoundingClientRect().top") + 40).drag_by(0, -160, ms=120)
    finger.hold(60).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate(f"{list_}.scrollTop") > 120
    assert plain.evaluate("stage.container.screens.length") == 1
