// Who has the keyboard: inert screens, the focus that comes and goes with them, dialogs, and the keys that lead back.

import { borrow, restore } from "./styles.js";

/** Attributes as the page had them. */
const kept = new WeakMap();
/** The element that had the focus when its screen was left, and whether that was to be seen. */
const stored = new WeakMap();

/** Sets an attribute, or with null puts back what the page had there. */
function lend(element, name, value) {
  const own = kept.get(element) ?? new Map();
  kept.set(element, own);
  if (value !== null && !own.has(name)) own.set(name, element.getAttribute(name));
  if (value !== null) return element.setAttribute(name, value);
  const before = own.get(name);
  if (before === null) element.removeAttribute(name);
  else if (before !== undefined) element.setAttribute(name, before);
  own.delete(name);
}

/** Takes a covered screen out of the user's reach, or gives it back. */
export const setInert = (screen, isInert) => lend(screen, "inert", isInert ? "" : null);

/** Makes a presented screen a dialog, unless the page says what it is; or puts back what the page said. */
export function setDialog(screen, isDialog) {
  if (!isDialog || !screen.hasAttribute("role")) lend(screen, "role", isDialog ? "dialog" : null);
  lend(screen, "aria-modal", isDialog ? "true" : null);
}

/** Remembers which element of a screen has the focus. */
export function storeFocus(screen) {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  if (screen !== active && screen.contains(active)) stored.set(screen, [active, active.matches(":focus-visible")]);
}

/** Gives the focus back to the element that had it; false if there is none. */
export function restoreFocus(screen) {
  const [element, focusVisible] = stored.get(screen) ?? [];
  stored.delete(screen);
  if (!element || !screen.contains(element)) return false;
  focus(element, focusVisible);
  return document.activeElement === element;
}

/** Gives the focus to the element of a screen that asks for it, or to the screen itself, without a ring. */
export function focusScreen(screen) {
  const wanting = screen.querySelector("[autofocus]");
  if (wanting) return focus(wanting, true);
  if (!screen.hasAttribute("tabindex")) lend(screen, "tabindex", "-1");
  borrow(screen, "outline", "none");
  screen.addEventListener("blur", () => {
    lend(screen, "tabindex", null);
    restore(screen, ["outline"]);
  }, { once: true });
  focus(screen, false);
}

const focus = (element, focusVisible) => element.focus({ preventScroll: true, focusVisible });

/** Moves the focus from one screen of a container to another, unless the user is elsewhere on the page. */
export function moveFocus(container, from, to, isHere) {
  const active = document.activeElement ?? document.body;
  const isOurs = active === document.body || container.contains(active);
  storeFocus(from);
  if (isHere && from !== container) setInert(from, true);
  setInert(to, false);
  if (isOurs && !restoreFocus(to)) focusScreen(to);
}

/** Puts back all attributes of a screen that leaves. */
export function releaseScreen(screen) {
  stored.delete(screen);
  for (const name of kept.get(screen)?.keys() ?? []) lend(screen, name, null);
}

/** Keeps the Tab key within a presented screen. */
export function trapTab(event, screen) {
  if (event.key !== "Tab" || event.defaultPrevented || !kept.get(screen)?.has("aria-modal")) return;
  const all = [...screen.querySelectorAll("*")].filter((element) =>
    element.tabIndex >= 0 && !element.matches(":disabled, [inert] *") && element.checkVisibility?.() !== false);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const active = document.activeElement;
  if (edge && active !== edge && (active !== screen || !event.shiftKey)) return;
  event.preventDefault();
  focus(other ?? screen, true);
}

/** What has the Escape key to itself while it is open. */
const popups = "dialog, [popover], [role=menu], [role=listbox], [aria-expanded=true]";

/** Where Alt and an arrow move the caret. */
const editable = "input, textarea, [contenteditable]";

/** What a key asks for: Escape and the platform's back keys lead back. @returns {"back" | null} */
export function keyOperation(event, { rtl, history }) {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || shiftKey) return null;
  const isEscape = key === "Escape" && !altKey && !document.fullscreenElement && !target.closest(popups);
  const isArrow = altKey && key === (rtl ? "ArrowRight" : "ArrowLeft") && !target.closest(editable);
  const isBack = !history && (isArrow || key === "BrowserBack" || key === "GoBack");
  return isEscape || isBack ? "back" : null;
}
