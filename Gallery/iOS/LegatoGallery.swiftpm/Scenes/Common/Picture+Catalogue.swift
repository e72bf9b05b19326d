// The pictures of all scenes, the same as in the web gallery.

extension Picture {
  static let all: [Picture] = [
    Picture(
      id: "boats", title: "Boats at dusk", text: "The day’s last hire is back. The light stays a little longer.",
      width: 900, height: 600, colors: [0x232124, 0x3A3F49, 0x83747B, 0xD7A669, 0xC4B7A7]),
    Picture(
      id: "leaf", title: "One maple leaf", text: "Flat on the ground to let the low sun through it.",
      width: 675, height: 900, colors: [0x583824, 0xA7642C, 0xE19943, 0xF1A454, 0xF6CFA2]),
    Picture(
      id: "fig", title: "Half a fig", text: "Noon light, a red bowl, and lunch waiting for the shutter.",
      width: 800, height: 800, colors: [0x49221F, 0xAB1104, 0xD22304, 0xCE552B, 0xB2906C]),
    Picture(
      id: "dune", title: "Marram grass", text: "Wind off the sea. Every stalk leans, none of them breaks.",
      width: 675, height: 900, colors: [0x666C24, 0xA5731A, 0xC39432, 0x5F9AC0, 0x9DB8D6]),
    Picture(
      id: "peaks", title: "Picos de Europa", text: "A path, then scree, then the wall. Snow even in summer.",
      width: 900, height: 675, colors: [0x5F5231, 0x514B4A, 0x3D5D99, 0x5274A7, 0xC0C3CB]),
    Picture(
      id: "dandelion", title: "Before the wind", text: "An evening meadow, and a clock that nobody has blown yet.",
      width: 600, height: 900, colors: [0x1E2206, 0x5A4C23, 0x91734A, 0xBC9A6A, 0xECDEC1]),
    Picture(
      id: "lake", title: "Summer, 1 a.m.", text: "The sun has set, and forgets to leave.",
      width: 900, height: 600, colors: [0x4E4672, 0x6461A4, 0x7875BF, 0xA293CD, 0xCFACC5]),
    Picture(
      id: "dogs", title: "Two neighbors", text: "They heard the camera bag before they saw it.",
      width: 675, height: 900, colors: [0x3C3026, 0x6E665B, 0x89735A, 0xA4A5A2, 0xC8CBCF]),
    Picture(
      id: "cups", title: "After the party", text: "Twenty-odd cups, two colours, one shadow.",
      width: 800, height: 800, colors: [0x290730, 0x341C5A, 0x6F4E7E, 0x67A7BF, 0xCFADB3]),
    Picture(
      id: "forest", title: "The path in", text: "Needles underfoot. The birds stop when you do.",
      width: 675, height: 900, colors: [0x1A2719, 0x2D4B22, 0x545123, 0x7D8A6A, 0xA9B4A7]),
    Picture(
      id: "arches", title: "Folded steel", text: "A façade that behaves like cloth.",
      width: 800, height: 800, colors: [0x191919, 0x5E5E5E, 0xA5A5A5, 0xE7E7E7]),
    Picture(
      id: "drop", title: "Crown", text: "Water, thirty milliseconds after the drop.",
      width: 675, height: 900, colors: [0x293139, 0x5D7794, 0x708FAE, 0x8AADCD, 0xB3D3E8]),
    Picture(
      id: "nuthatch", title: "Nuthatch, head first", text: "The only bird that walks down a tree as easily as up.",
      width: 900, height: 600, colors: [0x39332C, 0x63615D, 0x728B9C, 0xEFE0AE, 0xE8EEF1]),
    Picture(
      id: "kite", title: "A good breeze", text: "Forty metres of line, and a hand at the other end.",
      width: 675, height: 900, colors: [0x083673, 0x12427C, 0x28578F, 0x4C709F, 0x97A7B9]),
    Picture(
      id: "seeds", title: "Two parachutes", text: "A breath would be enough.",
      width: 800, height: 800, colors: [0x53491C, 0x585F5F, 0xA56116, 0xD79231, 0xC4BDA0]),
    Picture(
      id: "dusk", title: "The far shore", text: "Blue hour, and the lake keeps still for it.",
      width: 675, height: 900, colors: [0x1A2D4D, 0x35608F, 0x4A75A4, 0x5B86B3]),
    Picture(
      id: "moss", title: "One stands out", text: "Look for the one that thinks it is autumn.",
      width: 900, height: 675, colors: [0x1A1B0C, 0x3A4616, 0x535F22, 0x738935, 0x959740]),
    Picture(
      id: "brushes", title: "Rinse before use", text: "Pigment that the paint shop never managed to sell.",
      width: 800, height: 800, colors: [0x312E38, 0xB73E33, 0xD5B143, 0x2757AB, 0xEEE1C7]),
    Picture(
      id: "jetty", title: "No boats today", text: "Fog took the other side.",
      width: 675, height: 900, colors: [0x363636, 0x4F4F4F, 0xB3B3B3]),
  ]
}
