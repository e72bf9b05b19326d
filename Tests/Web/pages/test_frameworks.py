"""Pages whose nodes belong to a framework, which removes screens and adds others. The others stay in place."""

import pytest

# A stack of the root and three screens, put into the container by the app or by the stack.
STACKED = """async (isInPlace) => {
  stage.heard = [];
  const { warn } = console;
  console.warn = (...all) => stage.heard.push(all[0]);
  stage.stack({ transition: "push" });
  for (const name of ["a", "b", "c"]) {
    stage[name] = stage.make(name);
    if (isInPlace) {
      stage[name].hidden = true;
      const wrapper = stage.element.appendChild(document.createElement("div"));
      wrapper.append(stage[name]);
    }
    await stage.container.push(stage[name], { animated: false });
  }
  await stage.rest();
  stage.events.length = 0;
  stage.ids = () => stage.container.screens.map((each) => each.id);
  stage.shown = () => [...document.querySelectorAll(".screen")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.inert).map((each) => each.id);
}"""


@pytest.fixture(params=[True, False], ids=["in place", "brought"])
def page(plain, request):
    plain.evaluate(STACKED, request.param)
    return plain


TAKE = {"the screen": "(each) => each.remove()", "its wrapper": "(each) => (each.parentNode === stage.element "
        "? each : each.parentNode).remove()", "in its place another": "(each) => each.replaceWith(stage.make('x'))"}


@pytest.mark.parametrize("how", TAKE)
@pytest.mark.parametrize("which, left", [
    ("c", ["root", "a", "b"]), ("b", ["root", "a", "c"]), ("a", ["root", "b", "c"]), ("ab", ["root", "c"]),
    ("bc", ["root", "a"]), ("abc", ["root"])])
def test_what_the_app_takes_away_is_popped_or_left_out(page, finger, how, which, left):
    page.evaluate(f"([which]) => [...which].forEach((each) => ({TAKE[how]})(stage[each]))", [list(which)])
    page.evaluate("stage.rest()")
    assert page.evaluate("stage.container.top.id") == left[-1]
    assert page.evaluate("stage.shown().filter((each) => each !== 'x')") == [left[-1]]
    assert page.evaluate("stage.heard.length") == len(which)
    # From there one goes back by calls and by fingers, once for each screen.
    for count in range(len(left) - 1, 0, -1):
        if count % 2:
            finger.down(60, 600).drag_by(300, 0, ms=150).lift()
        else:
            page.evaluate("() => { stage.container.pop(); }")
        page.evaluate("stage.rest()")
        assert page.evaluate("stage.ids()") == left[:count]
        assert page.evaluate("stage.shown().filter((each) => each !== 'x')") == [left[count - 1]]
    # A removed screen may come again, as another one.
    assert page.evaluate(f"async () => (await stage.container.push(stage.{which[0]})).finished")
    assert page.evaluate("stage.ids()") == ["root", which[0]]


def test_a_root_that_is_replaced_is_the_root(page):
    page.evaluate("() => { stage.next = stage.make('next'); stage.root.replaceWith(stage.next); }")
    assert page.evaluate("async () => (await stage.container.popToRoot()).finished")
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["next"], ["next"]]
    assert page.evaluate("document.querySelectorAll('#root').length") == 0
    # The container still works.
    assert page.evaluate("async () => (await stage.container.push(stage.make('d'))).finished")
    assert page.evaluate("async () => (await stage.container.popTo(stage.next)).finished")


def test_without_its_root_a_stack_ends_at_the_lowest_screen(page, finger):
    page.evaluate("() => stage.root.remove()")
    assert page.evaluate("async () => (await stage.container.popTo(stage.a)).finished")
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["a"], ["a"]]
    finger.down(60, 600).drag_by(300, 0, ms=150).lift()
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.shown()]") == [["a"], ["a"]]


def test_a_screen_that_is_moved_about_in_the_page_stays(page):
    page.evaluate("() => { stage.c.remove(); stage.element.prepend(stage.c); }")
    page.evaluate("stage.rest()")
    assert page.evaluate("[stage.ids(), stage.heard]") == [["root", "a", "b", "c"], []]


@pytest.mark.parametrize("place", ["stage.element", "stage.element.appendChild(document.createElement('div'))"])
def test_a_screen_in_the_container_stays_where_the_app_has_put_it(plain, place):
    assert plain.evaluate("""async (place) => {
      stage.stack();
      const a = stage.make("a");
      a.hidden = true;
      const parent = eval(place);
      parent.prepend(a);
      const changes = [];
      new MutationObserver((all) => changes.push(...all.flatMap(({ addedNodes, removedNodes }) =>
        [...addedNodes, ...removedNodes].filter((each) => each === a)))).observe(document.body,
        { childList: true, subtree: true });
      const before = stage.snapshot();
      const run = stage.container.push(a, { transition: "push", awaitsScrub: true });
      stage.container.scrub(.5);
      await stage.nextFrame();
      const isAbove = document.elementFromPoint(300, 400).closest("section") === a;
      stage.container.letGo("covering");
      const pushed = await run;
      const isSeen = isAbove && !a.hidden && document.elementFromPoint(200, 400).closest("section") === a;
      const popped = await stage.container.pop();
      await stage.rest();
      return [pushed.finished, popped.finished, isSeen, a.parentNode === parent, changes.length,
        stage.snapshot() === before];
    }""", place) == [True, True, True, True, 0, True]


@pytest.mark.parametrize("home", ["hidden", "shown", "within the root"])
def test_a_screen_that_is_brought_is_not_begun_anew(plain, home):
    texts, offsets = plain.evaluate("""async (home) => {
      stage.stack();
      const a = stage.make("a");
      a.hidden = home === "hidden";
      a.querySelector("p").outerHTML = "<iframe style='height: 60px'></iframe>";
      (home === "within the root" ? stage.root : document.body).append(a);
      const frame = a.querySelector("iframe");
      frame.contentDocument.body.textContent = "typed";
      const list = a.querySelector(".list");
      a.hidden = false;
      list.scrollTop = 400;
      a.hidden = home === "hidden";
      const [texts, offsets] = [[], []];
      for (const _ of [1, 2]) {
        await stage.container.push(a);
        texts.push(frame.contentDocument.body.textContent);
        offsets.push(list.scrollTop);
        await stage.container.pop();
        a.hidden = false;
        offsets.push(list.scrollTop);
        a.hidden = home === "hidden";
      }
      await stage.rest();
      return [texts, offsets];
    }""", home)
    assert [texts, offsets] == [["typed"] * 2, [400] * 4]
