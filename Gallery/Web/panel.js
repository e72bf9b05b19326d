// The preview panel: speed, right-to-left and reduced motion, for every container of the scene.

import { element, segmented, toggle } from "./ui.js";

/** The panel's present settings, with which a later scene starts. */
export const settings = { speed: 1, rtl: false, reducedMotion: false };

/**
 * @param {Iterable<import("/legato/legato.js").Container>} containers
 * @param {HTMLElement} stage
 */
export function applySettings(containers, stage) {
  stage.dir = settings.rtl ? "rtl" : "ltr";
  for (const container of containers) {
    container.speed = settings.speed;
    container.reducedMotion = settings.reducedMotion ? true : undefined;
  }
}

/**
 * @param {HTMLElement} panel
 * @param {() => Iterable<import("/legato/legato.js").Container>} containers
 * @param {HTMLElement} stage
 */
export function buildPanel(panel, containers, stage) {
  const apply = () => applySettings(containers(), stage);
  /** @param {string} label @param {HTMLElement} control */
  const row = (label, control) => {
    const line = element(`<div class="panel-row"><span>${label}</span></div>`);
    line.append(control);
    panel.append(line);
  };
  row("Speed", segmented({
    label: "Speed",
    name: "speed",
    choices: [["1", "1×"], ["0.25", "¼×"], ["0.1", "⅒×"]],
    value: "1",
    change(value) {
      settings.speed = Number(value);
      apply();
    },
  }));
  row("Right to left", toggle({
    label: "Right to left",
    name: "rtl",
    value: false,
    change(on) {
      settings.rtl = on;
      apply();
    },
  }));
  row("Reduced motion", toggle({
    label: "Reduced motion",
    name: "reduced-motion",
    value: false,
    change(on) {
      settings.reducedMotion = on;
      apply();
    },
  }));
}
