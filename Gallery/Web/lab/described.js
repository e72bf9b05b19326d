// The engine's transitions and their options, by family: `make transitions` writes this file.

/**
 * An option: what Swift calls it, its default, and what it may be.
 * @typedef {object} Option
 * @property {string} label nothing if Swift gives it none
 * @property {string | number | null} standard
 * @property {string[]} [words]
 * @property {[least: number, most: number]} [limits]
 * @property {string} [unit]
 * @property {boolean} [isWhole]
 */

/**
 * A transition: how Swift writes it, with a star for what is said of it, or with a struct for that.
 * @typedef {{ family: string, swift: string, struct?: string, options: Record<string, Option> }} Described
 */

const words = {
  along: ["x", "y", "z"],
  axis: ["horizontal", "vertical"],
  direction: ["up", "down", "left", "right", "leading", "trailing"],
  edge: ["top", "bottom", "left", "right", "leading", "trailing"],
};

/** @type {Record<string, Described>} */
export const described = {
  cover: {
    family: "Slides", swift: ".cover(*)",
    options: {
      direction: { label: "", standard: "up", words: words.direction },
      dim: { label: "dim", standard: 0, limits: [0, 1], unit: "" },
    },
  },
  headline: {
    family: "Slides", swift: ".headline(*)",
    options: {
      coveredScale: { label: "coveredScale", standard: 0.95, limits: [0, 2], unit: "×" },
      coveredOpacity: { label: "coveredOpacity", standard: 0.7, limits: [0, 1], unit: "" },
    },
  },
  pageIn: {
    family: "Slides", swift: ".pageIn(*)",
    options: {
      direction: { label: "", standard: "leading", words: words.direction },
      scale: { label: "scale", standard: 0.7, limits: [0, 2], unit: "×" },
    },
  },
  pageOut: {
    family: "Slides", swift: ".pageOut(*)",
    options: {
      direction: { label: "", standard: "trailing", words: words.direction },
      scale: { label: "scale", standard: 0.7, limits: [0, 2], unit: "×" },
    },
  },
  pan: {
    family: "Slides", swift: ".pan(*)",
    options: {
      direction: { label: "", standard: "leading", words: words.direction },
      duration: { label: "duration", standard: 0.3, limits: [0, 60], unit: "s" },
    },
  },
  pull: {
    family: "Slides", swift: ".pull(*)",
    options: {
      direction: { label: "", standard: "trailing", words: words.direction },
    },
  },
  push: {
    family: "Slides", swift: ".push", struct: "PushParameters",
    options: {
      direction: { label: "direction", standard: "leading", words: words.direction },
      dim: { label: "dim", standard: 0.098, limits: [0, 1], unit: "" },
      parallax: { label: "parallax", standard: 0.3, limits: [-1, 1], unit: "" },
    },
  },
  scale: {
    family: "Slides", swift: ".scale(*)",
    options: {
      inset: { label: "inset", standard: 10, limits: [0, 1000], unit: "px" },
      dim: { label: "dim", standard: 0.2, limits: [0, 1], unit: "" },
    },
  },
  slide: {
    family: "Slides", swift: ".slide(*)",
    options: {
      direction: { label: "", standard: "leading", words: words.direction },
    },
  },
  thrown: {
    family: "Slides", swift: ".thrown(*)",
    options: {
      direction: { label: "", standard: "leading", words: words.direction },
      turn: { label: "turn", standard: -0.2, limits: [-1.5707963267948966, 1.5707963267948966], unit: "rad" },
      scale: { label: "scale", standard: 0.9, limits: [0.1, 1], unit: "×" },
    },
  },
  uncover: {
    family: "Slides", swift: ".uncover(*)",
    options: {
      direction: { label: "", standard: "down", words: words.direction },
    },
  },
  zoomSlide: {
    family: "Slides", swift: ".zoomSlide(*)",
    options: {
      direction: { label: "", standard: "leading", words: words.direction },
      scale: { label: "scale", standard: 0.8, limits: [0, 2], unit: "×" },
    },
  },
  crossfade: {
    family: "Fades", swift: ".crossfade(*)",
    options: {
      duration: { label: "duration", standard: 1, limits: [0, 60], unit: "s" },
    },
  },
  fade: {
    family: "Fades", swift: ".fade",
    options: {},
  },
  instant: {
    family: "Fades", swift: ".instant",
    options: {},
  },
  auto: {
    family: "Zooms", swift: ".auto(*)",
    options: {
      distance: { label: "distance", standard: 500, limits: [0, 500], unit: "px" },
    },
  },
  grow: {
    family: "Zooms", swift: ".grow(*)",
    options: {
      dim: { label: "dim", standard: 0.8, limits: [0, 1], unit: "" },
    },
  },
  imageZoom: {
    family: "Zooms", swift: ".imageZoom(*)",
    options: {
      sourceStyle: { label: "sourceStyle", standard: "hidden" },
    },
  },
  zoom: {
    family: "Zooms", swift: ".zoom", struct: "ZoomParameters",
    options: {
      dim: { label: "dim", standard: 0.15, limits: [0, 1], unit: "" },
      coveredScale: { label: "coveredScale", standard: 0.914, limits: [0, 2], unit: "×" },
      sourceFade: { label: "sourceFade", standard: 0.55, limits: [0, 1], unit: "" },
      shadow: { label: "shadow", standard: 0.24, limits: [0, 1], unit: "" },
    },
  },
  zoomIn: {
    family: "Zooms", swift: ".zoomIn(*)",
    options: {
      near: { label: "near", standard: 1.3, limits: [0, 4], unit: "×" },
      far: { label: "far", standard: 0.7, limits: [0, 4], unit: "×" },
    },
  },
  zoomOut: {
    family: "Zooms", swift: ".zoomOut(*)",
    options: {
      near: { label: "near", standard: 1.3, limits: [0, 4], unit: "×" },
      far: { label: "far", standard: 0.7, limits: [0, 4], unit: "×" },
    },
  },
  card: {
    family: "Sheets", swift: ".card(*)",
    options: {
      dim: { label: "dim", standard: 0.3, limits: [0, 1], unit: "" },
      shadow: { label: "shadow", standard: 0.2, limits: [0, 1], unit: "" },
      radius: { label: "radius", standard: 24, limits: [0, 1000], unit: "px" },
    },
  },
  drawer: {
    family: "Sheets", swift: ".drawer(*)",
    options: {
      edge: { label: "from", standard: "leading", words: words.edge },
      dim: { label: "dim", standard: 0.3, limits: [0, 1], unit: "" },
    },
  },
  pageSheet: {
    family: "Sheets", swift: ".pageSheet(*)",
    options: {
      scale: { label: "scale", standard: 0.92, limits: [0, 1], unit: "×" },
      dim: { label: "dim", standard: 0.2, limits: [0, 1], unit: "" },
      shadow: { label: "shadow", standard: 0.2, limits: [0, 1], unit: "" },
      radius: { label: "radius", standard: 10, limits: [0, 1000], unit: "px" },
      detent: { label: "detent", standard: 0, limits: [0, 0.9], unit: "" },
    },
  },
  popover: {
    family: "Sheets", swift: ".popover(*)",
    options: {
      scale: { label: "scale", standard: 0.6, limits: [0, 1], unit: "×" },
      dim: { label: "dim", standard: 0.1, limits: [0, 1], unit: "" },
      radius: { label: "radius", standard: 13, limits: [0, 1000], unit: "px" },
    },
  },
  pullToDismiss: {
    family: "Sheets", swift: ".pullToDismiss(*)",
    options: {
      dim: { label: "dim", standard: 0.6, limits: [0, 1], unit: "" },
    },
  },
  sheet: {
    family: "Sheets", swift: ".sheet(*)",
    options: {
      dim: { label: "dim", standard: 0.4, limits: [0, 1], unit: "" },
      shadow: { label: "shadow", standard: 0.2, limits: [0, 1], unit: "" },
      radius: { label: "radius", standard: 10, limits: [0, 1000], unit: "px" },
    },
  },
  toast: {
    family: "Sheets", swift: ".toast(*)",
    options: {
      edge: { label: "from", standard: "top", words: words.edge },
      shadow: { label: "shadow", standard: 0.2, limits: [0, 1], unit: "" },
      radius: { label: "radius", standard: 14, limits: [0, 1000], unit: "px" },
    },
  },
  cards: {
    family: "Solids", swift: ".cards(*)",
    options: {
      scale: { label: "scale", standard: 0.8, limits: [0.1, 1], unit: "×" },
      tilt: { label: "tilt", standard: 0.2617993877991494, limits: [0, 1], unit: "rad" },
    },
  },
  cube: {
    family: "Solids", swift: ".cube(*)",
    options: {
      axis: { label: "axis", standard: "horizontal", words: words.axis },
      shade: { label: "shade", standard: 0.8, limits: [0, 1], unit: "" },
    },
  },
  natGeo: {
    family: "Solids", swift: ".natGeo(*)",
    options: {},
  },
  turn: {
    family: "Solids", swift: ".turn(*)",
    options: {
      axis: { label: "axis", standard: "horizontal", words: words.axis },
    },
  },
  blinds: {
    family: "Pieces", swift: ".blinds(*)",
    options: {
      count: { label: "count", standard: 8, limits: [1, 32], unit: "", isWhole: true },
      axis: { label: "axis", standard: "vertical", words: words.axis },
    },
  },
  book: {
    family: "Pieces", swift: ".book(*)",
    options: {
      axis: { label: "axis", standard: "horizontal", words: words.axis },
      scale: { label: "scale", standard: 0.9, limits: [0.1, 1], unit: "×" },
    },
  },
  explode: {
    family: "Pieces", swift: ".explode(*)",
    options: {
      columns: { label: "columns", standard: 10, limits: [1, 40], unit: "", isWhole: true },
      seed: { label: "seed", standard: 1, limits: [0, 4294967295], isWhole: true },
      reach: { label: "reach", standard: 100, limits: [0, 1000], unit: "px" },
    },
  },
  flip: {
    family: "Pieces", swift: ".flip(*)",
    options: {
      axis: { label: "axis", standard: "horizontal", words: words.axis },
      shade: { label: "shade", standard: 0.5, limits: [0, 1], unit: "" },
    },
  },
  fold: {
    family: "Pieces", swift: ".fold(*)",
    options: {
      folds: { label: "folds", standard: 2, limits: [1, 16], unit: "", isWhole: true },
      shade: { label: "shade", standard: 1, limits: [0, 1], unit: "" },
    },
  },
  portal: {
    family: "Pieces", swift: ".portal(*)",
    options: {
      scale: { label: "scale", standard: 0.8, limits: [0.1, 1], unit: "×" },
    },
  },
  circularReveal: {
    family: "Reveals", swift: ".circularReveal(*)",
    options: {
      point: { label: "from", standard: null },
    },
  },
  iris: {
    family: "Reveals", swift: ".iris(*)",
    options: {
      point: { label: "at", standard: null },
    },
  },
  adwNavigation: {
    family: "Presets", swift: ".adwNavigation(*)",
    options: {
      dim: { label: "dim", standard: 0.12, limits: [0, 1], unit: "" },
    },
  },
  adwSheet: {
    family: "Presets", swift: ".adwSheet(*)",
    options: {
      dim: { label: "dim", standard: 0.25, limits: [0, 1], unit: "" },
      shadow: { label: "shadow", standard: 0.2, limits: [0, 1], unit: "" },
      radius: { label: "radius", standard: 15, limits: [0, 1000], unit: "px" },
    },
  },
  containerTransform: {
    family: "Presets", swift: ".containerTransform(*)",
    options: {
      dim: { label: "dim", standard: 0.32, limits: [0, 1], unit: "" },
    },
  },
  heroPush: {
    family: "Presets", swift: ".push(.hero(*))",
    options: {
      direction: { label: "", standard: "leading", words: words.direction },
    },
  },
  predictiveBack: {
    family: "Presets", swift: ".predictiveBack(*)",
    options: {
      scale: { label: "scale", standard: 0.9, limits: [0, 1], unit: "×" },
      radius: { label: "radius", standard: 32, limits: [0, 1000], unit: "px" },
    },
  },
  sharedAxis: {
    family: "Presets", swift: ".sharedAxis(*)",
    options: {
      along: { label: "", standard: "x", words: words.along },
      distance: { label: "distance", standard: 30, limits: [0, 1000], unit: "px" },
    },
  },
  systemPush: {
    family: "Presets", swift: ".systemPush",
    options: {},
  },
};
