// Every transition and its options: driven by hand or by a slider, or played; its timeline, its layers and its code.

import { transitionsOf } from "/legato/inspector.js";
import { layersApart } from "../lab/apart.js";
import { isPresented, presetOf, shapeOf } from "../lab/catalogue.js";
import { composed } from "../lab/code.js";
import { codeFigure } from "../lab/code-figure.js";
import { labControls } from "../lab/controls.js";
import { forwardDrag } from "../lab/forward.js";
import { optionRow } from "../lab/option-row.js";
import { choiceOf, defaultOf, meaningOf, wayOf, wordOf } from "../lab/options.js";
import { interactionOf } from "../lab/rules.js";
import { rulesPanel } from "../lab/rules-panel.js";
import { labStage } from "../lab/stage.js";
import { timelinePanel } from "../lab/timeline.js";
import { element, onClick, toggle } from "../ui.js";

/**
 * The detents of a screen of the Lab: a sheet also rests halfway.
 * @param {string} name
 */
const detentsOf = (name) => (shapeOf(name) === "sheet" ? [.5, 1] : []);

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
  <b>awaitsScrub</b>: true,
});
stack.<b>scrub</b>(.5);
stack.<b>letGo</b>();`,

  mount({ legato, root, register, release, aside }) {
    const container = element(`<div class="container" data-testid="lab"></div>`);
    root.append(container);

    let name = "push";
    /** @type {Record<string, import("../lab/options.js").Value>} */
    let said = {};
    /** @type {import("../lab/rules.js").Chosen} */
    let chosen = {};
    let isApart = false;

    const stage = labStage(container, {
      make: (grid) => register(legato.stack(container, { root: grid, bars: chosen.bars ? "pinned" : "attached" })),
      discard: release,
      transition(parts) {
        const withParts = (/** @type {string} */ name) => ({ name, ...transitions[name].includes("source") && parts });
        return /** @type {any} */ (composed({ ...withParts(name), ...said }, chosen, withParts));
      },
      interaction: () => /** @type {any} */ (interactionOf(chosen)),
      shape: () => shapeOf(name),
      isPresented: () => isPresented(name),
      detents: () => detentsOf(name),
    });
    const transitions = transitionsOf(stage.stack());
    const isRightToLeft = () => getComputedStyle(container).direction === "rtl";
    const timeline = timelinePanel(stage.stack);
    const seen = () => Number(timeline.coverage());
    const forward = forwardDrag(container, stage, () => wayOf(name, said, isPresented(name), isRightToLeft()), seen);
    const apart = layersApart(container);
    const options = element(`<div class="panel lab-options" data-testid="lab-options"></div>`);
    const code = codeFigure();

    /** New settings apply from the beginning. */
    const renew = () => {
      timeline.forget();
      stage.renew();
      forward.update();
      code.show({
        name, rules: chosen, isPresented: isPresented(name), detents: detentsOf(name),
        hasSource: transitions[name].includes("source"),
        said: transitions[name].flatMap(
          (/** @type {string} */ option) => (option in said ? [[option, said[option]]] : [])),
      });
    };
    /**
     * Stores a row's word or number, or removes it for the default.
     * @param {Record<string, any>} kept @param {string} key @param {unknown} value
     */
    const keep = (kept, key, value) => {
      if (value === undefined) delete kept[key];
      else kept[key] = value;
      renew();
    };
    /** @param {string} option */
    const rowOf = (option) => {
      const choice = choiceOf(name, option);
      return choice ? optionRow({
        option, choice, standard: defaultOf(name, option), value: wordOf(said[option]),
        change: (value) => keep(said, option, value === undefined ? value : meaningOf(option, value, container)),
      }) : [];
    };
    const rules = rulesPanel(Object.keys(transitions), (rule, choice) => keep(chosen, rule, choice));
    /** @param {string} next */
    const choose = (next) => {
      const preset = presetOf(next);
      name = preset.name;
      said = { ...preset.said };
      chosen = { ...preset.rules };
      controls.show(next);
      options.replaceChildren(...transitions[name].flatMap(rowOf));
      rules.show(chosen);
      renew();
    };
    const controls = labControls(Object.keys(transitions), stage, choose);

    const view = element(`<div class="panel lab-view"><div class="panel-row"><span>Layers apart</span></div></div>`);
    /** @type {HTMLElement} */ (view.firstElementChild).append(toggle({
      label: "Layers apart", name: "lab-apart", value: false,
      change(on) {
        isApart = on;
        // Only a held run can be looked at from the side; without a run it is held in the middle.
        if (on && stage.holder() === "nobody") stage.hold(stage.stack().running ? controls.coverage() : .5, "lab");
      },
    }));
    controls.rest.append(options, rules.panel, view, timeline.panel, code.figure);

    onClick(container, ".lab-tile", (tile) => stage.open(tile));
    onClick(container, "[data-back]", () => stage.back());

    let frame = requestAnimationFrame(function draw() {
      timeline.update();
      apart.update(isApart && ["slider", "lab"].includes(stage.holder()));
      controls.update(Number(timeline.coverage() ?? stage.isOpen()));
      frame = requestAnimationFrame(draw);
    });

    aside(controls.element);
    choose(name);
    return () => {
      cancelAnimationFrame(frame);
      apart.update(false);
    };
  },
};
