// The photos: a grid whose tapped photo flies to its page, and back to the cell of the photo that is shown.

import { addressOf, namesIn } from "../address.js";
import { image, pageImage, photoNamed, photos, source } from "../media.js";
import { bar, element, icon, onClick, reveal, segmented } from "../ui.js";

/** Whether a photo is pushed or presented; kept from one visit to the next. */
let manner = "push";

/** @type {import("../main.js").Scene} */
export const photosScene = {
  name: "photos",
  title: "Photos",
  icon: "photos",
  note: "Tap a photo and it flies to its page. Pull it down, pinch it or swipe it back; let go half-way, catch it "
    + "again. Choose another photo below it: it returns to its own place.",
  code: `
stack.<b>push</b>(detail, {
  transition: {
    name: "imageZoom",
    source: () =&gt; cellOf(current()),
    target: () =&gt; detail.photo,
  },
  interaction: ["imageDrag", "pinch",
    "fullScreenPan"],
});`,

  mount({ legato, root, register }) {
    const container = element(`<div class="container" data-testid="photos"></div>`);
    const library = libraryScreen();
    container.append(library);
    root.append(container);

    /** @param {string} id */
    const cell = (id) => /** @type {HTMLElement | null} */ (library.querySelector(`[data-photo="${id}"]`));

    /**
     * How a photo's page comes and goes.
     * @param {HTMLElement} screen
     * @returns {import("/legato/legato.js").ScreenOptions}
     */
    const settings = (screen) => ({
      transition: {
        // Both have the same options here, which the checker cannot see for a union.
        name: /** @type {"imageZoom"} */ (manner === "push" ? "imageZoom" : "zoom"),
        source: () => {
          const back = cell(screen.dataset.photo ?? "");
          // It is also asked during the run, when a finger may scroll the library.
          if (back && !stack.running) reveal(back);
          return back?.querySelector("img");
        },
        target: () => screen.querySelector(".detail-photo"),
      },
      interaction: manner === "push" ? ["imageDrag", "pinch", { name: "fullScreenPan", threshold: .5 }]
        : ["zoomDrag", "freeDrag", "pinch"],
    });

    /** @type {import("/legato/legato.js").Stack} */
    const stack = register(legato.stack(container, {
      root: library,
      history: {
        rootURL: addressOf("photos"),
        resolve(url) {
          const [scene, id] = namesIn(url);
          if (scene !== "photos" || !photos.some((each) => each.id === id)) return null;
          const screen = detailScreen(id);
          queueMicrotask(() => stack.configure(screen, settings(screen))); // It may ask while it is being made
          return screen;
        },
      },
    }));

    library.querySelector(".manner")?.append(segmented({
      label: "How a photo opens",
      name: "manner",
      choices: [["push", "Push"], ["present", "Present"]],
      value: manner,
      change: (value) => { manner = value; },
    }));

    onClick(library, "[data-photo]", (button) => {
      const id = button.dataset.photo ?? "";
      const screen = detailScreen(id);
      screen.dataset.manner = manner;
      stack.configure(screen, settings(screen));
      if (manner === "push") stack.push(screen, { url: addressOf(`photos/${id}`) });
      else stack.present(screen);
    });
    onClick(container, "[data-back]", (button) => {
      if (button.closest(".screen")?.getAttribute("data-manner") === "present") stack.dismiss();
      else stack.pop();
    });
    onClick(container, "[data-turn-to]", (button) => {
      const screen = /** @type {HTMLElement} */ (button.closest(".screen"));
      turnTo(screen, button.dataset.turnTo ?? "");
    });
    onClick(container, "[data-like]", (button) =>
      button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true")));
  },
};

/**
 * Which photos are wide cells (3 × 2), big ones (2 × 2) or long ones (2 × 1) in the mosaic; one becomes big on a phone
 * in landscape. No album ends in a gap.
 * @type {Record<string, string>}
 */
const spans = {
  boats: "wide", dune: "big", lake: "wide", dogs: "big end", forest: "big", jetty: "long", seeds: "grows",
};

/** @type {[string, string[]][]} */
const sections = [
  ["This week", ["boats", "leaf", "fig", "dandelion", "dune", "peaks", "cups"]],
  ["Summer", ["lake", "arches", "dogs", "drop", "nuthatch", "kite", "dusk"]],
  ["Before", ["forest", "moss", "brushes", "seeds", "jetty"]],
];

function libraryScreen() {
  return element(`<section class="screen library" data-testid="library" aria-label="Library">
    ${bar({ title: "Library", trailing: `<div class="manner" data-legato-bar-item="manner"></div>` })}
    <div class="scroller under-bar" data-testid="library-scroller">
      ${sections.map(([title, ids]) => `<section class="album">
        <h3>${title}<span>${ids.length}</span></h3>
        <div class="mosaic">${ids.map((id) => `<button class="cell ${spans[id] ?? ""}" type="button" data-photo="${id}"
          data-testid="photo-${id}">${image(id, `data-legato-id="photo-${id}"`)}</button>`).join("")}</div>
      </section>`).join("")}
      <p class="library-end">${photos.length} photos, all free to use</p>
    </div>
  </section>`);
}

/** @param {string} id */
function detailScreen(id) {
  const screen = element(`<section class="screen detail" data-testid="photo-detail" tabindex="-1">
    <div class="scroller">
      <div class="detail-stage"></div>
      <div class="detail-words"></div>
    </div>
    <header class="bar clear">
      <button class="round-button" type="button" data-back data-testid="back" aria-label="Back">
        ${icon("back", "flips")}</button><span></span>
      <button class="round-button like" type="button" data-like aria-pressed="false"
        aria-label="Like">${icon("heart")}</button>
    </header>
    <div class="film rail-scroller" data-testid="film">${photos.map((each) => `<button type="button"
      data-turn-to="${each.id}" data-testid="film-${each.id}" aria-label="${each.title}">
      <img src="${source(each.id)}" alt="" draggable="false"></button>`).join("")}</div>
  </section>`);
  turnTo(screen, id);
  return screen;
}

/**
 * Shows another photo on the same page.
 * @param {HTMLElement} screen
 * @param {string} id
 */
function turnTo(screen, id) {
  const photo = photoNamed(id);
  screen.dataset.photo = id;
  screen.setAttribute("aria-label", photo.title);
  const ratio = photo.width / photo.height;
  /** @type {HTMLElement} */ (screen.querySelector(".detail-stage")).replaceChildren(
    element(pageImage(id, `class="detail-photo" data-legato-id="photo-${id}" style="aspect-ratio:${ratio}"`)));
  /** @type {HTMLElement} */ (screen.querySelector(".detail-words")).replaceChildren(
    element(`<h1 class="detail-title">${photo.title}</h1>`),
    element(`<p class="detail-text">${photo.text}</p>`),
    element(`<div class="palette" role="img" aria-label="Its colours">${photo.colors.map((color) =>
      `<i style="background:${color}"></i>`).join("")}</div>`),
    element(`<dl class="facts">
      <div><dt>Photograph</dt><dd>${photo.author}</dd></div>
      <div><dt>Original title</dt><dd>${photo.work}</dd></div>
      <div><dt>Licence</dt><dd>${photo.licence}</dd></div>
      <div><dt>Shown at</dt><dd>${photo.width} × ${photo.height}</dd></div>
    </dl>`),
  );
  for (const each of screen.querySelectorAll("[data-turn-to]")) {
    const chosen = /** @type {HTMLElement} */ (each).dataset.turnTo === id;
    each.toggleAttribute("data-chosen", chosen);
  }
  requestAnimationFrame(() => centreChosen(screen));
}

/**
 * Scrolls the film to the photo shown, without moving the page.
 * @param {HTMLElement} screen
 */
function centreChosen(screen) {
  const film = /** @type {HTMLElement} */ (screen.querySelector(".film"));
  const chosen = /** @type {HTMLElement | null} */ (film.querySelector("[data-chosen]"));
  if (chosen) film.scrollLeft = chosen.offsetLeft - (film.clientWidth - chosen.offsetWidth) / 2;
}
