// What tells that elements which fly are somewhere else on their screens: scrolling, sizes, and what comes and goes.

/** So many elements are watched beside each other: a list of more is as high as they are together. */
const mostBeside = 100;
/** The size of what is laid out, whatever moves it. */
const sizeOf = (/** @type {any} */ { offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`;

/** Watches what may move elements of a container's, and tells it. */
export function watch(host) {
  /** What the elements lie in. */
  const around = new Set();
  /** The sizes of what lies there beside each other, as they were measured, until they are told. */
  const sizes = new WeakMap();
  const tell = () => { host._hasMoved = true; };
  const scroll = ({ target }) => { if (around.has(target)) tell(); };
  const resizing = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // What is observed from now on is told at once, though it is as it was measured.
      if (sizes.get(target) !== sizeOf(target)) tell();
      sizes.delete(target);
    }
  });
  const changing = new MutationObserver(() => {
    around.clear();
    tell();
  });
  return {
    /** Watches an element, too, which has just been measured. */
    _add(element) {
      for (let each = element, parent; (parent = each?.parentElement) && parent !== host.element; each = parent) {
        if (around.has(parent)) return;
        around.add(parent);
        host.element.addEventListener("scroll", scroll, true);
        changing.observe(parent, { childList: true });
        for (const target of [each, ...[...parent.children].slice(0, mostBeside)]) {
          sizes.set(target, sizeOf(target));
          resizing.observe(target);
        }
      }
    },

    _end() {
      host.element.removeEventListener("scroll", scroll, true);
      resizing.disconnect();
      changing.disconnect();
      around.clear();
    },
  };
}
