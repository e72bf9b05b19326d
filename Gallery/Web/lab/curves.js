// The rows of the Lab's timeline: each layer's properties as curves over the inputs, and their drawing.

import { inputs, properties } from "/legato/inspector.js";
import { element } from "../ui.js";

/** The number of points of a curve. */
const steps = 48;
/** A drawing's height, and the space above and below its curves, in the drawing's units; it is 100 wide. */
const [height, margin] = [30, 4];
/** Properties that decide how a layer is turned and lit, but do not move it. */
const still = ["anchorX", "anchorY"];
/** Kinds with perhaps hundreds of layers: the first one of each screen is shown, and the others on request. */
const many = ["piece", "shade"];
/** The place of the first property's colour on the wheel, and the step to the next, in degrees. */
const [firstHue, nextHue] = [14, 47];

/**
 * The range in which each input is drawn: a whole pull, a drag of half a phone's width, two fingers' spans from a tenth
 * to twice as far, a quarter of a turn, and the whole way.
 * @type {Record<string, [from: number, to: number]>}
 */
export const spans = {
  fraction: [0, 1], pull: [0, 1], dragX: [-200, 200], dragY: [-200, 200], pinch: [-.9, 1], rotation: [-1.57, 1.57],
  trail: [-1, 1],
};

/**
 * A layer's property, at equal steps of an input.
 * @typedef {{ property: string, values: number[] }} Track
 * @typedef {{ input: string, tracks: Track[] }} Chart
 */

/**
 * A row: its layer's name, a chart for each input that the layer follows, and the rows of others of its kind.
 * @typedef {{ name: string, charts: Chart[], others: (() => Row)[] }} Row
 */

/** @param {string} property */
const colorOf = (property) => `hsl(${firstHue + nextHue * properties.indexOf(property)} 70% 50%)`;

const format = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/**
 * A number as it is shown; one that would be shown as -0 is 0.
 * @param {number} value
 */
export const shown = (value) => format.format(Math.abs(value) < .005 ? 0 : value);

/**
 * A row for each layer, the nearest first.
 * @param {import("/legato/inspector.js").Run} run
 * @returns {Row[]}
 */
export function rowsOf(run) {
  // A finger's inputs start from a screen at rest.
  const rest = run.isReverse ? 0 : 1;
  const sampled = inputs.map((input) => {
    const [from, to] = spans[input];
    const at = (/** @type {number} */ step) => from + (to - from) * step / steps;
    return Array.from({ length: steps + 1 }, (_, step) =>
      (input === "fraction" ? run.sample(at(step)) : run.answer(rest, input, at(step))));
  });
  /**
   * The layers of each row, by their indices.
   * @type {Map<string, number[]>}
   */
  const groups = new Map();
  run.layers.forEach(({ kind, side }, index) => {
    const key = many.includes(kind) ? `${side} ${kind}` : String(index);
    groups.set(key, [...groups.get(key) ?? [], index]);
  });
  const chartsOf = (/** @type {number} */ index) => inputs
    .map((input, which) => ({ input, tracks: tracksOf(sampled[which], index) }))
    .filter(({ input, tracks }) => input === "fraction" || tracks.length);
  return [...groups.values()].reverse().map(([first, ...others]) => {
    const name = `${run.layers[first].side} ${run.layers[first].kind}`;
    const count = others.length + 1;
    return {
      name: others.length ? `${name}, the first of ${count}` : name,
      charts: chartsOf(first),
      others: others.map((index, at) => () => (
        { name: `${name}, ${at + 2} of ${count}`, charts: chartsOf(index), others: [] })),
    };
  });
}

/**
 * The tracks of the properties that change in a layer.
 * @param {number[][][]} samples @param {number} index
 * @returns {Track[]}
 */
const tracksOf = (samples, index) => properties
  .map((property, at) => ({ property, values: samples.map((states) => states[index][at]) }))
  .filter(({ property, values }) => !still.includes(property) && values.some((value) => value !== values[0]));

/**
 * The first and the last value of a track, and those at which it turns.
 * @param {number[]} values
 */
export function milestones(values) {
  const turns = [Math.min(...values), Math.max(...values)].map((value) => values.indexOf(value)).sort((a, b) => a - b);
  return [0, ...turns, values.length - 1].map((index) => shown(values[index]))
    .filter((value, index, all) => value !== all[index - 1]);
}

/** @param {Chart} chart */
function drawnChart({ input, tracks }) {
  const curves = tracks.map(({ property, values }) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const points = values.map((value, step) => {
      const y = height - margin - (value - low) / (high - low) * (height - 2 * margin);
      return `${(step / steps * 100).toFixed(1)},${y.toFixed(1)}`;
    });
    return `<polyline points="${points.join(" ")}" style="stroke:${colorOf(property)}"/>`;
  });
  const words = tracks.map(({ property, values }) => `<span style="--dot:${colorOf(property)}">${property}
    <i>${milestones(values).join(" → ")}</i></span>`);
  const over = input === "fraction" ? "" : `<span>over ${input} ${spans[input].map(shown).join(" … ")}:</span>`;
  return `<div class="lab-chart" data-input="${input}">
    <svg viewBox="0 0 100 ${height}" preserveAspectRatio="none" aria-hidden="true">${curves.join("")}</svg>
    <p>${over}${words.join("") || "<span>stays as it is</span>"}</p></div>`;
}

/** @param {Row} row */
export function drawn({ name, charts, others }) {
  const row = element(`<li><b>${name}</b>${charts.map(drawnChart).join("")}</li>`);
  if (others.length) row.append(drawnOnceOpen(others));
  return row;
}

/** @param {Row["others"]} others */
function drawnOnceOpen(others) {
  const details = element(`<details><summary>The other ${others.length}</summary><ol></ol></details>`);
  details.addEventListener("toggle", () =>
    details.lastElementChild?.replaceChildren(...others.map((other) => drawn(other()))), { once: true });
  return details;
}
