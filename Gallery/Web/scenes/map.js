// The map: a sheet of places over a town, with detents; its list shares drags with the sheet, and the map steps back.

import { image } from "../media.js";
import { element, icon, onClick } from "../ui.js";
import { town, townSize } from "./town.js";

/**
 * Picture, name, description, distance, kind, and place on the map.
 * @type {[string, string, string, string, string, number, number][]}
 */
const places = [
  ["boats", "Boats for hire", "Pier 2 · until dusk", "4 min", "water", 462, 690],
  ["fig", "Half a Fig", "Lunch · one red bowl", "6 min", "food", 520, 392],
  ["arches", "Folded House", "Concerts · tonight at eight", "9 min", "art", 596, 262],
  ["leaf", "Lindpark", "Park · maples, benches", "11 min", "green", 664, 452],
  ["cups", "Twenty Cups", "Coffee · one each", "3 min", "food", 398, 462],
  ["jetty", "North Jetty", "Walk · best in fog", "14 min", "water", 244, 640],
  ["brushes", "Ruth’s Pigments", "Paint · all of it bright", "8 min", "art", 474, 514],
  ["kite", "Kite Hill", "View · wind from four", "17 min", "green", 230, 318],
  ["drop", "The Baths", "Swim · 26°, lanes until nine", "12 min", "water", 620, 574],
  ["nuthatch", "Bird hide", "Bring the big lens", "19 min", "green", 742, 366],
  ["moss", "Moss & Son", "Plants · one is red", "10 min", "green", 334, 376],
];
const kinds = [["all", "All"], ["water", "Water"], ["food", "Food"], ["art", "Art"], ["green", "Green"]];

/** On the last part of the sheet's way the map is dimmed, and steps back as a card with round corners. */
const stepBack = /** @type {import("/legato/legato.js").CustomTransition} */ ({
  layers: [
    {
      layer: "covered",
      tracks: {
        scale: [[0, 1], [.6, 1], [1, .92]],
        translationY: [[0, 0], [.6, 0], [1, -14]],
        cornerRadius: [[0, 0], [.6, 0], [1, 24]],
      },
    },
    { layer: "dimming", tracks: { opacity: [[0, 0], [.6, 0], [1, 1]] } },
  ],
});

/** @type {import("../main.js").Scene} */
export const map = {
  name: "map",
  title: "Map",
  icon: "map",
  note: "Tap a place. The sheet rests at a third, higher, or all the way up, where the map steps back; until then "
    + "nothing dims the map, which scrolls beside it. Go on pulling and its list scrolls; pull the list down, and the "
    + "same finger takes the sheet.",
  code: `
stack.<b>present</b>(places, {
  detents: [.3, .6],
  transition: {
    combined: ["sheet", stepBack],
  },
  interaction: "sheetPan",
});`,

  mount({ legato, root, register }) {
    const container = element(`<div class="container" data-testid="map"></div>`);
    const ground = mapScreen();
    container.append(ground);
    root.append(container);
    const stack = register(legato.stack(container, { root: ground }));

    const view = /** @type {HTMLElement} */ (ground.querySelector(".map-view"));
    view.scrollTo((townSize.width - view.clientWidth) / 2, 180);

    /** @param {string} [chosen] the place that was tapped */
    const open = (chosen) => {
      mark(chosen);
      if (stack.top !== ground) return choose(/** @type {HTMLElement} */ (stack.top), chosen);
      const sheet = placesScreen();
      choose(sheet, chosen);
      stack.present(sheet, {
        detents: [.3, .6],
        transition: { combined: [{ name: "sheet", dim: .2, radius: 22 }, stepBack] },
        interaction: "sheetPan",
      });
    };
    /** @param {string} [chosen] */
    const mark = (chosen) => {
      for (const pin of /** @type {NodeListOf<HTMLElement>} */ (ground.querySelectorAll(".pin"))) {
        pin.toggleAttribute("data-chosen", !!chosen && pin.dataset.places === chosen);
      }
    };
    container.addEventListener("legato:finish", ({ detail }) => { if (detail.operation === "dismiss") mark(); });
    onClick(ground, "[data-places]", (button) => open(button.dataset.places));
    onClick(container, "[data-dismiss]", () => stack.dismiss());
    onClick(container, "[data-kind]", (chip) => {
      const screen = /** @type {HTMLElement} */ (chip.closest(".screen"));
      for (const each of screen.querySelectorAll("[data-kind]")) {
        each.setAttribute("aria-pressed", String(each === chip));
      }
      for (const row of /** @type {NodeListOf<HTMLElement>} */ (screen.querySelectorAll("[data-of]"))) {
        row.hidden = chip.dataset.kind !== "all" && row.dataset.of !== chip.dataset.kind;
      }
    });
    onClick(container, "[data-keep]", (button) =>
      button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true")));
    // A tap on the map beside the sheet at its full height, where the map is dimmed, closes the sheet.
    container.addEventListener("click", (event) => {
      if (event.target === container && stack.screens.length > 1) stack.dismiss();
    });
  },
};

function mapScreen() {
  return element(`<section class="screen map-screen" data-testid="map-screen" aria-label="Map">
    <div class="map-view"><div class="map-plan">
      ${town()}
      ${places.map(([id, name, , , , x, y]) => `<button class="pin" type="button" data-places="${id}"
        data-testid="pin-${id}" style="left:${x}px;top:${y}px" aria-label="${name}">
        ${image(id)}</button>`).join("")}
      <i class="me" style="left:500px;top:452px"></i>
    </div></div>
    <button class="map-search" type="button" data-places data-testid="open-places">
      ${icon("search")}<span>What is around</span><b>${places.length}</b></button>
  </section>`);
}

/**
 * Marks a place in the sheet and brings it to the top of the list.
 * @param {HTMLElement} sheet
 * @param {string} [chosen]
 */
function choose(sheet, chosen) {
  const list = /** @type {HTMLElement} */ (sheet.querySelector(".places-list"));
  for (const row of list.children) {
    const isChosen = row.matches(`[data-testid="place-${chosen}"]`);
    row.toggleAttribute("data-chosen", isChosen);
    if (isChosen) list.prepend(row);
  }
  list.scrollTo(0, 0);
}

function placesScreen() {
  return element(`<section class="screen places" data-testid="places" aria-label="Places">
    <header class="places-head">
      <h2>Around the harbour</h2>
      <button class="places-close" type="button" data-dismiss data-testid="dismiss" aria-label="Close">
        ${icon("close")}</button>
    </header>
    <div class="places-kinds" role="group" aria-label="Kinds">${kinds.map(([kind, name], index) => `
      <button type="button" data-kind="${kind}" data-testid="kind-${kind}"
        aria-pressed="${index === 0}">${name}</button>`).join("")}</div>
    <div class="scroller places-list" data-testid="places-list">${places.map(([id, name, note, far, kind]) => `
      <article class="place" data-of="${kind}" data-testid="place-${id}">
        ${image(id)}
        <div class="row-text"><span class="row-title">${name}</span><span class="row-note">${note}</span></div>
        <span class="place-far">${far}</span>
        <button class="bar-button" type="button" data-keep aria-pressed="false" aria-label="Keep ${name}">
          ${icon("bookmark")}</button>
      </article>`).join("")}</div>
  </section>`);
}
