// The engine's layers as elements: made when a run begins, moved, handed to the compositor, and put back.

import { barOf, itemName, itemsOf, nameOf } from "./measure.js";
import { screenOf } from "./screens.js";
import { borrow, restore } from "./styles.js";

const stride = 24;
/** Above this many keyframes a hand-off costs more than the frames that it saves; such a settle stays with the page. */
const keyframeBudget = 1200;
const [screenKind, dimmingKind, shadowKind, elementKind, barKind, itemKind] = [1, 2, 3, 4, 5, 6];
const touched = ["transform", "transform-origin", "opacity", "clip-path", "z-index", "will-change"];

/** What one container shows while something moves in it. */
export class Layers {
  /** @param {HTMLElement} container @param {(side: number, name: string) => Element | null | undefined} find */
  constructor(container, find) {
    this._container = container;
    this._find = find;
    this._list = [];
    this._animations = [];
  }

  /** The screens that are shown. */
  get screens() { return this._list.filter(({ kind, element }) => kind === screenKind && element).map(({ element }) => element); }

  get isHandedOver() { return this._animations.length > 0; }

  /** Shows these layers from now on; those that were shown already stay as they are. */
  change(numbers, count, sides) {
    const before = new Map(this._list.map((layer) => [layer.key, layer]));
    this._list = Array.from({ length: count }, (_, index) => {
      const [kind, id, side, x, y, width, height] = numbers.slice(index * 8, index * 8 + 8);
      const key = `${kind}:${id}:${side}`;
      const layer = before.get(key) ?? this._make({ key, kind, id, side, frame: [x, y, width, height] }, sides);
      before.delete(key);
      layer.frame = [x, y, width, height];
      if (layer.element) borrow(layer.element, "z-index", index + 1);
      return layer;
    });
    for (const layer of before.values()) this._putBack(layer);
  }

  _make(layer, sides) {
    const { kind, id, side, frame } = layer;
    if (kind === screenKind) {
      const screen = screenOf(id);
      layer.element = screen === this._container ? null : screen;
    } else if (kind === dimmingKind || kind === shadowKind) {
      layer.element = this._place(document.createElement("div"), frame);
    } else {
      this._lift(layer, sides);
    }
    if (layer.element) {
      for (const moved of ["transform", "opacity"]) borrow(layer.element, moved, "");
      borrow(layer.element, "transform-origin", "0 0");
      borrow(layer.element, "will-change", "transform, opacity");
    }
    return layer;
  }

  /** Shows a copy of an element of a screen, or the element itself if a copy would stand still, above the screens. */
  _lift(layer, sides) {
    const { kind, id, side, frame } = layer;
    const name = nameOf(id);
    const bar = kind === elementKind ? null : barOf(sides[side]);
    const original = kind === elementKind ? this._find(side, name)
      : kind === barKind ? bar : bar && itemsOf(bar).find((item) => itemName(item, bar) === name);
    if (!original) return;
    layer.hidden = [original];
    const other = kind === elementKind && side === 1 ? this._find(0, name) : null;
    if (other) layer.hidden.push(other);
    if (kind === elementKind && this._container["moveBefore"] && original.matches("video, canvas, iframe")) {
      layer.home = original.cloneNode(false);
      layer.home.removeAttribute("src");
      layer.style = original.getAttribute("style");
      const style = getComputedStyle(original);
      const look = [style.objectFit, style.objectPosition];
      original.before(layer.home);
      borrow(layer.home, "visibility", "hidden");
      layer.hidden = other ? [other] : [];
      this._container["moveBefore"](original, null);
      layer.element = this._dress(original, frame);
      [original.style.objectFit, original.style.objectPosition] = look;
    } else {
      const copy = /** @type {HTMLElement} */ (original.cloneNode(kind !== barKind));
      this._container.append(copy);
      for (const [element, property, value] of differences(copy, original)) element.style.setProperty(property, value);
      copy.style.transform = "none";
      layer.element = this._place(copy, frame);
    }
    for (const element of layer.hidden) borrow(element, "visibility", "hidden");
  }

  _place(element, frame) {
    element.removeAttribute("id");
    element.setAttribute("aria-hidden", "true");
    this._container.append(this._dress(element, frame));
    return element;
  }

  _dress(element, [x, y, width, height]) {
    Object.assign(element.style, {
      position: "absolute", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, inset: `${y}px auto auto ${x}px`,
      margin: 0, maxWidth: "none", maxHeight: "none", boxSizing: "border-box", pointerEvents: "none", transition: "none",
      borderRadius: 0, visibility: "visible",
    });
    return element;
  }

  _putBack(layer) {
    const { element, home } = layer;
    for (const animation of this._animations.filter((animation) => animation.effect.target === element)) animation.cancel();
    if (layer.kind === screenKind) {
      if (element) restore(element, touched);
      return;
    }
    for (const hidden of layer.hidden ?? []) restore(hidden, ["visibility"]);
    if (!home) return element?.remove();
    restore(element);
    if (layer.style === null) element.removeAttribute("style");
    else element.setAttribute("style", layer.style);
    if (home.parentNode) home.parentNode["moveBefore"](element, home);
    home.remove();
  }

