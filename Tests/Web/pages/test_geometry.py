"""Each transition as the browser draws it, pixel by pixel, compared with the timeline from which filmstrips are drawn.
"""

import base64

import pytest

from test_catalogue import EXPORTS, NAMES

FRACTIONS = [0.1, 0.3, 0.5, 0.7, 0.9]
# The allowed error of a colour, of 255, for rounding and blending.
TOLERANCE = 2

# Four colours for each screen, which reveal a mirrored screen and a piece that shows another part; and one colour for
# the element that both share.
BEGIN = """async ({ name, options, hasSource, isBack, isRightToLeft }) => {
  const { inspect } = await import("/legato/inspector.js");
  globalThis.inspect = inspect;
  const rgb = (colour) => `rgb(${colour})`;
  globalThis.colours = {
    covered: [[200, 40, 40], [240, 150, 40], [240, 220, 90], [120, 20, 90]],
    covering: [[40, 80, 220], [40, 200, 220], [150, 120, 240], [20, 40, 100]],
  };
  globalThis.green = [30, 160, 60];
  globalThis.frames = { covered: [250, 220, 90, 90], covering: [20, 120, 350, 200] };
  stage.stack();
  stage.a = stage.make("a");
  const paint = (screen, side) => {
    const [topLeft, topRight, bottomLeft, bottomRight] = colours[side].map(rgb);
    screen.style.background =
      `conic-gradient(${topRight} 25%, ${bottomRight} 0 50%, ${bottomLeft} 0 75%, ${topLeft} 0)`;
    const part = document.createElement("div");
    const [left, top, width, height] = frames[side];
    part.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
      background: ${rgb(green)}`;
    screen.replaceChildren(...hasSource ? [part] : []);
    return part;
  };
  const [source, target] = [paint(stage.root, "covered"), paint(stage.a, "covering")];
  globalThis.hasElements = hasSource;
  document.getElementById("container").style.background = "rgb(255,255,255)";
  document.getElementById("container").dir = isRightToLeft ? "rtl" : "ltr";
  const transition = { name, ...options, ...hasSource && { source, target } };
  const held = stage.container.push(stage.a, { transition, awaitsScrub: !isBack, animated: !isBack });
  if (!isBack) return;
  await held;
  stage.container.pop({ awaitsScrub: true });
}"""

# The colours that the timeline predicts on a grid of points: null too near to an edge, a corner or a shadow. They stay
# in the page, because sending them costs more than comparing them.
EXPECTED = """(coverage) => {
  const container = document.getElementById("container");
  const run = inspect(stage.container);
  const states = run.sample(run.isReverse ? 1 - coverage : coverage);
  const turn = (a, b, angle) => [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)];
  // A place of a layer as it is seen: both coordinates multiplied by the depth, and the depth.
  const cast = ({ frame: [left, top, width, height] }, s, x, y) => {
    const [px, py] = [s[10] * width, s[11] * height];
    let [u, v, w] = [(x - px) * s[2], (y - py) * s[3], 0];
    [u, v] = turn(u, v, s[6]);
    [w, u] = turn(w, u, s[9]);
    [v, w] = turn(v, w, s[8]);
    const depth = s[12] > 0 ? 1 - (w + s[7]) / s[12] : 1;
    return [(left + px) * depth + u + s[0], (top + py) * depth + v + s[1], depth];
  };
  const project = (layer, s, x, y) => {
    const [u, v, depth] = cast(layer, s, x, y);
    return [u / depth, v / depth, depth];
  };
  const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
  const dot = (one, other) => one.reduce((sum, value, index) => sum + value * other[index], 0);
  // Which place of a layer is seen at a point: what projects, the other way round.
  const placeAt = (layer, s, x, y) => {
    const [origin, right, down] = [cast(layer, s, 0, 0), cast(layer, s, 1, 0), cast(layer, s, 0, 1)];
    const [u, v] = [right, down].map((end) => end.map((value, index) => value - origin[index]));
    const point = [x, y, 1];
    const scale = dot(cross(u, v), point);
    return [dot(cross(v, origin), point) / scale, dot(cross(origin, u), point) / scale];
  };
  const distances = (corners, x, y) => corners.map(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
  });
  // A covering element's copy stands for both.
  const isHidden = (side) => run.layers.some((each) =>
    each.kind === "element" && ["covering", side].includes(each.side));
  // What a screen shows at a place of its own: the element, or one of its quarters.
  const partAt = (side, x, y) => {
    const [left, top, width, height] = frames[side];
    if (hasElements && !isHidden(side) && x > left && y > top && x < left + width && y < top + height) return green;
    return colours[side][(y > container.clientHeight / 2 ? 2 : 0) + (x > container.clientWidth / 2 ? 1 : 0)];
  };
  // What a layer shows at a point; null where another part is too near.
  const ownAt = (layer, s, x, y) => {
    if (layer.kind === "element") return green;
    const [left, top] = layer.kind === "piece" ? layer.frame : [0, 0];
    const seen = [[0, 0], [-3, -3], [3, -3], [3, 3], [-3, 3]].map(([dx, dy]) => {
      const [u, v] = placeAt(layer, s, x + dx, y + dy);
      return partAt(layer.side, u + left, v + top);
    });
    return seen.every((each) => each === seen[0]) ? seen[0] : null;
  };
  // How much of a shade's colour lies on a point: all at its dark side, none at the other one.
  const shadeAt = (layer, s, x, y) => {
    const [, , width, height] = layer.frame;
    const edge = layer.part & 3;  // top, bottom, left, right
    const isWide = edge > 1;
    const sideOf = (part) => {
      const ends = isWide ? [[part * width, 0], [part * width, height]] : [[width, part * height], [0, part * height]];
      const [[ax, ay], [bx, by]] = ends.map(([u, v]) => project(layer, s, u, v));
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    };
    let [low, high] = [0, 1];
    const start = Math.sign(sideOf(0));
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (Math.sign(sideOf(middle)) === start) low = middle; else high = middle;
    }
    return edge % 2 ? low : 1 - low;
  };
  const points = [];
  for (let row = 1; row < 36; row++) for (let column = 1; column < 18; column++) {
    const [x, y] = [column * container.clientWidth / 18, row * container.clientHeight / 36].map(Math.round);
    let colour = [255, 255, 255];
    run.layers.forEach((layer, index) => {
      const s = states[index];
      if (s[4] < .002 || layer.kind === "container") return;
      const [, , width, height] = layer.frame;
      const [l, t, r, b] = [s[14], s[13], width - s[16], height - s[15]];
      if (r <= l || b <= t) return;
      const corners = [[l, t], [r, t], [r, b], [l, b]].map(([cx, cy]) => project(layer, s, cx, cy));
      if (corners.some(([, , depth]) => depth < .1)) return void (colour = null);
      const sides = distances(corners, x + .5, y + .5);
      const isInside = Math.min(...sides) > 3 || Math.max(...sides) < -3;
      const nearest = Math.max(Math.min(...sides), -Math.max(...sides));
      if (layer.kind === "shadow") {
        if (nearest > -(s[18] * 3 + Math.abs(s[19]) + s[5] + 3)) colour = null;
        return;
      }
      const reach = s[5] * Math.max(Math.abs(s[2]), Math.abs(s[3])) * 1.6 + 3;
      const isAtCorner = s[5] > .5 && corners.some(([cx, cy]) => Math.hypot(cx - x, cy - y) < reach);
      if (nearest > -3 && (!isInside || isAtCorner)) return void (colour = null);
      if (!isInside) return;
      const isPicture = ["screen", "piece", "element"].includes(layer.kind);
      const paint = isPicture ? ownAt(layer, s, x + .5, y + .5) : [20, 21, 22].map((at) => s[at] * 255);
      const shade = layer.kind === "shade" ? shadeAt(layer, s, x + .5, y + .5) : 1;
      const opacity = isPicture ? s[4] : s[4] * s[23] * shade;
      if (!paint) return void (colour = null);
      if (opacity > .998) colour = [...paint];
      else if (colour) colour = colour.map((value, at) => value + (paint[at] - value) * opacity);
    });
    points.push([x, y, colour]);
  }
  globalThis.points = points;
}"""

