// A map of an invented harbour town: streets on a bent grid, a river, a bay and a park, as SVG.

/** The size of the map, in pixels; the part that is shown first is in its middle. */
export const townSize = { width: 1000, height: 1240 };

/**
 * The place of a crossing of the grid, which is turned a little, and bent, as old streets are.
 * @param {number} across @param {number} along
 */
function crossing(across, along) {
  const [turned, sine] = [.94, .34];
  const x = across + 16 * Math.sin(along / 120) + 7 * Math.sin(along / 47);
  const y = along + 20 * Math.sin(across / 150) + 6 * Math.sin(across / 61);
  return [500 + turned * x - sine * y, 600 + sine * x + turned * y];
}

/**
 * A street of the grid from one end of the map to the other.
 * @param {(way: number) => number[]} at
 */
function street(at) {
  const points = [];
  for (let way = -900; way <= 900; way += 25) points.push(at(way).map(Math.round).join(" "));
  return `M${points.join("L")}`;
}

/**
 * All streets whose number is a multiple of `every`, without those whose number is a multiple of `but`.
 * @param {number} every @param {number} [but]
 */
function streets(every, but = Infinity) {
  const lines = [];
  for (let number = -24; number <= 24; number += 1) {
    if (number % every || number % but === 0) continue;
    lines.push(street((way) => crossing(number * 38, way)), street((way) => crossing(way, number * 46)));
  }
  return lines.join("");
}

const bay = "M-20 560C90 548 150 596 214 588S318 520 372 548s40 96 96 116 92-20 128 20 6 108 62 140 128 4 190 40 "
  + "120 60 180 40V1270H-20Z";
const river = "M380 560C420 470 372 420 410 340S540 250 560 160 540 40 566 -20";
const parks = [
  "M594 330c40-34 128-30 168 6s38 120-6 150-128 22-166-14-36-110 4-142Z",
  "M180 300c30-20 92-14 116 18s10 74-24 88-96 6-112-26-10-60 20-80Z",
  "M700 700c40-8 96 10 116 48s-30 60-70 48-96-80-46-96Z",
];

/**
 * Names on the map: the place, the text, and whether it belongs to water. @type {[number, number, string, string?][]}
 */
const names = [
  [410, 850, "Sealskin Bay", "water"], [690, 346, "Lindpark", "park"], [330, 424, "Northside"],
  [408, 300, "Old Town"], [604, 622, "Ropewalk"], [700, 262, "Kilnfield"],
];

/**
 * A road is drawn twice: as its edges, and as the area between them.
 * @param {string} kind @param {string} path
 */
const road = (kind, path) => `<path class="${kind} edge" d="${path}"/><path class="${kind}" d="${path}"/>`;

/** The map's markup. */
export function town() {
  const { width, height } = townSize;
  const [lanes, avenues] = [streets(1, 4), streets(4)];
  return `<svg class="town" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">
    <mask id="bridges"><path d="${river}" stroke="#fff" stroke-width="42"/></mask>
    ${road("lane", lanes)}${road("avenue", avenues)}
    ${parks.map((path) => `<path class="park" d="${path}"/>`).join("")}
    <path class="trail" d="M600 380c40 30 60-20 92 10s40 60 70 40M640 486c0-60 60-70 74-130M196 330c30 10 40 50 84 50"/>
    <path class="river" d="${river}"/><path class="bay" d="${bay}"/>
    <g mask="url(#bridges)">${road("avenue", avenues)}</g>
    <path class="bay" d="${bay}"/><path class="shore" d="${bay}"/>
    <path class="pier" d="M470 664l-44 62M520 668l-30 70M232 586l20 70M640 812l-50 44"/>
    <path class="ferry" d="M490 738C430 800 330 840 250 940S60 1080 -20 1100"/>
    ${road("rail", "M-20 200C200 170 330 250 470 226S760 60 1020 120")}
    ${names.map(([x, y, name, kind = "quarter"]) => `<text class="${kind}" x="${x}" y="${y}">${name}</text>`).join("")}
  </svg>`;
}