  /** Writes the states of a frame; what the compositor moves is left to it. */
  write(states) {
    const isAlone = !this.isHandedOver;
    for (let index = 0; index < this._list.length; index++) {
      const layer = this._list[index];
      if (!layer.element) continue;
      const at = index * stride;
      const { style } = layer.element;
      if (isAlone) {
        const transform = transformOf(states, at, layer.frame);
        if (transform !== layer.transform) style.transform = layer.transform = transform;
        const opacity = states[at + 4];
        if (opacity !== layer.opacity) style.opacity = layer.opacity = opacity;
      }
      const look = lookOf(layer.kind, states, at);
      if (look !== layer.look) paint(layer, look);
    }
  }

  /** Gives the rest of the settle to the compositor. `start` is when the first keyframe is due, on the page's timeline. */
  handOver(engine, handle, start, speed) {
    if (!this._list.length) return;
    const count = engine.wasm.keyframes(handle, keyframeBudget);
    if (count < 2) return;
    const [timesAt, statesAt] = engine.mail();
    const times = engine._doubles(timesAt, count);
    const all = engine._doubles(statesAt, count * this._list.length * stride);
    const duration = times[count - 1];
    const offset = Array.from(times, (time) => time / duration);
    this._list.forEach((layer, index) => {
      if (!layer.element) return;
      const rows = offset.map((_, row) => (row * this._list.length + index) * stride);
      const frames = { offset };
      const transform = rows.map((at) => transformOf(all, at, layer.frame));
      const opacity = rows.map((at) => Math.min(1, Math.max(0, all[at + 4])));
      if (varies(transform)) frames.transform = transform;
      if (varies(opacity)) frames.opacity = opacity;
      if (!frames.transform && !frames.opacity) return;
      const animation = layer.element.animate(frames, { duration: duration * 1000 / speed, fill: "forwards" });
      animation.startTime = start;
      this._animations.push(animation);
    });
  }

  /** Takes the motion back from the compositor; the caller writes the states in the same task. */
  takeBack(states) {
    const animations = this._animations;
    this._animations = [];
    for (const layer of this._list) layer.transform = layer.opacity = undefined;
    if (states) this.write(states);
    for (const animation of animations) animation.cancel();
  }
}

const varies = (values) => values.some((value) => value !== values[0]);

/** The transform of a state, about the top left corner. */
function transformOf(states, at, frame) {
  const [x, y, scaleX, scaleY] = [states[at], states[at + 1], states[at + 2], states[at + 3]];
  const [turn, z, tiltX, tiltY] = [states[at + 6], states[at + 7], states[at + 8], states[at + 9]];
  const anchorX = states[at + 10] * frame[2];
  const anchorY = states[at + 11] * frame[3];
  if (!turn && !tiltX && !tiltY && !z) {
    return `translate3d(${x + anchorX * (1 - scaleX)}px,${y + anchorY * (1 - scaleY)}px,0) scale(${scaleX},${scaleY})`;
  }
  const depth = states[at + 12];
  return `${depth ? `perspective(${depth}px) ` : ""}translate3d(${x + anchorX}px,${y + anchorY}px,${z}px) rotateX(${tiltX}rad) ` +
    `rotateY(${tiltY}rad) rotateZ(${turn}rad) scale(${scaleX},${scaleY}) translate(${-anchorX}px,${-anchorY}px)`;
}

/** What the page itself paints: colours, shadows, clips and corners. */
function lookOf(kind, states, at) {
  if (kind === dimmingKind) return `rgb(${[20, 21, 22].map((index) => states[at + index] * 255)})`;
  if (kind === shadowKind) return `0 ${states[at + 19]}px ${states[at + 18] * 2}px rgba(0,0,0,${states[at + 17]})`;
  const [top, left, bottom, right, radius] = [states[at + 13], states[at + 14], states[at + 15], states[at + 16], states[at + 5]];
  return top || left || bottom || right || radius
    ? `inset(${top}px ${right}px ${bottom}px ${left}px round ${Math.max(0, radius)}px)` : "";
}

function paint(layer, look) {
  layer.look = look;
  const { element, kind } = layer;
  if (kind === dimmingKind) element.style.background = look;
  else if (kind === shadowKind) element.style.boxShadow = look;
  else if (look) borrow(element, "clip-path", look);
  else restore(element, ["clip-path"]);
}

/** What a copy has to be told to look as the original does by its place in the page; each word more costs in every frame. */
function differences(copy, original) {
  const [own, style] = [getComputedStyle(copy), getComputedStyle(original)];
  return [...style].filter((property) => own.getPropertyValue(property) !== style.getPropertyValue(property))
    .map((property) => [copy, property, style.getPropertyValue(property)])
    .concat(...Array.from(copy.children, (child, index) => differences(child, original.children[index])));
}
