// Loads Legato once, and switches between the scenes.

import { addressOf, namesIn } from "./address.js";
import { element, icon } from "./ui.js";
import { buildNotes } from "./notes.js";
import { settings, buildPanel, applySettings } from "./panel.js";
import { record } from "./record.js";
import { showMe, stopShowing } from "./show-me.js";
import { openCredits } from "./credits.js";
import { sceneChanges } from "./scene-changes.js";
import { hub } from "./scenes/hub.js";
import { catchMe } from "./scenes/catch-me.js";
import { beside } from "./scenes/beside.js";
import { photosScene } from "./scenes/photos.js";
import { map } from "./scenes/map.js";
import { processScene } from "./scenes/process.js";
import { news } from "./scenes/news.js";
import { player } from "./scenes/player.js";
import { lab } from "./scenes/lab.js";

/**
 * What a scene is given when it is mounted.
 * @typedef {object} SceneContext
 * @property {import("/legato/legato.js").Legato} legato
 * @property {HTMLElement} root the scene's own element, the size of the stage
 * @property {<C extends import("/legato/legato.js").Container>(container: C) => C} register keeps a container
 *   under the panel's settings and destroys it with the scene
 * @property {(container: import("/legato/legato.js").Container) => void} release destroys a container before its scene
 * @property {(extras: HTMLElement) => void} aside shows the scene's own controls beside the stage when it is wide,
 *   over the scene when it is not
 */

/**
 * @typedef {{ name: string, title: string, short?: string, icon: string, note: string, code: string,
 *   mount: (context: SceneContext) => (void | (() => void)) }} Scene
 */

/** @type {Scene[]} */
const scenes = [hub, catchMe, beside, photosScene, map, processScene, news, player, lab];

const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const stage = find(".stage");
const slot = find(".notes-slot");

/**
 * @typedef {{ scene: Scene, root: HTMLElement, containers: Set<import("/legato/legato.js").Container>,
 *   extras: HTMLElement | null, leave: () => void }} Mounted
 */

/** @type {Mounted | null} */
let mounted = null;
/** @type {import("/legato/legato.js").Legato} */
let legato;
/** @type {ReturnType<typeof buildNotes>} */
let notes;
/** @type {{ transition: unknown, interaction: unknown }} */
let defaults;

/** @param {Mounted} gone */
function unmount(gone) {
  gone.leave();
  for (const container of gone.containers) container.destroy();
  gone.root.remove();
}

const changes = sceneChanges(stage, () => legato, unmount);

/** @param {Scene} scene */
function mount(scene) {
  Object.assign(legato, defaults);
  const root = element(`<section class="scene scene-${scene.name}" data-scene="${scene.name}"
    data-testid="scene-${scene.name}" aria-label="${scene.title}"></section>`);
  stage.append(root);
  /** @type {Mounted} */
  const now = { scene, root, containers: new Set(), extras: null, leave: () => {} };
  mounted = now;
  now.leave = scene.mount({
    legato,
    root,
    register(container) {
      now.containers.add(container);
      applySettings([container], stage);
      return container;
    },
    release(container) {
      now.containers.delete(container);
      container.destroy();
    },
    aside(extras) {
      now.extras = extras;
      placeExtras();
    },
  }) ?? (() => {});
}

/**
 * Shows a scene in its initial state, also if it is already on the stage.
 * @param {string} name
 * @param {{ keepAddress?: boolean, animated?: boolean }} [options] keepAddress: the address is already the scene's;
 *   animated: it comes from the side of its place in the list
 */
