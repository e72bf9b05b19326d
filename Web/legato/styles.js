// Inline styles and attributes that a transition borrows, and puts back exactly.

/** What elements had before they were touched. */
const kept = new Map();

/** Sets an inline property and remembers what the page had there. */
export function borrow(element, property, value) {
  let own = kept.get(element);
  if (!own) kept.set(element, own = { bare: !element.hasAttribute("style"), values: new Map() });
  const { style } = element;
  if (!own.values.has(property)) {
    own.values.set(property, [style.getPropertyValue(property), style.getPropertyPriority(property)]);
  }
  style.setProperty(property, value);
}

/** Puts back some properties of an element, or all. */
export function restore(element, properties) {
  const own = kept.get(element);
  if (!own) return;
  for (const property of properties ?? [...own.values.keys()]) {
    const before = own.values.get(property);
    if (before) element.style.setProperty(property, ...before);
    own.values.delete(property);
  }
  if (own.values.size) return;
  if (own.bare && !element.getAttribute("style")) element.removeAttribute("style");
  kept.delete(element);
}
