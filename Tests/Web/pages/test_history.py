"""The browser's own back button: one entry for each screen, and no second animation."""

import pytest

from scenes import HASTE


@pytest.fixture
def linked(plain):
    """A stack that writes the history and builds screens from addresses: /tests/stack.html?name."""
    plain.evaluate("""() => {
      const base = location.pathname;
      const resolve = (url) => {
        const { search } = new URL(url, location.href);
        return search ? stage.make(search.slice(1)) : null;
      };
      stage.stack({ history: { resolve } });
      stage.open = (name) => stage.container.push(stage.make(name), { url: `${base}?${name}` });
    }""")
    return plain


def names(page):
    page.evaluate("(haste) => stage.rest(haste)", HASTE)
    return page.evaluate("stage.container.screens.map((each) => each.id)"), page.evaluate("location.search.slice(1)")


def test_each_screen_is_an_entry_and_back_and_forward_run_the_right_transition(linked):
    linked.evaluate("async () => { await stage.open('a'); await stage.open('b'); }")
    assert names(linked) == (["root", "a", "b"], "b")
    linked.evaluate("() => { stage.events.length = 0 }")
    linked.go_back()
    assert names(linked) == (["root", "a"], "a")
    assert linked.evaluate("stage.events.find((each) => each.kind === 'willbegin').operation") == "pop"
    linked.evaluate("() => { stage.events.length = 0 }")
    linked.travel(1)
    assert names(linked) == (["root", "a", "b"], "b")
    assert linked.evaluate("stage.events.find((each) => each.kind === 'willbegin').operation") == "push"
    linked.travel(-2)
    assert names(linked) == (["root"], "")


@pytest.mark.parametrize("operation", ["push", "present"])
@pytest.mark.parametrize("gap", [0, 16, 30, 100, 190, 300])
def test_the_back_button_ten_times_quickly_takes_ten_screens_away(linked, gap, operation):
    linked.evaluate("""async (operation) => {
      for (let name = 1; name <= 10; name++) {
        await stage.container[operation](stage.make(`s${name}`), { url: `?s${name}`, animated: false });
      }
    }""", operation)
    for left in range(9, -1, -1):
        linked.go_back()
        linked.clock.advance(gap)
        if gap:
            assert linked.evaluate("stage.container.screens.length") == left + 1
    assert names(linked) == (["root"], "")


def test_an_entry_that_a_page_has_rewritten_is_found_again_by_the_browsers_own_buttons(linked):
    linked.evaluate("async () => { await stage.open('a'); history.replaceState(null, '', '?a&tab=2'); }")
    linked.go_back()
    assert names(linked) == (["root"], "")
    linked.travel(1)
    assert names(linked) == (["root", "a"], "a&tab=2")
    linked.go_back()
    assert names(linked) == (["root"], "")


def test_forward_presents_again_what_had_been_presented(linked):
    linked.evaluate("async () => { await stage.container.present(stage.make('a'), { url: '?a' }); }")
    assert names(linked) == (["root", "a"], "a")
    for steps, operation, role in [(-1, "dismiss", None), (1, "present", "dialog")]:
        linked.evaluate("() => { stage.events.length = 0 }")
        linked.travel(steps)
        linked.wait_for_function("stage.events.some((each) => each.kind === 'finish')")
        assert linked.evaluate("stage.events[0].operation") == operation
        assert linked.evaluate("stage.container.top.getAttribute('role')") == role


def test_a_commit_asks_for_no_more_screens_however_many_there_are(linked):
    """Measured by the number of references to screens that are followed."""
    calls = linked.evaluate("""async () => {
      const { deref } = WeakRef.prototype;
      let count = 0;
      WeakRef.prototype.deref = function () { count++; return deref.call(this); };
      const counts = [];
      for (let index = 0; index < 60; index++) {
        count = 0;
        await stage.container.push(document.createElement("section"), { animated: false });
        counts.push(count);
      }
      return counts;
    }""")
    assert calls[-1] == calls[0], calls


def test_a_swipe_back_is_written_once_it_has_finished_and_not_if_it_is_cancelled(linked, finger):
    linked.evaluate("stage.open('a')")
    assert names(linked) == (["root", "a"], "a")
    finger.down(60, 600).drag_by(60, 0, ms=100).hold(110).lift()
    assert names(linked) == (["root", "a"], "a")
    finger.down(60, 600).drag_by(280, 0, ms=150).lift()
    assert names(linked) == (["root"], "")


def test_rapid_back_and_forward_end_where_the_address_says(linked):
    linked.evaluate("async () => { for (const name of 'abc') await stage.open(name); }")
    for steps in (-1, -1, 1):
        linked.travel(steps)
        linked.clock.advance(40)
    assert names(linked) == (["root", "a", "b"], "b")


def test_a_browser_that_has_animated_gets_no_second_animation(linked):
    # Fault 18 of peers: the browser's back animation and the library's both play.
    linked.evaluate("async () => { await stage.open('a'); await stage.rest(); }")
    for has_animated in (True, False):
        linked.evaluate("""(hasUAVisualTransition) => {
          const property = { configurable: true, get: () => hasUAVisualTransition };
          Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", property);
          stage.stop = stage.watch("#a");
        }""", has_animated)
        linked.go_back()
        linked.evaluate("stage.rest()")
        moved = linked.evaluate("stage.stop().filter((frame) => frame[1] && Math.abs(frame[1][0]) > 1).length")
        assert moved == 0 if has_animated else moved > 20
        linked.travel(1)
        linked.evaluate("stage.rest()")


def test_a_deep_link_builds_the_stack(phone, site):
    phone.goto(site + "/photos/leaf")
    assert phone.get_by_test_id("photo-detail").get_attribute("data-photo") == "leaf"
    phone.go_back()
    phone.wait_for_function("!document.querySelector('[data-testid=photo-detail]')")
    assert phone.url.endswith("/photos")


def test_a_second_stack_with_the_same_id_is_denied_until_the_first_is_gone(linked):
    said, is_untouched, screens = linked.evaluate("""async () => {
      const add = (id) => Object.assign(document.body.appendChild(document.createElement("div")), { id });
      const link = (id) => stage.legato.stack(add(id), { root: document.createElement("section"), history: true });
      link("another").destroy();
      const count = document.querySelectorAll("[data-legato-container]").length;
      let said;
      try { link(stage.element.id) } catch (error) { said = error.message }
      const still = document.querySelectorAll("[data-legato-container]").length === count;
      stage.container.destroy();
      return [said, still, link(stage.element.id).screens.length];
    }""")
    assert said == 'Legato: the id "container" of a history is taken; use another.'
    assert is_untouched and screens == 1
