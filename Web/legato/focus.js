// The keyboard: inert screens, the focus that moves with screens, dialogs, and the keys that go back.

import { giveBack, lend } from "./styles.js";
import { activeElement, allIn, around, isShown, isWithin } from "./tree.js";

/** The focused element of a screen that was left. */
const stored = new WeakMap();
/** The modal dialogs of a screen that was left. */
const dialogs = new WeakMap();
/** Presented screens that are no modal dialogs, because the screen beside them answers. */
const undimmed = new WeakSet();

const focus = (element) => element?.focus({ preventScroll: true });

/** Makes a presented screen a dialog, if the page has not given it a role. */
export function makeDialog(screen) {
  lend(screen, "role", "dialog");
  lend(screen, "aria-modal", "true");
}

/** Forgets a screen that leaves, and removes the attributes that Legato has set on it. */
export function release(screen) {
  for (const each of [stored, dialogs, undimmed]) each.delete(screen);
  giveBack(screen);
}

/** Makes a screen inert, and stores what has the focus in it. Returns whether it has the focus. */
function leave(screen) {
  const active = activeElement();
  const isFocused = isWithin(active, screen);
  if (isFocused) stored.set(screen, active);
  else if (active === document.body) stored.delete(screen);
  lend(screen, "inert");
  // A modal dialog would lie above the next screen and block it.
  const open = allIn(screen).filter((each) => each.matches("dialog:modal"));
  for (const dialog of open) dialog.close();
  dialogs.set(screen, [...dialogs.get(screen) ?? [], ...open]);
  return isFocused;
}

/** Moves the focus from one screen to another or back, if it is within the container. */
export function moveFocus(container, from, to, isHere) {
  const active = activeElement();
  // The screen beside an undimmed sheet may have the focus already.
  const isOurs = active === document.body
    || (isWithin(active, container) && (to === container || !isWithin(active, to)));
  const isBack = dialogs.has(to) || to === container;
  if (isWithin(active, from)) stored.set(from, active);
  if (isHere && from !== container) leave(from);
  giveBack(to, "inert");
  for (const dialog of dialogs.get(to) ?? []) if (dialog.isConnected && !dialog.open) dialog.showModal();
  dialogs.delete(to);
  if (!isOurs) return;
  const before = stored.get(to);
  stored.delete(to);
  if (before && before !== to && isWithin(before, to)) focus(before);
  else if (before || !isBack) focusScreen(to);
}

/** Lets the screen beside an undimmed sheet answer, if there is one. Meanwhile neither is a modal dialog. */
export function answerBeside(top, beside, isNew) {
  if (!beside) {
    if (undimmed.delete(top)) lend(top, "aria-modal", "true");
  } else if (isNew) {
    giveBack(beside, "inert");
    for (const screen of [top, beside].filter(isModal)) {
      undimmed.add(screen);
      giveBack(screen, "aria-modal");
    }
    if (activeElement() === document.body) focus(stored.get(beside));
  }
}

/** Makes a screen inert that has answered beside an undimmed sheet. */
export function leaveBeside(screen, top) { if (leave(screen)) focusScreen(top); }

/** Focuses the element of a screen that has `autofocus`, or the screen itself. */
function focusScreen(screen) {
  const element = screen.querySelector("[autofocus]") ?? screen;
  if (element === screen) {
    lend(screen, "tabindex", "-1");
    screen.addEventListener("blur", () => giveBack(screen, "tabindex"), { once: true });
  }
  focus(element);
}

/** Whether the Tab key reaches an element. In a group of radio buttons it reaches the checked one, or else any. */
function isTabbed(element) {
  if ((element.tabIndex < 0 && !element.matches("[contenteditable]:not([contenteditable=false], [tabindex])"))
    || element.shadowRoot?.delegatesFocus || !isShown(element)
    || element.matches(":disabled, a:not([href], [tabindex])")
    || around(element).some((each) => each.inert)) return false;
  const { type, name, form, checked } = element;
  if (type !== "radio" || !name || checked) return true;
  return ![...element.getRootNode().querySelectorAll("input[type=radio]:checked")].some((other) =>
    other.name === name && other.form === form);
}

const isModal = (screen) => screen.matches("[aria-modal=true]");

/** Keeps the Tab key within a presented screen. */
export function trapTab(event, screen) {
  if (event.key !== "Tab" || event.defaultPrevented || !isModal(screen)) return;
  const all = allIn(screen).filter(isTabbed);
  const active = activeElement();
  if (event.shiftKey) all.reverse();
  if (all[0] && active !== all.at(-1) && (active !== screen || !event.shiftKey)) return;
  event.preventDefault();
  focus(all[0] ?? screen);
}

/** Brings the focus back when the Tab key has left a presented screen from a frame, whose keys are not heard here. */
export function trapFrames(container, signal) {
  /** What had the focus when the window lost it. A pointer may take the focus from a frame. */
  let frame = /** @type {any} */ (null);
  addEventListener("blur", () => { frame = activeElement(); }, { signal });
  addEventListener("pointerdown", () => { frame = null; }, { signal, capture: true });
  addEventListener("focusin", (event) => {
    const [target] = event.composedPath();
    const left = frame;
    if (target === left) return;
    frame = null;
    const { top } = container;
    if (!left?.contentWindow || !isModal(top) || isWithin(target, top) || !isWithin(left, top)) return;
    const all = allIn(top).filter(isTabbed);
    focus(all.at(-1) === left ? all[0] : all.at(-1));
  }, { signal });
}

/** Elements that take the Escape key while they are open. */
const popups = "dialog, [popover], [role=menu], [role=listbox], [aria-expanded=true]";
/** Elements that Escape closes wherever the focus is: modal dialogs and popovers. */
const closing = ":is(dialog:modal, [popover]:not([popover=manual]):popover-open)";
/** Where Alt and an arrow move the caret. */
const editable = "input, textarea, [contenteditable]";

/** Whether a key goes back: Escape or, without a history, the platform's back keys. */
export function leadsBack(event, isRightToLeft, hasHistory) {
  const { key, altKey } = event;
  const [target] = event.composedPath();
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (key === "Escape") {
    return !altKey && !around(target).some((each) => each.matches(popups))
      && !allIn(document).some((each) => each.matches(closing))
      && !(target.type === "search" && target.value);
  }
  const isArrow = altKey && key === (isRightToLeft ? "ArrowRight" : "ArrowLeft") && !target.closest(editable);
  return !hasHistory && (isArrow || key === "BrowserBack");
}
