"""Measures the web host in Chromium and prints the rows of a table: what a frame and a hand-over cost the main thread.

    .build-tools/venv/bin/python Tests/Web/bench.py
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path += [str(FOLDER / each) for each in ("driver", "pages")]

from conftest import PHONE, ROOT  # noqa: E402
from real import RealBrowser  # noqa: E402
from test_catalogue import NAMES  # noqa: E402

# Begins a run between screens that share 500 elements, of which as many fly as the engine allows, or also redirects it
# into a second run with as many elements of its own. The limits are for a thousand elements.
PREPARE = """async (runs) => {
  const cells = (shift) => Array.from({ length: 500 }, (_, index) => {
    const cell = document.createElement("i");
    cell.dataset.legatoId = `cell-${index}`;
    cell.style.cssText = `position: absolute; width: 12px; height: 10px; background: teal;
      left: ${index % 25 * 15}px; top: ${(index / 25 | 0) * 12 + shift}px`;
    return cell;
  });
  const layers = ["covered", "covering", "elements"].map((layer) => ({ layer }));
  stage.stack({ transition: { layers, motion: { duration: 1, curve: "linear" } }, speed: .001 });
  const screens = [stage.root, stage.make("a"), stage.make("b")];
  for (const [index, screen] of screens.entries()) screen.replaceChildren(...cells(200 * index));
  stage.container._layers._handOver = () => {};
  for (const screen of screens.slice(1, 1 + runs)) {
    stage.container.push(screen);
    for (let i = 0; i < 5; i++) await stage.nextFrame();
  }
}"""

# The number of layers, and the fastest and the median of many rounds, in milliseconds.
TICK = """() => {
  const { _engine: { _wasm: wasm }, _handle: handle } = stage.container;
  const times = [];
  let now = wasm.time(handle);
  for (let round = 0; round < 200; round++) {
    const start = performance.now();
    for (let i = 0; i < 200; i++) wasm.tick(handle, now += 1e-7);
    times.push((performance.now() - start) / 200);
  }
  times.sort((a, b) => a - b);
  return [wasm.layers(handle), times[0], times[times.length >> 1]];
}"""

# Shows this number of frames. Every element moves and fades in each, whatever the transition does.
FRAMES = """async (count) => {
  const { container } = stage;
  const layers = container._layers;
  const write = layers._write.bind(layers);
  let frames = 0;
  layers._write = (states) => {
    frames++;
    for (let at = 0; at < states.length; at += 27) {
      states[at] += frames * Math.SQRT1_2;
      states[at + 1] += frames / Math.E;
      states[at + 2] = states[at + 3] = 1 + frames / 777;
      states[at + 4] = .2 + frames / 1234;
    }
    write(states);
  };
  while (frames < count && container.running) await stage.nextFrame();
  layers._write = write;
  return [frames, layers._list.filter((layer) => layer._element).length];
}"""

HAND_OVER = """async () => {
  stage.stack();
  const { container } = stage;
  const layers = container._layers;
  const handOver = layers._handOver.bind(layers);
  const times = [];
  layers._handOver = (...rest) => {
    const start = performance.now();
    handOver(...rest);
    times.push(performance.now() - start);
  };
  for (let run = 0; run < 30; run++) {
    await container.push(stage.make(`b${run}`), { transition: "push" });
    await container.pop();
  }
  times.sort((a, b) => a - b);
  return [times[0], times[times.length >> 1]];
}"""

# Two screens with this number of nodes each. A run between them is scrubbed, because that costs the main thread most:
# the compositor plays a run that settles.
FILL = """async (nodes) => {
  stage.stack();
  stage.next = stage.make("a");
  for (const each of [stage.root, stage.next]) {
    each.replaceChildren(...Array.from({ length: nodes / 3 }, (_, index) => {
      const card = document.createElement("article");
      card.innerHTML = `<h3>Card ${index}</h3><p>What it says, in a few words.</p>`;
      card.style.cssText = `float: left; width: 30%; height: 80px; margin: 1%; border-radius: 8px; background: #ddd`;
      return card;
    }));
  }
  await stage.rest(5);
}"""
HOLD = """async (transition) => {
  stage.container.push(stage.next, { transition, awaitsScrub: true });
  for (let i = 0; i < 3; i++) await stage.nextFrame();
}"""
SCRUB = """async (frames) => {
  for (let i = 0; i < frames; i++) {
    stage.container.scrub(.5 - .49 * Math.cos(i / 7));
    await stage.nextFrame();
  }
}"""

# The browser measures these in the main thread's own processor time, so other processes do not lengthen them.
COUNTERS = {
    "script": ["ScriptDuration"],
    "style and layout": ["RecalcStyleDuration", "LayoutDuration"],
    "both": ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"],
    "all of the main thread's tasks, painting among them": ["TaskDuration"],
}


def counting(page):
    """Returns a function that gives the main thread's milliseconds so far, by kind."""
    page.session.send("Performance.enable", timeDomain="threadTicks")

    def now():
        metrics = {each["name"]: each["value"] for each in page.session.send("Performance.getMetrics")["metrics"]}
        return {what: sum(metrics[name] for name in names) * 1000 for what, names in COUNTERS.items()}

    return now


