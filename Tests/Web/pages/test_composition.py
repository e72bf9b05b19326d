"""Transitions made of others, each on a real page: scrubbed, finished, and reversed by a pop."""

import pytest

from scenes import assert_same

# Pushes with a transition and scrubs it; returns the places of both screens at some fractions.
DRIVE = """async ([transition, fractions, direction]) => {
  document.documentElement.dir = direction;
  stage.stack();
  stage.a = stage.make("a");
  stage.before = stage.snapshot();
  stage.run = stage.container.push(stage.a, { awaitsScrub: true, transition });
  const seen = [];
  for (const fraction of fractions) {
    stage.container.scrub(fraction);
    await stage.nextFrame();
    seen.push([stage.root, stage.a].map((screen) => {
      const { x, y, width } = screen.getBoundingClientRect();
      return [x, y, width, +getComputedStyle(screen).opacity];
    }));
  }
  stage.container.letGo("covering");
  await stage.rest(20);
  return seen;
}"""
BACK = """async (animated) => {
  await stage.container.pop({ animated });
  await stage.rest(20);
  document.activeElement.blur();
  return stage.snapshot();
}"""
WIDTH = 390


def driven(page, transition, fractions=(0, 0.25, 0.5, 1), direction="ltr"):
    seen = page.evaluate(DRIVE, [transition, list(fractions), direction])
    assert page.evaluate("stage.container.top.id") == "a"
    assert page.evaluate("stage.events.at(-1).kind") == "finish"
    assert_same(page.evaluate("stage.before"), page.evaluate(BACK, True))
    return seen


def test_two_at_a_time_move_one_screen(plain):
    seen = driven(plain, {"combined": ["fade", {"name": "slide", "direction": "left"}]})
    # It slides and fades; the screen below slides away.
    assert [each[1][3] for each in seen] == pytest.approx([0, 0.25, 0.5, 1], abs=1e-4)
    assert [each[1][0] for each in seen] == pytest.approx([WIDTH, 0.75 * WIDTH, 0.5 * WIDTH, 0], abs=1e-4)
    assert seen[2][0][0] == pytest.approx(-0.5 * WIDTH, abs=1e-4)


def test_a_push_turned_round_takes_the_old_screen_away(plain):
    seen = driven(plain, {"name": "push", "reversed": True, "dim": 0})
    assert [each[0][0] for each in seen] == pytest.approx([0, 0.25 * WIDTH, 0.5 * WIDTH, WIDTH], abs=1e-4)
    assert [each[1][0] for each in seen] == pytest.approx([-0.3 * WIDTH * part for part in (1, 0.75, 0.5, 0)], abs=1e-4)


def test_a_mirrored_push_comes_from_the_other_side(plain):
    seen = driven(plain, {"name": "push", "mirrored": True})
    assert [each[1][0] for each in seen] == pytest.approx([-WIDTH, -0.75 * WIDTH, -0.5 * WIDTH, 0], abs=1e-4)


def test_what_is_limited_stands_still_before_and_after_its_part(plain):
    seen = driven(plain, {"name": "push", "limited": [0.2, 0.8]}, (0, 0.1, 0.2, 0.5, 0.8, 0.9, 1))
    assert [each[1][0] for each in seen] == pytest.approx([WIDTH] * 3 + [WIDTH / 2] + [0] * 3, abs=1e-4)


def test_one_way_in_and_another_out(plain):
    enter = driven(plain, {"enter": "fade", "leave": {"name": "slide", "direction": "right"}})
    assert [each[1][3] for each in enter] == pytest.approx([0, 0.25, 0.5, 1], abs=1e-4)


@pytest.mark.parametrize("returns, place", [(False, 0), (True, WIDTH / 2)])
def test_what_is_told_to_goes_back_as_it_came(plain, returns, place):
    option = {"enter": {"name": "push", "dim": 0}, "leave": "fade", "autoReverse": returns}
    x = plain.evaluate("""async (transition) => {
      stage.stack();
      await stage.container.push(stage.a = stage.make("a"), { animated: false, transition });
      await stage.rest();
      stage.container.pop({ awaitsScrub: true });
      stage.container.scrub(.5);
      await stage.nextFrame();
      const { x } = stage.a.getBoundingClientRect();
      stage.container.letGo("covered");
      await stage.rest(20);
      return x;
    }""", option)
    assert x == pytest.approx(place, abs=1e-4)


