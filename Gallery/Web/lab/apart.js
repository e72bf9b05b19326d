// The layers of a run, pulled apart in space.

/**
 * The largest distance of two layers, and of the first from the last, in CSS pixels: no layer comes too near to the
 * viewer.
 */
const [mostDistance, depth] = [110, 880];

/**
 * Draws the layers of a container apart from each other; call `update` in every frame.
 * @param {HTMLElement} container
 */
export function layersApart(container) {
  /** @type {Set<HTMLElement>} */
  const moved = new Set();
  let size = "";

  return {
    /**
     * @param {boolean} isWanted must be false while the library measures for any reason but a resize: the container is
     * tilted
     */
    update(isWanted) {
      const before = size;
      size = isWanted ? `${container.clientWidth} ${container.clientHeight}` : "";
      // In the frame of a resize the library measures, so its container must not be tilted.
      const isOn = isWanted && size === before;
      container.toggleAttribute("data-apart", isOn);
      const layers = /** @type {HTMLElement[]} */ ([...container.querySelectorAll(":scope > [data-legato-layer]")]);
      const wanted = isOn ? layers.sort((one, other) => Number(one.style.zIndex) - Number(other.style.zIndex)) : [];
      for (const layer of moved) {
        if (wanted.includes(layer)) continue;
        layer.style.removeProperty("translate");
        moved.delete(layer);
      }
      const distance = Math.min(mostDistance, depth / (wanted.length - 1));
      wanted.forEach((layer, index) => {
        // It uses `translate`, because the library writes `transform`.
        layer.style.setProperty("translate", `0 0 ${(index - (wanted.length - 1) / 2) * distance}px`);
        moved.add(layer);
      });
    },
  };
}
