// The news: paging tabs of vertical lists, articles with bars of their own colour, a log of the five callbacks.

import { image, pageImage } from "../media.js";
import { backButton, element, icon, onClick } from "../ui.js";
import { articles, sections } from "./news-stories.js";
import { newsLog } from "./news-log.js";

/** @type {"attached" | "pinned"} */
let bars = "attached";

/** @type {import("../main.js").Scene} */
export const news = {
  name: "news",
  title: "News",
  icon: "news",
  note: "Open a story: the page slides over with its own bar, and a drag takes it back. In Topics, page through "
    + "the tabs and scroll the lists: only the first tab hands the drag over.",
  code: `
legato.<b>transition</b> = "headline";

legato.<b>stack</b>(stage, {
  root: frontPage,
  bars: "attached",
});
stage.addEventListener(
  "legato:change", log);`,

  mount({ legato, root, register, release, aside }) {
    legato.transition = "headline"; // The default of every container made from here on; main.js restores it
    const log = newsLog({ bars, change: (value) => { bars = value; rebuild(); } });
    /** @type {import("/legato/legato.js").Stack} */
    let stack;
    /** @type {HTMLElement} */
    let container;

    const rebuild = () => {
      if (stack) release(stack);
      container?.remove();
      container = element(`<div class="container" data-testid="news"></div>`);
      const front = frontPage();
      container.append(front);
      root.prepend(container);
      stack = register(legato.stack(container, { root: front, bars, interaction: ["fullScreenPan", "edgePan"] }));
      log.listen(container);
      container.addEventListener("click", (event) => open(/** @type {Element} */ (event.target)));
    };

    /** @param {Element} target */
    const open = (target) => {
      const key = /** @type {HTMLElement | null} */ (target.closest("[data-article]"))?.dataset.article;
      if (key) {
        const article = articles[key];
        const page = articlePage(key, target.closest(".topics") ? "Topics" : "Post");
        stack.push(page, article.own ? { transition: article.own } : undefined);
      } else if (target.closest("[data-topic]")) stack.push(topicPage());
      else if (target.closest("[data-front]")) stack.popToRoot();
      else if (target.closest("[data-back]")) stack.pop();
    };

    rebuild();
    aside(log.element);
  },
};

function frontPage() {
  const page = element(`<section class="screen front" data-testid="front" aria-label="The front page">
    <header class="bar masthead" data-legato-bar>
      <button class="bar-button" type="button" data-topic data-testid="open-topics"
        aria-label="Topics" data-legato-bar-item="topics">${icon("grid")}</button>
      <h2 class="bar-title nameplate" data-legato-bar-item="title">The Evening Post</h2>
      <button class="bar-button" type="button" aria-label="Search"
        data-legato-bar-item="search">${icon("search")}</button>
    </header>
    ${pager("front")}
  </section>`);
  followTabs(page);
  return page;
}

/** A second screen with tabs, on which paging and going back compete. */
function topicPage() {
  const page = element(`<section class="screen front topics" data-testid="topics" aria-label="Topics">
    <header class="bar ink" data-legato-bar>${backButton("Post")}
      <h2 class="bar-title" data-legato-bar-item="title">Topics</h2><span></span></header>
    ${pager("topics")}
  </section>`);
  followTabs(page);
  return page;
}

/** @param {"front" | "topics"} place */
function pager(place) {
  // Another order, so that the two screens are not mistaken for one while the one leaves the other.
  const names = place === "front" ? Object.keys(sections) : Object.keys(sections).reverse();
  return `<div class="tabs" role="tablist">${names.map((name, index) => `<button class="tab" type="button" role="tab"
      data-tab="${index}" data-testid="${place}-tab-${index}"
        aria-selected="${index === 0}">${name}</button>`).join("")}
      <i class="tab-line" aria-hidden="true"></i></div>
    <div class="pager" data-testid="${place}-pager">${names.map((name, index) => `
      <div class="pager-page" data-testid="${place}-page-${index}" aria-label="${name}">
        ${sections[name].map((key, at) => teaser(key, at === 0)).join("")}
      </div>`).join("")}</div>`;
}

/** @param {string} key @param {boolean} lead */
function teaser(key, lead) {
  const { kicker, title, summary, picture, color, minutes } = articles[key];
  return `<button class="teaser${lead ? " lead" : ""}" type="button" data-article="${key}" data-testid="article-${key}"
    style="--tint:${color}">
    ${image(picture)}
    <span class="teaser-words"><span class="kicker">${kicker}</span><span class="headline">${title}</span>
    ${lead ? `<span class="summary">${summary}</span>` : ""}
    <span class="minutes">${minutes} min</span></span></button>`;
}

/**
 * Keeps the tabs and the pager in step.
 * @param {HTMLElement} page
 */
function followTabs(page) {
  const scroller = /** @type {HTMLElement} */ (page.querySelector(".pager"));
  const tabs = /** @type {HTMLElement[]} */ ([...page.querySelectorAll(".tab")]);
  const line = /** @type {HTMLElement} */ (page.querySelector(".tab-line"));
  const follow = () => {
    if (!scroller.clientWidth) return;
    const at = Math.abs(scroller.scrollLeft) / scroller.clientWidth;
    const index = Math.min(tabs.length - 1, Math.round(at));
    // First, because it changes their widths
    tabs.forEach((tab, each) => tab.setAttribute("aria-selected", String(each === index)));
    const from = tabs[Math.min(tabs.length - 1, Math.floor(at))];
    const to = tabs[Math.min(tabs.length - 1, Math.ceil(at))];
    const part = at % 1;
    line.style.left = `${from.offsetLeft + (to.offsetLeft - from.offsetLeft) * part}px`;
    line.style.inlineSize = `${from.offsetWidth + (to.offsetWidth - from.offsetWidth) * part}px`;
  };
  scroller.addEventListener("scroll", follow, { passive: true });
  onClick(page, ".tab", (tab) => {
    const way = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
    scroller.scrollTo({ left: way * Number(tab.dataset.tab) * scroller.clientWidth, behavior: "smooth" });
  });
  new ResizeObserver(follow).observe(scroller);
}

/** @param {string} key @param {string} origin what lies below it */
function articlePage(key, origin) {
  const { kicker, title, summary, picture, color, text, related, own } = articles[key];
  // A clear bar that is pinned would write white on the white page beside its own.
  const clear = articles[key].clear && bars === "attached";
  return element(`<section class="screen article${clear ? " with-hero" : ""}" data-testid="screen-article"
    data-key="${key}"
    style="--tint:${color}" aria-label="${title}">
    <header class="bar ${clear ? "clear" : "ink"}" data-legato-bar data-testid="article-bar">
      ${backButton(origin)}
      <h2 class="bar-title" data-legato-bar-item="title">${clear ? "" : kicker}</h2>
      <button class="bar-button" type="button" aria-label="Keep"
        data-legato-bar-item="keep">${icon("bookmark")}</button>
    </header>
    <div class="scroller${clear ? "" : " under-bar"}">
      <div class="hero">${pageImage(picture)}</div>
      <article class="prose">
        <p class="kicker">${kicker}</p><h1>${title}</h1><p class="standfirst">${summary}</p>
        ${own ? `<p class="own-way">${icon("process")}This story has its own way in:
          ${own.name}, ${own.direction}.</p>` : ""}
        ${text.map((each) => `<p>${each}</p>`).join("")}
      </article>
      <h3 class="related-title">Read next</h3>
      ${related.map((each) => teaser(each, false)).join("")}
      <button class="text-button to-front" type="button" data-front
        data-testid="to-front">Back to the front page</button>
    </div>
  </section>`);
}
