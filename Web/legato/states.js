// A layer's state as CSS.

import { dimmingKind, elementKind, elementShadowKind, shadeKind, shadowKind } from "./abi.js";

/** Whether a layer is a shadow, whose only shape is that of the layer that casts it: the corners and the clips. */
export const isShadow = (kind) => kind === shadowKind || kind === elementShadowKind;

/** Whether a state is in the plane of the page. */
export const isFlat = (states, at) => [6, 7, 8, 9, 24, 25, 26].every((index) => !states[at + index]);

/** Whether a layer is at rest in its place, by translation, scale, opacity, radius and rotation. */
export const isHome = (states, at) => isFlat(states, at) && states.slice(at, at + 6).join() === "0,0,1,1,1,0";

/** A state's transform about its top left corner. Browsers read `translate3d` and `scale3d` twice as fast as others. */
export function transformOf(states, at, { _kind, _rise, _growth = 1, _frame: [, , width, height] }) {
  const [x, y, scaleX, scaleY, , , turn, z, turnX, turnY, partX, partY, depth] = states.subarray(at);
  const [anchorX, anchorY] = [partX * width, partY * height];
  // A shadow is cast by the part that the clip leaves; a clip of its own would hide it.
  const part = isShadow(_kind) ? ` translate(${states[at + 14]}px,${states[at + 13]}px)`
    : _growth > 1 ? ` scale(${1 / _growth})` : "";
  if (!_rise) {
    return `translate3d(${x + anchorX * (1 - scaleX)}px,${y + anchorY * (1 - scaleY)}px,0) ` +
      `scale3d(${scaleX},${scaleY},1)${part}`;
  }
  return `translate3d(${anchorX}px,${anchorY}px,${_rise}px) perspective(${depth > 0 ? `${depth}px` : "none"}) ` +
    `translate3d(${x}px,${y}px,${z}px) ` +
    `rotateX(${turnX}rad) rotateY(${turnY}rad) rotateZ(${turn}rad) ` +
    `matrix(${scaleX},0,${states[at + 24]},${scaleY},0,0) ` +
    `matrix3d(1,0,0,${states[at + 25]},0,1,0,${states[at + 26]},0,0,1,0,0,0,0,1) ` +
    `translate(${-anchorX}px,${-anchorY}px)${part}`;
}

const colorOf = (states, at, opacity = 1) =>
  `rgb(${[20, 21, 22].map((index) => states[at + index] * 255)},${states[at + 23] * opacity})`;

/** The CSS that the page itself paints: colours, shadows, clips and corners. */
export function lookOf({ _kind, _side, _ground, _growth = 1, _frame: [, , width, height] }, states, at) {
  if (_kind === dimmingKind || _ground) return colorOf(states, at);
  if (_kind === shadeKind) return `linear-gradient(to ${_side},${colorOf(states, at)},${colorOf(states, at, 0)})`;
  const [radius, top, left, bottom, right] = [5, 13, 14, 15, 16].map((index) => states[at + index] * _growth);
  if (isShadow(_kind)) {
    return `width:${width - left - right}px;height:${height - top - bottom}px;border-radius:${radius}px${
      _kind === shadowKind ? `;box-shadow:0 ${states[at + 19]}px ${states[at + 18] * 2}px ${
        colorOf(states, at, states[at + 17])}` : ""}`;
  }
  if (top || left || bottom || right) return `inset(${top}px ${right}px ${bottom}px ${left}px round ${radius}px)`;
  if (!radius) return "";
  return _kind === elementKind ? `${radius}px` : `inset(0px round ${radius}px)`;
}
