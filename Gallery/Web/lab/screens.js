// The two screens between which the Lab moves.

import { image, pageImage, photoNamed } from "../media.js";
import { bar, element, icon } from "../ui.js";

const photos = ["leaf", "lake", "peaks", "moss", "dusk", "drop"];

/** The covered screen: a grid of photos. */
export const gridScreen = () => element(`<section class="screen lab-grid" data-testid="lab-grid" aria-label="Grid">
  ${bar({ title: "Grid", classes: "plain" })}
  <div class="scroller under-bar">
    <h1 class="large-title">Lab</h1>
    <div class="lab-tiles">${photos.map((name, index) => `<button type="button" class="lab-tile" data-photo="${name}"
      data-legato-element data-testid="lab-tile-${index}" aria-label="${photoNamed(name).title}">${
        image(name, `data-legato-id="lab-${name}"`)}</button>`).join("")}</div>
    <p class="lab-hint">Tap a picture, drag the screens, or move the slider.</p>
  </div>
</section>`);

/**
 * The covering screen: one photo with its words. A presented one is a dialog, but not a modal one: the Lab's controls
 * stay in use beside it.
 * @param {string} name the photo
 * @param {string} shape how large the screen is
 * @param {boolean} isPresented
 */
export function pageScreen(name, shape, isPresented) {
  const photo = photoNamed(name);
  const close = `<button class="bar-button" type="button" data-back data-testid="back" aria-label="Back">${
    icon(shape === "whole" ? "back" : "close", "flips")}</button>`;
  return element(`<section class="screen lab-page" data-shape="${shape}" data-testid="lab-page"
    aria-label="${photo.title}" ${isPresented ? "role='dialog' aria-modal='false'" : ""}>
    ${bar({ title: photo.title, leading: close })}
    <div class="scroller under-bar">
      <div class="lab-photo">${pageImage(name, `data-legato-id="lab-${name}"`)}</div>
      <div class="lab-words" data-legato-element><h1>${photo.title}</h1><p>${photo.text}</p>
        <p>Every picture of the way there is a function of one number. The slider is that number.</p></div>
    </div>
  </section>`);
}
