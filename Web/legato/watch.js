// Notices that flying elements have moved in their screens, or that a screen's size has changed: by scrolling, sizes,
// children, and the styles of ancestors.

/** How many siblings are watched; the height of a longer list depends on all of them. */
const mostBeside = 100;
/** The layout size of an element, without transforms. */
const sizeOf = (/** @type {any} */ { offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`;

/** Watches changes that may move a container's elements, and notifies the container. */
export function watch(host) {
  /** The ancestors of the elements. */
  const around = new Set();
  /** The sizes of siblings and screens at their last measurement. */
  const sizes = new Map();
  const tell = () => { host._hasMoved = true; };
  host.element.addEventListener(
    "scroll", ({ target }) => { if (around.has(target)) tell(); }, { signal: host._ending.signal, capture: true });
  const resizing = new ResizeObserver((entries) => {
    // A newly observed element is reported at once, though its size is known; a removed one has none.
    const isKnown = ({ target }) => !target.isConnected || sizes.get(target) === sizeOf(target);
    // Before the frame is painted: an element under a finger would otherwise jump for a frame.
    if (!entries.every(isKnown)) host._call("changed");
    for (const { target } of entries) sizes.set(target, sizeOf(target));
  });
  /** Watches the size of an element that has just been measured. */
  const size = (target) => {
    if (!sizes.has(target)) resizing.observe(target);
    sizes.set(target, sizeOf(target));
  };
  const changing = new MutationObserver(() => {
    around.clear();
    tell();
  });
  return {
    /** Also watches an element that has just been measured. */
    _add(element) {
      for (let each = element, parent; (parent = each?.parentElement); each = parent) {
        const isScreen = parent === host.element;
        // Legato itself writes a screen's style.
        changing.observe(each, { childList: true, attributeFilter: ["class", isScreen ? "class" : "style"] });
        if (isScreen || around.has(parent)) return;
        around.add(parent);
        for (const target of [each, ...[...parent.children].slice(0, mostBeside)]) size(target);
      }
    },

    _size: size,

    _end() {
      resizing.disconnect();
      changing.disconnect();
      around.clear();
      sizes.clear();
    },
  };
}
