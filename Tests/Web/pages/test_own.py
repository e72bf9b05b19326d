"""A page's own transitions and interactions, as object literals with every option, on real elements."""

import pytest

from clock import is_next_frame

HUB = """(layers) => {
  stage.a = stage.make("a");
  stage.container = stage.legato.hub(stage.element, { center: stage.root,
    neighbors: { left: { screen: stage.a, transition: { name: "own", layers } } } });
}"""


def half_way(page, finger, layers):
    """Drags a neighbor in by half and holds it there; returns the fraction."""
    page.evaluate(HUB, layers)
    finger.down(60, 600).drag_by(205, 0, ms=200)
    return page.evaluate("stage.events.at(-1).fraction")


def style(page, selector, name):
    return page.evaluate(
        "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]", [selector, name])


def test_a_key_has_the_curve_to_the_next_one(plain, finger):
    tracks = {"opacity": [[0, 0, [0.5, 0, 1, 0.5]], [1, 1]], "translationX": [[0, "-100%", "linear"], [1, 0]]}
    fraction = half_way(plain, finger, [{"layer": "covering", "tracks": tracks}])
    assert fraction == pytest.approx(0.5)
    assert plain.evaluate("stage.a.getBoundingClientRect().x") == pytest.approx((fraction - 1) * 390)
    # In its middle this curve is at .16; a straight one is at .5.
    assert float(style(plain, "#a", "opacity")) == pytest.approx(0.16, abs=0.01)
    finger.cancel()


def test_layers_are_clipped_coloured_and_cast_shadows(plain, finger):
    fraction = half_way(plain, finger, [
        {"layer": "dimming", "tracks": {"opacity": [0, 1], "red": [1, 1], "green": [0, 1], "blue": [0, 0],
                                          "alpha": [1, 0.5]}},
        {"layer": "shadow", "tracks": {"shadowOpacity": [0, 0.5], "shadowRadius": [10, 10], "shadowOffsetY": [4, 4]}},
        {"layer": "covering", "tracks": {"clipTop": ["50%", 0], "clipLeft": [0, 20], "cornerRadius": [0, 30]}},
    ])
    rest = (1 - fraction) * 844 / 2
    clip = plain.evaluate("getComputedStyle(stage.a).clipPath.match(/[\\d.]+(?=px)/g).map(Number)")
    assert clip[0] == pytest.approx(rest)
    assert clip[-1] == pytest.approx(30 * fraction)
    dimming, shadow = plain.evaluate("""[...document.querySelectorAll("legato-overlay")].map((each, index) =>
      getComputedStyle(each)[["backgroundColor", "boxShadow"][index]].match(/[\\d.]+/g).map(Number))""")
    assert dimming[::2] == [255, 0]
    assert dimming[1] == pytest.approx(255 * fraction, abs=0.5)
    assert dimming[3] == pytest.approx(1 - fraction / 2, abs=0.002)
    assert shadow == pytest.approx([0, 0, 0, 0.5 * fraction, 0, 4, 20, 0], abs=0.002)
    finger.cancel()


def test_a_layer_overshoots_only_if_it_is_not_clamped(plain):
    least = """async (clamped) => {
      stage.stack({ transition: { layers: [{ layer: "covering", clamped, tracks: { translationX: ["100%", 0] } }],
        motion: { response: .3, dampingRatio: .4 } } });
      const stop = stage.watch("#a");
      await stage.container.push(stage.make("a"));
      await stage.rest();
      stage.container.destroy();
      return Math.min(...stop().filter((frame) => frame[1]).map((frame) => frame[1][0]));
    }"""
    assert plain.evaluate(least, True) >= -0.5
    assert plain.evaluate(least, False) < -10


def test_shared_elements_fly_from_the_source(plain):
    first, source = plain.evaluate("""async () => {
      const source = stage.root.querySelectorAll(".list button")[2];
      stage.stack();
      const a = stage.make("a", "big");
      stage.container.push(a, { transition: { name: "own", source, target: a.querySelector(".photo"),
        layers: [{ layer: "covering", tracks: { opacity: [0, 1] } }, { layer: "elements" }] } });
      const box = document.querySelector("legato-overlay").getBoundingClientRect();
      const frame = source.getBoundingClientRect();
      return [[box.x + box.width / 2, box.y + box.height / 2], [frame.x + frame.width / 2, frame.y + frame.height / 2]];
    }""")
    assert first == pytest.approx(source, abs=0.01)


def test_the_reverse_has_a_motion_of_its_own(plain):
    there, back = plain.evaluate("""async () => {
      const motion = (duration) => ({ duration, curve: "linear" });
      stage.stack({ transition: { layers: [{ layer: "covering", tracks: { opacity: [0, 1] } }],
        motion: motion(.6), reverseMotion: motion(.1) } });
      const times = [performance.now()];
      await stage.container.push(stage.make("a"));
      times.push(performance.now());
      await stage.container.pop();
      return [times[1] - times[0], performance.now() - times[1]];
    }""")
    assert is_next_frame(there - 600) and is_next_frame(back - 100)


