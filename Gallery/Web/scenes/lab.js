// Every transition and its options: driven by hand, by a slider, or played; its timeline, its layers, its code.

import { transitionsOf } from "/legato/inspector.js";
import { layersApart } from "../lab/apart.js";
import { choiceOf, grouped, isPresented, shapeOf, titleOf } from "../lab/catalogue.js";
import { javaScriptOf, swiftOf } from "../lab/code.js";
import { gridScreen, pageScreen } from "../lab/screens.js";
import { timelinePanel } from "../lab/timeline.js";
import { element, icon, onClick, segmented, toggle } from "../ui.js";

/** Where a sheet of the Lab may rest. */
const stops = [.5, 1];

/** @type {import("../main.js").Scene} */
export const lab = {
  name: "lab",
  title: "Lab",
  icon: "lab",
  note: "Every transition, driven by your finger, by the slider, or played. What you see is one function of one "
    + "number: the panel draws it, layer by layer.",
  code: `
stack.<b>push</b>(screen, {
  transition: "cube",
  <b>held</b>: true,
});
stack.<b>scrub</b>(.5);
stack.<b>letGo</b>();`,

  mount({ legato, root, register, aside }) {
    const container = element(`<div class="container" data-testid="lab"></div>`);
    const grid = gridScreen();
    container.append(grid);
    root.append(container);
    const stack = register(legato.stack(container, { root: grid }));
    const looks = transitionsOf(stack);
    const timeline = timelinePanel(stack);
    const apart = layersApart(container);

    let name = "push";
    /** @type {Record<string, string | number>} */
    let options = {};
    /** @type {Element | null} */
    let source = null;
    let language = "swift";
    let isSliding = false;

    const controls = element(`<section class="lab" data-testid="lab-controls" aria-label="The Lab's controls">
      <div class="lab-choice">
        <button type="button" class="round-button" data-step="-1" data-testid="lab-previous"
          aria-label="The transition before">${icon("back", "flips")}</button>
        <select aria-label="Transition" data-testid="lab-names">${grouped(Object.keys(looks)).map(([group, names]) =>
          `<optgroup label="${group}">${names.map((each) =>
            `<option value="${each}">${titleOf(each)}</option>`).join("")}</optgroup>`).join("")}</select>
        <button type="button" class="round-button" data-step="1" data-testid="lab-next"
          aria-label="The next transition">${icon("forward", "flips")}</button>
      </div>
      <div class="lab-transport">
        <button type="button" class="button" data-play data-testid="lab-play">Play</button>
        <input type="range" min="0" max="1" step=".001" value="0" aria-label="How far the new screen has come"
          data-testid="lab-slider">
        <button type="button" class="round-button lab-more" data-more data-testid="lab-more" aria-expanded="false"
          aria-label="Options, timeline and code">${icon("sliders")}</button>
      </div>
      <div class="lab-rest">
        <div class="panel lab-options" data-testid="lab-options"></div>
        <div class="panel lab-view"><div class="panel-row"><span>Layers apart</span></div></div>
        <figure class="snippet lab-code"><figcaption><span></span>
          <button type="button" class="text-button" data-copy data-testid="lab-copy">Copy</button></figcaption>
          <pre tabindex="0"><code data-testid="lab-code"></code></pre></figure>
      </div>
    </section>`);
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (controls.querySelector(selector));
    const slider = /** @type {HTMLInputElement} */ (find("input"));
    const names = /** @type {HTMLSelectElement} */ (find("select"));
    find(".lab-rest").insertBefore(timeline.panel, find(".lab-code"));
    find(".lab-view .panel-row").append(toggle({
      label: "Layers apart", name: "lab-apart", value: false, change: (on) => apart.set(on),
    }));
    find(".lab-code figcaption span").replaceWith(segmented({
      label: "Language",
      name: "lab-language",
      choices: [["swift", "Swift"], ["javascript", "JavaScript"]],
      value: language,
      change(value) {
        language = value;
        writeCode();
      },
    }));

    const writeCode = () => {
      const said = looks[name].flatMap((option) => (option in options ? [[option, options[option]]] : []));
      const codeOf = language === "swift" ? swiftOf : javaScriptOf;
      find("code").textContent = codeOf(name, /** @type {[string, string | number][]} */ (said), isPresented(name));
    };

    /** The present choice, with the elements of the page that it asks for. */
    const transition = () => ({
      name, ...options,
      ...looks[name].includes("source") && { source: () => source, target: pagePhoto },
    });
    const pagePhoto = () => stack.screens[1]?.querySelector(".lab-photo img");

    /** @param {Element | null} tile @param {object} [more] */
    const open = (tile, more) => {
      source = (tile ?? grid.querySelector(".lab-tile"))?.querySelector("img") ?? null;
      const photo = /** @type {HTMLElement | null} */ (source?.closest(".lab-tile"))?.dataset.photo ?? "leaf";
      const screen = pageScreen(photo, shapeOf(name));
      const options = /** @type {any} */ ({ transition: transition(), ...more });
      if (!isPresented(name)) return stack.push(screen, options);
      return stack.present(screen, { ...options, ...shapeOf(name) === "sheet" && { stops } });
    };
    const isOpen = () => stack.top !== grid;
    const play = () => (isOpen() ? stack.pop() : open(null));

    /** Goes back to the grid at once: what is chosen next holds from the beginning. */
    const clear = () => {
      timeline.forget();
      if (stack.screens.length > 1 || stack.running) void stack.popToRoot({ animated: false });
    };

    /** @param {string} next */
    const choose = (next) => {
      name = names.value = next;
      options = {};
      clear();
      find(".lab-options").replaceChildren(...looks[name].flatMap((option) => optionRow(option) ?? []));
      writeCode();
    };

    /** @param {string} option */
    const optionRow = (option) => {
      const choice = choiceOf(option);
      if (!choice) return null;
      const control = element("words" in choice
        ? `<select aria-label="${option}" data-testid="lab-option-${option}"><option value="">default</option>${
          choice.words.map((word) => `<option>${word}</option>`).join("")}</select>`
        : `<input type="range" aria-label="${option}" data-testid="lab-option-${option}" min="${choice.from}"
          max="${choice.to}" step="${choice.step}">`);
      const row = element(`<div class="panel-row"><span>${option}</span><output>default</output></div>`);
      row.append(control);
      control.addEventListener("input", () => {
        const { value } = /** @type {HTMLInputElement} */ (control);
        if (value === "") delete options[option];
        else options[option] = "words" in choice ? value : Number(value);
        /** @type {HTMLElement} */ (row.querySelector("output")).textContent = value || "default";
        clear();
        writeCode();
      });
      return row;
    };

    const slide = () => {
      if (!stack.running) void (isOpen() ? stack.pop(/** @type {any} */ ({ held: true })) : open(null, { held: true }));
      isSliding = stack.scrub(Number(slider.value));
    };
    slider.addEventListener("input", slide);
    slider.addEventListener("change", () => {
      if (isSliding) stack.letGo();
      isSliding = false;
    });
    names.addEventListener("change", () => choose(names.value));
    onClick(controls, "[data-step]", (button) => {
      const all = [...names.options].map(({ value }) => value);
      choose(all[(all.indexOf(name) + Number(button.dataset.step) + all.length) % all.length]);
    });
    onClick(controls, "[data-play]", () => void play());
    onClick(controls, "[data-more]", (button) => {
      button.setAttribute("aria-expanded", String(controls.toggleAttribute("data-open")));
    });
    onClick(controls, "[data-copy]", async (button) => {
      await navigator.clipboard?.writeText(find("code").textContent ?? "").catch(() => {});
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1200);
    });
    onClick(container, ".lab-tile", (tile) => void open(tile));
    onClick(container, "[data-back]", () => void stack.pop());

    let frame = requestAnimationFrame(function draw() {
      timeline.update();
      apart.update();
      const coverage = Number(timeline.coverage() ?? isOpen());
      if (!isSliding) slider.value = String(coverage);
      find("[data-play]").textContent = isOpen() ? "Back" : "Play";
      frame = requestAnimationFrame(draw);
    });

    aside(controls);
    choose(name);
    return () => {
      cancelAnimationFrame(frame);
      apart.set(false);
    };
  },
};