function show(name, options = {}) {
  const scene = scenes.find((each) => each.name === name) ?? scenes[0];
  const before = mounted;
  const index = scenes.indexOf(scene);
  stopShowing();
  before?.extras?.remove();
  const isChange = options.animated && before && before.scene !== scene;
  if (!isChange) {
    changes.finish();
    if (before) unmount(before);
    stage.replaceChildren();
  }
  if (!options.keepAddress) history.replaceState(null, "", addressOf(scene.name));

  const back = isChange && changes.find((each) => each.scene === scene);
  if (back) mounted = back;
  else mount(scene);
  if (isChange && mounted) {
    placeExtras();
    const isLater = index > scenes.indexOf(before.scene);
    const [later, earlier] = notes.areBeside ? /** @type {const} */ (["up", "down"])
      : /** @type {const} */ (["leading", "trailing"]);
    changes.change(before, mounted, isLater ? later : earlier);
  }

  document.documentElement.dataset.scene = scene.name;
  document.title = `${scene.title} – Legato`;
  find("[data-testid=scene-number]").textContent = `Scene ${index + 1} of ${scenes.length}`;
  find("[data-testid=scene-title]").textContent = scene.title;
  find("[data-testid=scene-note]").textContent = scene.note;
  find("[data-testid=scene-code]").innerHTML = scene.code.trim();
  for (const link of document.querySelectorAll("[data-show]")) {
    if (/** @type {HTMLElement} */ (link).dataset.show === scene.name) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest", inline: "center" });
    } else link.removeAttribute("aria-current");
  }
}

function placeExtras() {
  if (mounted?.extras) (notes.areBeside ? slot : mounted.root).append(mounted.extras);
}

function buildSwitchers() {
  for (const { name, title, short = title, icon: symbol } of scenes) {
    for (const [place, looks, test, label] of [
      [".scene-list", "scene-link", "go", title], [".dock-scenes", "dock-item", "dock", short],
    ]) {
      find(place).append(element(`<a class="${looks}" href="${addressOf(name)}" data-show="${name}"
        data-testid="${test}-${name}">${icon(symbol)}${label}</a>`));
    }
  }
  const more = element(`<button class="dock-item dock-more" type="button" data-testid="dock-more"
    aria-controls="notes">${icon("sliders")}Try it</button>`);
  find(".dock").append(more);
  notes = buildNotes(more, () => legato, placeExtras);

  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLElement | null} */ (target.closest("[data-show], .brand"));
    if (link && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      show(link.dataset.show ?? scenes[0].name, { animated: true });
    } else if (target.closest("[data-open-credits]")) openCredits();
  });
  find(".show-me").addEventListener("click", async () => {
    if (!mounted) return;
    await notes.close();
    show(mounted.scene.name);
    await showMe(mounted.scene.name, stage, find(".fingers"));
  });
  addEventListener("popstate", () => {
    const [name] = namesIn();
    if (mounted && name && name !== mounted.scene.name && scenes.some((each) => each.name === name)) {
      show(name, { keepAddress: true });
    }
  });
}

/**
 * @param {unknown} error
 * @param {string} title
 * @param {string} text
 */
function fail(error, title, text) {
  document.documentElement.dataset.error = "true";
  const message = element(`<div class="failure" role="alert" data-testid="failure">${icon("alert")}
    <h2>${title}</h2><p>${text}</p><code></code></div>`);
  const words = /** @type {HTMLElement} */ (message.querySelector("code"));
  words.textContent = error instanceof Error ? error.message : String(error);
  stage.replaceChildren(message);
}

async function start() {
  buildSwitchers();
  buildPanel(find(".panel"), () => mounted?.containers ?? [], stage);
  try {
    const { load } = await import("/legato/legato.js");
    legato = await load();
  } catch (error) {
    fail(error, "The engine is not here",
      "Legato’s WebAssembly file could not be loaded. “make gallery” builds and serves it.");
    return;
  }
  defaults = { transition: legato.transition, interaction: legato.interaction };
  const [first, ...rest] = namesIn();
  const known = scenes.some((each) => each.name === first);
  try {
    show(known ? first : scenes[0].name, { keepAddress: known && rest.length > 0 });
  } catch (error) {
    fail(error, "This scene did not start", "The others may. What went wrong:");
    console.error(error);
  }
  Object.assign(globalThis, {
    gallery: {
      legato, scenes, show, settings,
      showMe: () => showMe(mounted?.scene.name ?? "", stage, find(".fingers")),
      record: () => record(stage),
      get current() { return mounted?.scene.name; },
      get containers() { return [...mounted?.containers ?? []]; },
    },
  });
  document.documentElement.dataset.ready = "true";
}

start();
