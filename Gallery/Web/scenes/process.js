// Who decides how a screen comes and goes: the container's default, the screen's own setting, or a page's own
// transition.

import { image, pageImage, photoNamed, source } from "../media.js";
import { backButton, bar, element, icon, onClick } from "../ui.js";
import { thrownCard, throwAway } from "./thrown-card.js";

/**
 * Key, icon, badge colour, title, note.
 * @type {[string, string, string, string, string][]}
 */
const rows = [
  ["push", "process", "#2563a8", "Default push", "The stack’s own way, at any depth"],
  ["scale", "shrink", "#7a4bb5", "Scale back", "This screen replaces its pop"],
  ["vertical", "swipe-down", "#1d7a55", "Swipe down to go back", "200 points of travel are a whole pop"],
  ["viewer", "photos", "#b3541e", "Picture viewer", "Pinch to 2×, drag down to close"],
  ["mixed", "expand", "#a8324a", "Zoom in, slide out", "One way in, another way out"],
  ["card", "throw", "#44474f", "Thrown card", "Both parts written on this page"],
];

/** @type {import("../main.js").Scene} */
export const processScene = {
  name: "process",
  title: "Process",
  icon: "process",
  note: "The stack has a default, a screen may have its own way, and you may write one yourself. "
    + "Open each row, then go back with a finger.",
  code: `
const thrown = {
  layers: [{
    layer: "covering",
    tracks: {
      translationY: ["110%", 0],
      rotationZ: [.42, 0],
    },
  }],
};
stack.<b>present</b>(card,
  { transition: thrown });`,

  mount({ legato, root, register }) {
    const container = element(`<div class="container" data-testid="process"></div>`);
    const menu = menuScreen();
    container.append(menu);
    root.append(container);
    const stack = register(legato.stack(container, {
      root: menu,
      transition: "push",
      interaction: ["fullScreenPan", "edgePan"],
    }));

    /**
     * Brings a screen that has its own transition or interaction.
     * @param {"push" | "present"} operation
     * @param {HTMLElement} screen
     * @param {import("/legato/legato.js").ScreenOptions} way
     */
    const show = (operation, screen, way) => {
      stack.configure(screen, way);
      stack[operation](screen);
    };

    /** @type {Record<string, (row: HTMLElement) => unknown>} */
    const open = {
      push: () => stack.push(levelScreen(stack.screens.length)),
      scale: () => show("push", storyScreen({
        key: "scale",
        title: "Scale",
        picture: "arches",
        text: "It came like every other screen. It leaves its own way: the screen below grows back from a little "
          + "smaller, while this one slides off.",
        hint: "Swipe back, anywhere",
      }), { transition: { enter: "push", leave: "scale" } }),

      vertical: () => show("push", storyScreen({
        key: "vertical",
        title: "Swipe down",
        picture: "drop",
        text: "Here the back gesture goes down. Two hundred points are the whole way, a quarter of it is enough. "
          + "The text still scrolls: the gesture begins at its top.",
        hint: "Swipe down",
      }), {
        transition: { name: "cover", direction: "up", dim: .2 },
        interaction: { name: "verticalPan", direction: "down", distance: 200, threshold: .25 },
      }),

      viewer(row) {
        const screen = viewerScreen("leaf");
        show("present", screen, {
          transition: {
            name: "imageZoom",
            source: () => row.querySelector("img"),
            target: () => screen.querySelector("img"),
          },
          interaction: "imageDrag",
        });
      },

      mixed: (row) => show("present", storyScreen({
        key: "mixed",
        title: "Zoom in, slide out",
        picture: "cups",
        text: "It grew out of the row that you tapped. It goes as presented screens always go: down.",
        hint: "Swipe down",
        presented: true,
      }), {
        transition: {
          enter: { name: "zoom", source: () => row.querySelector(".badge") },
          leave: { name: "cover", direction: "up", dim: .2 },
        },
        interaction: { name: "fullScreenPan", direction: "down" },
      }),

      card: () => show("present", cardScreen(), { transition: thrownCard, interaction: throwAway }),
    };

    onClick(container, "[data-open]", (row) => open[row.dataset.open ?? ""]?.(row));
    onClick(container, "[data-back]", () => stack.pop());
    onClick(container, "[data-dismiss]", () => stack.dismiss());
    onClick(container, "[data-root]", () => stack.popToRoot());
  },
};

