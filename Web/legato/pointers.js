// Fingers and mice on a container: samples for the engine, and its answer for the browser.

import { cancel, claimed, down, move, denied, unanswered, up } from "./abi.js";
import { contentsOf } from "./frames.js";
import { boxIn, readMap } from "./map.js";
import { glide, scroll, scrollersUnder, verticalScroller } from "./scrollers.js";
import { around, isOnTop } from "./tree.js";
import { zoomAt } from "./zoom.js";

/** How far from selected text its handles reach, in points. */
const handle = 12;

/** What containers do when one of them claims a pointer: from then on the others, inside it or around, hear no more. */
const rivals = new Set();
/** The movements that may still become a gesture of a container's: those around it wait until it is none. */
const open = new WeakSet();

/** Listens to a container's pointers, until the signal. */
export function listen(container, signal) {
  const { element, _engine: engine } = container;
  /** The engine's answers, by pointer. */
  const answers = new Map();
  /** The picture that was touched last. */
  let zoom = /** @type {ReturnType<typeof zoomAt>} */ (null);
  let swallowsClick = false;
  /** Whether the first finger is on a screen that leaves: neither that nor what lies below it hears of it. */
  let isUnanswered = false;
  /** What scrolls under the first finger, and the list among it that the engine has scrolled. */
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
  /** Whether a finger is, or may yet become, the engine's. */
  const isOpen = () => [...answers.values()].some((answer) => answer < denied);

  /** Where the container was when the first finger landed: what moves it meanwhile is no part of a finger's way. */
  let box = element.getBoundingClientRect();

  /** Tells the engine, which may begin a run meanwhile. */
  const tell = (kind, event, sample = event, count = 0) => {
    const [x, y] = boxIn(element, { x: sample.clientX, y: sample.clientY }, box);
    return container._call("pointer", kind, event.pointerId, x - element.clientLeft, y - element.clientTop,
      container._clock(sample.timeStamp || event.timeStamp), count);
  };

  /** Remembers the engine's answer; false if the finger is the page's from now on. */
  const note = (event, answer) => {
    const wasClaimed = answers.get(event.pointerId) === claimed;
    if (answer === claimed && !wasClaimed) claim(event);
    // The page has denied it later: what lies below the finger hears of it again.
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
      // A replayed pointer is not the browser's to capture.
    }
  };

  const lift = (event, sample = event) => {
    if (answers.delete(event.pointerId)) tell(up, event, sample);
  };

  const drop = (event) => {
    tell(cancel, event);
    answers.clear();
  };

  const giveUp = (event) => { if (answers.has(event.pointerId)) drop(event); };
  rivals.add(giveUp);
  signal.addEventListener("abort", () => rivals.delete(giveUp));

  /** Keeps from the browser what it would begin in a drag that is, or may yet become, the engine's. */
  const deny = (event) => { if (isOpen()) event.preventDefault(); };

  const listeners = {
    pointerdown(event) {
      // A user who has magnified the page moves about in it.
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
        // A mouse that drags scrolls nothing.
        scrollers = [
          ...picture?._scrollers ?? [], ...scrollersUnder(origin, element, event.pointerType !== "mouse")];
      }
      if (picture) {
        zoom = picture;
        zoom._down(event);
        // Two fingers on a picture zoom it; one drags the screen, unless the picture can take the drag.
        if (zoom._isActive && answers.size && !isHolding()) drop(event);
      }
      // The browser says what lies under a finger as it hands that over, which may be frames after it has landed.
      container._call("tick", container._now());
      engine._mail().set([
        element.clientWidth, element.clientHeight, +container._isRightToLeft,
        ...scrollers.flatMap((each) => each.slice(0, 7))]);
      const answer = tell(down, event, event, scrollers.length);
      if (event.isPrimary) {
        isUnanswered = answer >= unanswered;
        // A tap that closes what lies on top is for that.
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
      // So was this one's, where it was last seen: a mouse or a pen comes by with no button pressed.
      if (!event.buttons) return lift(event, { timeStamp: event.timeStamp });
      // A pinch does not wait for a swipe that two fingers may never become.
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
    lostpointercapture(event) {
      // A capture that ends without a lift: the element was removed, or another page took the pointer.
      if (event.target === element && !event.buttons) listeners.pointercancel(event);
    },
    touchmove(event) {
      // The first one must be answered at once: once the browser scrolls, the finger is gone.
      if (event.cancelable && (isOpen() || isUnanswered || zoom?._isHeld)) event.preventDefault();
    },
    dragstart: deny,
    selectstart: deny,
    click(event) {
      // A swipe is not a tap; a click by the keyboard or by a script has no detail.
      if (!swallowsClick || !event.detail) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const type in listeners) {
    // Nobody in the page keeps an end to himself.
    const isEnd = type === "pointerup" || type === "pointercancel";
    (isEnd ? window : element).addEventListener(
      type, listeners[type], { signal, passive: false, capture: isEnd || type === "click" });
  }
  // What was touched hears of its touch to the end, even if it is no longer in the page.
  element.addEventListener("touchstart", ({ target }) => {
    const follow = (event) => listeners.touchmove(event);
    const leave = () => target.removeEventListener("touchmove", follow);
    target.addEventListener("touchmove", follow, { passive: false });
    for (const end of ["touchend", "touchcancel"]) target.addEventListener(end, leave, { once: true });
  }, { signal, passive: true });
}

/** Whether a pointer is on a text, or so near to it. */
const isOn = ({ clientX, clientY }, range, reach) => [...range.getClientRects()].some(({ left, right, top, bottom }) =>
  clientX >= left - reach && clientX <= right + reach && clientY >= top - reach && clientY <= bottom + reach);

/** Whether a finger is on what is selected, or on one of the handles beside it. */
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
