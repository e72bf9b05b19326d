// What can be said of each transition: what it is unless told otherwise, and what it may be. A test compares the
// numbers with the engine's.

/** @typedef {string | number | [x: number, y: number] | { fading: number }} Value */

/**
 * What an option may be: words, or a range of numbers. A field takes what is too wide a range for a slider.
 * @typedef {{ words: string[] }} Words
 * @typedef {{ from: number, to: number, step: number, unit: string, isField?: boolean }} Range
 */

/**
 * The numbers and words that hold where nothing is said, by transition.
 * @type {Record<string, Record<string, string | number>>}
 */
export const defaults = {
  adwNavigation: { dim: .12 },
  adwSheet: { dim: .25, radius: 15 },
  auto: { distance: 500 },
  blinds: { count: 8, axis: "vertical" },
  book: { axis: "horizontal", scale: .9 },
  card: { dim: .3, shadow: .2, radius: 24 },
  cards: { scale: .8, tilt: Math.PI / 12 },
  containerTransform: { dim: .32 },
  cover: { direction: "up", dim: 0 },
  crossfade: { duration: 1 },
  cube: { axis: "horizontal", shadow: .8 },
  drawer: { edge: "leading", dim: .3 },
  explode: { columns: 10, seed: 1, reach: 100 },
  flip: { axis: "horizontal", shade: .5 },
  fold: { folds: 2, shade: 1 },
  grow: { backdrop: .8 },
  headline: { coveredScale: .95, coveredOpacity: .7 },
  heroPush: { direction: "leading" },
  imageZoom: { sourceStyle: "hidden" },
  pageIn: { direction: "leading", scale: .7 },
  pageOut: { direction: "trailing", scale: .7 },
  pageSheet: { scale: .92, dim: .2, radius: 10 },
  pan: { direction: "leading", duration: .3 },
  popover: { scale: .6, dim: .1, radius: 13 },
  portal: { scale: .8 },
  predictiveBack: { scale: .9, radius: 32 },
  pull: { direction: "trailing" },
  pullToDismiss: { backdrop: .6 },
  push: { direction: "leading", dim: .098, parallax: .3 },
  scale: { inset: 10, dim: .2 },
  sharedAxis: { along: "x", distance: 30 },
  sheet: { dim: .4, radius: 10 },
  slide: { direction: "leading" },
  thrown: { direction: "leading", turn: -.2, scale: .9 },
  toast: { edge: "top", shadow: .2, radius: 14 },
  turn: { axis: "horizontal" },
  uncover: { direction: "down" },
  zoom: { dim: .15, coveredScale: .914, sourceFade: .55, shadow: .24 },
  zoomIn: { near: 1.3, far: .7 },
  zoomOut: { near: 1.3, far: .7 },
  zoomSlide: { direction: "leading", scale: .8 },
};

const part = { from: 0, to: 1, step: .01, unit: "" };
const points = { from: 0, step: 1, unit: "px", isField: true };
const seconds = { from: 0, to: 60, step: .05, unit: "s", isField: true };

/** @type {Record<string, Words | Range>} */
const choices = {
  direction: { words: ["leading", "trailing", "left", "right", "up", "down"] },
  edge: { words: ["leading", "trailing", "left", "right", "top", "bottom"] },
  axis: { words: ["horizontal", "vertical"] },
  along: { words: ["x", "y", "z"] },
  point: { words: ["the element's", "top left", "centre", "bottom right"] },
  sourceStyle: { words: ["hidden", "kept", "fading"] },
  dim: part, backdrop: part, shadow: part, shade: part, scale: part, parallax: part, sourceFade: part,
  coveredOpacity: part,
  coveredScale: { ...part, to: 2, unit: "×" },
  inset: { ...points, to: 1000 },
  // No corner is rounder than half of a screen.
  radius: { ...points, to: 1000 },
  distance: { ...points, to: 1000 },
  reach: { ...points, to: 1000 },
  duration: seconds,
  seed: { from: 0, to: 4294967295, step: 1, unit: "", isField: true },
  folds: { from: 1, to: 16, step: 1, unit: "" },
  columns: { from: 1, to: 40, step: 1, unit: "" },
  count: { from: 1, to: 32, step: 1, unit: "" },
  near: { from: 0, to: 4, step: .05, unit: "×" },
  far: { from: 0, to: 4, step: .05, unit: "×" },
  tilt: { from: 0, to: 1, step: .01, unit: "rad" },
  turn: { from: -1.57, to: 1.57, step: .01, unit: "rad" },
};

/**
 * Scales that have other limits.
 * @type {Record<string, [from: number, to: number]>}
 */
const scales = {
  book: [.1, 1], cards: [.1, 1], portal: [.1, 1], thrown: [.1, 1], pageIn: [0, 2], pageOut: [0, 2], zoomSlide: [0, 2],
};

/**
 * What an option of a transition may be; undefined for elements, which the page says.
 * @param {string} name @param {string} option
 * @returns {Words | Range | undefined}
 */
export function choiceOf(name, option) {
  if (name === "auto" && option === "distance") return { ...points, to: 500 };
  if (option === "scale") return { ...part, from: scales[name]?.[0] ?? 0, to: scales[name]?.[1] ?? 1, unit: "×" };
  return choices[option];
}

/**
 * What an option is unless told otherwise.
 * @param {string} name @param {string} option
 */
export const defaultOf = (name, option) => (option === "point" ? "the element's" : defaults[name]?.[option]);

/**
 * Parts of the container's width and height.
 * @type {Record<string, [x: number, y: number]>}
 */
const places = { "top left": [0, 0], "centre": [.5, .5], "bottom right": [1, 1] };

/**
 * The value that a word of a row stands for.
 * @param {string} option @param {string | number} value @param {HTMLElement} container
 * @returns {Value}
 */
export function meaningOf(option, value, { clientWidth, clientHeight }) {
  if (option === "sourceStyle" && value === "fading") return { fading: .25 };
  if (option !== "point") return value;
  const [x, y] = places[value];
  return [Math.round(x * clientWidth), Math.round(y * clientHeight)];
}

/**
 * The word of a row for a value.
 * @param {Value | undefined} value
 */
export const wordOf = (value) => (typeof value === "object" && "fading" in value ? "fading"
  : /** @type {string | number | undefined} */ (value));

const opposites = { top: "down", bottom: "up", left: "right", right: "left", leading: "trailing", trailing: "leading" };

/**
 * The way that a finger pulls the page in: the one that the page travels.
 * @param {string} name @param {Record<string, Value>} said @param {boolean} isPresented @param {boolean} isRightToLeft
 */
export function wayOf(name, said, isPresented, isRightToLeft) {
  const valueOf = (/** @type {string} */ option) => said[option] ?? defaultOf(name, option);
  const edge = /** @type {keyof typeof opposites | undefined} */ (valueOf("edge"));
  const isUpright = isPresented || valueOf("axis") === "vertical" || valueOf("along") === "y";
  const way = valueOf("direction") ?? (edge && opposites[edge]) ?? (isUpright ? "up" : "leading");
  if (way === "leading") return isRightToLeft ? "right" : "left";
  if (way === "trailing") return isRightToLeft ? "left" : "right";
  return /** @type {string} */ (way);
}
