// The hub: a camera in the middle, friends on one side, stories on the other, memories above.

import { image, source } from "../media.js";
import { element, icon, onClick } from "../ui.js";

/** @type {import("../main.js").Scene} */
export const hub = {
  name: "hub",
  title: "Hub",
  icon: "hub",
  note: "Swipe the camera right for friends, left for stories, and pull memories down from the top. "
    + "The finger drives every push, and every pop.",
  code: `
legato.<b>hub</b>(stage, {
  center: camera,
  neighbors: {
    leading: { screen: friends,
      transition: "slide" },
    trailing: { screen: stories,
      transition: { name: "cover",
        dim: .35 } },
  },
});
legato.<b>drawer</b>(camera,
  { panel: memories, edge: "top" });`,

  mount({ legato, root, register }) {
    const container = element(`<div class="container" data-testid="hub"></div>`);
    const center = camera();
    const friends = friendsScreen();
    const stories = storiesScreen();
    const panel = memories();
    container.append(center);
    root.append(container);

    const drawer = register(legato.drawer(center, { panel, edge: "top", threshold: .2 }));
    const hub = register(legato.hub(container, {
      center,
      neighbors: {
        leading: { screen: friends, transition: "slide" },
        trailing: { screen: stories, transition: { name: "cover", dim: .35 } },
      },
    }));

    onClick(container, "[data-open]", (button) =>
      hub.open(/** @type {"leading" | "trailing"} */ (button.dataset.open)));
    onClick(container, "[data-close-hub]", () => hub.close());
    onClick(container, "[data-open-drawer]", () => drawer.open());
    onClick(container, "[data-close-drawer]", () => drawer.close());
    onClick(center, "[data-shutter]", () => takePicture(center));
    onClick(center, ".mode", (mode) => {
      for (const each of center.querySelectorAll(".mode")) each.toggleAttribute("data-chosen", each === mode);
    });
    onClick(panel, ".quick", (button) =>
      button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true")));
  },
};

function camera() {
  return element(`<section class="screen camera" data-testid="camera" aria-label="Camera">
    <div class="viewfinder"><img src="${source("shore")}" alt="Boats on a shore at dusk" draggable="false"></div>
    <div class="camera-shade"></div>
    <div class="camera-flash"></div>
    <header class="camera-top">
      <button class="glass" type="button" data-open-drawer data-testid="open-drawer" aria-label="Memories">
        ${icon("down")}</button>
      <span class="camera-state"><i></i>Live</span>
      <button class="glass" type="button" aria-label="Flash">${icon("flash")}</button>
    </header>
    <div class="camera-focus" aria-hidden="true"></div>
    <footer class="camera-bottom">
      <div class="modes" role="group" aria-label="Mode">
        ${["Slow", "Video", "Photo", "Portrait", "Wide"].map((mode) =>
          `<button class="mode" type="button"${mode === "Photo" ? " data-chosen" : ""}>${mode}</button>`).join("")}
      </div>
      <div class="camera-keys">
        <button class="last-shot" type="button" aria-label="Memories" data-open-drawer>${image("kite")}</button>
        <button class="shutter" type="button" aria-label="Take a picture" data-shutter data-testid="shutter"></button>
        <button class="glass large" type="button" aria-label="Turn the camera">${icon("flip")}</button>
      </div>
      <div class="camera-sides">
        <button type="button" data-open="leading" data-testid="open-leading">${icon("chat")}Friends</button>
        <button type="button" data-open="trailing" data-testid="open-trailing">Stories${icon("compass")}</button>
      </div>
    </footer>
  </section>`);
}

/**
 * Shows the viewfinder's picture as the last shot.
 * @param {HTMLElement} center
 */
function takePicture(center) {
  const flash = /** @type {HTMLElement} */ (center.querySelector(".camera-flash"));
  flash.animate([{ opacity: .9 }, { opacity: 0 }], { duration: 260, easing: "ease-out" });
  const shot = /** @type {HTMLImageElement} */ (center.querySelector(".last-shot img"));
  shot.src = source("shore");
  const easing = "cubic-bezier(.2, 1.4, .4, 1)";
  shot.animate([{ scale: .6, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: 320, easing });
}

/**
 * Name, message, time, picture, number of unread messages.
 * @type {[string, string, string, string, number][]}
 */
const friends = [
  ["Mara", "The ferry was late but look at this sky", "now", "boats", 2],
  ["Jonas", "Sent you a photo", "8 min", "leaf", 1],
  ["Aiko", "Sunday, same jetty?", "25 min", "jetty", 0],
  ["The hiking four", "Ben: I still have sand in my boots", "1 h", "peaks", 5],
  ["Leila", "Figs! From the tree this time.", "2 h", "fig", 0],
  ["Otto & Frida", "Walk? Walk? Walk?", "3 h", "dogs", 0],
  ["Tomás", "Kite is mended. Wind from four.", "yesterday", "kite", 0],
  ["Ines", "You: I’ll bring the big lens", "yesterday", "nuthatch", 0],
  ["Paint club", "Ruth: whose brushes are these", "Tuesday", "brushes", 0],
  ["Sami", "That is not autumn, that is one leaf", "Monday", "moss", 0],
];

function friendsScreen() {
  return element(`<section class="screen friends" data-testid="friends" aria-label="Friends">
    <header class="bar" data-legato-bar>
      <button class="bar-button" type="button" aria-label="Search">${icon("search")}</button>
      <h2 class="bar-title">Friends</h2>
      <button class="bar-button" type="button" data-close-hub data-testid="close-friends" aria-label="Camera">
        ${icon("forward", "flips")}</button>
    </header>
    <div class="scroller under-bar">
      <div class="rail-scroller near" aria-label="Near you">
        ${["dandelion", "lake", "cups", "seeds", "dusk", "forest", "arches"].map((id, index) => `<div class="near-one">
          ${image(id, 'class="avatar"')}<span>${["Noor", "Elif", "Max", "Vera", "Yusuf", "Lene", "Pia"][index]}</span>
        </div>`).join("")}
      </div>
      <ul>${friends.map(([name, text, when, picture, unread]) => `<li class="friend${unread ? " unread" : ""}">
        ${image(picture, 'class="avatar"')}
        <div class="row-text"><span class="row-title">${name}</span><span class="row-note">${text}</span></div>
        <div class="friend-end"><time>${when}</time>${unread ? `<b>${unread}</b>` : ""}</div>
      </li>`).join("")}</ul>
    </div>
  </section>`);
}

/** @type {[string, string, string][]} */
const tales = [
  ["lake", "Elif", "White nights"], ["fig", "Leila", "Market day"], ["forest", "Lene", "Slow walk"],
  ["drop", "Lab 4", "Crown, again"], ["peaks", "Ben", "Day three"], ["cups", "Max", "Twenty-nine"],
  ["kite", "Tomás", "First flight"], ["arches", "Pia", "Façades"], ["seeds", "Vera", "Macro week"],
  ["nuthatch", "Ines", "Upside down"],
];

function storiesScreen() {
  return element(`<section class="screen stories" data-testid="stories" aria-label="Stories">
    <header class="bar" data-legato-bar>
      <button class="bar-button" type="button" data-close-hub data-testid="close-stories" aria-label="Camera">
        ${icon("back", "flips")}</button>
      <h2 class="bar-title">Stories</h2>
      <button class="bar-button" type="button" aria-label="Search">${icon("search")}</button>
    </header>
    <div class="scroller under-bar">
      <div class="tales">${tales.map(([id, who, title]) => `<figure class="tale">${image(id)}
        <figcaption><b>${title}</b><span>${who}</span></figcaption></figure>`).join("")}</div>
    </div>
  </section>`);
}

function memories() {
  return element(`<section class="memories" data-testid="memories" aria-label="Memories">
    <div class="memories-head"><h2>Memories</h2><span>21 November</span></div>
    <div class="rail-scroller memories-rail">
      ${[["dusk", "1 year ago"], ["dogs", "2 years ago"], ["jetty", "3 years ago"], ["dandelion", "4 years ago"]]
        .map(([id, when]) => `<figure>${image(id)}<figcaption>${when}</figcaption></figure>`).join("")}
    </div>
    <div class="quick-row">
      ${[["grid", "Grid", "true"], ["timer", "Timer", "false"], ["sound", "Sound", "true"], ["flash", "Flash", "false"]]
        .map(([symbol, label, on]) => `<button class="quick" type="button" aria-pressed="${on}">
          ${icon(symbol)}<span>${label}</span></button>`).join("")}
    </div>
    <button class="memories-grip" type="button" data-close-drawer data-testid="close-drawer"
      aria-label="Close memories"></button>
  </section>`);
}
