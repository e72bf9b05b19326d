// Notices that flying elements have moved in their screens, or that screens have another size: by scrolling, sizes,
// children, and the styles of ancestors.

/** How many siblings are watched; a longer list is as high as all of them. */
const mostBeside = 100;
/** The size of what is laid out, whatever moves it. */
const sizeOf = (/** @type {any} */ { offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`;

/** Watches what may move a container's elements, and tells the container. */
export function watch(host) {
  /** The ancestors of the elements. */
  const around = new Set();
  /** The sizes of siblings and screens, as they were measured last. */
  const sizes = new Map();
  const tell = () => { host._hasMoved = true; };
  host.element.addEventListener(
    "scroll", ({ target }) => { if (around.has(target)) tell(); }, { capture: true, signal: host._ending.signal });
  const resizing = new ResizeObserver((entries) => {
    // What is observed from now on is reported at once, though its size is known.
    const isKnown = ({ target }) => sizes.get(target) === sizeOf(target);
    // Before the frame is painted: what a finger holds would jump for a frame.
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
        // A screen's style is written by us.
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
