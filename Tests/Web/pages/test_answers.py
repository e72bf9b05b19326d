"""A page that answers later whether a run may begin: what waits meanwhile, and the outcome."""

import pytest

from clock import FRAME

# From now on the page answers each question when the test tells it to: `answer(true)` answers the oldest one.
ANSWER_LATER = """
  globalThis.questions = [];
  stage.element.addEventListener("legato:shouldbegin", ({ detail: { operation, waitUntil } }) =>
    waitUntil(new Promise((resolve, reject) => questions.push({ operation, resolve, reject }))));
  globalThis.answer = async (said) => {
    const { resolve, reject } = questions.shift();
    if (said === "rejected") reject(new Error("no")); else resolve(said);
    await new Promise((done) => setTimeout(done));
  };
"""
FINISHED = {"finished": True, "cancelled": False}
CANCELLED = {"finished": False, "cancelled": True}


@pytest.fixture
def waiting(plain):
    """The plain page with one screen pushed, which answers later from now on."""
    plain.evaluate("stage.pushed()")
    plain.evaluate(f"() => {{ {ANSWER_LATER} }}")
    return plain


def left(page):
    return page.evaluate("document.getElementById('a')?.getBoundingClientRect().x ?? null")


def watch(page):
    page.evaluate("() => { stage.watched = stage.watch('#a'); }")


def watched(page):
    """The places of the upper screen in each frame since `watch` in which it was visible, and its steps from its place.
    """
    places = page.evaluate("stage.watched().filter(([, seen]) => seen).map(([, seen]) => seen[0])")
    return places, [after - before for before, after in zip([0, *places], places)]


def screens(page):
    return page.evaluate("stage.container.screens.map((each) => each.id)")


def questions(page):
    return page.evaluate("questions.map((each) => each.operation)")


def settled(page):
    page.evaluate("stage.rest()")
    return screens(page)


@pytest.mark.parametrize("said", [True, None, "yes", 0], ids=str)
def test_a_screen_catches_up_with_a_finger_that_was_answered_later(waiting, finger, said):
    finger.down(60, 600).drag_by(160, 0, ms=200)
    assert questions(waiting) == ["pop"] and left(waiting) == 0
    assert waiting.evaluate("stage.container.running") is False
    finger.hold(100)
    watch(waiting)
    waiting.evaluate("answer", said)
    finger.hold(600)
    places, steps = watched(waiting)
    # The 10 points after which it counts as a drag are not included.
    assert places[-1] == pytest.approx(150, abs=0.5)
    assert all(-0.5 < step < 25 for step in steps), steps
    finger.drag_by(40, 0, ms=100)
    assert left(waiting) == pytest.approx(190, abs=1)
    finger.lift()


@pytest.mark.parametrize("travel, outcome, ends", [(140, "cancel", ["root", "a"]), (280, "finish", ["root"])])
def test_a_finger_that_has_lifted_is_decided_as_at_its_lift(waiting, finger, travel, outcome, ends):
    finger.down(60, 600).drag_by(travel, 0, ms=200).hold(110).lift()
    waiting.clock.advance(30)
    assert left(waiting) == 0 and screens(waiting) == ["root", "a"]
    watch(waiting)
    waiting.evaluate("answer", True)
    assert settled(waiting) == ends
    _, steps = watched(waiting)
    # It starts from its place, as with a call.
    assert abs(steps[0]) < 25 and all(abs(step) < 60 for step in steps), steps
    assert waiting.evaluate("stage.events.at(-1).kind") == outcome
    assert waiting.evaluate("stage.events.every((each) => each.interactive)")


@pytest.mark.parametrize("said", [False, "rejected"], ids=str)
@pytest.mark.parametrize("lifts", [False, True], ids=["down", "lifted"])
def test_a_refusal_leaves_everything_as_it_was(waiting, finger, said, lifts):
    before = waiting.evaluate("stage.snapshot()")
    finger.down(60, 600).drag_by(160, 0, ms=200)
    if lifts:
        finger.lift()
    waiting.evaluate("answer", said)
    if not lifts:
        finger.drag_by(60, 0, ms=100)
        finger.lift()
    assert settled(waiting) == ["root", "a"] and questions(waiting) == []
    assert waiting.evaluate("stage.snapshot()") == before
    assert waiting.evaluate("stage.events.map((each) => each.kind + ' ' + each.from)") == ["shouldbegin a", "attempt a"]
    # The page may be asked again.
    finger.down(60, 600).drag_by(280, 0, ms=200).hold(110).lift()
    waiting.evaluate("answer", True)
    assert settled(waiting) == ["root"]


def test_a_promise_that_is_rejected_is_a_no_that_the_console_reports_once_of_a_screen(waiting):
    waiting.evaluate("""() => {
      stage.said = [];
      console.warn = (sentence, screen, error) => stage.said.push([sentence, screen.id, error.message]);
    }""")
    for _ in range(2):
        waiting.evaluate("() => { stage.container.pop(); }")
        waiting.evaluate("answer", "rejected")
    assert waiting.evaluate("stage.said") == [["Legato: a rejected answer to legato:shouldbegin is a no.", "a", "no"]]


