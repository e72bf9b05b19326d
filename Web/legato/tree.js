// Walks the tree as it is seen, through slots and shadow roots, where `parentElement` ends.

const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

/** An element and its ancestors, innermost first, up to an outer one (exclusive). */
export function around(element, outer) {
  const all = /** @type {any[]} */ ([]);
  for (let each = element; each && each !== outer; each = parentOf(each)) all.push(each);
  return all;
}

export const isWithin = (element, outer) => around(element).includes(outer);

/** Whether an element is shown, if the browser can tell. */
export const isShown = (element) => element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** Whether an element is in the top layer by itself. */
export const isOnTop = (element) => element.matches(":is(:modal, :popover-open, :fullscreen)");

/** Whether the user has magnified the page, where fingers pan. */
export const isMagnified = () => /** @type {any} */ (visualViewport).scale > 1;

/** Where an element lies in its container, whatever moves it: x, y, width and height. */
export const restOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [
  offsetLeft, offsetTop, offsetWidth, offsetHeight];

/** The focused element, however deep in components. */
export function activeElement() {
  let active = document.activeElement ?? document.body;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Moves an element without removing it from the page, if the browser can: frames and films keep running. */
export function move(element, parent, before = null) {
  const isKept = parent.moveBefore && parent.isConnected && element.isConnected;
  parent[isKept ? "moveBefore" : "insertBefore"](element, before);
}

/** All elements within another one, also those of its components. */
export const allIn = (root) => [...root.querySelectorAll("*")].flatMap((each) =>
  [each, ...each.shadowRoot ? allIn(each.shadowRoot) : []]);
