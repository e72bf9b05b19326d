// The dialog with the authors of the pictures.

import { element, icon } from "./ui.js";
import { movies, photos, poster, source } from "./media.js";

export function openCredits() {
  const dialog = /** @type {HTMLDialogElement} */ (document.querySelector(".credits"));
  if (!dialog.firstChild) {
    dialog.append(
      element(`<header class="credits-head"><h2 id="credits-title">Picture credits</h2>
        <button class="bar-button" type="button" aria-label="Close" data-close>${icon("close")}</button></header>`),
      element(`<ul class="credits-list">${photos.map((photo) => entry(source(photo.id), photo)).join("")}
        ${movies.map((movie) => entry(poster(movie.id), movie)).join("")}</ul>`),
      element(`<p class="credits-note">The photographs come from Debian’s wallpaper packages, the films are pieces of
        free ones; all were cropped and made smaller. Captions, names and stories in the scenes are invented.
        Licences and sources: CREDITS.md.</p>`),
    );
    dialog.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === dialog || target.closest("[data-close]")) dialog.close();
    });
  }
  dialog.showModal();
}

/**
 * @param {string} still
 * @param {{ work: string, author: string, licence: string }} of
 */
const entry = (still, { work, author, licence }) =>
  `<li><img src="${still}" alt="" loading="lazy"><div><b>${work}</b>
    <span>${author} · <span class="licence">${licence}</span></span></div></li>`;
