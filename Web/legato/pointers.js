// Fingers and mice on a container: samples for the engine, and its answer for the browser.

import { cancel, claimed, down, move, denied, unanswered, up } from "./abi.js";
import { contentsOf } from "./frames.js";
import { boxIn, readMap } from "./map.js";
import { glide, scroll, scrollersUnder, verticalScroller } from "./scrollers.js";
import { around, isOnTop } from "./tree.js";
import { zoomAt } from "./zoom.js";

/** How far the handles of selected text reach, in points. */
const handle = 12;

/** What containers do when one of them claims a pointer: the others, inside it or around it, lose that pointer. */
const rivals = new Set();
/** The movements that may still become a container's gesture; containers around it wait. */
const open = new WeakSet();

/** Listens to a container's pointers, until the signal. */
export function listen(container, signal) {
  const { element, _engine: engine } = container;
  /** The engine's answers, by pointer. */
  const answers = new Map();
  /** The picture that was touched last. */
  let zoom = /** @type {ReturnType<typeof zoomAt>} */ (null);
  let swallowsClick = false;
  /** Whether the first finger is on a leaving screen: neither that nor what lies below is told of it. */
  let isUnanswered = false;
  /** The scrollers under the first finger, and the list of them that the engine has scrolled. */
  let scrollers = /** @type {any[][]} */ ([]);
  let list = /** @type {HTMLElement | null} */ (null);
  let stopList = () => {};

  container._scroll = (place, offset, velocity) => {
    list = scrollers[place][7];
    scroll(list, offset);
    if (velocity) stopList = glide(list, velocity);
  };
  signal.addEventListener("abort", () => stopList());

  /** Whether a finger holds the run. */
  const isHolding = () => [...answers.values()].includes(claimed);
  /** Whether a finger is, or may become, the engine's. */
  const isOpen = () => [...answers.values()].some((answer) => answer < denied);

  /** Where the container was when the first finger landed: if it moves itself, that is no part of a finger's travel. */
  let box = element.getBoundingClientRect();

  /** Tells the engine, which may begin a run. */
  const tell = (kind, event, sample = event, count = 0) => {
    const [x, y] = boxIn(element, { x: sample.clientX, y: sample.clientY }, box);
    return container._call("pointer", kind, event.pointerId, x - element.clientLeft, y - element.clientTop,
      container._clock(sample.timeStamp || event.timeStamp), count);
  };

  /** Stores the engine's answer; false if the finger belongs to the page from now on. */
  const note = (event, answer) => {
    const wasClaimed = answers.get(event.pointerId) === claimed;
    if (answer === claimed && !wasClaimed) claim(event);
    // The page has denied the run: what lies below the finger is told of the finger again.
    if (answer === denied && wasClaimed && element.hasPointerCapture(event.pointerId)) {
      element.releasePointerCapture(event.pointerId);
    }
    answers.set(event.pointerId, answer);
    return answer < denied;
  };

  const claim = (event) => {
    for (const rival of rivals) if (rival !== giveUp) rival(event);
    swallowsClick = true;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The browser cannot capture a replayed pointer.
    }
  };

  const lift = (event, sample = event) => {
    if (answers.delete(event.pointerId)) tell(up, event, sample);
    // What has scrolled may leave the page by now.
    if (!answers.size) [scrollers, list] = [[], null];
  };

  const drop = (event) => {
    tell(cancel, event);
    answers.clear();
  };

  const giveUp = (event) => { if (answers.has(event.pointerId)) drop(event); };
  rivals.add(giveUp);
  signal.addEventListener("abort", () => rivals.delete(giveUp));

  /** Prevents what the browser would begin in a drag that is, or may become, the engine's. */
  const deny = (event) => { if (isOpen()) event.preventDefault(); };

  const listeners = {
    pointerdown(event) {
      // In a magnified page the user pans.
      if (event.defaultPrevented || event.button || /** @type {any} */ (visualViewport)?.scale > 1) return;
      if (event.pointerType === "mouse" ? selects(event) : isSelected(event)) return;
      const [origin] = event.composedPath();
      if ([...around(origin, element)].some(isOnTop)) return;
      swallowsClick = false;
      // Its lift was lost.
      answers.delete(event.pointerId);
      readMap(element);
      const picture = zoomAt(event, engine, element);
      if (!answers.size) {
        box = element.getBoundingClientRect();
        stopList();
        list = null;
        // A mouse's drag does not scroll.
        scrollers = [
          ...picture?._scrollers ?? [], ...scrollersUnder(origin, element, event.pointerType !== "mouse")];
      }
      if (picture) {
        zoom = picture;
        zoom._down(event);
        // Two fingers zoom a picture; one drags the screen, unless the picture can use the drag.
        if (zoom._isActive && answers.size && !isHolding()) drop(event);
      }
      // The browser may deliver a landing some frames late; what lies under the finger is that of now.
      container._call("tick", container._now());
      engine._mail().set([
        element.clientWidth, element.clientHeight, +container._isRightToLeft,
        ...scrollers.flatMap((each) => each.slice(0, 7))]);
      const answer = tell(down, event, event, scrollers.length);
      if (event.isPrimary) {
        isUnanswered = answer >= unanswered;
        // A tap that closes the top screen does nothing else.
        swallowsClick = isUnanswered && !container._ask("closes");
      }
      note(event, answer % unanswered);
    },
    pointermove(event) {
      if (!isHolding()) {
        zoom?._move(event);
        if (zoom?._isActive && !event.isPrimary) return;
      }
      if (!(answers.get(event.pointerId) < denied)) return;
      // This pointer's lift was lost, too: a mouse or pen moves without a button. It lifts where it was last seen.
      if (!event.buttons) return lift(event, { timeStamp: event.timeStamp });
      // A pinch does not wait for an inner swipe that two fingers can never become.
      if (open.has(event) && answers.size < 2) return;
      const samples = event.getCoalescedEvents?.() ?? [];
      for (const sample of samples.length ? samples : [event]) {
        if (list) engine._mail().set(verticalScroller(list, 0, true));
        if (!note(event, tell(move, event, sample, list ? 1 : 0))) return;
      }
      open.add(event);
    },
    pointerup(event) {
      zoom?._up(event);
      lift(event);
    },
    pointercancel(event) {
      zoom?._up(event);
      giveUp(event);
    },
    touchmove(event) {
      // The first one must be answered at once: once the browser scrolls, the finger is lost.
      if (event.cancelable && (isOpen() || isUnanswered || zoom?._isHeld)) event.preventDefault();
    },
    dragstart: deny,
    selectstart: deny,
    click(event) {
      // A swipe is not a tap. A click by keyboard or script has no detail.
      if (!swallowsClick || !event.detail) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const type in listeners) {
    // Ends are heard even if the page stops their propagation.
    const isEnd = type === "pointerup" || type === "pointercancel";
    (isEnd ? window : element).addEventListener(
      type, listeners[type], { signal, passive: false, capture: isEnd || type === "click" });
  }
  // A touch's events go to its first target, even if that has left the page.
  element.addEventListener("touchstart", ({ target }) => {
    const follow = (event) => listeners.touchmove(event);
    const leave = () => target.removeEventListener("touchmove", follow);
    target.addEventListener("touchmove", follow, { passive: false });
    for (const end of ["touchend", "touchcancel"]) target.addEventListener(end, leave, { once: true });
  }, { signal, passive: true });
}

/** Whether a pointer is on a text, or within reach of it. */
const isOn = ({ clientX, clientY }, range, reach) => [...range.getClientRects()].some(({ left, right, top, bottom }) =>
  clientX >= left - reach && clientX <= right + reach && clientY >= top - reach && clientY <= bottom + reach);

/** Whether a finger is on selected text, or on one of its handles. */
function isSelected(event) {
  const selection = getSelection();
  return selection?.isCollapsed === false && isOn(event, selection.getRangeAt(0), handle);
}

/** Whether a mouse's drag from here would select text. */
function selects(event) {
  const node = /** @type {any} */ (document).caretPositionFromPoint?.(event.clientX, event.clientY)?.offsetNode;
  const parent = node instanceof Text && node.parentElement;
  return parent && !parent.closest("button, a") && getComputedStyle(parent).userSelect !== "none"
    && isOn(event, contentsOf(node), 0);
}
