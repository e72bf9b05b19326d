"""A container's duties to the page: who decides how screens move, and an end that leaves nothing open."""

import pytest


def tell(page):
    return page.evaluate("stage.events.map((each) => each.kind).filter((each) => each !== 'change')")


@pytest.mark.parametrize("how", ["a call", "a finger", "a finger's release", "a question"])
def test_what_runs_when_a_container_is_destroyed_is_answered(plain, finger, how):
    plain.evaluate("stage.pushed()")
    if how.startswith("a finger"):
        finger.down(60, 600).drag_by(150, 0, ms=100)
        if how.endswith("release"):
            finger.lift()
        plain.evaluate("stage.container.destroy()")
        if how == "a finger":
            finger.lift()
    else:
        outcome = plain.evaluate("""async (how) => {
          const destroy = () => stage.container.destroy();
          if (how === "a question") stage.element.addEventListener("legato:shouldbegin", destroy);
          const run = stage.container.pop();
          for (let i = 0; i < 3; i++) await stage.nextFrame();
          if (how === "a call") stage.container.destroy();
          return Promise.race([run, new Promise((late) => setTimeout(() => late("nothing"), 500))]);
        }""", how)
        assert outcome == {"finished": True, "cancelled": False}
    told = tell(plain)
    assert told.count("willbegin") == told.count("finish") + told.count("cancel") == 1
    assert plain.evaluate("stage.container.running") is False
    assert plain.evaluate("stage.container.push(stage.make('b'))") == {"finished": False, "cancelled": True}
    assert plain.evaluate("[stage.element.children.length, stage.element.getAttribute('style')]") == [1, None]


def test_a_destroyed_container_is_forgotten(plain):
    plain.evaluate("""async () => {
      const element = document.createElement("div");
      const root = stage.make("far");
      document.body.append(element);
      let container = stage.legato.stack(element, { root, transition: { name: "zoom", source: () => root } });
      await container.push(stage.make("farther"), { interaction: { direction: "down", inputs: () => ({}) } });
      container.push(stage.make("farthest"));
      await stage.nextFrame();
      container.destroy();
      element.remove();
      globalThis.gone = [element, root, container].map((each) => new WeakRef(each));
    }""")
    plain.clock.advance(50)
    plain.session.send("HeapProfiler.collectGarbage")
    assert plain.evaluate("gone.map((each) => !each.deref())") == [True, True, True]


def test_what_has_left_the_page_is_forgotten_while_nothing_runs(plain, finger):
    """A source that has been replaced, and a screen with a list, which the last finger has scrolled and dragged away.
    """
    plain.evaluate("""async () => {
      stage.stack({ transition: { name: "zoom", source: () => stage.root.querySelector(".photo") },
                    interaction: "fullScreenPan" });
      const a = stage.make("a");
      stage.gone = [a, stage.root.querySelector(".photo")].map((each) => new WeakRef(each));
      await stage.container.push(a);
    }""")
    finger.down(60, 600).drag_by(300, 0, ms=200).lift()
    plain.evaluate("""async () => {
      await stage.rest();
      if (stage.container.top !== stage.root) throw new Error("it was not dragged away");
      stage.root.querySelector(".photo").remove();
      stage.events.length = stage.taps.length = 0;
    }""")
    plain.clock.advance(50)
    plain.session.send("HeapProfiler.collectGarbage")
    assert plain.evaluate("stage.gone.map((each) => !each.deref())") == [True, True]


def test_calls_to_a_destroyed_container_are_cancelled(plain):
    assert plain.evaluate("""async () => {
      const make = [
        [() => stage.legato.stack(stage.element, { root: stage.root }), ["pop", "popToRoot", "dismiss"]],
        [() => stage.legato.hub(stage.element, { center: stage.root, neighbors: {} }), ["close"]],
        [() => stage.legato.drawer(stage.element, { panel: stage.make("a"), edge: "top" }), ["open", "close"]],
      ];
      const outcomes = [];
      for (const [container, calls] of make) {
        const destroyed = container();
        destroyed.destroy();
        for (const call of calls) outcomes.push((await destroyed[call]()).cancelled);
      }
      return outcomes;
    }""") == [True] * 6


