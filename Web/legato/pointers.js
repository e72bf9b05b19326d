// Passes fingers and mice on a container to the engine, and the engine's answers to the browser.

import { cancel, claimed, down, move, denied, pinchable, unanswered, up, vertical } from "./abi.js";
import { contentsOf } from "./frames.js";
import { boxIn, readMap } from "./map.js";
import { glide, scroll, scrollerOf, scrollersUnder } from "./scrollers.js";
import { around, isMagnified, isOnTop } from "./tree.js";
import { zoomAt } from "./zoom.js";

/** How far the handles of selected text extend, in points. */
const handle = 12;

/**
 * The functions by which containers give up a pointer: when one claims it, the others, inside or around it, lose it.
 */
const rivals = new Set();
/** The events of movements that may still become a container's gesture; outer containers wait. */
const open = new WeakSet();

/** Listens to a container's pointers, until the signal aborts. */
export function listen(container, signal) {
  const { element, _engine: engine } = container;
  /** The engine's answers, by pointer. */
  const answers = new Map();
  /** The picture that was touched last. */
  let zoom = /** @type {ReturnType<typeof zoomAt>} */ (null);
  let swallowsClick = false;
  /** Whether the first finger is on a leaving screen: neither that screen nor one below gets its events. */
  let isUnanswered = false;
  /** Whether the fingers pinch, or may become a pinch that the engine recognises. */
  let mayPinch = false;
  /** The scrollers under the first finger, and the list among them that the engine has scrolled. */
  let scrollers = /** @type {any[][]} */ ([]);
  let list = /** @type {HTMLElement | null} */ (null);
  let stopsList = (/** @type {Element[]} */ _) => false;

  /** Scrolls a list under the finger, and lets it glide with a velocity. */
  container._scroll = (place, offset, velocity) => {
    [, list] = scrollers[place];
    scroll(list, offset);
    if (velocity) stopsList = glide(list, velocity);
  };

  /** Whether a finger holds the run. */
  const isHolding = () => [...answers.values()].some((answer) => answer === claimed);
  /** Whether a finger belongs to the engine, or may still do so. */
  const isOpen = () => [...answers.values()].some((answer) => answer < denied);

  /**
   * The container's box when the first finger landed: if the container itself moves, the finger's travel does not
   * change.
   */
  let box = element.getBoundingClientRect();

  /** Passes a pointer to the engine, which may begin a run. */
  const tell = (kind, event, sample = event, count = 0) => {
    const [x, y] = boxIn(element, { x: sample.clientX, y: sample.clientY }, box);
    return container._call("pointer", kind, event.pointerId, x - element.clientLeft, y - element.clientTop,
      container._clock(sample.timeStamp || event.timeStamp), count);
  };

  /** Stores the engine's answer; false if the finger belongs to the page from now on. */
  const note = (event, answer) => {
    const wasClaimed = answers.get(event.pointerId) === claimed;
    if (answer === claimed && !wasClaimed) claim(event);
    // The page has denied the run: the element below the finger gets the pointer's events again.
    if (answer === denied && wasClaimed && element.hasPointerCapture(event.pointerId)) {
      element.releasePointerCapture(event.pointerId);
    }
    answers.set(event.pointerId, answer);
    return answer < denied;
  };

  const dropRivals = (event) => { for (const rival of rivals) if (rival !== giveUp) rival(event); };

  const claim = (event) => {
    dropRivals(event);
    swallowsClick = true;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The browser cannot capture a replayed pointer.
    }
  };

  const lift = (event, sample) => {
    if (answers.delete(event.pointerId)) tell(up, event, sample);
    // An element that has scrolled may have left the page by now.
    if (!answers.size) [scrollers, list] = [[], null];
  };

  const drop = (event) => {
    tell(cancel, event);
    answers.clear();
  };

  const giveUp = (event) => { if (answers.has(event.pointerId)) drop(event); };
  rivals.add(giveUp);
  signal.addEventListener("abort", () => rivals.delete(giveUp));

  /** Prevents the browser's own action in a drag that belongs to the engine, or may still become the engine's. */
  const deny = (event) => { if (isOpen()) event.preventDefault(); };

  const listeners = {
    pointerdown(event) {
      swallowsClick = false;
      if (event.defaultPrevented || event.button || isMagnified()) return;
      if (event.pointerType === "mouse" ? selects(event) : isSelected(event)) return;
      const [origin] = event.composedPath();
      if (around(origin, element).some(isOnTop)) return;
      // A touch that stops a list is no tap.
      swallowsClick = stopsList(around(origin, element));
      // The lift of an earlier finger was lost.
      answers.delete(event.pointerId);
      readMap(element);
      const picture = zoomAt(origin, engine, element);
      if (!answers.size) {
        box = element.getBoundingClientRect();
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
      // The browser may deliver a touch some frames late, but its target is the element under the finger now.
      container._call("tick", container._now());
      engine._mail().set([
        element.clientWidth, element.clientHeight, +container._isRightToLeft,
        ...scrollers.flatMap(([numbers]) => numbers)]);
      const answer = tell(down, event, event, scrollers.length);
      if (event.isPrimary) {
        isUnanswered = answer >= unanswered;
        // A tap that closes the top screen has no other effect.
        swallowsClick ||= isUnanswered && !container._ask("closes");
      }
      mayPinch = answer % unanswered >= pinchable;
      note(event, answer % pinchable);
    },
    pointermove(event) {
      if (!isHolding()) {
        zoom?._move(event);
        if (zoom?._isActive && !event.isPrimary) return;
      }
      if (!(answers.get(event.pointerId) < denied)) return;
      // This pointer's lift was lost, because a mouse or pen that is down has a button. It lifts where it was last
      // seen.
      if (!event.buttons) return lift(event, {});
      // A pinch does not wait for an inner swipe: two fingers never become one.
      if (open.has(event) && answers.size < 2) return;
      const samples = event.getCoalescedEvents?.() ?? [];
      for (const sample of samples.length ? samples : [event]) {
        if (list) engine._mail().set(scrollerOf(list, vertical, true)[0]);
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
      // The first movement must be prevented at once, because the browser cancels the pointer when it scrolls.
      // Two fingers may magnify the page if no gesture needs them.
      const isOurs = isOpen() && (mayPinch || isHolding() || answers.size < 2);
      if (event.cancelable && (isOurs || isUnanswered || zoom?._isHeld)) event.preventDefault();
    },
    // What is no tap does not move the focus.
    mousedown(event) { if (swallowsClick) event.preventDefault(); },
    dragstart: deny,
    selectstart: deny,
    click(event) {
      // A swipe is not a tap. A click by keyboard or script has no detail.
      if (!swallowsClick || !event.detail) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const type in listeners) {
    // The window listens, in case the page stops the propagation of an end.
    const isEnd = /up|cancel/.test(type);
    (isEnd ? window : element).addEventListener(
      type, listeners[type], { signal, passive: false, capture: isEnd || type === "click" });
  }
  // What the page denies is no gesture of a container around this one, either.
  element.addEventListener("legato:attempt", ({ target }) => {
    if (target !== element) return;
    for (const [pointerId, answer] of answers) if (answer < denied) dropRivals({ pointerId });
  }, { signal });
  // A touch's events go to its first target, even if that element has left the page.
  element.addEventListener("touchstart", ({ target }) => {
    target.addEventListener("touchmove", listeners.touchmove, { signal, passive: false });
  }, { signal, passive: true });
}

/** Whether a pointer is on a text, or within reach of it. */
const isOn = ({ clientX, clientY }, range, reach) => [...range.getClientRects()].some(({ left, right, top, bottom }) =>
  Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom) <= reach);

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
