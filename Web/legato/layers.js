// Realises the engine's layers as elements: makes them when a run begins, moves them, hands them to the compositor, and
// restores the page.

import {
  barKind, description, dimmingKind, elementKind, elementShadowKind, pieceKind, screenKind, shadeKind, shadowKind,
  stride,
} from "./abi.js";
import { names } from "./described.js";
import { keepFixed } from "./fixed.js";
import { Cutter } from "./pieces.js";
import { fill, growthOf, lay, leaveShadow, shape } from "./overlays.js";
import { thingOf } from "./screens.js";
import { isFlat, isHome, isShadow, lookOf, transformOf } from "./states.js";
import { saveStyle, clip, clipped, layer as marked, piece, plainColor, overlay, write } from "./styles.js";

/**
 * The most keyframes of a hand-off. More would cost more than the frames that they save, so the page then draws the
 * frames itself.
 */
const keyframeBudget = 1200;

/** The kinds of layers that show no element of the page. */
const plain = [dimmingKind, shadowKind, pieceKind, shadeKind];
const isPaint = ({ _kind }) => _kind === dimmingKind || _kind === shadeKind;

/** The key of a layer: its kind, its screen, and its part of the screen. */
export const keyOf = (...numbers) => numbers.join();

/** How far each layer lies before the one below it, in CSS px. No layer in space is as deep. */
const far = 1e5;

/** The layers that a container shows while something moves in it. */
export class Layers {
  _list = [];
  _isHandedOver = false;

  /** @param {HTMLElement} container */
  constructor(container) {
    this._container = container;
    this._clip();
  }

  get _screens() { return this._list.flatMap(({ _kind, _element }) => (_kind === screenKind && _element) || []); }

  /** Shows these layers; layers that are shown already stay as they are. */
  _change(numbers, count, parts) {
    const known = new Map(this._list.map((layer) => [layer._key, layer]));
    const list = Array.from({ length: count }, (_, index) => {
      const [_kind, _id, part, ..._frame] = numbers.slice(index * description, (index + 1) * description);
      const _name = keyOf(_kind, _id, part);
      // A layer without an element, and a piece of a screen, count as another layer if their frame differs.
      const _key = plain.includes(_kind) ? keyOf(_name, ..._frame) : _name;
      return Object.assign(known.get(_key) ?? { _key, _name, _kind, _id, _part: part }, { _frame });
    });
    for (const layer of this._list) {
      if (list.includes(layer)) continue;
      layer._animation?.cancel();
      layer._undo?.();
    }
    if (!this._list.length) this._clip();
    this._list = list;
    const cutter = new Cutter();
    list.forEach((layer, index) => {
      const offered = parts.get(layer._name);
      if (!known.has(layer._key)) this._make(layer, offered, cutter);
      else if (layer._element && layer._kind !== screenKind) this._lay(layer, offered);
      if (layer._element) layer._element.style.zIndex = index + 1;
    });
    cutter._finish();
  }

  /**
   * Keeps focus and anchors from scrolling a container that hides its overflow. The attribute stays: browsers drop a
   * finger's scrolling if the overflow changes in the frame in which it begins.
   */
  _clip() {
    const { overflow, display } = getComputedStyle(this._container);
    if (overflow === "hidden") write(this._container, clip, display);
  }

  _make(layer, offered, cutter) {
    const { _kind, _id } = layer;
    const [part, shadow] = _kind === elementShadowKind ? [null, offered] : [offered];
    if (_kind === screenKind) {
      const screen = thingOf(_id);
      if (screen !== this._container) this._use(layer, screen, saveStyle(screen));
    } else if (offered || plain.includes(_kind)) {
      const element = layer._element = document.createElement(_kind === pieceKind ? piece : overlay);
      // A shade's gradient leads away from its dark side.
      layer._side = names.edge[(layer._part & 3) ^ 1];
      layer._growth = part ? growthOf(part[0], part[3]) : 1;
      lay(layer);
      if (shadow) element.style.boxShadow = shadow;
      write(element, "aria-hidden", "true");
      this._container.append(element);
      if (_kind === pieceKind) {
        element.inert = true;
        cutter._cut(thingOf(_id), element, layer._frame);
      }
      const [shown, putBack] = part ? fill(element, _kind, ...part) : [];
      if (_kind === elementKind) layer._shown = shown;
      this._lay(layer, part);
      // The engine sets the colour of a plain background.
      if (_kind === barKind && plainColor(part[0])[0]) layer._ground = element.firstChild;
      this._use(layer, element, () => {
        putBack?.();
        element.remove();
      });
    }
  }