# The number of predicted points, and the largest error of a screenshot, with the place and both colours.
COMPARED = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const at = (place) => Math.floor((place + .5) * width / innerWidth);
  const certain = points.filter(([, , expected]) => expected).map(([x, y, expected]) => {
    const seen = [...data.subarray(4 * (at(y) * width + at(x))).subarray(0, 3)];
    return { off: Math.max(...seen.map((value, part) => Math.abs(value - expected[part]))), x, y, seen, expected };
  });
  return [certain.length, certain.sort((one, other) => other.off - one.off)[0]];
}"""


def case(name, *, back=False, rtl=False, source=True, **options):
    """A transition with its options, forward or in reverse, in either layout direction, from an element if it takes
    one."""
    takes_source = any(each.split(":")[0] == name and "source" in each for each in EXPORTS)
    words = [name, *map(str, options.values()), *["back"] * back, *["rtl"] * rtl, *["alone"] * (not source)]
    said = {"name": name, "options": options, "hasSource": takes_source and source, "isBack": back,
            "isRightToLeft": rtl}
    return pytest.param(said, id="-".join(words))


CASES = [
    *(case(name) for name in NAMES if name != "instant"),
    *(case(name, source=False) for name in ("zoom", "containerTransform", "auto", "popover")),
    *(case(name, axis="vertical") for name in ("cube", "flip", "turn", "book")), case("blinds", axis="horizontal"),
    *(case(name, back=True) for name in ("push", "cube", "fold", "cards", "zoom", "natGeo", "book", "sharedAxis")),
    *(case(name, rtl=True) for name in ("push", "cube", "fold", "flip", "book", "natGeo", "drawer", "grow")),
    case("turn", back=True, rtl=True), case("explode", columns=4, seed=7), case("thrown", direction="up"),
]


@pytest.mark.parametrize("said", CASES)
def test_the_browser_draws_what_the_timeline_says(plain, said):
    plain.evaluate(BEGIN, said)
    compared = 0
    for coverage in FRACTIONS:
        assert plain.evaluate("coverage => stage.container.scrub(coverage)", coverage)
        plain.evaluate(EXPECTED, coverage)
        count, worst = plain.evaluate_at_once(COMPARED, base64.b64encode(plain.screenshot()).decode())
        assert not count or worst["off"] <= TOLERANCE, f"{said['name']} at {coverage}: {worst}"
        compared += count
    assert compared > 600, "too little was certain to be compared"
    plain.evaluate("stage.container.letGo('covered')")
