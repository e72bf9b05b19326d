"""Screens that turn in space: the compositor shows them where the engine computes them, during the whole settle."""

import math

import pytest

WIDTH, HEIGHT = 390, 844
SPRING, SWINGING = {"response": 0.5}, {"response": 0.4, "dampingRatio": 0.3}
TURNS = {
    "cube": ([
        {"layer": "covered", "clamped": False, "tracks": {
            "perspective": [1000, 1000], "anchorX": [1, 1], "rotationY": [0, -1.5], "translationX": [0, "-100%"]}},
        {"layer": "covering", "clamped": False, "tracks": {
            "perspective": [1000, 1000], "anchorX": [0, 0], "rotationY": [1.5, 0], "translationX": ["100%", 0]}},
    ], SPRING),
    "door": ([
        {"layer": "covered"},
        {"layer": "covering", "tracks": {
            "perspective": [900, 900], "anchorX": [0.1, 0.9], "rotationY": [1.2, 0], "translationX": ["40%", 0],
            "translationZ": [-400, 0], "scale": [0.6, 1], "opacity": [0.2, 1]}},
    ], SPRING),
    "lens": ([
        {"layer": "covered", "tracks": {"perspective": [600, 2000], "rotationX": [0, -0.6], "anchorY": [0.5, 1]}},
        {"layer": "covering", "clamped": False, "tracks": {
            "perspective": [3000, 900], "rotationX": [1, 0], "rotationZ": [-2, 0], "anchorX": [1, 0.2]}},
    ], SWINGING),
}

# Begins to turn, perhaps reverses on the way, and then moves so slowly that the page's own clock stands still.
BEGIN = """async ([layers, motion, isTurnedRound]) => {
  stage.stack({ transition: { name: "turn", layers, motion } });
  const a = stage.make("a");
  for (const screen of [stage.root, a]) {
    for (const place of ["left:0;top:0", "left:100%;top:0", "left:0;top:100%", "left:100%;top:100%"]) {
      screen.insertAdjacentHTML("beforeend", `<s style="position:absolute;${place}"></s>`);
    }
  }
  const { container } = stage;
  container.push(a);
  if (isTurnedRound) {
    for (let frame = 0; frame < 8; frame++) await stage.nextFrame();
    container.pop();
  }
  container.speed = 1e-6;
}"""

# What is shown during a settle that is handed over, without a frame between: at each instant the corners and the
# opacity of both screens, and the engine's states of them.
LOOK = """async (count) => {
  const { speed } = stage.container;
  const screens = ["root", "a"].map((id) => document.getElementById(id));
  const animations = document.getAnimations();
  const duration = Math.max(...animations.map((each) => each.effect.getTiming().duration));
  const { time } = stage;
  for (const each of animations) each.pause();
  return Array.from({ length: count }, (_, index) => {
    const now = duration * (index + 1) / (count + 1);
    for (const each of animations) each.currentTime = now;
    const states = stage.states(time + now * speed / 1000);
    return screens.map((screen, layer) => {
      const corners = [...screen.querySelectorAll("s")].map((each) => each.getBoundingClientRect());
      return [corners.map(({ x, y }) => [x, y]), +getComputedStyle(screen).opacity, states[layer]];
    });
  });
}"""


def corners(state):
    """The visible corners of a screen, by the documentation of a layer's state."""
    (x, y, scale_x, scale_y), (turn_z, z, turn_x, turn_y, anchor_x, anchor_y, depth) = state[:4], state[6:13]
    shear, *tilt = state[24:27]
    seen = []
    for px, py in ((0, 0), (1, 0), (0, 1), (1, 1)):
        across, down = (px - anchor_x) * WIDTH, (py - anchor_y) * HEIGHT
        farther = 1 + across * tilt[0] + down * tilt[1]
        point = [(across * scale_x + down * shear) / farther, down * scale_y / farther, 0.0]
        for one, other, angle in ((0, 1, turn_z), (2, 0, turn_y), (1, 2, turn_x)):
            a, b, sine, cosine = point[one], point[other], math.sin(angle), math.cos(angle)
            point[one], point[other] = a * cosine - b * sine, a * sine + b * cosine
        nearer = 1 / (1 - (point[2] + z) / depth) if depth > 0 else 1
        seen.append([(point[0] + x) * nearer + anchor_x * WIDTH, (point[1] + y) * nearer + anchor_y * HEIGHT])
    return seen