  /** Lays out the element of a layer. A shadow is offered as its CSS value. */
  _lay(layer, offered) {
    lay(layer, ...[offered].flat());
    layer._look = null;
    const shadowName = keyOf(elementShadowKind, layer._id, layer._part);
    if (layer._shown && this._list.some(({ _name }) => _name === shadowName)) leaveShadow(layer._shown);
  }

  _use(layer, element, undo) {
    // Only where it is needed, and not in the style sheet: an element with any value of `transition`, even `none`,
    // costs twice as much in every frame.
    if (getComputedStyle(element).transitionDuration !== "0s") element.style.transitionProperty = "none";
    layer._element = element;
    this._hold(layer, true);
    layer._undo = () => {
      this._hold(layer, false);
      undo();
    };
  }

  /**
   * Marks a layer's element as moving, or restores it. Elements that are fixed to the window stay in place.
   */
  _hold(layer, isHeld) {
    const { _element, _kind } = layer;
    layer._isHeld = isHeld;
    layer._transform = layer._opacity = layer._look = null;
    _element.toggleAttribute(marked, isHeld);
    if (!isHeld) layer._letGo?.();
    else if (_kind === screenKind) layer._letGo = keepFixed(_element);
  }

  /**
   * Writes the states of a frame, except those that the compositor animates. At rest a screen that looks untouched is
   * released.
   */
  _write(states, isAtRest) {
    this._sink(states);
    for (let index = 0; index < this._list.length; index++) {
      const layer = this._list[index];
      if (!layer._element) continue;
      const at = index * stride;
      const { style } = layer._element;
      const look = lookOf(layer, states, at);
      const isHeld = !!layer._rise || !(isAtRest && layer._kind === screenKind && !look && isHome(states, at));
      if (isHeld !== layer._isHeld) {
        this._hold(layer, isHeld);
        if (!isHeld) style.transform = style.opacity = style.clipPath = "";
      }
      if (!isHeld) continue;
      if (!this._isHandedOver) {
        const transform = transformOf(states, at, layer);
        if (transform !== layer._transform) style.transform = layer._transform = transform;
        const opacity = states[at + 4];
        if (opacity !== layer._opacity) style.opacity = layer._opacity = opacity;
      }
      if (look === layer._look) continue;
      if (layer._ground) layer._ground.style.backgroundColor = look;
      else if (layer._shown) shape(layer, look);
      else if (isShadow(layer._kind)) style.cssText += look;
      else style[isPaint(layer) ? "background" : "clipPath"] = look;
      if (layer._kind === screenKind && !look !== !layer._look) write(layer._element, marked, look && clipped);
      layer._look = look;
    }
  }

  /**
   * Lets each layer lie behind the page and those above it, if one is in space in these states: Safari draws what is in
   * space by its depth. It changes nothing else.
   */
  _sink(states) {
    let isDeep = false;
    for (let at = 0; at < states.length; at += stride) isDeep ||= !isFlat(states, at);
    this._list.forEach((layer, index) => { layer._rise = isDeep && (index - this._list.length) * far; });
  }

  /** Hands the rest of the settle to the compositor; the first keyframe is due at `start` on the page's timeline. */
  _handOver(engine, handle, start, speed) {
    const count = engine._wasm.keyframes(handle, keyframeBudget);
    if (count < 2) return;
    const [timesAt, statesAt] = engine._mail();
    const times = [...engine._doubles(timesAt, count)];
    const all = engine._doubles(statesAt, count * this._list.length * stride);
    this._sink(all);
    const duration = times[count - 1];
    const offset = times.map((time) => time / duration);
    this._list.forEach((layer, index) => {
      const rows = offset.map((_, row) => (row * this._list.length + index) * stride);
      const moves = {
        transform: rows.map((at) => transformOf(all, at, layer)),
        opacity: rows.map((at) => Math.min(1, Math.max(0, all[at + 4]))),
      };
      const frames = Object.entries(moves).filter(
        ([name, values]) => (layer._rise && name === "transform") || values.some((value) => value !== values[0]));
      if (!frames.length || !layer._element) return;
      layer._animation = layer._element.animate(
        { offset, ...Object.fromEntries(frames) }, { duration: duration * 1000 / speed, fill: "forwards" });
      layer._animation.startTime = start;
      this._isHandedOver = true;
    });
  }

  /** Takes the motion back from the compositor, and continues from these states at once. */
  _takeBack(states, isAtRest) {
    this._isHandedOver = false;
    for (const layer of this._list) layer._transform = layer._opacity = null;
    if (states) this._write(states, isAtRest);
    for (const layer of this._list) layer._animation?.cancel();
  }
}
