// The player: a film grows from its cell to a pager of all of them, and goes back into the current one's cell.

import { image, poster } from "../media.js";
import { bar, element, icon, movie, onClick, play, reveal } from "../ui.js";

/**
 * Picture, views, caption, music, likes, comments.
 * @type {[string, string, string, string, string, string][]}
 */
const posts = [
  ["stretch", "12.4K", "Five more minutes. Then the whole day.", "First Light – Low Tide", "2,481", "96"],
  ["towers", "88.1K", "It is one in the morning, and every lamp is on.", "Night Shift – Elif Aro", "14.2K", "512"],
  ["cockatoo", "9,310", "He asked for the phone. I said no.", "original sound – Mara", "1,204", "41"],
  ["look", "31.7K", "When somebody says your name in the woods.", "Who Goes There – The Lines", "5,630", "188"],
  ["summit", "20.2K", "Sixty floors. I took the stairs down.", "Lift Music – Lene", "3,977", "73"],
  ["plot", "45.9K", "They are up to something. Nobody breathe.", "Paper Weather – Vera", "8,815", "240"],
];

/** @type {import("../main.js").Scene} */
export const player = {
  name: "player",
  title: "Player",
  icon: "player",
  note: "Tap a film: it grows out of its cell. Scroll to another, then drag right and down, or pinch: "
    + "it lands in that one’s cell. Take the cell away, and it shrinks into the middle.",
  code: `
stack.<b>push</b>(player, {
  transition: {
    name: "grow",
    source: () =&gt; cellOf(current()),
  },
});`,

  mount({ legato, root, register }) {
    const container = element(`<div class="container" data-testid="player"></div>`);
    const grid = gridScreen();
    container.append(grid);
    root.append(container);
    const stack = register(legato.stack(container, { root: grid }));

    /**
     * The cell of the film that is shown. A run begins with it in view; during the run a finger may scroll.
     * @param {HTMLElement} screen
     */
    const currentCell = (screen) => {
      const cell = /** @type {HTMLElement | null} */ (grid.querySelector(`[data-film="${screen.dataset.current}"]`));
      if (cell && !stack.running) reveal(cell);
      return cell;
    };

    onClick(grid, "[data-film]", (cell) => {
      const screen = pagerScreen(cell.dataset.film ?? "");
      stack.configure(screen, {
        transition: { name: "grow", source: () => currentCell(screen) },
      });
      // The film begins anew, as its poster.
      const still = /** @type {HTMLCanvasElement} */ (cell.querySelector("canvas"));
      still.getContext("2d")?.clearRect(0, 0, still.width, still.height);
      container.toggleAttribute("data-flying", true); // Its texts must not be visible in the first frame
      stack.push(screen);
      showFilm(screen, cell.dataset.film ?? "");
    });
    onClick(container, "[data-back]", () => stack.pop());
    onClick(container, "[data-like]", (button) =>
      button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true")));
    onClick(container, "[data-remove]", (button) => {
      const id = /** @type {HTMLElement} */ (button.closest("[data-item]")).dataset.item;
      const cell = grid.querySelector(`[data-film="${id}"]`);
      cell?.remove();
      button.setAttribute("aria-disabled", "true");
      /** @type {HTMLElement} */ (button.querySelector("span")).textContent = "Gone";
    });
    // A film's texts are too small to be read in a cell, so they are hidden while the film flies.
    const fly = () => {
      container.toggleAttribute("data-flying", stack.running);
      if (stack.running) follow();
    };
    for (const kind of ["willbegin", "finish", "cancel"]) container.addEventListener(`legato:${kind}`, fly);

    // A film and its cell are one picture as the one fades into the other: the cell shows the film's present frame,
    // and keeps the last one.
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      const screen = /** @type {HTMLElement | null} */ (container.querySelector(".films-screen"));
      const id = screen?.dataset.current;
      const film = /** @type {HTMLVideoElement | null | undefined} */ (
        screen?.querySelector(`[data-item="${id}"] video`));
      const still = /** @type {HTMLCanvasElement | null} */ (container.querySelector(`[data-film="${id}"] canvas`));
      if (!stack.running) return;
      if (still && film && film.readyState > 1) {
        still.getContext("2d")?.drawImage(film, 0, 0, still.width, still.height);
      }
      frame = requestAnimationFrame(follow);
    };
    const sizes = new ResizeObserver(([{ contentRect: { width, height } }]) =>
      root.style.setProperty("--film-scale", String(Math.max(1, 9 / 16 * height / width))));
    sizes.observe(root);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      for (const video of root.querySelectorAll("video")) video.pause();
    };
  },
};