def measured_frames(page, count=150):
    """The milliseconds of a frame by kind, and the number of elements."""
    now = counting(page)
    page.evaluate(FRAMES, 30)  # Until the code is compiled.
    before = now()
    frames, elements = page.evaluate(FRAMES, count)
    return {what: (value - before[what]) / frames for what, value in now().items()}, elements


def transition_costs(page, name, nodes=300, frames=60):
    """The milliseconds to realise a transition between two screens of this many nodes, and those of a frame while it is
    scrubbed."""
    now = counting(page)
    page.evaluate(FILL, nodes)
    before = now()["both"]
    page.evaluate(HOLD, name)
    realised = now()["both"] - before
    page.evaluate(SCRUB, 10)  # Until the code is compiled.
    before = now()["both"]
    page.evaluate(SCRUB, frames)
    return realised, (now()["both"] - before) / frames


def main():
    command = [ROOT / "scripts/serve", "--port", "0", "--mount", f"/tests={FOLDER / 'served'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        site = server.stdout.readline().split()[-1]
        browser = RealBrowser()

        def measured(measure, runs=0):
            page = browser.open(**PHONE, scale=2)
            page.goto(site + "/tests/stack.html")
            if runs:
                page.evaluate(PREPARE, runs)
            result = measure(page)
            page.close()
            return result

        print("| in Chromium | best | median | limit |")
        print("|---|---:|---:|---:|")
        for runs, what in [(1, "in flight"), (2, "in two runs' flights, the second carrying the first on")]:
            layers, best, median = measured(lambda page: page.evaluate(TICK), runs)
            limit = 40 * layers / 1000
            row = f"one tick with {layers:,} layers {what}"
            print(f"| {row} | {best * 1000:.1f} µs | {median * 1000:.1f} µs | {limit:.0f} µs |")
        frames = [measured(measured_frames, 2) for _ in range(5)]
        for what in COUNTERS:
            times = sorted(times[what] for times, _ in frames)
            elements = frames[0][1]
            limit = f"{2 * elements / 1000:.2f} ms" if what == "both" else ""
            row = f"a frame of {elements:,} moving elements: {what}"
            print(f"| {row} | {times[0]:.2f} ms | {times[2]:.2f} ms | {limit} |")
        best, median = measured(lambda page: page.evaluate(HAND_OVER))
        print(f"| handing a settle of two screens to the compositor | {best:.2f} ms | {median:.2f} ms | 1 ms |")

        print("\n| transition, 300 nodes a screen | realised (limit 50 ms) | a frame by hand (limit 4 ms) |")
        print("|---|---:|---:|")
        for name in NAMES:
            runs = [measured(lambda page, name=name: transition_costs(page, name)) for _ in range(3)]
            realised, frame = (min(times) for times in zip(*runs))
            print(f"| {name} | {realised:.1f} ms | {frame:.2f} ms |")
        browser.close()
        server.terminate()


if __name__ == "__main__":
    main()
