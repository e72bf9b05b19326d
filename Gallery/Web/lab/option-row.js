// A row of the Lab for one option: its title, its values, and a button that restores its default.

import { element, icon } from "../ui.js";
import { titleOf } from "./catalogue.js";

/** @param {number} value */
const shown = (value) => String(Math.round(value * 1000) / 1000);

/**
 * @param {object} parts
 * @param {string} parts.option
 * @param {string} [parts.title]
 * @param {import("./options.js").Words | import("./options.js").Range} parts.choice
 * @param {string | number} parts.standard the default
 * @param {string | number} [parts.value] the present value
 * @param {(value: string | number | undefined) => void} parts.change undefined for the default
 */
export function optionRow({ option, title = titleOf(option), choice, standard, value = standard, change }) {
  const row = element(`<div class="panel-row"><span aria-hidden="true">${title}</span></div>`);
  const isWords = "words" in choice;
  const name = `aria-label="${title}" data-testid="lab-option-${option}"`;
  const limits = isWords ? "" : `min="${choice.from}" max="${choice.to}" step="${choice.step}"`;
  const control = /** @type {HTMLInputElement} */ (element(isWords
    ? `<select ${name}>${choice.words.map((word) =>
      `<option value="${word}">${word}</option>`).join("")}</select>`
    : choice.isField ? `<input type="number" ${name} ${limits} inputmode="decimal">`
      : `<input type="range" ${name} ${limits}>`));
  const unit = isWords || !choice.unit ? "" : ` ${choice.unit}`;
  const output = element(`<output></output>`);
  const reset = /** @type {HTMLButtonElement} */ (element(`<button type="button" class="lab-reset"
    aria-label="${title}: back to the default" data-testid="lab-reset-${option}">${icon("close")}</button>`));
  row.append(output, control, reset);

  /** @param {boolean} isDefault */
  const show = (isDefault) => {
    // It keeps its space, so that nothing moves under a finger.
    reset.disabled = isDefault;
    row.toggleAttribute("data-default", isDefault);
    if (isWords) return;
    const value = isDefault ? Number(standard) : Number(control.value);
    output.textContent = choice.isField ? unit.trim() : shown(value) + unit;
    if (!choice.isField) control.ariaValueText = `${output.textContent}${isDefault ? ", the default" : ""}`;
  };
  /** @param {string | number} next */
  const write = (next) => {
    control.value = isWords ? String(next) : shown(Number(next));
    show(next === standard);
  };
  control.addEventListener("input", () => {
    // A number outside the range, or a missing one, is not used until it is valid.
    if (!control.validity.valid || control.value === "") return;
    const isDefault = isWords && control.value === standard;
    show(isDefault);
    change(isDefault ? undefined : isWords ? control.value : Number(control.value));
  });
  reset.addEventListener("click", () => {
    control.focus();
    write(standard);
    change(undefined);
  });
  write(value);
  return row;
}
