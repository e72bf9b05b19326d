"""The gallery in Firefox and WebKit, by a dozen real drags: each has its effect, and no error is logged."""

import pytest

from scenes import ways

ESCAPE = "\uE00C"


def open_scene(engine, address):
    engine.goto(address)
    engine.wait_for("document.querySelector('[data-ready]')")
    engine.wait_for("document.fonts.ready.then(() => true)")
    rest(engine)


def rest(engine):
    engine.wait_for("!gallery.containers.some((each) => each.running)")


def box(engine, selector):
    return engine.evaluate(f"document.querySelector('{selector}').getBoundingClientRect().toJSON()")


def place(box, x, y):
    """A place in a box, given as fractions of the box."""
    return box["x"] + x * box["width"], box["y"] + y * box["height"]


def drag(engine, start, travel):
    stage = box(engine, ".stage")
    engine.drag(place(stage, *start), place(stage, *(a + b for a, b in zip(start, travel))))
    rest(engine)


def is_open(way):
    """A script: whether the screen of a way is there and answers the user."""
    return f"""[...document.querySelectorAll("[data-testid={way.screen}]")]
      .some((each) => !each.closest("[inert]"))"""


@ways()
def test_a_screen_is_left_by_a_drag(engine, site, way):
    open_scene(engine, f"{site}/{way.scene}")
    if way.open:
        button = f"[data-testid={way.open}]"
        engine.evaluate(f"document.querySelector('{button}').scrollIntoView()")
        engine.tap(place(box(engine, button), 0.5, 0.5))
    else:
        drag(engine, way.start_in, way.travel_in)
    engine.wait_for(is_open(way))
    rest(engine)
    drag(engine, way.start, way.travel)
    engine.wait_for(f"!({is_open(way)})")


def test_the_lab_is_driven_by_its_slider(engine, site):
    open_scene(engine, f"{site}/lab")
    slider = box(engine, "[data-testid=lab-slider]")
    now = engine.evaluate("document.querySelector('[data-testid=lab-slider]').valueAsNumber")
    thumb = 8 / slider["width"]  # half of its width
    engine.drag(*(place(slider, thumb + part * (1 - 2 * thumb), 0.5) for part in (now, 0.8)))
    rest(engine)
    assert engine.evaluate("gallery.containers[0].screens.length") == 2


@pytest.mark.parametrize("gap", [16, 100, 300])
def test_escape_ten_times_quickly_takes_ten_screens_away(engine, site, gap):
    open_scene(engine, f"{site}/process")
    engine.evaluate("""(async () => {
      const [stack] = gallery.containers;
      for (let name = 0; name < 10; name++) {
        const screen = Object.assign(document.createElement("section"), { className: "screen" });
        await stack.push(screen, { animated: false });
      }
      // So slow that each key but the first comes during the run before it, on any machine.
      stack.speed = 0.2;
      globalThis.isEarly = [];
      addEventListener("keydown", () => isEarly.push(stack.running), true);
    })()""")
    engine.press(ESCAPE, 10, gap)
    engine.wait_for("gallery.containers[0].screens.length === 1")
    assert engine.evaluate("isEarly") == [False] + [True] * 9