def test_a_promise_that_the_page_has_dropped_is_a_no_that_the_console_reports(plain, finger):
    plain.evaluate("""() => {
      stage.pushed();
      stage.said = [];
      console.warn = (sentence, screen) => stage.said.push([sentence, screen.id]);
      stage.element.addEventListener(
        "legato:shouldbegin", (event) => event.detail.waitUntil(new Promise(() => {})), { once: true });
    }""")
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    plain.evaluate("""async () => {
      for (let tries = 0; !stage.said.length && tries < 20; tries++) await gc({ execution: "async" });
    }""")
    assert plain.evaluate("stage.said") == [["Legato: a forgotten answer to legato:shouldbegin is a no.", "a"]]
    # Later questions are asked as usual.
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    assert settled(plain) == ["root"]


def test_a_finger_that_is_denied_at_once_lets_the_page_ask_the_user(plain, finger):
    plain.evaluate("stage.pushed()")
    plain.evaluate("""() => {
      stage.asked = [];
      stage.element.addEventListener("legato:shouldbegin", (event) => {
        if (event.detail.interactive) event.preventDefault();
        else event.detail.waitUntil(new Promise((resolve) => stage.asked.push(resolve)));
      });
      stage.element.addEventListener("legato:attempt", () => stage.container.pop());
    }""")
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    assert screens(plain) == ["root", "a"] and plain.evaluate("stage.asked.length") == 1
    plain.evaluate("stage.asked[0](true)")
    assert settled(plain) == ["root"]


def test_what_is_refused_is_the_pages_again(waiting, finger):
    waiting.evaluate("""() => {
      stage.heard = 0;
      document.querySelector("#a .list").addEventListener("pointermove", () => stage.heard++);
    }""")
    finger.down(60, 600).drag_by(160, 0, ms=200)
    waiting.evaluate("answer", False)
    finger.drag_by(30, 0, ms=50)
    before = waiting.evaluate("stage.heard")
    finger.drag_by(60, 0, ms=100).lift()
    assert waiting.evaluate("stage.heard") > before


def test_calls_keep_their_order_behind_what_waits(waiting):
    waiting.evaluate("""() => {
      stage.outcomes = [];
      const { container } = stage;
      const calls = [container.push(stage.make("b")), container.push(stage.make("c")), container.popToRoot()];
      calls.forEach((call, index) => call.then((outcome) => stage.outcomes.push([index, outcome])));
    }""")
    waiting.clock.advance(30)
    assert questions(waiting) == ["push"] and screens(waiting) == ["root", "a"]
    waiting.evaluate("answer", True)
    assert questions(waiting) == ["push"] and screens(waiting) == ["root", "a", "b"]
    waiting.evaluate("answer", False)
    assert questions(waiting) == ["pop"] and screens(waiting) == ["root", "a", "b"]
    waiting.evaluate("stage.rest()")
    waiting.evaluate("answer", True)
    assert settled(waiting) == ["root"]
    assert sorted(waiting.evaluate("stage.outcomes")) == [[0, FINISHED], [1, CANCELLED], [2, FINISHED]]
    # The screen between was never visible, and is gone, too.
    assert waiting.evaluate("stage.element.querySelectorAll('#a, #b, #c').length") == 0


def test_a_push_behind_a_finger_comes_after_its_gesture(waiting, finger):
    finger.down(60, 600).drag_by(160, 0, ms=200)
    waiting.evaluate("() => { stage.container.push(stage.make('b')); }")
    assert questions(waiting) == ["pop"]
    waiting.evaluate("answer", True)
    assert waiting.evaluate("stage.container.running") is True
    assert questions(waiting) == ["push"]
    # The finger still holds the screen that the push covers.
    waiting.evaluate("answer", True)
    finger.lift()
    assert settled(waiting) == ["root", "a", "b"]


def test_a_finger_that_the_system_takes_away_asks_no_more(waiting, finger):
    finger.down(60, 600).drag_by(160, 0, ms=200).cancel()
    waiting.evaluate("answer", True)
    assert settled(waiting) == ["root", "a"]
    assert waiting.evaluate("stage.events.map((each) => each.kind)") == ["shouldbegin"]


@pytest.mark.parametrize("how", ["destroyed", "taken out of the page"])
def test_an_answer_for_a_container_that_is_gone_is_harmless(waiting, how):
    outcome = waiting.evaluate("""async (how) => {
      const calls = [stage.container.push(stage.make("b")), stage.container.pop()];
      if (how === "destroyed") stage.container.destroy(); else stage.element.remove();
      await answer(true);
      if (questions.length) await answer(true);
      return Promise.all(calls);
    }""", how)
    assert outcome == [CANCELLED, CANCELLED]
    waiting.clock.advance(3 * FRAME)


def test_a_screen_that_waits_for_its_answer_is_kept(waiting):
    waiting.evaluate("() => { for (const name of ['b', 'c']) stage.container.push(stage.make(name)); }")
    waiting.clock.advance(50)
    waiting.session.send("HeapProfiler.collectGarbage")
    waiting.evaluate("answer", True)
    waiting.evaluate("answer", True)
    assert settled(waiting) == ["root", "a", "b", "c"]