def test_what_comes_of_an_event_is_told_after_all_that_came_before(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.element.addEventListener("legato:finish", () => stage.container.push(stage.make("c")), { once: true });
      stage.container.push(stage.make("a"));
      stage.container.push(stage.make("b"));
      await stage.rest();
    }""")
    told = plain.evaluate("stage.events.map((each) => each.kind + ' ' + each.to)")
    assert [each for each in told if each.startswith(("willb", "fin"))] == [
        "willbegin a", "finish a", "willbegin b", "finish b", "willbegin c", "finish c"]


# A late page: the duration of a run is over when the next one is requested, and no frame has been shown since.
LATE = """async (hear) => {
  stage.stack();
  stage.element.addEventListener("legato:finish", eval(hear), { once: true });
  stage.container.push(stage.make("a"));
  await stage.nextFrame();
  const { now } = performance;
  performance.now = () => now.call(performance) + 2000;
  const run = stage.container.push(stage.make("b"));
  performance.now = now;
  return stage.events.map((each) => each.kind + " " + each.to).filter((each) => /^(should|fin)/.test(each));
}"""


def test_that_a_run_has_ended_is_told_before_the_next_one_is_asked_about(plain):
    told = plain.evaluate(LATE, "() => { stage.seen = stage.container.top.id; }")
    assert told == ["shouldbegin a", "finish a", "shouldbegin b"]
    assert plain.evaluate("stage.seen") == "a"


def test_a_container_that_is_destroyed_before_the_next_run_is_asked_about_ends_after_the_call(plain):
    told = plain.evaluate(LATE, "() => stage.container.destroy()")
    assert told == ["shouldbegin a", "finish a", "shouldbegin b", "finish b"]
    assert plain.evaluate("[stage.container.running, stage.element.getAttribute('style')]") == [False, None]


# The levels that may set a transition. The first one that sets one decides.
LEVELS = ["call", "screen", "container", "global"]


@pytest.mark.parametrize("level", range(5), ids=[*LEVELS, "nobody"])
@pytest.mark.parametrize("way", ["in", "out"])
def test_a_transition_is_the_calls_the_screens_the_containers_or_the_global_one(plain, way, level):
    """The levels from the given one on each ask for a transition, with their own source."""
    asked = plain.evaluate("""async ([way, level]) => {
      const asked = [];
      const option = (index) => index < level ? undefined
        : { name: "zoom", source: () => { asked.push(index); return stage.root.querySelector(".photo"); } };
      if (option(3)) stage.legato.transition = option(3);
      stage.stack({ transition: option(2) });
      const a = stage.make("a");
      if (option(1)) stage.container.configure(a, { transition: option(1) });
      await stage.container.push(a, { animated: way === "in", transition: way === "in" ? option(0) : undefined });
      if (way === "in") return asked;
      asked.length = 0;
      await stage.container.pop({ transition: option(0) });
      return asked;
    }""", [way, level])
    assert set(asked) == ({level} if level < 4 else set())


@pytest.mark.parametrize("level", range(4), ids=LEVELS)
def test_an_interaction_is_the_calls_the_screens_the_containers_or_the_global_one(plain, finger, level):
    """The given level switches the back gesture off; the levels after it have one."""
    depth = plain.evaluate("""async (level) => {
      const option = (index) => index < level ? undefined : index === level ? "none" : "fullScreenPan";
      stage.legato.interaction = option(3);
      stage.container = stage.legato.stack(stage.element, { root: stage.root, interaction: option(2) });
      const a = stage.make("a");
      stage.container.configure(a, { interaction: option(1) });
      await stage.container.push(a, { animated: false, interaction: option(0) });
      stage.container.configure(a, { transition: "fade" });
    }""", level)
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == 2


def test_what_a_call_says_is_forgotten_with_its_run(plain, finger):
    plain.evaluate("""async () => {
      stage.stack();
      const a = stage.a = stage.make("a");
      await stage.container.push(a, { transition: "fade", interaction: "none" });
      await stage.container.pop();
      const stop = stage.watch("#a");
      await stage.container.push(a);
      stage.places = stop().filter((frame) => frame[1]).map((frame) => frame[1][0]);
    }""")
    assert max(plain.evaluate("stage.places")) > 20, "the second push faded as the first"
    finger.down(60, 600).drag_by(280, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == 1


def test_the_transition_of_a_neighbor_under_the_finger_is_asked_for_its_source(plain, finger):
    plain.evaluate("""() => {
      globalThis.asked = [];
      const source = () => { asked.push("left"); return stage.root.querySelector(".photo"); };
      stage.container = stage.legato.hub(stage.element, {
        center: stage.root, neighbors: { left: { screen: stage.make("a"), transition: { name: "zoom", source } } } });
    }""")
    finger.down(60, 600).drag_by(200, 0, ms=150)
    assert plain.evaluate("asked") == ["left"]
    finger.lift()
    plain.evaluate("stage.rest()")


def test_a_run_that_is_reversed_goes_back_to_its_own_source(plain):
    assert plain.evaluate("""async () => {
      stage.stack();
      let asked = 0;
      const source = () => { asked++; return stage.root.querySelector(".photo"); };
      await stage.container.push(stage.make("a"), { animated: false });
      const run = stage.container.pop({ transition: { name: "zoom", source } });
      await stage.nextFrame();
      const before = asked;
      stage.container.reverse();
      await run;
      await stage.rest();
      return [asked > before, stage.container.screens.length];
    }""") == [True, 2]


@pytest.mark.parametrize("act, kinds", [
    ("stage.container.pop()", ["shouldbegin", "willbegin", "willfinish", "finish"]),
    ("veto", ["shouldbegin", "attempt"]),
    ("finish", ["shouldbegin", "willbegin", "willfinish", "finish"]),
    ("cancel", ["shouldbegin", "willbegin", "willcancel", "cancel"]),
    ("grab", ["shouldbegin", "willbegin", "willcancel", "willfinish", "finish"]),
], ids=["a call", "a veto", "a finger that finishes", "a finger that cancels", "a finger that comes back"])
def test_the_events_come_in_their_order(plain, finger, act, kinds):
    plain.evaluate("stage.pushed({ speed: .5 })")
    if act.startswith("stage"):
        plain.evaluate(act)
    else:
        if act == "veto":
            plain.evaluate("stage.element.addEventListener('legato:shouldbegin', (event) => event.preventDefault())")
        finger.down(60, 600).drag_by(250 if act == "finish" else 80, 0, ms=150).hold(110).lift()
        if act == "grab":
            finger.down(160, 600).drag_by(200, 0, ms=100).hold(110).lift()
    plain.evaluate("stage.rest()")
    assert tell(plain) == kinds
    events = plain.evaluate("stage.events")
    changes = [index for index, each in enumerate(events) if each["kind"] == "change"]
    if changes:
        assert events[changes[0] - 1]["kind"] == ("willfinish" if act.startswith("stage") else "willbegin")
        assert [each["fraction"] for each in events if each["kind"].startswith("will")][1:] == \
            [float(kind == "willfinish") for kind in kinds[2:-1]]
        assert events[-1]["interactive"] is not act.startswith("stage")


def test_reverse_sends_a_run_the_other_way(plain):
    outcome = plain.evaluate("""async () => {
      await stage.pushed({ speed: .5 });
      stage.container.reverse();
      const run = stage.container.pop();
      await stage.nextFrame();
      stage.container.reverse();
      const outcome = await run;
      await stage.rest();
      return [outcome.finished, stage.container.top.id];
    }""")
    assert outcome == [True, "a"]


@pytest.mark.parametrize("edge, start", [("left", -1), ("right", 1)])
@pytest.mark.parametrize("transition", ["slide", "push", "cover"])
@pytest.mark.parametrize("who", ["neighbor", "hub"])
def test_a_neighbor_comes_from_its_side_unless_a_direction_is_said(plain, edge, start, transition, who):
    x = plain.evaluate("""async ([edge, transition, isOwn]) => {
      const screen = stage.make("a");
      const neighbors = { [edge]: isOwn ? { screen, transition } : { screen } };
      const hub = stage.legato.hub(
        stage.element, { center: stage.root, neighbors, transition: isOwn ? "fade" : transition });
      hub.open(edge);
      for (let frame = 0; frame < 3; frame++) await stage.nextFrame();
      return [screen.getBoundingClientRect().x - stage.element.getBoundingClientRect().x,
        stage.root.getBoundingClientRect().x - stage.element.getBoundingClientRect().x];
    }""", [edge, transition, who == "neighbor"])
    assert 150 < x[0] * start < 390
    assert (x[1] == 0) is (transition == "cover"), "it is the transition that was said"


def test_a_default_transition_leaves_presented_screens_their_swipe_down(plain, finger):
    plain.evaluate("""async () => {
      stage.legato.transition = "cover";
      stage.container = stage.legato.stack(stage.element, { root: stage.root });
      await stage.container.present(stage.make("a"), { animated: false });
    }""")
    finger.down(200, 90).drag_by(0, 500, ms=150).hold(110).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.top.id") == "root"
    assert plain.evaluate("stage.legato.interaction === undefined")


@pytest.fixture
def nested(plain):
    """Puts a stack with screens into the top screen of another one; returns the top screens of both."""
    def nest(outer, inner, names):
        plain.evaluate("""async ([outer, inner, names]) => {
          await stage.pushed({ transition: "push", interaction: outer });
          const element = document.createElement("div");
          element.style.cssText = "position: absolute; inset: 0";
          document.getElementById("a").append(element);
          stage.inner = stage.legato.stack(element, {
            root: stage.make("inner"), transition: "push", interaction: inner });
          for (const name of names) await stage.inner.push(stage.make(name), { animated: false });
          await stage.rest();
        }""", [outer, inner, names])
        return lambda: plain.evaluate("[stage.inner.top.id, stage.container.top.id]")
    return nest


@pytest.mark.parametrize("gap", [16, 30, 100, 190, 300])
@pytest.mark.parametrize("outer, ms", [("edgePan", 80), ("fullScreenPan", 80), ("fullScreenPan", 3000)])
def test_the_swipes_of_an_inner_stack_reach_the_outer_one_when_it_has_no_screen_to_go_back_to(
        plain, finger, nested, outer, ms, gap):
    tops_now = nested(outer, "edgePan", ["b", "c", "d"])
    tops = []
    for _ in range(4):
        finger.swipe((5, 400), (300, 400), ms)
        plain.clock.advance(gap)
        tops.append(tops_now())
    assert tops == [["c", "a"], ["b", "a"], ["inner", "a"], ["inner", "root"]]
    plain.evaluate("stage.rest()")


@pytest.mark.parametrize("deny", ["event.preventDefault()", "event.detail.waitUntil(Promise.resolve(false))",
                                  "event.preventDefault(); event.detail.waitUntil(new Promise(() => {}))"])
def test_a_swipe_that_the_page_denies_the_inner_stack_is_none_of_the_outer_ones(plain, finger, nested, deny):
    tops = nested("fullScreenPan", "edgePan", ["b"])
    plain.evaluate("""() => {
      stage.attempts = 0;
      stage.inner.element.addEventListener("legato:attempt", () => stage.attempts++);
    }""")
    plain.evaluate(f"() => stage.inner.element.addEventListener('legato:shouldbegin', (event) => {{ {deny} }})")
    finger.swipe((5, 400), (300, 400), 80)
    plain.evaluate("stage.rest()")
    assert tops() == ["b", "a"]
    assert plain.evaluate("stage.attempts") == 1


def test_a_late_denial_takes_no_finger_from_another_container(plain):
    left = """async () => {
      await stage.nextFrame();
      await stage.nextFrame();
      return document.getElementById("s").getBoundingClientRect().left;
    }"""
    before = plain.evaluate("""async () => {
      // A mouse has the same number all the time.
      const send = (type, x, buttons = 1) => document.elementFromPoint(x, 400).dispatchEvent(new PointerEvent(type, {
        bubbles: true, cancelable: true, pointerId: 1, pointerType: "touch", isPrimary: true, clientX: x, clientY: 400,
        button: type === "pointermove" ? -1 : 0, buttons }));
      const drag = (x, way) => {
        send("pointerdown", x);
        for (let step = 1; step <= 10; step++) send("pointermove", x + way * step / 10);
      };
      await stage.pushed({ transition: "push", interaction: "fullScreenPan" });
      const element = document.createElement("div");
      element.style.cssText = "position: fixed; inset: 0 0 0 200px";
      document.body.append(element);
      const other = stage.legato.stack(element, {
        root: stage.make("r"), transition: "push", interaction: "fullScreenPan" });
      await other.push(stage.make("s"), { animated: false });
      stage.container.element.addEventListener("legato:shouldbegin", ({ detail }) => {
        detail.waitUntil(new Promise((resolve) => { stage.answer = resolve; }));
      });
      drag(20, 150);
      send("pointerup", 170, 0);
      drag(220, 100);
      return (%s)();
    }""" % left)
    assert before == pytest.approx(200 + 90, abs=1)
    plain.evaluate("stage.answer(false)")
    assert plain.evaluate(left) == before


def test_an_outer_stack_has_a_drag_that_the_inner_one_gives_up_without_a_jump(plain, finger, nested):
    tops = nested("fullScreenPan", {"name": "swipe", "direction": "down"}, ["b"])
    left = lambda: plain.evaluate("document.getElementById('a').getBoundingClientRect().left")
    finger.down(100, 400)
    steps = [left()]
    for _ in range(20):
        finger.drag_by(2, 0, ms=17)
        steps.append(left())
    assert max(after - before for before, after in zip(steps, steps[1:])) <= 2.01
    finger.drag_by(250, 0).lift()
    assert tops() == ["b", "root"]
    plain.evaluate("stage.rest()")


@pytest.mark.parametrize("held", ["stage.inner.element", "document.getElementById('b')"])
def test_what_an_inner_container_leaves_to_the_browser_reaches_the_outer_one(plain, finger, nested, held):
    tops = nested("fullScreenPan", {"name": "swipe", "direction": "down"}, ["b"])
    plain.evaluate(f"() => {{ {held}.style.touchAction = 'pan-y'; }}")
    finger.down(100, 400).drag_by(250, 0, ms=100).lift()
    plain.evaluate("stage.rest()")
    assert tops() == ["b", "root"]


def test_an_element_around_an_inner_container_keeps_its_drags_if_it_says_so(plain, finger, nested):
    tops = nested("fullScreenPan", {"name": "swipe", "direction": "down"}, ["b"])
    plain.evaluate("() => { stage.inner.element.dataset.legatoDrag = 'own'; }")
    finger.down(100, 400).drag_by(250, 0, ms=100).lift()
    plain.evaluate("stage.rest()")
    assert tops() == ["b", "a"]


def test_what_moves_an_inner_container_is_no_part_of_a_fingers_way(plain, finger, nested):
    tops = nested("fullScreenPan", {"name": "swipe", "direction": "down"}, ["b"])
    plain.evaluate("""() => {
      const both = { layers: [{ layer: "covered", tracks: { translationX: [0, "-100%"] } },
        { layer: "covering", tracks: { translationX: ["100%", 0] } }] };
      stage.container.push(stage.make("over"), { transition: both, animated: false });
      stage.container.pop();
    }""")
    plain.clock.advance(120)
    before = plain.evaluate("stage.inner.element.getBoundingClientRect().left")
    finger.down(150, 300).drag_by(0, 60, ms=200)
    assert plain.evaluate("stage.inner.element.getBoundingClientRect().left") > before + 60
    finger.drag_by(0, 300, ms=60).lift()
    plain.evaluate("stage.rest()")
    assert tops() == ["inner", "a"]


def test_two_fingers_reach_an_outer_pinch_though_an_inner_swipe_may_come(plain, finger, nested):
    tops = nested(["fullScreenPan", "pinch"], "fullScreenPan", ["b"])
    finger.pinch((195, 400), start=300, end=80, ms=600)
    plain.evaluate("stage.rest()")
    assert tops() == ["b", "root"]
