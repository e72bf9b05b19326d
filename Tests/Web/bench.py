"""Measures the web host in Chromium and prints the rows of a table: what a frame and a hand-over cost the main thread.

    .build-tools/venv/bin/python Tests/Web/bench.py
"""

import shutil
import subprocess

from playwright.sync_api import sync_playwright

from conftest import PHONE, ROOT

# A transition with a thousand layers: the items of two pinned bars.
PREPARE = """async () => {
  const cells = () => Array.from({ length: 498 }, (_, index) => {
    const cell = document.createElement("i");
    cell.dataset.legatoBarItem = `cell-${index}`;
    cell.style.cssText = `position:absolute;left:${index % 25 * 15}px;top:${(index / 25 | 0) * 12}px;width:12px;height:10px;background:teal`;
    return cell;
  });
  stage.stack({ transition: "push", bars: "pinned" });
  for (const screen of [stage.root, stage.a = stage.make("a")]) {
    const bar = document.createElement("header");
    bar.dataset.legatoBar = "";
    bar.append(...cells());
    screen.replaceChildren(bar);
  }
}"""

# The middle of many measurements, in milliseconds.
MEDIAN = "const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];"

TICK = """async () => { %s
  const { container } = stage;
  const { wasm } = container._engine;
  container._layers.handOver = () => {};
  stage.container.push(stage.a);
  await stage.nextFrame();
  const layers = wasm.layers(container._handle);
  const times = [];
  let now = wasm.time(container._handle);
  for (let run = 0; run < 100; run++) {
    const start = performance.now();
    for (let i = 0; i < 200; i++) wasm.tick(container._handle, now += 1e-7);
    times.push((performance.now() - start) / 200);
  }
  return [layers, median(times)];
}""" % MEDIAN

FRAME = """async () => { %s
  const { container } = stage;
  const layers = container._layers;
  layers.handOver = () => {};
  container.speed = .05;
  stage.container.push(stage.a);
  const times = [];
  for (let run = 0; run < 60; run++) {
    const now = await stage.nextFrame();
    const start = performance.now();
    cancelAnimationFrame(container._frame);
    container._draw(now + 1);
    document.body.offsetWidth;
    times.push(performance.now() - start);
  }
  return [layers._list.filter(({ element }) => element).length, median(times)];
}""" % MEDIAN

HAND_OVER = """async () => { %s
  stage.stack();
  const { container } = stage;
  const layers = container._layers;
  const handOver = layers.handOver.bind(layers);
  const times = [];
  layers.handOver = (...rest) => {
    const start = performance.now();
    handOver(...rest);
    times.push(performance.now() - start);
  };
  for (let run = 0; run < 30; run++) {
    await container.push(stage.make(`b${run}`), { transition: "push" });
    await container.pop();
  }
  return [times.length, median(times)];
}""" % MEDIAN


def main():
    command = [ROOT / "scripts/serve", "--port", "0", "--mount", f"/tests={ROOT / 'Tests/Web/pages'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server, sync_playwright() as playwright:
        site = server.stdout.readline().split()[-1]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])

        def measured(script, prepare=None):
            page = browser.new_page(**PHONE)
            page.goto(site + "/tests/stack.html")
            page.wait_for_selector("[data-ready]")
            if prepare:
                page.evaluate(prepare)
            result = page.evaluate(script)
            page.close()
            return result

        print("| in Chromium | median | limit |")
        print("|---|---:|---:|")
        count, time = measured(TICK, PREPARE)
        print(f"| one tick with {count:,} layers | {time * 1000:.1f} µs | 40 µs |")
        count, time = measured(FRAME, PREPARE)
        print(f"| a frame's work on the main thread with {count:,} elements | {time:.2f} ms | 2 ms |")
        _, time = measured(HAND_OVER)
        print(f"| handing a settle of two screens to the compositor | {time:.2f} ms | 1 ms |")
        browser.close()
        server.terminate()


if __name__ == "__main__":
    main()
