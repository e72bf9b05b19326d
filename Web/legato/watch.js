// What tells that elements which fly are somewhere else on their screens, or that those have another size: scrolling,
// sizes, what comes and goes, and the styles of what they lie in.

/** So many elements are watched beside each other: a list of more is as high as they are together. */
const mostBeside = 100;
/** The size of what is laid out, whatever moves it. */
const sizeOf = (/** @type {any} */ { offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`;

/** Watches what may move elements of a container's, and tells it. */
export function watch(host) {
  /** What the elements lie in. */
  const around = new Set();
  /** The sizes of what lies there beside each other, and of screens, as they were measured last. */
  const sizes = new Map();
  const tell = () => { host._hasMoved = true; };
  const scroll = ({ target }) => { if (around.has(target)) tell(); };
  const resizing = new ResizeObserver((entries) => {
    // What is observed from now on is told at once, though it is as it was measured.
    const isKnown = ({ target }) => sizes.get(target) === sizeOf(target);
    // Before it is painted: what a finger holds would leap for a frame.
    if (!entries.every(isKnown)) host._call("changed");
    for (const { target } of entries) sizes.set(target, sizeOf(target));
  });
  /** Watches the size of an element, which has just been measured. */
  const size = (target) => {
    if (!sizes.has(target)) resizing.observe(target);
    sizes.set(target, sizeOf(target));
  };
  const changing = new MutationObserver(() => {
    around.clear();
    tell();
  });
  return {
    /** Watches an element, too, which has just been measured. */
    _add(element) {
      for (let each = element, parent; (parent = each?.parentElement); each = parent) {
        const isScreen = parent === host.element;
        // A screen's style is ours to write.
        changing.observe(each, { childList: true, attributeFilter: ["class", isScreen ? "class" : "style"] });
        if (isScreen || around.has(parent)) return;
        around.add(parent);
        host.element.addEventListener("scroll", scroll, true);
        for (const target of [each, ...[...parent.children].slice(0, mostBeside)]) size(target);
      }
    },

    _size: size,

    _end() {
      host.element.removeEventListener("scroll", scroll, true);
      resizing.disconnect();
      changing.disconnect();
      around.clear();
      sizes.clear();
    },
  };
}
