// The Lab's controls: the transition, its coverage, and the release of a held run.

import { element, icon, onClick } from "../ui.js";
import { grouped, titleOf } from "./catalogue.js";

/** The keys by which a slider moves. */
const slidingKeys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/** The least distance by which a pointer moves the slider, and that of a key: fractions of the run. */
const [fineStep, keyStep] = [".001", ".01"];

/** @param {string[]} known the names that the engine has */
const markup = (known) => `<section class="lab" data-testid="lab-controls" aria-label="The Lab's controls">
  <div class="lab-choice">
    <button type="button" class="round-button" data-step="-1" data-testid="lab-previous"
      aria-label="The transition before">${icon("back", "flips")}</button>
    <select aria-label="Transition" data-testid="lab-names">${grouped(known).map(([group, names]) =>
      `<optgroup label="${group}">${names.map((each) =>
        `<option value="${each}">${titleOf(each)}</option>`).join("")}</optgroup>`).join("")}</select>
    <button type="button" class="round-button" data-step="1" data-testid="lab-next"
      aria-label="The next transition">${icon("forward", "flips")}</button>
    <button type="button" class="round-button lab-more" data-more data-testid="lab-more" aria-expanded="false"
      aria-label="Options, timeline and code">${icon("sliders")}</button>
  </div>
  <div class="lab-transport">
    <button type="button" class="button" data-play data-testid="lab-play">Play</button>
    <input type="range" min="0" max="1" step="${fineStep}" value="0" aria-label="How far the new screen has come"
      data-testid="lab-slider">
    <button type="button" class="button quiet" data-hold data-testid="lab-hold">Hold</button>
  </div>
  <div class="lab-rest"></div>
</section>`;

/**
 * @param {string[]} known
 * @param {ReturnType<typeof import("./stage.js").labStage>} stage
 * @param {(name: string) => void} choose
 */
export function labControls(known, stage, choose) {
  const controls = element(markup(known));
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (controls.querySelector(selector));
  const slider = /** @type {HTMLInputElement} */ (find("input"));
  const names = /** @type {HTMLSelectElement} */ (find("select"));
  const coverage = () => Number(slider.value);

  // A lifted pointer releases the run. A key does not: what it holds stays until it is released explicitly.
  slider.addEventListener("input", () => stage.hold(coverage(), "slider"));
  // A pointer that lifts where it has landed changes nothing, so browsers send no change.
  for (const type of ["change", "pointerup", "pointercancel"]) {
    slider.addEventListener(type, () => stage.release("slider"));
  }
  slider.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" || key === "Enter") stage.letGo();
    if (!slidingKeys.includes(key)) return;
    slider.step = keyStep;
    stage.hold(coverage(), "lab");
  });
  slider.addEventListener("keyup", () => { slider.step = fineStep; });
  onClick(controls, "[data-hold]", () => {
    if (stage.holder() === "lab") stage.letGo();
    else stage.hold(coverage(), "lab");
  });
  onClick(controls, "[data-play]", () => stage.play());
  names.addEventListener("change", () => choose(names.value));
  onClick(controls, "[data-step]", (button) => {
    const all = [...names.options].map(({ value }) => value);
    choose(all[(all.indexOf(names.value) + Number(button.dataset.step) + all.length) % all.length]);
  });
  onClick(controls, "[data-more]", (button) => {
    button.setAttribute("aria-expanded", String(controls.toggleAttribute("data-open")));
  });

  return {
    element: controls, rest: find(".lab-rest"),
    coverage,
    /** @param {string} name */
    show: (name) => { names.value = name; },
    /** @param {number} now how far the new screen has come */
    update(now) {
      if (stage.holder() !== "slider" && slider.value !== String(now)) slider.value = String(now);
      slider.ariaValueText = `${Math.round(coverage() * 100)} %`;
      find("[data-play]").textContent = stage.isOpen() ? "Back" : "Play";
      find("[data-hold]").textContent = stage.holder() === "lab" ? "Let go" : "Hold";
    },
  };
}
