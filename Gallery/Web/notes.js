// The notes about a scene: beside the stage if there is enough space, on a phone in one of the library's own sheets.

/**
 * @param {HTMLElement} key the button that opens and closes them
 * @param {() => import("/legato/legato.js").Legato | undefined} legato once it is loaded
 * @param {() => void} changed is called when they move beside the stage, or away from there
 */
export function buildNotes(key, legato, changed) {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
  const [page, device, notes] = [".page", ".device", ".notes"].map(find);
  const wide = matchMedia("(min-width: 900px)");
  /**
   * It exists only while the sheet does: at other times the scene has no container around it.
   * @type {import("/legato/legato.js").Stack | null}
   */
  let stack = null;

  const open = () => {
    const library = legato();
    if (!library || wide.matches) return;
    stack = library.stack(page, { root: device });
    stack.present(notes, { transition: { name: "sheet", shadow: 0, radius: 0 }, detents: [.62], grabber: false });
    key.setAttribute("aria-expanded", "true");
  };
  const end = () => {
    stack?.destroy();
    stack = null;
    notes.hidden = !wide.matches;
    key.setAttribute("aria-expanded", "false");
  };
  const close = async () => { await stack?.dismiss(); };

  key.addEventListener("click", () => (stack ? close() : open()));
  // A tap beside the sheet closes it.
  page.addEventListener("click", ({ target }) => { if (target === page) close(); });
  page.addEventListener("legato:finish", ({ target, detail }) => {
    if (target === page && detail.operation === "dismiss") queueMicrotask(end);
  });
  wide.addEventListener("change", () => {
    end();
    changed();
  });
  end();
  return { close, get areBeside() { return wide.matches; } };
}
