// A page's own transition, layer by layer, as numbers for the engine.

import { checked, expect, list, number, place } from "./checks.js";

const layers = ["covered", "covering", "dimming"];
const inputs = ["fraction", "pull", "dragX", "dragY", "pinch", "rotation"];
const modes = ["add", "multiply"];
/** Where a property is in a layer's state. */
const properties = {
  translateX: [0], translateY: [1], scaleX: [2], scaleY: [3], scale: [2, 3], opacity: [4], radius: [5], rotate: [6],
  anchorX: [10], anchorY: [11],
};
const names = Object.keys(properties);
/** What a percentage is a part of: the width (1), the height (2), or else of 1. */
const units = { translateX: 1, translateY: 2, radius: 1 };

/** The layers of a transition: how many, then each one's kind, tracks and responses. */
export function layerNumbers(transition, descriptions) {
  const kinds = [];
  const numbers = list(`${transition}, layers`, descriptions).map((description, index) => {
    const layer = `${transition}, layer ${index + 1} (${description?.layer})`;
    const { layer: name, tracks = {}, responses = [] } = checked(layer, description, ["layer", "tracks", "responses"]);
    expect(layer, name, !kinds.includes(name), "described once");
    kinds.push(name);
    return [
      place("layer", layers, name), ...counted(Object.keys(tracks).map((key) => trackNumbers(layer, key, tracks[key]))),
      ...counted(responses.map((response, index) => responseNumbers(`${layer}, response ${index + 1}`, response)))];
  });
  // A screen of which nothing is said stays where it is.
  if (!kinds.includes("covered")) numbers.unshift([0, 0, 0]);
  if (!kinds.includes("covering")) numbers.push([1, 0, 0]);
  return [numbers.length, ...numbers.flat()];
}

const trackNumbers = (layer, property, keys) => forEach(property, pairs(
  `${layer}, track "${property}"`, Array.isArray(keys) && !keys.some(Array.isArray) ? keys.map((value, index) => [index, value]) : keys,
  (at, value, where) => {
    const isPart = /^-?[\d.]+%$/.test(value);
    const part = isPart ? parseFloat(value) / 100 : value;
    return [number(where, at, 0, 1), number(where, part), (isPart && units[property]) || 0];
  }));

function responseNumbers(where, response) {
  const { property, input, mode = "add", knots } = checked(where, response, ["property", "input", "mode", "knots"]);
  return forEach(property, [
    place("input", inputs, input), place("mode", modes, mode),
    ...pairs(where, knots, (input, output, where, index) => [input, number(where, output), slope(knots, index)])]);
}

/** The slope at a knot of a smooth curve that never overshoots, and goes on straight beyond its ends. */
function slope(knots, index) {
  const [before, after] = [index - 1, index].map((start) => {
    const [one, two] = [knots[start], knots[start + 1]];
    return one && two ? (two[1] - one[1]) / (two[0] - one[0]) : undefined;
  });
  const [left, right] = [before ?? after ?? 0, after ?? before ?? 0];
  return left * right > 0 ? 2 / (1 / left + 1 / right) : 0;
}

/** The same numbers for each place that a property has. */
const forEach = (property, numbers) =>
  Object.values(properties)[place("property", names, property)].map((slot) => [slot, ...numbers]);
const counted = (lists) => [lists.flat().length, ...lists.flat(2)];

/** How many pairs there are, and what is read from them; their first numbers must ascend. */
function pairs(where, keys, read) {
  let last = -Infinity;
  return [keys?.length, ...list(where, keys).flatMap((pair, index) => {
    const here = `${where}, key ${index + 1}`;
    const [at, value] = expect(here, pair, pair?.length === 2, "a pair");
    expect(here, number(here, at), at > last, `above ${last}`);
    last = at;
    return read(at, value, here, index);
  })];
}
