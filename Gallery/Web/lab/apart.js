// The layers of a run, pulled apart in space.

/** How far apart two layers are drawn, in CSS pixels. */
const distance = 110;

/**
 * Draws the layers of a container apart from each other; call `update` in every frame.
 * @param {HTMLElement} container
 */
export function layersApart(container) {
  /** @type {Set<HTMLElement>} */
  const moved = new Set();
  let isOn = false;

  const update = () => {
    const layers = /** @type {NodeListOf<HTMLElement>} */ (container.querySelectorAll(":scope > [data-legato-layer]"));
    const wanted = new Set(isOn ? layers : []);
    for (const layer of moved) {
      if (wanted.has(layer)) continue;
      layer.style.removeProperty("translate");
      moved.delete(layer);
    }
    const middle = (wanted.size + 1) / 2;
    for (const layer of wanted) {
      // A property of its own: the library writes the transform.
      layer.style.setProperty("translate", `0 0 ${(Number(layer.style.zIndex) - middle) * distance}px`);
      moved.add(layer);
    }
  };
  return {
    update,
    /** @param {boolean} on */
    set(on) {
      isOn = on;
      container.toggleAttribute("data-apart", on);
      update();
    },
  };
}
