// Pictures that two fingers zoom: elements with data-legato-zoom, up to twice their size.

import { borrow, restore } from "./styles.js";

const [pan, pinch, toggle] = [0, 1, 2];
const rest = [1, 0, 0];
/** How quick a second tap must be, in milliseconds, and how near, in pixels. */
const [tapInterval, tapDistance] = [300, 30];
const settle = { duration: 250, easing: "ease-out" };
const zooms = new WeakMap();

/** The zoomable picture that an event is about, if it is about one. */
export function zoomAt(event, engine, container) {
  const picture = event.target.closest?.("[data-legato-zoom]");
  if (!picture || !container.contains(picture)) return null;
  if (!zooms.has(picture)) zooms.set(picture, new Zoom(picture, engine));
  return zooms.get(picture);
}

class Zoom {
  constructor(picture, engine) {
    this._picture = picture;
    this._engine = engine;
    this._state = this._start = rest;
    this._fingers = new Map();
    this._tap = { time: -Infinity, x: 0, y: 0 };
  }

  get _isZoomed() { return this._state[0] > 1.001; }

  /** Whether the fingers are the picture's: two of them, or one on a picture that is zoomed. */
  get isActive() { return this._fingers.size > 1 || (this._isZoomed && this._fingers.size > 0); }

  /** The picture as two scrollers, so that a drag is the transition's only at the picture's edge. */
  get scrollers() {
    if (!this._isZoomed) return [];
    const [width, height, outerWidth, outerHeight] = this._sizes();
    return [[width, outerWidth], [height, outerHeight]].map(([extent, outer], axis) => {
      const limit = Math.max(0, (extent * this._state[0] - outer) / 2);
      return [axis, limit - this._state[axis + 1], 0, 2 * limit, 0, 0];
    });
  }

  down(event) {
    this._fingers.set(event.pointerId, event);
    this._begin();
  }

  move(event) {
    if (!this._fingers.has(event.pointerId)) return;
    this._fingers.set(event.pointerId, event);
    if (!this.isActive) return;
    const [span, x, y] = this._hold();
    const kind = this._fingers.size > 1 ? pinch : pan;
    const [before, left, top] = /** @type {number[]} */ (this._origin);
    this._ask(kind, [span / before, left, top, x - left, y - top]);
    this._show();
  }

  up(event) {
    if (!this._fingers.delete(event.pointerId)) return;
    if (this._fingers.size) return this._begin();
    if (this._settled && this._settled.some((value, index) => value !== this._state[index])) this._animate(this._settled);
    else if (event.type === "pointerup") this._tapped(event);
  }

  _begin() {
    this._start = this._state;
    this._origin = this._hold();
  }

  /** The fingers' span and the point between them, from the picture's container's corner. */
  _hold() {
    const [one, two = one] = [...this._fingers.values()];
    const box = this._picture.parentElement.getBoundingClientRect();
    const span = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1;
    return [span, (one.clientX + two.clientX) / 2 - box.x, (one.clientY + two.clientY) / 2 - box.y];
  }

  /** The picture's size and its container's. */
  _sizes() {
    const { offsetWidth, offsetHeight, parentElement } = this._picture;
    return [offsetWidth, offsetHeight, parentElement.clientWidth, parentElement.clientHeight];
  }

  _ask(kind, gesture) {
    this._engine.mail().set([...this._sizes(), ...this._start, ...gesture]);
    this._engine.wasm.zoom(kind);
    const answer = this._engine.mail();
    this._state = [...answer.slice(0, 3)];
    this._settled = [...answer.slice(3, 6)];
  }

  _tapped(event) {
    const { time, x, y } = this._tap;
    const isNear = Math.hypot(event.clientX - x, event.clientY - y) < tapDistance;
    this._tap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!isNear || event.timeStamp - time > tapInterval) return;
    const before = this._start = this._state;
    const box = this._picture.parentElement.getBoundingClientRect();
    this._ask(toggle, [1, event.clientX - box.x, event.clientY - box.y, 0, 0]);
    const target = this._state;
    this._state = before;
    this._animate(target);
  }

  _animate(target) {
    const from = this._picture.style.transform || "none";
    this._state = target;
    this._settled = null;
    this._show();
    this._picture.animate({ transform: [from, this._picture.style.transform || "none"] }, settle);
  }

  _show() {
    const [scale, x, y] = this._state;
    if (scale === 1 && !x && !y) restore(this._picture, ["transform"]);
    else borrow(this._picture, "transform", `translate(${x}px,${y}px) scale(${scale})`);
  }
}
