// Inline styles and attributes that a transition borrows, and puts back exactly.

/** What elements had before they were touched. */
const kept = new WeakMap();

/** The declarations in an order of their own: a property that was put back may stand elsewhere. */
const sorted = (style) => style.cssText.split(";").map((each) => each.trim()).sort().join(";");

/** Sets an inline property and remembers what the page had there. */
export function borrow(element, property, value) {
  const { style } = element;
  let own = kept.get(element);
  if (!own) kept.set(element, own = { text: element.getAttribute("style"), css: sorted(style), values: new Map() });
  const before = own.values.get(property) ?? [style.getPropertyValue(property), style.getPropertyPriority(property)];
  style.setProperty(property, value);
  own.values.set(property, [before[0], before[1], style.getPropertyValue(property)]);
}

/** Puts back some properties of an element, or all; a value that the page has set meanwhile is the page's. */
export function restore(element, properties) {
  const own = kept.get(element);
  if (!own) return;
  const { style } = element;
  for (const property of properties ?? [...own.values.keys()]) {
    const [value, priority, lent] = own.values.get(property) ?? [];
    if (value !== undefined && (!lent || lent === style.getPropertyValue(property))) style.setProperty(property, value, priority);
    own.values.delete(property);
  }
  if (own.values.size) return;
  kept.delete(element);
  if (sorted(style) !== own.css) return;
  // Reading comes first: browsers write the attribute late, and what is not written yet cannot be removed.
  if (element.getAttribute("style") === own.text) return;
  if (own.text === null) element.removeAttribute("style");
  else element.setAttribute("style", own.text);
}
