"""What the browser draws of each transition, pixel by pixel, against the timeline that filmstrips are drawn from."""

import base64

import pytest

from test_catalogue import NAMES

FRACTIONS = [0.1, 0.3, 0.5, 0.7, 0.9]
# How far a colour may be off, of 255, for rounding and blending.
TOLERANCE = 10

BEGIN = """async (name) => {
  const { inspect } = await import("/legato/inspector.js");
  globalThis.inspect = inspect;
  stage.stack();
  stage.a = stage.make("a");
  stage.root.replaceChildren();
  stage.a.replaceChildren();
  stage.root.style.background = "rgb(200,40,40)";
  stage.a.style.background = "rgb(40,80,220)";
  document.getElementById("container").style.background = "rgb(255,255,255)";
  stage.container.push(stage.a, { transition: name, held: true });
}"""

# The colours that the timeline predicts on a grid of points: null where an edge, a corner or a shadow is too near.
EXPECTED = """(fraction) => {
  const container = document.getElementById("container");
  const run = inspect(stage.container);
  const states = run.sample(fraction);
  const turn = (a, b, angle) => [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)];
  const project = ({ frame: [left, top, width, height] }, s, x, y) => {
    const [px, py] = [s[10] * width, s[11] * height];
    let [u, v, w] = [(x - px) * s[2], (y - py) * s[3], 0];
    [u, v] = turn(u, v, s[6]);
    [w, u] = turn(w, u, s[9]);
    [v, w] = turn(v, w, s[8]);
    const depth = s[12] > 0 ? 1 - (w + s[7]) / s[12] : 1;
    return [left + px + (u + s[0]) / depth, top + py + (v + s[1]) / depth, depth];
  };
  const distances = (corners, x, y) => corners.map(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
  });
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
  const colours = { covered: [200, 40, 40], covering: [40, 80, 220] };
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
      const own = colours[layer.side];
      const paint = layer.kind === "screen" || layer.kind === "piece" ? own : [20, 21, 22].map((at) => s[at] * 255);
      const shade = layer.kind === "shade" ? shadeAt(layer, s, x + .5, y + .5) : 1;
      const opacity = layer.kind === "screen" || layer.kind === "piece" ? s[4] : s[4] * s[23] * shade;
      if (opacity > .998) colour = [...paint];
      else if (colour) colour = colour.map((value, at) => value + (paint[at] - value) * opacity);
    });
    points.push([x, y, colour]);
  }
  return points;
}"""

# The colours of a picture at some points.
SEEN = """async ([picture, points]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;
  return points.map(([x, y]) => [...canvas.getImageData((x + .5) * scale, (y + .5) * scale, 1, 1).data.slice(0, 3)]);
}"""


@pytest.mark.parametrize("name", [name for name in NAMES if name != "instant"])
def test_the_browser_draws_what_the_timeline_says(plain, name):
    plain.evaluate(BEGIN, name)
    compared = 0
    for fraction in FRACTIONS:
        assert plain.evaluate("fraction => stage.container.scrub(fraction)", fraction)
        plain.evaluate("stage.nextFrame().then(stage.nextFrame)")
        points = plain.evaluate(EXPECTED, fraction)
        picture = base64.b64encode(plain.screenshot()).decode()
        for (x, y, expected), seen in zip(points, plain.evaluate(SEEN, [picture, points])):
            if expected is None:
                continue
            compared += 1
            assert seen == pytest.approx(expected, abs=TOLERANCE), f"{name} at {fraction}, point {x}, {y}"
    assert compared > 600, "too little was certain to be compared"
    plain.evaluate("stage.container.letGo(false)")
