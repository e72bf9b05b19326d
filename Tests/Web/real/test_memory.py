"""A page keeps nothing of a run that is over."""

import json

# The bytes by which the heap may grow in 500 pushes and pops: a name that is kept for each takes 12,800.
MOST_HEAP = 5_000
# Nodes that belong to no page: code that the browser compiles at any time, and its own records of timing.
NOT_KEPT = ("code", "native", "synthetic")
# Bytes of the engine's memory, which grows by doubling. The keyframes of a settle take the most, for a moment. How many
# there are depends on the time within the settle, so a run may reach this with its last push.
MOST_MEMORY = 1_572_864


def heap_size(session):
    """The bytes of all objects, strings and numbers of the page's scripts."""
    chunks = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", reportProgress=False)
    heap = json.loads("".join(chunks))
    meta, nodes = heap["snapshot"]["meta"], heap["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    kind, size = fields.index("type"), fields.index("self_size")
    return sum(nodes[at + size] for at in range(0, len(nodes), len(fields)) if kinds[nodes[at + kind]] not in NOT_KEPT)


def test_five_hundred_pushes_and_pops_leave_nothing_behind(plain, finger):
    """Pushes and pops, each with its own numbers and names. They run at a hundredth of their duration, and a finger
    pops one in 25."""
    session = plain.session

    def measure():
        plain.evaluate("() => { for (let i = 0; i < 3; i++) gc() }")
        session.send("HeapProfiler.collectGarbage")
        values = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        return values["Nodes"], heap_size(session), plain.evaluate("stage.blocks")

    def cycles(count):
        for _ in range(count // 25):
            plain.evaluate("""async () => {
              const photo = (screen = stage.root) => screen.querySelector(".photo");
              const options = [
                (part) => ({ transition: { name: "push", parallax: part } }),
                (part) => ({ transition: { name: "imageZoom", motion: { response: part + .1 } } }),
                () => ({ animated: false }),
                (part) => ({ transition: { name: "zoom", dim: part, source: () => photo() } }),
                (part) => ({ transition: { layers: [{ layer: "covering", tracks: { rotationZ: [part, 0] } }] } })];
              stage.container.speed = 100;
              for (let i = 0; i < 25; i++) {
                const number = stage.count = (stage.count ?? 0) + 1;
                const part = number % 997 / 1000;
                const screen = document.createElement("section");
                screen.className = "screen";
                screen.innerHTML = `A new screen each time <header data-legato-bar>
                  <span data-legato-bar-item="title ${number}">Title</span></header><div class="photo"></div>`;
                for (const each of [stage.root, screen]) photo(each).dataset.legatoId = `photo ${number}`;
                const interaction = ["edgePan", { name: "fullScreenPan", threshold: part / 2 }];
                await stage.container.push(screen, { ...options[i % 5](part), interaction });
                if (i < 24) await stage.container.pop({ animated: i % 5 !== 2 });
              }
              await stage.rest();
              stage.container.speed = 10;
            }""")
            finger.down(30, 600).drag_by(330, 0, ms=50).lift()
            plain.evaluate("stage.rest()")
            assert plain.evaluate("stage.container.screens.length") == 1, "the finger did not pop"
            plain.evaluate("() => { stage.events.length = 0 }")

    session.send("Performance.enable")
    plain.evaluate("stage.stack({ bars: 'pinned' })")
    cycles(500)
    before = measure()
    cycles(500)
    nodes, heap, blocks = (after - each for each, after in zip(before, measure()))
    memory = plain.evaluate("stage.memory")
    engine = f"{blocks:+} blocks of the engine's, which has {memory} bytes in all"
    print(f"after 500 cycles: {nodes:+} nodes, {heap:+} bytes of heap, {engine}")
    assert nodes <= 5 and before[2] > 0 and blocks == 0
    assert heap < MOST_HEAP and memory <= MOST_MEMORY
