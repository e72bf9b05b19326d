// Turns a page's own transition, layer by layer, into numbers for the engine.

import { checked, expect, list, number, place, words } from "./checks.js";
import { curveNumbers } from "./motions.js";

const layers = words("covered covering dimming shadow elements");
const elements = layers.indexOf("elements");
/** The inputs that a page's own transitions follow and its own interactions drive, by their numbers. */
export const inputs = words("fraction pull dragX dragY pinch rotation");
const modes = words("add multiply");
/** The properties by their index in a layer's state; `scale` stands for two of them. */
const properties = words("translationX translationY scaleX scaleY opacity cornerRadius rotationZ translationZ " +
  "rotationX rotationY anchorX anchorY perspective clipTop clipLeft clipBottom clipRight shadowOpacity shadowRadius " +
  "shadowOffsetY red green blue alpha scale");
const both = [2, 3];
/** The unit of a percentage, by property: the width (1), the height (2), or 1 (0). */
const units = [1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1];

/** The number of layers, then the kind, tracks and responses of each. */
export function layerNumbers(transition, descriptions) {
  const numbers = list(`${transition}, layer`, descriptions, (description, where) => {
    const kind = place("layer", layers, description?.layer);
    const keys = words(kind === elements ? "layer" : "layer clamped tracks responses");
    const { layer, clamped = true, tracks = {}, responses = [] } = checked(where, description, keys);
    if (kind === elements) return [kind];
    const own = `${where} (${layer})`;
    const moved = Object.keys(tracks).map((name) => trackNumbers(`${own}, track "${name}"`, name, tracks[name]));
    return [kind, +clamped, ...counted(moved), ...counted(list(`${own}, response`, responses, responseNumbers))];
  });
  // A screen without a layer stays in its place.
  for (const [side, add] of [[0, "unshift"], [1, "push"]]) {
    if (!numbers.some(([kind]) => kind === side)) numbers[add]([side, 1, 0, 0]);
  }
  return [numbers.length, ...numbers.flat()];
}

function trackNumbers(where, name, keys) {
  const isRamp = Array.isArray(keys) && !keys.some(Array.isArray);
  const all = isRamp ? keys.map((value, index) => [index / (keys.length - 1 || 1), value]) : keys;
  return forEach(name, pairs(where, all, ([at, value, curve = "linear"], here) => {
    const isPart = /^-?[\d.]+%$/.test(value);
    const unit = isPart && units[properties.indexOf(name)];
    return [
      number(here, at, 0, 1), number(here, isPart ? parseFloat(value) / 100 : value), unit || 0,
      ...curveNumbers(curve, here)];
  }, 3));
}

function responseNumbers(response, where) {
  const { property, input, mode = "add", knots } = checked(where, response, words("property input mode knots"));
  return forEach(property, [
    place("input", inputs, input), place("mode", modes, mode),
    ...pairs(where, knots, ([input, output], here, index) => [input, number(here, output), slope(knots, index)])]);
}

/** The slope at a knot of a smooth curve that never overshoots; the curve is straight beyond its ends. */
function slope(knots, index) {
  const [before = 0, after = before] = [knots.slice(index - 1, index + 1), knots.slice(index, index + 2)]
    .filter((two) => two[1]).map(([[from, start], [to, end]]) => (end - start) / (to - from));
  return before * after > 0 ? 2 / (1 / before + 1 / after) : 0;
}

/** The same numbers for each index of a property. */
const forEach = (name, numbers) => [place("property", properties, name)]
  .flatMap((slot) => (slot < 24 ? slot : both)).map((slot) => [slot, ...numbers]);
/** The number of entries in some lists, and the entries' numbers. */
export const counted = (lists) => [lists.flat().length, ...lists.flat(2)];

/**
 * The number of pairs (or longer lists), and the numbers that `read` makes of each; their first numbers must ascend.
 */
function pairs(where, keys, read, most = 2) {
  let last = -Infinity;
  const numbers = list(`${where}, key`, keys, (pair, here, index) => {
    const [at] = expect(here, pair, pair?.length > 1 && pair.length <= most, "a pair");
    expect(here, number(here, at), at > last, `above ${last}`);
    last = at;
    return read(pair, here, index);
  });
  expect(where, keys, keys.length, "a list with keys");
  return [keys.length, ...numbers.flat()];
}
