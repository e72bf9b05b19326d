// The dialog that says whose pictures these are.

import { element, icon } from "./ui.js";
import { movies, photos, source } from "./media.js";

export function openCredits() {
  const dialog = /** @type {HTMLDialogElement} */ (document.querySelector(".credits"));
  if (!dialog.firstChild) {
    dialog.append(
      element(`<header class="credits-head"><h2 id="credits-title">Picture credits</h2>
        <button class="bar-button" type="button" aria-label="Close" data-close>${icon("close")}</button></header>`),
      element(`<ul class="credits-list">${photos.map((photo) => `<li>
        <img src="${source(photo.id)}" alt="" loading="lazy"><div><b>${photo.work}</b>
        <span>${photo.author} · ${photo.licence}${movies.includes(photo.id) ? " · also a moving picture" : ""}</span>
        </div></li>`).join("")}</ul>`),
      element(`<p class="credits-note">All pictures come from Debian’s wallpaper packages, cropped and made smaller;
        the moving pictures were made from them. Captions, names and stories in the scenes are invented.
        Licences and packages: CREDITS.md.</p>`),
    );
    dialog.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === dialog || target.closest("[data-close]")) dialog.close();
    });
  }
  dialog.showModal();
}