@pytest.mark.parametrize("is_turned_round", [False, True], ids=["there", "turned round"])
@pytest.mark.parametrize("turn", TURNS)
def test_the_compositor_shows_what_turns_in_space_where_the_engine_says(plain, turn, is_turned_round):
    plain.evaluate(BEGIN, [*TURNS[turn], is_turned_round])
    plain.wait_for_function("document.getAnimations().length")
    screens = sum(plain.evaluate(LOOK, 60), [])
    off = [math.dist(*two) for points, _, state in screens for two in zip(points, corners(state), strict=True)]
    print(f"the farthest corner is {max(off):.3f} px off")
    assert max(off) <= 0.5
    assert max(abs(opacity - state[4]) for _, opacity, state in screens) <= 0.01
    turned = any(abs(state[8]) + abs(state[9]) > 0.4 for *_, state in screens)
    tilted = any(WIDTH * abs(state[25]) + HEIGHT * abs(state[26]) > 0.1 for *_, state in screens)
    assert tilted if is_turned_round else turned, "nothing has turned"
    plain.evaluate("() => { stage.container.speed = 100; }")
    plain.evaluate("stage.rest()")


# Pushes a screen, and returns for each frame the depths of the moving elements, the lowest first: of each the farthest
# and the nearest corner, as Safari and Core Animation compute it.
DEPTHS = """async (name) => {
  stage.stack({ transition: name });
  const moving = () => [...stage.container.element.children].filter((each) => each.style.zIndex);
  const depths = (element) => {
    const matrix = new DOMMatrix(getComputedStyle(element).transform);
    const { offsetWidth: width, offsetHeight: height } = element;
    const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => {
      const { z, w } = matrix.transformPoint(new DOMPoint(x, y));
      return z / w;
    });
    return [Math.min(...corners), Math.max(...corners)];
  };
  stage.container.push(stage.make("a"));
  const frames = [];
  for (let frame = 0; frame < 24; frame++) {
    await stage.nextFrame();
    frames.push(moving().sort((one, other) => one.style.zIndex - other.style.zIndex).map(depths));
  }
  return frames;
}"""


@pytest.mark.parametrize("name", ["cards", "cube", "flip", "natGeo", "turn", "book"])
def test_layers_in_space_lie_one_before_the_other(plain, name):
    frames = plain.evaluate(DEPTHS, name)
    assert any(near - far > 1 for layers in frames for far, near in layers)
    for layers in frames[1:]:
        assert all(below[1] < above[0] for below, above in zip(layers, layers[1:])), layers
        assert layers[-1][1] < 0, "all lie behind what the page shows above them"


# A screen in space that stays visible below one that is at home.
TILTED = """async () => {
  const covered = { layer: "covered", tracks: { perspective: [1000, 1000], rotationX: [0, 0.3] } };
  const covering = { layer: "covering", tracks: { translationY: ["100%", 0] } };
  stage.stack({ transition: { name: "tilt", layers: [covered, covering], keepsCoveredScreenVisible: true } });
  const a = stage.make("a");
  await stage.container.push(a);
  await stage.rest();
  const depth = (element) => new DOMMatrix(getComputedStyle(element).transform).transformPoint(new DOMPoint()).z;
  return [depth(stage.root), depth(a)];
}"""


def test_a_screen_at_home_lies_before_one_that_rests_in_space(plain):
    below, above = plain.evaluate(TILTED)
    assert below + 1000 < above < 0


def test_layers_in_the_plane_stay_in_the_page(plain):
    frames = plain.evaluate(DEPTHS, "push")
    assert len(frames[8]) > 1
    assert all(depth == 0 for layers in frames for depths in layers for depth in depths)
