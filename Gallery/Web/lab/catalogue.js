// The transitions as the Lab lists them.

import { described } from "./described.js";

/**
 * The names of each family, in the order of the list. Other names of the engine come last.
 * @type {[family: string, names: string[]][]}
 */
const families = [...new Set(Object.values(described).map(({ family }) => family))].map((family) =>
  [family, Object.keys(described).filter((name) => described[name].family === family)]);

/**
 * Well-known names for settings of other transitions.
 * @typedef {{ name: string, said?: Record<string, import("./options.js").Value>, rules?: import("./rules.js").Chosen }}
 *   Preset
 * @type {Record<string, Preset>}
 */
export const presets = {
  modal: { name: "cover", rules: { motion: "ease in, .25 s", reverseMotion: "ease out, .25 s" } },
  mdPush: {
    name: "push", said: { dim: .2, parallax: .5 },
    rules: { motion: "ease out, .35 s", reverseMotion: "ease out, .25 s" },
  },
  mdImageZoom: { name: "imageZoom", said: { sourceStyle: { fading: .25 } } },
  asymmetric: { name: "zoom", rules: { goesBy: "push" } },
  autoReverse: { name: "pageIn", rules: { goesBy: "fade", autoReverse: "autoReverse" } },
  combined: { name: "scale", rules: { combined: "fade" } },
  reversed: { name: "push", rules: { reversed: "reversed" } },
  mirrored: { name: "push", rules: { mirrored: "mirrored" } },
  limited: { name: "cube", rules: { limited: "the middle third" } },
  elements: { name: "fade", rules: { enter: "rise", cascade: "down" } },
  pinnedBars: { name: "push", rules: { bars: "pinned" } },
};

/**
 * The settings of a name in the list.
 * @param {string} name @returns {Preset}
 */
export const presetOf = (name) => presets[name] ?? { name };

/**
 * The names that the engine has, by family.
 * @param {string[]} known
 * @returns {[string, string[]][]}
 */
export function grouped(known) {
  const listed = families.map(([family, names]) => /** @type {[string, string[]]} */ (
    [family, names.filter((name) => known.includes(name))]));
  const composed = Object.keys(presets).filter((name) => known.includes(presets[name].name));
  const rest = known.filter((name) => !described[name]);
  return [...listed, /** @type {[string, string[]]} */ (["Set and composed", composed]),
    /** @type {[string, string[]]} */ (["More", rest])].filter(([, names]) => names.length);
}

/**
 * Titles of names that do not consist of words.
 * @type {Record<string, string>}
 */
const titles = { mdPush: "MDTransitioning push", mdImageZoom: "MDTransitioning image zoom", natGeo: "NatGeo" };

/**
 * A name in words.
 * @param {string} name
 */
export const titleOf = (name) => {
  if (titles[name]) return titles[name];
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};

/** The shape of the covering screen, for transitions whose screen does not fill the container. */
const shapes = {
  sheet: "sheet", pageSheet: "sheet", adwSheet: "sheet", card: "card", toast: "toast", popover: "popover",
  drawer: "drawer",
};

/** @param {string} name @returns {string} */
export const shapeOf = (name) => /** @type {Record<string, string>} */ (shapes)[name] ?? "whole";

/**
 * Whether the screen is presented, not pushed.
 * @param {string} name
 */
export const isPresented = (name) => name in shapes || ["cover", "pullToDismiss"].includes(name);