function gridScreen() {
  return element(`<section class="screen profile" data-testid="grid" aria-label="Mara’s films">
    ${bar({
      title: "mara.outside",
      leading: `<button class="bar-button" type="button" aria-label="Share">${icon("share", "flips")}</button>`,
      trailing: `<button class="bar-button" type="button" aria-label="More">${icon("more")}</button>`,
    })}
    <div class="scroller under-bar" data-testid="grid-scroller">
      <div class="profile-head">
        ${image("dandelion", 'class="avatar"')}
        <div><h1>Mara Lind</h1><p>Small films of large animals.</p></div>
        <button class="button follow" type="button" data-like aria-pressed="false">Follow</button>
      </div>
      <dl class="counts">${[["6", "films"], ["18.3K", "friends"], ["207K", "likes"]].map(([count, of]) =>
        `<div><dt>${of}</dt><dd>${count}</dd></div>`).join("")}</dl>
      <div class="films">${posts.map(([id, views]) => `<button class="film-cell" type="button" data-film="${id}"
        data-testid="film-${id}" aria-label="${id}, ${views} views"><img src="${poster(id)}" alt=""
          width="360"
        height="640" draggable="false" data-legato-id="film-${id}"><canvas width="360" height="640"></canvas><span>
        ${icon("player")}${views}</span></button>`).join("")}</div>
    </div>
  </section>`);
}

/** @param {string} first */
function pagerScreen(first) {
  const screen = element(`<section class="screen films-screen" data-testid="pager-screen" aria-label="Films"
    data-current="${first}">
    <div class="film-pager" data-testid="film-pager">${posts.map(([id, , caption, music, likes, comments]) => `
      <article class="film-page" data-item="${id}" data-testid="item-${id}">
        ${movie(id, `data-testid="video-${id}"`).replace('preload="auto"', 'preload="metadata"')}
        <div class="film-shade"></div>
        <div class="film-rail">
          ${image("dandelion", 'class="avatar"')}
          <button type="button" data-like aria-pressed="false"
            aria-label="Like">${icon("heart", "filled")}<span>${likes}</span></button>
          <button type="button" aria-label="Comments">${icon("comment", "filled")}<span>${comments}</span></button>
          <button type="button" aria-label="Share">${icon("share", "filled flips")}<span>Share</span></button>
          <button type="button" data-remove data-testid="remove-${id}"
            aria-label="Take its cell away">${icon("trash")}<span>Remove</span></button>
        </div>
        <div class="film-words"><b>@mara.outside</b><p>${caption}</p>
          <p class="film-music">${icon("music")}<span>${music}</span></p></div>
      </article>`).join("")}</div>
    <header class="film-top">
      <button class="round-button" type="button" data-back data-testid="back"
        aria-label="Back">${icon("back", "flips")}</button>
      <span>For you</span><span></span>
    </header>
  </section>`);
  const pager = /** @type {HTMLElement} */ (screen.querySelector(".film-pager"));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target.querySelector("video");
      if (isIntersecting) {
        screen.dataset.current = /** @type {HTMLElement} */ (target).dataset.item;
        play(video);
      } else video?.pause();
    }
  }, { root: pager, threshold: .6 });
  for (const page of pager.children) observer.observe(page);
  return screen;
}

/** @param {HTMLElement} screen @param {string} id */
function showFilm(screen, id) {
  const page = /** @type {HTMLElement | null} */ (screen.querySelector(`[data-item="${id}"]`));
  const pager = /** @type {HTMLElement} */ (screen.querySelector(".film-pager"));
  if (page) pager.scrollTop = movieIndex(id) * pager.clientHeight;
  play(page?.querySelector("video"));
}

/** @param {string} id */
const movieIndex = (id) => Math.max(0, posts.findIndex(([each]) => each === id));
