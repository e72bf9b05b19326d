// The pictures: files, captions, sizes, colours, and authors.

import { file } from "./address.js";

/**
 * @typedef {{ id: string, title: string, text: string, width: number, height: number, colors: string[],
 *   author: string, work: string, licence: string, from: string }} Photo
 */

const plasma = "plasma-workspace-wallpapers";
const lomiri = "lomiri-wallpapers";
const mate = "mate-backgrounds";

/**
 * @param {string[]} words in the order of the calls below
 * @returns {Photo}
 */
function photo(...[id, title, text, size, colors, author, work, licence, from]) {
  const [width, height] = size.split("×").map(Number);
  return { id, title, text, width, height, colors: colors.split(" "), author, work, licence, from };
}

/** @type {Photo[]} */
export const photos = [
  photo("boats", "Boats at dusk", "The day’s last hire is back. The light stays a little longer.", "900×600",
    "#232124 #3A3F49 #83747B #D7A669 #C4B7A7", "Ian Hex", "Evening Glow", "LGPL-3.0", plasma),
  photo("leaf", "One maple leaf", "Flat on the ground to let the low sun through it.", "675×900",
    "#583824 #A7642C #E19943 #F1A454 #F6CFA2", "Martin Klapetek", "Fallen Leaf", "LGPL-3.0", plasma),
  photo("fig", "Half a fig", "Noon light, a red bowl, and lunch waiting for the shutter.", "800×800",
    "#49221F #AB1104 #D22304 #CE552B #B2906C", "Trevor “Freespace”", "Picture 0B", "CC-BY-4.0", lomiri),
  photo("dune", "Marram grass", "Wind off the sea. Every stalk leans, none of them breaks.", "675×900",
    "#666C24 #A5731A #C39432 #5F9AC0 #9DB8D6", "Marco Cogoni, Hylke Bons", "Dune", "GPL-2.0-or-later", mate),
  photo("peaks", "Picos de Europa", "A path, then scree, then the wall. Snow even in summer.", "900×675",
    "#5F5231 #514B4A #3D5D99 #5274A7 #C0C3CB", "Aitzol Berasategi", "Picos de Europa", "CC-BY-4.0", lomiri),
  photo("dandelion", "Before the wind", "An evening meadow, and a clock that nobody has blown yet.", "600×900",
    "#1E2206 #5A4C23 #91734A #BC9A6A #ECDEC1", "Clemens Engelhardt", "Seeding", "CC0-1.0", lomiri),
  photo("lake", "Summer, 1 a.m.", "The sun has set, and forgets to leave.", "900×600",
    "#4E4672 #6461A4 #7875BF #A293CD #CFACC5", "Risto Saukonpää", "summer 1am", "LGPL-3.0", plasma),
  photo("dogs", "Two neighbors", "They heard the camera bag before they saw it.", "675×900",
    "#3C3026 #6E665B #89735A #A4A5A2 #C8CBCF", "Aitzol Berasategi", "Friends", "CC-BY-4.0", lomiri),
  photo("cups", "After the party", "Twenty-odd cups, two colours, one shadow.", "800×800",
    "#290730 #341C5A #6F4E7E #67A7BF #CFADB3", "Dmitri Popov", "Colorful Cups", "LGPL-3.0", plasma),
  photo("forest", "The path in", "Needles underfoot. The birds stop when you do.", "675×900",
    "#1A2719 #2D4B22 #545123 #7D8A6A #A9B4A7", "Risto Saukonpää", "Path", "LGPL-3.0", plasma),
  photo("arches", "Folded steel", "A façade that behaves like cloth.", "800×800",
    "#191919 #5E5E5E #A5A5A5 #E7E7E7", "Sigi Sagi", "Grey", "LGPL-3.0", plasma),
  photo("drop", "Crown", "Water, thirty milliseconds after the drop.", "675×900",
    "#293139 #5D7794 #708FAE #8AADCD #B3D3E8", "Charles Barbin", "Aqua", "GPL-2.0-or-later", mate),
  photo("nuthatch", "Nuthatch, head first", "The only bird that walks down a tree as easily as up.", "900×600",
    "#39332C #63615D #728B9C #EFE0AE #E8EEF1", "Lukas Baubkus", "Kleiber", "CC-BY-SA-3.0", lomiri),
  photo("kite", "A good breeze", "Forty metres of line, and a hand at the other end.", "675×900",
    "#083673 #12427C #28578F #4C709F #97A7B9", "Risto Saukonpää", "Kite", "LGPL-3.0", plasma),
  photo("seeds", "Two parachutes", "A breath would be enough.", "800×800",
    "#53491C #585F5F #A56116 #D79231 #C4BDA0", "Charles Barbin, Hylke Bons", "Two Wings", "GPL-2.0-or-later", mate),
  photo("dusk", "The far shore", "Blue hour, and the lake keeps still for it.", "675×900",
    "#1A2D4D #35608F #4A75A4 #5B86B3", "Risto Saukonpää", "Darkest Hour", "LGPL-3.0", plasma),
  photo("moss", "One stands out", "Look for the one that thinks it is autumn.", "900×675",
    "#1A1B0C #3A4616 #535F22 #738935 #959740", "Risto Saukonpää", "One Stands Out", "LGPL-3.0", plasma),
  photo("brushes", "Rinse before use", "Pigment that the paint shop never managed to sell.", "800×800",
    "#312E38 #B73E33 #D5B143 #2757AB #EEE1C7", "Trevor “Freespace”", "Picture 1A", "CC-BY-4.0", lomiri),
  photo("jetty", "No boats today", "Fog took the other side.", "675×900",
    "#363636 #4F4F4F #B3B3B3", "Risto Saukonpää", "Cold Ripple", "LGPL-3.0", plasma),
];

/** @param {string} id */
export const photoNamed = (id) => photos.find((each) => each.id === id) ?? photos[0];

/** @param {string} id */
export const source = (id) => file(`media/${id}.webp`);

/**
 * A still of a photo, with its size set, so that the page never reflows.
 * @param {string} id @param {string} [attributes]
 */
export function image(id, attributes = "") {
  const { title, width, height } = photoNamed(id);
  return `<img src="${source(id)}" alt="${title}" width="${width}" height="${height}" draggable="false" ${attributes}>`;
}

/**
 * A still for a new page: if it is loaded already, the page's first frame shows it.
 * @param {string} id @param {string} [attributes]
 */
export const pageImage = (id, attributes = "") => image(id, `decoding="sync" ${attributes}`);

/**
 * The moving pictures: files, and authors.
 * @type {{ id: string, author: string, work: string, licence: string }[]}
 */
export const movies = [
  { id: "stretch", author: "Blender Foundation", work: "Big Buck Bunny", licence: "CC-BY-3.0" },
  { id: "look", author: "Blender Foundation", work: "Big Buck Bunny", licence: "CC-BY-3.0" },
  { id: "plot", author: "Blender Foundation", work: "Big Buck Bunny", licence: "CC-BY-3.0" },
  { id: "towers", author: "Kivy’s examples", work: "A city by night", licence: "CC0-1.0" },
  { id: "summit", author: "Kivy’s examples", work: "A city by night", licence: "CC0-1.0" },
  { id: "cockatoo", author: "imageio contributors", work: "Cockatoo", licence: "BSD-2-Clause" },
];

/** @param {string} id */
export const poster = (id) => file(`media/${id}-poster.webp`);
