// The Lab's panel that shows a timeline: a row for each layer, a curve for each track, and what drives it now.

import { inspect, properties } from "/legato/inspector.js";
import { element } from "../ui.js";

/** How many places of the way a curve is drawn through. */
const steps = 48;
/** A row's height, and the room above and below its curves, in the drawing's units; it is 100 wide. */
const [height, margin] = [30, 4];
/** No more rows than these are shown: of pieces one stands for all. */
const mostRows = 12;
/** Numbers that say how a layer is turned and lit, not where it goes. */
const still = ["anchorX", "anchorY"];
/** The place of the first turn's colour on the wheel, and the step to the next, in degrees. */
const [firstHue, nextHue] = [14, 47];

/** @param {string} property */
const colorOf = (property) => `hsl(${firstHue + nextHue * properties.indexOf(property)} 70% 50%)`;

const shown = new Intl.NumberFormat("en", { maximumFractionDigits: 2, signDisplay: "negative" });

/**
 * The panel, and what brings it up to date.
 * @param {() => import("/legato/legato.js").Container} container
 */
export function timelinePanel(container) {
  const panel = element(`<section class="lab-timeline" data-testid="lab-timeline" aria-label="Timeline">
    <dl class="lab-live"></dl><ol class="lab-rows"></ol>
    <p class="lab-idle">Play, drag or slide: the layers of the run appear here, and stay until the next one.</p>
  </section>`);
  const live = /** @type {HTMLElement} */ (panel.querySelector(".lab-live"));
  const rows = /** @type {HTMLElement} */ (panel.querySelector(".lab-rows"));
  let known = "";

  /** @type {number | null} */
  let coverage = null;

  const update = () => {
    const run = inspect(container());
    coverage = run && (run.isReverse ? 1 - run.inputs.fraction : run.inputs.fraction);
    panel.toggleAttribute("data-running", !!run);
    if (!run) return;
    const kind = run.isReverse + run.layers.map(({ kind, side, part }) => `${kind} ${side} ${part}`).join();
    if (kind !== known) {
      known = kind;
      rows.replaceChildren(...rowsOf(run).map(drawn));
    }
    panel.style.setProperty("--at", String(Math.min(1, Math.max(0, run.inputs.fraction))));
    live.innerHTML = Object.entries(run.inputs)
      .filter(([input, value]) => input === "fraction" || value || run.velocity[input])
      .map(([input, value]) => `<div><dt>${input}</dt><dd>${shown.format(value)}</dd>
        <dd class="lab-velocity">${shown.format(run.velocity[input])} /s</dd></div>`).join("");
  };
  return {
    panel, update,
    /** How far the covering screen has come; null at rest. */
    coverage: () => coverage,
    /** Draws the rows anew when something runs next. */
    forget: () => (known = ""),
  };
}

/**
 * What a row shows: its words, and for each number that changes its course.
 * @typedef {{ name: string, tracks: { property: string, values: number[] }[] }} Row
 * @returns {Row[]}
 */
function rowsOf(run) {
  const samples = Array.from({ length: steps + 1 }, (_, step) => run.sample(step / steps));
  const pieces = new Map();
  const rows = [];
  run.layers.forEach((layer, index) => {
    const group = `${layer.kind} ${layer.side}`;
    if (layer.kind === "piece" && pieces.has(group)) return void pieces.get(group).count++;
    const tracks = properties.map((property, at) => ({ property, values: samples.map((states) => states[index][at]) }))
      .filter(({ property, values }) => !still.includes(property) && values.some((value) => value !== values[0]));
    const row = { name: layer.kind, side: layer.side, count: 1, tracks };
    if (layer.kind === "piece") pieces.set(group, row);
    rows.push(row);
  });
  return rows.slice(-mostRows).reverse().map(({ name, side, count, tracks }) => ({
    name: `${side} ${name}${count > 1 ? ` × ${count}` : ""}`, tracks,
  }));
}

/** @param {Row} row */
function drawn({ name, tracks }) {
  const curves = tracks.map(({ property, values }) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const points = values.map((value, step) => {
      const y = height - margin - (value - low) / (high - low) * (height - 2 * margin);
      return `${(step / steps * 100).toFixed(1)},${y.toFixed(1)}`;
    });
    return `<polyline points="${points.join(" ")}" style="stroke:${colorOf(property)}"/>`;
  });
  const words = tracks.map(({ property, values }) => `<span style="--dot:${colorOf(property)}">${property}
    <i>${shown.format(values[0])} → ${shown.format(values[values.length - 1])}</i></span>`);
  return element(`<li><b>${name}</b>
    <svg viewBox="0 0 100 ${height}" preserveAspectRatio="none" aria-hidden="true">${curves.join("")}</svg>
    <p>${words.join("") || "<span class=\"lab-still\">stays as it is</span>"}</p></li>`);
}
