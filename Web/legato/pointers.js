// Fingers and mice on a container: samples for the engine, and its answer for the browser.

import { zoomAt } from "./zoom.js";

const [, claimed, refused] = [0, 1, 2];
const [down, move, up, cancel] = [0, 1, 2, 3];
/** Which container has a pointer, for containers inside containers. */
const owners = new Map();

/** Listens to a container's pointers. */
export class Pointers {
  /** @param {import("./container.js").Container} container */
  constructor(container) {
    this._host = container;
    this._answer = new Map();
    this._listening = new AbortController();
    this._isTelling = false;
    this._swallowsClick = false;
    const on = (type, listener, options) =>
      container.element.addEventListener(type, listener, { signal: this._listening.signal, ...options });
    on("pointerdown", (event) => this._down(event));
    on("pointermove", (event) => this._move(event));
    on("pointerup", (event) => this._up(event));
    on("pointercancel", (event) => this._cancel(event));
    on("lostpointercapture", (event) => this._lost(event));
    // The first touchmove must be answered at once: once the browser scrolls, the finger is gone.
    on("touchmove", (event) => this._hold(event), { passive: false });
    on("dragstart", (event) => { if (this._isOpen) event.preventDefault(); });
    on("click", (event) => this._click(event), { capture: true });
    on("keydown", (event) => container._press(event));
  }

  destroy() {
    this._listening.abort();
    for (const [id, owner] of owners) if (owner === this) owners.delete(id);
  }

  /** Whether a finger holds the run. */
  get isHolding() { return [...this._answer.values()].includes(claimed); }

  /** Whether the engine hears of a finger at the moment: what it asks for now, a finger asks for. */
  get isTelling() { return this._isTelling; }

  /** Whether a finger is, or may yet become, the engine's. */
  get _isOpen() { return [...this._answer.values()].some((answer) => answer < refused); }

  _down(event) {
    if (event.pointerType === "mouse" && (event.button || selects(event))) return;
    this._swallowsClick = false;
    const { clientWidth, clientHeight } = this._host.element;
    const zoom = zoomAt(event, this._host._engine, this._host.element);
    const scrollers = [...(zoom?.scrollers ?? []), ...scrollersUnder(event.target, this._host.element)];
    if (zoom) this._zoomDown(zoom, event);
    this._host._engine.mail().set([clientWidth, clientHeight, +this._host._isRightToLeft, ...scrollers.flat()]);
    this._note(event, this._tell(down, event, event, scrollers.length));
  }

  /** Two fingers on a picture zoom it; one drags the screen, unless the picture can take the drag. */
  _zoomDown(zoom, event) {
    this._zoom = zoom;
    zoom.down(event);
    if (zoom.isActive && !this.isHolding && this._answer.size) this._drop(event);
  }

  _move(event) {
    if (!this.isHolding) this._zoom?.move(event);
    if (this._zoom?.isActive && !this.isHolding && event.isPrimary === false) return;
    if (!(this._answer.get(event.pointerId) < refused)) return;
    const owner = owners.get(event.pointerId);
    if (owner && owner !== this) return this._drop(event);
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length ? samples : [event]) {
      const answer = this._tell(move, event, sample);
      if (!this._note(event, answer)) return;
    }
  }

  _up(event) {
    this._zoom?.up(event);
    if (!this._answer.has(event.pointerId)) return;
    this._tell(up, event, event);
    this._forget(event);
  }

  _cancel(event) {
    this._zoom?.up(event);
    if (this._answer.has(event.pointerId)) this._drop(event);
  }

  _lost(event) {
    // A capture that ends without a lift: the element was removed, or another page took the pointer.
    if (event.target === this._host.element && event.buttons === 0) this._cancel(event);
  }

  _drop(event) {
    this._tell(cancel, event, event);
    this._answer.clear();
    this._forget(event);
  }

  _tell(kind, event, sample, count = 0) {
    const { left, top } = this._host.element.getBoundingClientRect();
    this._isTelling = true;
    try {
      return this._host._call("pointer", kind, event.pointerId, sample.clientX - left, sample.clientY - top,
        this._host._clock(sample.timeStamp || event.timeStamp), count);
    } finally {
      this._isTelling = false;
    }
  }

  /** Remembers the engine's answer; false if the finger is the page's from now on. */
  _note(event, answer) {
    const before = this._answer.get(event.pointerId);
    this._answer.set(event.pointerId, answer);
    if (answer === claimed && before !== claimed) this._claim(event);
    return answer < refused;
  }

  _claim(event) {
    owners.set(event.pointerId, this);
    this._swallowsClick = true;
    try {
      this._host.element.setPointerCapture(event.pointerId);
    } catch {
      // A replayed pointer is not the browser's to capture.
    }
    getSelection()?.removeAllRanges();
  }

  _forget(event) {
    this._answer.delete(event.pointerId);
    if (owners.get(event.pointerId) === this) owners.delete(event.pointerId);
  }

  _hold(event) {
    if (event.cancelable && (this._isOpen || this._zoom?.isActive)) event.preventDefault();
  }

  /** A swipe is not a tap; a click by the keyboard or by a script has no detail. */
  _click(event) {
    if (!this._swallowsClick || !event.detail) return;
    this._swallowsClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Whether a mouse's drag from here would select text. */
function selects(event) {
  const caret = /** @type {any} */ (document).caretPositionFromPoint?.(event.clientX, event.clientY);
  const node = caret?.offsetNode;
  if (node?.nodeType !== Node.TEXT_NODE || !node.parentElement || node.parentElement.closest("button, a")) return false;
  if (getComputedStyle(node.parentElement).userSelect === "none") return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some((box) =>
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom);
}

const owning = "input:not([type=button]):not([type=checkbox]):not([type=radio]):not([type=submit]), textarea, select, " +
  "[contenteditable]:not([contenteditable=false]), [draggable=true]";
const [horizontal, vertical] = [0, 1];

/** The scrollers from an element up to the container, innermost first: axis, offset, limits, pager, owner of its drags. */
function scrollersUnder(target, container) {
  const found = [];
  for (let element = target; element && element !== container; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (element.matches(owning) || (style.touchAction === "none" && element.parentElement !== container)) {
      found.push([horizontal, 0, 0, 0, 0, 1]);
      // A slider or a line of text is only as wide as it is: it keeps horizontal drags, and others may scroll.
      if (!element.matches("input")) found.push([vertical, 0, 0, 0, 0, 1]);
      continue;
    }
    const isPager = +(style.scrollSnapType !== "none");
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    if (scrolls(style.overflowX)) {
      const extent = element.scrollWidth - element.clientWidth;
      const isMirrored = style.direction === "rtl";
      found.push([horizontal, element.scrollLeft, isMirrored ? -extent : 0, isMirrored ? 0 : extent, isPager, 0]);
    }
    if (scrolls(style.overflowY)) {
      found.push([vertical, element.scrollTop, 0, element.scrollHeight - element.clientHeight, isPager, 0]);
    }
  }
  return found;
}