def test_a_screen_that_a_finger_has_asked_for_is_kept(plain, finger):
    plain.evaluate("""() => {
      const neighbors = { right: { screen: () => stage.make("b") } };
      stage.container = stage.legato.hub(stage.element, { center: stage.root, neighbors });
    }""")
    plain.evaluate(f"() => {{ {ANSWER_LATER} }}")
    finger.down(300, 600).drag_by(-200, 0, ms=200).hold(110)
    plain.session.send("HeapProfiler.collectGarbage")
    plain.evaluate("answer", True)
    finger.lift()
    assert settled(plain) == ["root", "b"]


@pytest.mark.parametrize("answers, pops", [([True, True], True), ([True, False], False)], ids=str)
def test_all_who_promise_an_answer_must_allow_it(plain, answers, pops):
    plain.evaluate("stage.pushed()")
    assert plain.evaluate("""async (answers) => {
      for (const each of answers) stage.element.addEventListener("legato:shouldbegin", ({ detail }) =>
        detail.waitUntil(Promise.resolve(each)));
      return (await stage.container.pop()).finished;
    }""", answers) is pops


def test_a_denial_at_once_goes_before_any_promise(plain):
    plain.evaluate("stage.pushed()")
    assert plain.evaluate("""async () => {
      stage.element.addEventListener("legato:shouldbegin", (event) => {
        event.detail.waitUntil(new Promise(() => {}));
        event.preventDefault();
      });
      return stage.container.pop();
    }""") == CANCELLED


def test_an_answer_that_is_promised_too_late_is_a_mistake(plain):
    assert "waitUntil is too late" in plain.evaluate("""async () => {
      stage.stack();
      let late;
      stage.element.addEventListener("legato:shouldbegin", ({ detail }) => { late = detail.waitUntil; });
      await stage.container.push(stage.make("a"));
      try { late(Promise.resolve()); } catch (error) { return error.message; }
    }""")


def test_the_address_follows_an_answer_that_comes_later(plain):
    plain.evaluate("""async () => {
      const container = stage.stack({ history: true });
      await container.push(stage.make("a"), { url: "#a", animated: false });
    }""")
    plain.evaluate(f"() => {{ {ANSWER_LATER} }}")
    plain.evaluate("history.back()")
    plain.clock.advance(200)
    assert plain.evaluate("location.hash") == "#a" and questions(plain) == ["pop"], "the address came back"
    plain.evaluate("answer", True)
    assert settled(plain) == ["root"]
    plain.clock.advance(200)
    assert plain.evaluate("location.hash") == ""


# A screen with a picture that is not loaded: `decoded()` tells that it is.
SLOW_PICTURE = """
  stage.b = stage.make("b");
  const picture = document.createElement("img");
  stage.b.append(picture);
  Object.defineProperty(picture, "complete", { value: false });
  picture.decode = () => new Promise((resolve) => { globalThis.decoded = resolve; });
"""


@pytest.fixture
def slow(plain):
    plain.evaluate("() => { stage.stack(); }")
    plain.evaluate(f"() => {{ {SLOW_PICTURE} }}")
    return plain


def test_a_call_waits_until_the_pictures_of_its_screen_are_decoded(slow):
    slow.evaluate("() => { stage.container.push(stage.b); }")
    assert not slow.evaluate("stage.container.running")
    slow.evaluate("async () => { decoded(); await new Promise((done) => setTimeout(done)); }")
    assert slow.evaluate("stage.container.running")
    assert settled(slow)[-1] == "b"


def test_a_call_waits_a_tenth_of_a_second_at_most(slow):
    slow.evaluate("() => { stage.container.push(stage.b); }")
    slow.clock.advance(80)
    assert not slow.evaluate("stage.container.running")
    slow.clock.advance(40)
    slow.evaluate("new Promise((done) => setTimeout(done))")
    assert slow.evaluate("stage.container.running")
    assert settled(slow)[-1] == "b"


@pytest.mark.parametrize("way", [
    "stage.container.push(stage.b, { animated: false })",
    "stage.container.push(stage.b, { awaitsScrub: true })",
    "stage.container.push(stage.make('a')), stage.container.push(stage.b)",
    "stage.b.querySelector('img').setAttribute('loading', 'lazy'), stage.container.push(stage.b)",
], ids=["without an animation", "for a scrub", "during a run", "for a lazy picture"])
def test_no_picture_is_awaited(slow, way):
    slow.evaluate(f"() => {{ {way}; }}")
    assert slow.evaluate("stage.b.isConnected")


def test_the_browsers_history_waits_for_no_picture(plain):
    plain.evaluate("() => { stage.stack({ history: true }); }")
    plain.evaluate(f"() => {{ {SLOW_PICTURE} }}")
    plain.evaluate("stage.container.push(stage.b, { url: '?b', animated: false })")
    plain.go_back()
    plain.evaluate("stage.rest()")
    plain.travel(1)
    plain.evaluate("stage.rest()")
    assert plain.evaluate("[stage.container.top.id, location.search]") == ["b", "?b"]