def test_its_motion_is_the_last_word(plain):
    took = plain.evaluate("""async () => {
      stage.stack();
      await stage.nextFrame();
      const start = performance.now();
      await stage.container.push(stage.make("a"), { transition: {
        combined: ["push", "crossfade"], motion: { duration: .09, curve: "linear" } } });
      return performance.now() - start;
    }""")
    # The sixth frame is the first one after 90 ms.
    assert took == pytest.approx(100)


def test_of_its_parts_the_one_with_a_source_is_asked(plain):
    center = plain.evaluate("""async () => {
      stage.stack();
      const source = stage.root.querySelector(".photo");
      stage.container.push(stage.a = stage.make("a", "big"), {
        awaitsScrub: true, transition: { combined: [{ name: "zoom", source: () => source }, "fade"] } });
      stage.container.scrub(0);
      await stage.nextFrame();
      const box = stage.a.querySelector(".photo").getBoundingClientRect();
      stage.container.letGo("covered");
      return [box.x + box.width / 2, box.y + box.height / 2];
    }""")
    # The picture of the new screen is at the place of the old one's.
    assert center == pytest.approx([295, 265], abs=0.01)


@pytest.mark.parametrize("direction, place", [("ltr", 0.75), ("rtl", -0.75)])
def test_ones_own_transition_is_mirrored_where_one_reads_from_right_to_left(plain, direction, place):
    own = {"layers": [{"layer": "covering", "tracks": {"translationX": ["100%", 0]}}]}
    assert driven(plain, own, (0.25,), direction)[0][1][0] == pytest.approx(place * WIDTH, abs=1e-4)


@pytest.mark.parametrize("direction, sides", [("ltr", ["clipLeft"]), ("rtl", ["clipRight"])])
def test_so_are_its_cuts_turns_and_fixed_points(plain, direction, sides):
    tracks = {"clipLeft": [100, 0], "rotationZ": [0.5, 0], "anchorX": [0, 0]}
    state = plain.evaluate("""async ([tracks, direction]) => {
      document.documentElement.dir = direction;
      const { inspect, properties } = await import("/legato/inspector.js");
      stage.stack();
      const transition = { layers: [{ layer: "covering", tracks }] };
      stage.container.push(stage.make("a"), { awaitsScrub: true, transition });
      stage.container.scrub(.5);
      const run = inspect(stage.container);
      const screen = run.layers.findIndex(({ side, kind }) => side === "covering" && kind === "screen");
      const numbers = run.sample(.5)[screen];
      stage.container.letGo("covered");
      return Object.fromEntries(properties.map((name, index) => [name, numbers[index]]));
    }""", [tracks, direction])
    sign = 1 if direction == "ltr" else -1
    assert [state[side] for side in sides] == [50]
    assert state["rotationZ"] == pytest.approx(0.25 * sign)
    assert state["anchorX"] == (0 if sign > 0 else 1)


@pytest.mark.parametrize("name", ["sheetPan", "swipe", "pullDown"])
def test_a_swipe_down_of_each_kind_takes_a_screen_away(plain, finger, name):
    option = {"name": name, **({"direction": "down"} if name == "swipe" else {})}
    plain.evaluate("""async (interaction) => {
      await stage.stack();
      await stage.container.push(stage.make("a"), { animated: false, transition: "cover", interaction });
      await stage.rest();
    }""", option)
    finger.swipe((200, 250), (200, 700))
    plain.evaluate("stage.rest(20)")
    assert plain.evaluate("stage.container.top.id") == "root"


@pytest.mark.parametrize("name", ["predictiveBack", "vcPan"])
def test_a_swipe_from_the_edge_of_each_kind_goes_back(plain, finger, name):
    plain.evaluate("""async (interaction) => {
      await stage.stack();
      await stage.container.push(stage.make("a"), { animated: false, transition: "push", interaction });
      await stage.rest();
    }""", name)
    finger.swipe((5, 700), (340, 700))
    plain.evaluate("stage.rest(20)")
    assert plain.evaluate("stage.container.top.id") == "root"