function menuScreen() {
  return element(`<section class="screen menu" data-testid="process-menu" aria-label="Process">
    ${bar({ title: "", classes: "plain" })}
    <div class="scroller under-bar">
      <h1 class="large-title">Process</h1>
      ${[["Pushed", 0, 3], ["Presented", 3, 6]].map(([title, from, to]) => `
        <h2 class="group-title">${title}</h2>
        <div class="group">${rows.slice(Number(from), Number(to)).map(([key, symbol, color, name, note]) => `
          <button class="row" type="button" data-open="${key}" data-testid="open-${key}">
            ${key === "viewer" ? `<span class="badge thumb">${image("leaf", 'data-legato-id="viewer-leaf"')}</span>`
              : `<span class="badge" style="--badge:${color}">${icon(symbol)}</span>`}
            <span class="row-text"><span class="row-title">${name}</span><span class="row-note">${note}</span></span>
            ${icon("forward", "flips")}
          </button>`).join("")}</div>`).join("")}
      <p class="menu-note">What decides, in order: the call, the screen, the container, the default of all.</p>
    </div>
  </section>`);
}

const levels = ["lake", "dusk", "forest", "peaks", "jetty", "moss"];

/** @param {number} depth */
function levelScreen(depth) {
  const photo = photoNamed(levels[(depth - 1) % levels.length]);
  return element(`<section class="screen story" data-testid="level-${depth}" data-depth="${depth}"
    aria-label="Level ${depth}">
    ${bar({ title: `Level ${depth}`, leading: backButton(depth === 1 ? "Process" : `Level ${depth - 1}`) })}
    <div class="scroller under-bar">
      <div class="story-photo">${pageImage(photo.id)}</div>
      <div class="story-words">
        <h1>${photo.title}</h1>
        <p>${photo.text} Go on, as deep as you like: each screen below keeps its place, and a swipe brings it back.</p>
        <div class="story-keys">
          <button class="button" type="button" data-open="push" data-testid="push-more">Push another</button>
          ${depth > 1 ? `<button class="button quiet" type="button" data-root
            data-testid="pop-to-root">To the start</button>` : ""}
        </div>
      </div>
    </div>
  </section>`);
}

/**
 * @param {{ key: string, title: string, picture: string, text: string, hint: string, presented?: boolean }} story
 */
function storyScreen({ key, title, picture, text, hint, presented = false }) {
  const close = `<button class="bar-button" type="button" data-dismiss data-testid="dismiss" aria-label="Close">
    ${icon("close")}</button>`;
  return element(`<section class="screen story" data-testid="screen-${key}" aria-label="${title}">
    ${presented ? bar({ title, trailing: close }) : bar({ title, leading: backButton("Process") })}
    <div class="scroller under-bar">
      <div class="story-photo">${pageImage(picture)}</div>
      <div class="story-words"><h1>${photoNamed(picture).title}</h1><p>${text}</p>
        <p class="hint">${icon("finger")}${hint}</p></div>
      <ol class="story-list">${["The call", "The screen", "The container", "The default of all"].map((each, index) =>
        `<li><b>${index + 1}</b>${each}</li>`).join("")}</ol>
    </div>
  </section>`);
}

/** @param {string} id */
function viewerScreen(id) {
  const photo = photoNamed(id);
  return element(`<section class="screen viewer" data-testid="screen-viewer" aria-label="${photo.title}">
    <img src="${source(id)}" alt="${photo.title}" draggable="false" decoding="sync" data-legato-zoom
      data-legato-id="viewer-${id}"
      style="aspect-ratio:${photo.width / photo.height}">
    <header class="bar clear" data-legato-bar><span></span><span></span>
      <button class="round-button" type="button" data-dismiss data-testid="dismiss"
        aria-label="Close">${icon("close")}</button>
    </header>
    <footer class="viewer-words"><h2>${photo.title}</h2><p>${photo.text}</p></footer>
  </section>`);
}

function cardScreen() {
  return element(`<section class="screen throw" data-testid="screen-card" aria-label="Thrown card">
    <div class="throw-picture">${pageImage("kite")}</div>
    <div class="throw-words"><p class="eyebrow">Made on this page</p><h1>Throw me away</h1>
      <p>Twelve lines of keyframes make the card tilt in. Five lines of gesture let you throw it out: drag it down,
        a little to one side, and let go.</p>
      <button class="button quiet" type="button" data-dismiss data-testid="dismiss">Put it back</button></div>
  </section>`);
}
