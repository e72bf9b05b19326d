// The tree as it is seen: through slots and shadow roots, which `parentElement` ends at.

const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

/** What lies around an element, innermost first, from itself to the last one before an outer one. */
export function* around(element, outer) {
  for (let each = element; each && each !== outer; each = parentOf(each)) yield each;
}

/** Whether an element is another one, or lies in it. */
export const isWithin = (element, outer) => [...around(element)].includes(outer);

/** Whether an element is shown, as far as a browser tells. */
export const isShown = (element) => element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** Whether an element lies above the page by itself, in whatever it is. */
export const isOnTop = (element) => element.matches(":is(:modal, :popover-open, :fullscreen)");

/** What has the focus, however deep in components. */
export function activeElement() {
  let active = document.activeElement ?? document.body;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Moves an element without taking it out of the page, if the browser can: frames and films go on. */
export function move(element, parent, before = null) {
  const isKept = parent.moveBefore && parent.isConnected && element.isConnected;
  parent[isKept ? "moveBefore" : "insertBefore"](element, before);
}

/** All elements in another one or in its components. */
export const allIn = (root) => [...root.querySelectorAll("*")].flatMap((each) =>
  [each, ...each.shadowRoot ? allIn(each.shadowRoot) : []]);
