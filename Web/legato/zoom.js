// Zooms pictures with two fingers: elements with data-legato-zoom, up to twice their size.

import { pan, pinch, toggle } from "./abi.js";
import { boxIn, readMap } from "./map.js";
import { keepers } from "./scrollers.js";
import { saveStyle } from "./styles.js";
import { allIn, around } from "./tree.js";

/** The longest time between two taps, in milliseconds. */
const tapInterval = 300;
/** The longest distance between two taps, in pixels. */
const tapDistance = 30;
const settle = { duration: 250, easing: "ease-out" };
const zooms = new WeakMap();
const fitted = [1, 0, 0];
const pose = (/** @type {number[]} */ [scale, x, y]) => `translate(${x}px,${y}px) scale(${scale})`;

/** The zoomable picture that a touched element belongs to. @returns {Zoom | null} */
export function zoomAt(target, engine, container) {
  const picture = around(target, container).find((each) => each.matches("[data-legato-zoom]") && each.parentElement);
  if (!picture) return null;
  return zooms.get(picture) ?? zooms.set(picture, new Zoom(picture, engine)).get(picture);
}

/** Resets the pictures that were zoomed within an element. */
export function fit(element) {
  for (const picture of [element, ...allIn(element)]) zooms.get(picture)?._fit();
}

class Zoom {
  /** The scale and the offset. */
  _state = fitted;
  _before = fitted;
  /** Where the last settle began. */
  _from = fitted;
  _fingers = new Map();
  /** The fingers' span and middle when one of them last came or went: see `_hold`. */
  _origin = [1, 0, 0];
  /** The time and place of the last tap. */
  _tap = [-Infinity, 0, 0];

  constructor(picture, engine) {
    this._picture = picture;
    this._engine = engine;
  }

  get _isZoomed() { return this._state[0] > 1.001; }

  /** Whether the fingers belong to the picture: two of them, or one on a zoomed picture. */
  get _isActive() { return this._fingers.size > (this._isZoomed ? 0 : 1); }

  /**
   * Whether the browser is kept from scrolling. A drag that the picture cannot use may turn the page of a pager around
   * the picture.
   */
  get _isHeld() {
    if (!this._isActive || this._fingers.size > 1) return this._isActive;
    const [, x, y] = this._hold();
    const [, left, top] = this._origin;
    const axis = Math.abs(x - left) > Math.abs(y - top) ? 1 : 2;
    return this._state[axis] !== this._before[axis];
  }

  /**
   * Scrollers that keep every drag from transitions while the picture is zoomed: only a fitted picture is dismissed.
   */
  get _scrollers() { return this._isZoomed ? keepers() : []; }

  /** The state as it is seen, on its way to `_state`. */
  get _seen() {
    const progress = this._settling?.effect.getComputedTiming().progress ?? 1;
    return this._state.map((value, index) => value * progress + this._from[index] * (1 - progress));
  }

  _fit() {
    this._settling?.cancel();
    this._state = this._before = fitted;
    this._putBack?.();
    this._putBack = null;
  }

  _down(event) {
    const target = this._state;
    readMap(this._picture.parentElement);
    if (!this._fingers.size) this._settled = target;
    this._fingers.set(event.pointerId, event);
    // A caught settle continues from where it is if the fingers do not move. If the fingers do not belong to the
    // picture, it runs on.
    this._state = this._seen;
    if (this._isActive) this._show();
    else this._state = target;
    this._begin();
  }

  _move(event) {
    if (!this._fingers.has(event.pointerId)) return;
    this._fingers.set(event.pointerId, event);
    if (!this._isActive) return;
    const [span, x, y] = this._hold();
    const [before, left, top] = this._origin;
    this._settled = this._ask(this._fingers.size > 1 ? pinch : pan, [span / before, left, top, x - left, y - top]);
    this._show();
  }

  _up(event) {
    if (!this._fingers.delete(event.pointerId)) return;
    if (this._fingers.size) this._begin();
    else if (this._settled && this._settled.join() !== this._state.join()) this._animate(this._settled);
    else if (event.type === "pointerup") this._tapped(event);
  }

  _begin() {
    this._before = this._state;
    this._origin = this._hold();
  }

  /** The fingers' span, and the point between them from the corner of the picture's container. */
  _hold() {
    const [one, two = one] = this._fingers.values();
    const span = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1;
    return [span, ...this._placeOf((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2)];
  }

  /** A point of the window, in the coordinates of the picture's container. */
  _placeOf(x, y) { return boxIn(this._picture.parentElement, { x, y }).slice(0, 2); }

  /** Follows a gesture from where the fingers landed; returns where the picture would come to rest. */
  _ask(kind, gesture) {
    const { offsetWidth, offsetHeight, parentElement } = this._picture;
    this._engine._mail().set([
      offsetWidth, offsetHeight, parentElement.clientWidth, parentElement.clientHeight, ...this._before, ...gesture]);
    this._engine._wasm.zoom(kind);
    const numbers = [...this._engine._mail()];
    this._state = numbers.slice(0, 3);
    return numbers.slice(3, 6);
  }

  _tapped({ clientX, clientY, timeStamp }) {
    const [time, x, y] = this._tap;
    this._tap = [timeStamp, clientX, clientY];
    if (Math.hypot(clientX - x, clientY - y) >= tapDistance || timeStamp - time > tapInterval) return;
    this._before = this._state;
    this._ask(toggle, [1, ...this._placeOf(clientX, clientY), 0, 0]);
    this._animate(this._state);
  }

  _animate(target) {
    this._from = this._seen;
    this._state = target;
    this._settled = null;
    this._show();
    this._settling = this._picture.animate({ transform: [this._from, target].map(pose) }, settle);
  }

  _show() {
    this._settling?.cancel();
    this._putBack ??= saveStyle(this._picture);
    if (this._state.join() === fitted.join()) this._fit();
    else this._picture.style.transform = pose(this._state);
  }
}
