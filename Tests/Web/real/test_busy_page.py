"""A gallery whose page stands still for seconds, while a recorded finger continues."""

import pytest


@pytest.mark.parametrize("event, count, delay", [("click", 1, None), ("click", 1, 300), ("pointermove", 44, None)],
                         ids=["in the tap", "after it", "in the middle of the first drag"])
def test_a_page_that_is_busy_is_shown_the_same(desktop, site, event, count, delay):
    """The page stands still for longer than the recorded finger waits for the push, and for longer than its first drag.
    """
    desktop.goto(f"{site}/photos")
    desktop.evaluate("""([event, count, delay]) => {
      globalThis.shown = [];
      addEventListener("legato:finish", ({ detail }) => shown.push(detail.operation));
      addEventListener("legato:cancel", ({ detail }) => shown.push(`(${detail.operation})`));
      const stall = () => { for (const start = performance.now(); performance.now() < start + 2800;); };
      addEventListener(event, () => {
        if (--count === 0) delay === null ? stall() : setTimeout(stall, delay);
      }, true);
      globalThis.times = { pointerdown: [], pointerup: [] };
      for (const each in times) addEventListener(each, () => times[each].push(performance.now()), true);
      gallery.shown = gallery.showMe().then(() => true);
    }""", [event, count, delay])
    desktop.evaluate("gallery.shown")
    desktop.wait_for_function("!gallery.containers.some((each) => each.running)")
    assert ", ".join(desktop.evaluate("shown")) == "push, (pop), pop, push, pop"
    assert desktop.evaluate("times.pointerup[1] - times.pointerdown[1]") > 1000, "the first drag was not seen"
