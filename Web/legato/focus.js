// Who has the keyboard: inert screens, the focus that comes and goes with them, dialogs, and the keys that lead back.

/** Attributes as the page had them, by element and name. */
const kept = new WeakMap();
/** The element that had the focus when its screen was left. */
const stored = new WeakMap();

const write = (element, name, value) =>
  (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));

/** Sets an attribute, and remembers what the page had there. */
function lend(element, name, value) {
  const own = kept.get(element) ?? {};
  kept.set(element, own);
  own[name] ??= [element.getAttribute(name)];
  write(element, name, value);
}

/** Puts back what the page had. */
function giveBack(element, name) {
  const own = kept.get(element);
  if (!own?.[name]) return;
  write(element, name, own[name][0]);
  delete own[name];
}

/** Takes a covered screen out of the user's reach, or gives it back. */
export const setInert = (screen, isInert) => (isInert ? lend(screen, "inert", "") : giveBack(screen, "inert"));

/** Makes a presented screen a dialog, unless the page says what it is. */
export function makeDialog(screen) {
  if (!screen.hasAttribute("role")) lend(screen, "role", "dialog");
  lend(screen, "aria-modal", "true");
}

/** Puts back all attributes of a screen that leaves. */
export function releaseScreen(screen) {
  stored.delete(screen);
  for (const name in kept.get(screen)) giveBack(screen, name);
}

const focus = (element) => element.focus({ preventScroll: true });

/** Remembers which element of a screen has the focus. */
export function storeFocus(screen) {
  if (screen.contains(document.activeElement)) stored.set(screen, document.activeElement);
}

/** Gives the focus back to the element that had it; false if there is none. */
export function restoreFocus(screen) {
  const element = stored.get(screen);
  stored.delete(screen);
  if (element === screen) focusScreen(screen);
  else if (element && screen.contains(element)) focus(element);
  return document.activeElement === element;
}

/** Gives the focus to the element of a screen that asks for it, or to the screen itself. */
export function focusScreen(screen) {
  const element = screen.querySelector("[autofocus]") ?? screen;
  if (element === screen && !screen.hasAttribute("tabindex")) {
    lend(screen, "tabindex", "-1");
    screen.addEventListener("blur", () => giveBack(screen, "tabindex"), { once: true });
  }
  focus(element);
}

/** Moves the focus from one screen of a container to another, or back to it, unless the user is elsewhere on the page. */
export function moveFocus(container, from, to, isBack, isHere) {
  const active = document.activeElement ?? document.body;
  const isOurs = active === document.body || container.contains(active);
  storeFocus(from);
  if (isHere && from !== container) setInert(from, true);
  setInert(to, false);
  if (isOurs && !restoreFocus(to) && !isBack) focusScreen(to);
}

/** Keeps the Tab key within a presented screen. */
export function trapTab(event, screen) {
  if (event.key !== "Tab" || event.defaultPrevented || !kept.get(screen)?.["aria-modal"]) return;
  const all = [...screen.querySelectorAll("*")].filter((element) =>
    element.tabIndex >= 0 && !element.matches(":disabled, [inert] *") && (element.checkVisibility?.() ?? true));
  const active = document.activeElement;
  const { shiftKey } = event;
  if (active !== all.at(shiftKey ? 0 : -1) && (active !== screen || !shiftKey) && all.length) return;
  event.preventDefault();
  focus(all.at(shiftKey ? -1 : 0) ?? screen);
}

/** What has the Escape key to itself while it is open. */
const popups = "dialog, [popover], [role=menu], [role=listbox], [aria-expanded=true]";
/** Where Alt and an arrow move the caret. */
const editable = "input, textarea, [contenteditable]";

/** What a key asks for: Escape and the platform's back keys lead back. @returns {"back" | null} */
export function keyOperation(event, { rtl, history }) {
  const { key, target, altKey } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const isEscape = key === "Escape" && !altKey && !target.closest(popups);
  const isArrow = altKey && key === (rtl ? "ArrowRight" : "ArrowLeft") && !target.closest(editable);
  return isEscape || (!history && (isArrow || key === "BrowserBack")) ? "back" : null;
}