def test_turned_layers_are_handed_over_with_one_list_of_functions(plain):
    lists = plain.evaluate("""async () => {
      stage.stack({ transition: { layers: [{ layer: "covering", tracks: {
        translationX: ["100%", 0], rotationZ: [[0, .5], [.5, 0], [1, 0]], perspective: [[0, 900], [.5, 0], [1, 0]] } }],
        motion: { duration: .5 } } });
      stage.container.push(stage.make("a"));
      while (!document.getElementById("a")?.getAnimations().length) await stage.nextFrame();
      return document.getElementById("a").getAnimations()[0].effect.getKeyframes()
        .map((frame) => frame.transform.replace(/\\(.*?\\)/g, ""));
    }""")
    assert len(lists) > 2 and len(set(lists)) == 1, set(lists)
    plain.evaluate("stage.rest()")


OWN = """([options, name]) => stage.pushed({ interaction: { ...options, inputs: (gesture) => {
  stage.gesture = gesture;
  return name === "pinch" ? { fraction: -gesture.pinch } : { fraction: gesture.translationY / gesture.height };
} } })"""


def test_an_own_interaction_begins_where_its_edge_says_and_finishes_by_its_threshold(plain, finger):
    own = {"name": "edgePan", "edge": "top", "width": 60, "threshold": 0.2, "projection": 0}
    plain.evaluate(OWN, [own, "edgePan"])
    finger.down(250, 200).drag_by(0, 300, ms=200).lift()
    assert plain.evaluate("[stage.events.length, stage.container.screens.length]") == [0, 2]
    finger.down(250, 30).drag_by(0, 120, ms=150).hold(110).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == 2
    finger.down(250, 30).drag_by(0, 240, ms=200).hold(110).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == 1


def test_an_own_interaction_may_be_a_pinch(plain, finger):
    plain.evaluate(OWN, [{"name": "pinch", "threshold": 0.3}, "pinch"])
    finger.pinch((195, 300), 240, 100)
    # The 8.7 points after which two fingers count as a pinch may not count.
    assert 100 / 240 <= 1 + plain.evaluate("stage.gesture.pinch") <= 100 / (240 - 8.7)
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == 1


def test_a_release_goes_on_by_the_motions_that_the_interaction_names(plain, finger):
    plain.evaluate("""async () => {
      const motion = (duration) => ({ duration, curve: "linear" });
      const [finishMotion, cancelMotion] = [motion(.1), motion(.8)];
      await stage.pushed({ interaction: { name: "fullScreenPan", finishMotion, cancelMotion } });
      stage.times = [];
      for (const kind of ["willfinish", "willcancel", "finish", "cancel"]) {
        stage.element.addEventListener("legato:" + kind, () => stage.times.push(performance.now()));
      }
    }""")
    finger.down(60, 600).drag_by(60, 0, ms=100).hold(110).lift()
    plain.evaluate("stage.rest()")
    finger.down(60, 600).drag_by(300, 0, ms=150).hold(110).lift()
    plain.evaluate("stage.rest()")
    times = plain.evaluate("stage.times")
    cancelled, finished = times[1] - times[0], times[3] - times[2]
    assert is_next_frame(cancelled - 800) and is_next_frame(finished - 100)


def test_what_a_call_says_is_not_kept_for_ever(plain):
    plain.evaluate("""async () => {
      stage.stack();
      globalThis.said = [];
      for (let i = 0; i < 5; i++) {
        const options = {
          transition: { name: "zoom", source: () => stage.root },
          interaction: { direction: "down", inputs: () => ({ fraction: i }) }, animated: false };
        said.push(new WeakRef(options.transition), new WeakRef(options.interaction));
        await stage.container.push(stage.make("a" + i), options);
        await stage.container.pop({ animated: false });
      }
    }""")
    plain.session.send("HeapProfiler.collectGarbage")
    # The strings of the last run may still be in use.
    assert plain.evaluate("said.filter((each) => each.deref()).length") <= 2


@pytest.mark.parametrize("keeps", [False, True])
def test_what_it_leaves_free_of_the_covered_screen_can_stay_seen(plain, keeps):
    plain.evaluate("""async (keepsCoveredScreenVisible) => {
      stage.stack();
      const layers = [{ layer: "covering", tracks: { translationY: ["100%", "50%"] } }];
      await stage.container.push(stage.make("a"), { transition: { layers, keepsCoveredScreenVisible } });
      await stage.rest();
    }""", keeps)
    assert plain.evaluate("stage.root.checkVisibility({ visibilityProperty: true })") is keeps
