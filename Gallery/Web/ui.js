// Small helpers that build DOM: elements from markup, icons, bars, segmented controls and switches.

import { file } from "./address.js";
import { poster } from "./media.js";

/**
 * The one element of some markup, which must be written in this gallery.
 * @param {string} markup
 * @returns {HTMLElement}
 */
export function element(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup.trim();
  return /** @type {HTMLElement} */ (template.content.firstElementChild);
}

/** @param {string} name @param {string} [classes] */
export const icon = (name, classes = "") =>
  `<svg class="icon ${classes}" aria-hidden="true"><use href="${file(`icons.svg#${name}`)}"/></svg>`;

/** @param {string} label */
export const backButton = (label = "Back") =>
  `<button class="bar-button with-label" type="button" data-back data-testid="back">` +
  `<span class="arrow" data-legato-bar-item="arrow">${icon("back", "flips")}</span>` +
  `<span data-legato-bar-item="back">${label}</span></button>`;

/**
 * A bar with a leading part, a title and a trailing part.
 * @param {{ title?: string, leading?: string, trailing?: string, classes?: string, style?: string }} parts
 */
export function bar({ title = "", leading = "<span></span>", trailing = "<span></span>", classes = "", style = "" }) {
  return `<header class="bar ${classes}" data-legato-bar style="${style}">${leading}
    <h2 class="bar-title" data-legato-bar-item="title">${title}</h2>${trailing}</header>`;
}

/**
 * A row of choices, one of which is selected; arrow keys move between them.
 * @param {{ label: string, name: string, choices: [value: string, text: string][], value: string,
 *   change: (value: string) => void }} options
 */
export function segmented({ label, name, choices, value, change }) {
  const control = element(`<div class="segmented" role="radiogroup" aria-label="${label}"
    data-testid="${name}"></div>`);
  /** @param {string} next */
  const select = (next) => {
    for (const each of control.querySelectorAll("button")) {
      const chosen = each.dataset.value === next;
      each.setAttribute("aria-checked", String(chosen));
      each.tabIndex = chosen ? 0 : -1;
    }
  };
  for (const [choice, text] of choices) {
    const button = element(`<button type="button" role="radio" data-value="${choice}" data-testid="${name}-${choice}">
      ${text}</button>`);
    button.addEventListener("click", () => {
      select(choice);
      change(choice);
    });
    control.append(button);
  }
  control.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...control.querySelectorAll("button")];
    const at = buttons.findIndex((each) => each.getAttribute("aria-checked") === "true");
    const next = buttons[(at + step + buttons.length) % buttons.length];
    next.focus();
    next.click();
  });
  select(value);
  return control;
}

/**
 * @param {{ label: string, name: string, value: boolean, change: (on: boolean) => void }} options
 */
export function toggle({ label, name, value, change }) {
  const control = element(`<button class="switch" type="button" role="switch" aria-label="${label}"
    aria-checked="${value}" data-testid="${name}"></button>`);
  control.addEventListener("click", () => {
    const on = control.getAttribute("aria-checked") !== "true";
    control.setAttribute("aria-checked", String(on));
    change(on);
  });
  return control;
}

/**
 * Runs `action` for clicks on elements below `root` that match `selector`.
 * @param {HTMLElement} root @param {string} selector @param {(target: HTMLElement, event: MouseEvent) => void} action
 */
export function onClick(root, selector, action) {
  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target).closest(selector);
    if (target && root.contains(target)) action(/** @type {HTMLElement} */ (target), event);
  });
}

/**
 * A muted, looping moving picture.
 * @param {string} name @param {string} [attributes]
 */
export const movie = (name, attributes = "autoplay") =>
  `<video src="${file(`media/${name}.mp4`)}" poster="${poster(name)}" muted loop playsinline disablepictureinpicture
    preload="auto" ${attributes}></video>`;

/**
 * Plays a moving picture, and ignores it if it may not play yet.
 * @param {HTMLVideoElement | null | undefined} video
 */
export const play = (video) => void video?.play?.().catch(() => {});

/**
 * Scrolls a cell to where no bar covers it, without moving anything else.
 * @param {HTMLElement} cell
 */
export function reveal(cell) {
  const scroller = /** @type {HTMLElement} */ (cell.closest(".scroller"));
  const top = cell.offsetTop - parseFloat(getComputedStyle(scroller).paddingTop);
  const bottom = cell.offsetTop + cell.offsetHeight + 12;
  if (scroller.scrollTop > top) scroller.scrollTop = top;
  else if (scroller.scrollTop + scroller.clientHeight < bottom) scroller.scrollTop = bottom - scroller.clientHeight;
}
