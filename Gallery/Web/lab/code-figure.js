// The figure that shows the Lab's settings as code, and copies it.

import { element, onClick, segmented } from "../ui.js";
import { javaScriptOf, swiftOf } from "./code.js";

/** How long the button shows its result, in milliseconds. */
const pause = 2000;

export function codeFigure() {
  const figure = element(`<figure class="snippet lab-code"><figcaption><span></span>
    <button type="button" class="text-button" data-copy data-testid="lab-copy" aria-live="polite">Copy</button>
    </figcaption><pre tabindex="0" aria-label="The settings as code"><code data-testid="lab-code"></code></pre>
  </figure>`);
  const code = /** @type {HTMLElement} */ (figure.querySelector("code"));
  let language = "swift";
  /** @type {import("./code.js").Settings} */
  let settings = { name: "push", said: [] };

  const write = () => {
    code.textContent = (language === "swift" ? swiftOf : javaScriptOf)(settings);
  };
  figure.querySelector("span")?.replaceWith(segmented({
    label: "Language",
    name: "lab-language",
    choices: [["swift", "Swift"], ["javascript", "JavaScript"]],
    value: language,
    change(value) {
      language = value;
      write();
    },
  }));
  onClick(figure, "[data-copy]", async (button) => {
    button.textContent = await copy(code);
    setTimeout(() => { button.textContent = "Copy"; }, pause);
  });

  return {
    figure,
    /** @param {import("./code.js").Settings} next */
    show(next) {
      settings = next;
      write();
    },
  };
}

/**
 * Copies a text, or selects it if the page may not copy, and shows the result.
 * @param {HTMLElement} text
 */
async function copy(text) {
  try {
    // Without encryption a page has no clipboard.
    await navigator.clipboard.writeText(text.textContent ?? "");
    return "Copied";
  } catch {
    getSelection()?.selectAllChildren(text);
    return "Selected: copy it by the keyboard";
  }
}
