// Finds the scrollers under a finger, so that the engine can leave drags to them.

import { horizontal, vertical } from "./abi.js";
import { screensIn } from "./screens.js";
import { around } from "./tree.js";

const owning = "input:not([type=button], [type=checkbox], [type=radio], [type=submit]), textarea, " +
  "select, [contenteditable]:not([contenteditable=false]), [draggable=true], [data-legato-drag=own]";
const sliding = "input[type=range], [role=slider], [role=scrollbar]";

const axes = [horizontal, vertical];

/** The axes along which an element with this style scrolls. */
const axesOf = ({ overflowX, overflowY }) => axes.filter((axis) => /auto|scroll/.test(axis ? overflowY : overflowX));

/**
 * The time constant of a list's glide, in seconds: UIKit's normal rate, .998 for each millisecond; on Android the one
 * that goes as far as its OverScroller does.
 */
const timeConstantFor = (velocity) =>
  navigator.userAgent.includes("Android") ? 0.0012 * Math.abs(velocity) ** 0.7364 : 0.4995;

/**
 * Whether an element's offsets along an axis run from 0 down, because it reads that way or is laid out from its end.
 */
function isReversed({ writingMode, direction, display, flexDirection }, isVertical) {
  const isInline = isVertical === (writingMode !== "horizontal-tb");
  const reads = isInline ? direction === "rtl" : writingMode.endsWith("-rl");
  const isAlong = display.endsWith("flex") && flexDirection.startsWith("row") === isInline;
  return reads !== (isAlong && flexDirection.endsWith("reverse"));
}

/**
 * An element's scroller along an axis: the engine's numbers (axis, offset, limits, pager, claims all, shared), and the
 * element. A shared one is scrolled by the host in a drag that it shares with a sheet.
 */
export function scrollerOf(element, axis, isShared, style = getComputedStyle(element)) {
  const extent = axis ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth;
  const lower = isReversed(style, axis === vertical) ? -extent : 0;
  const isPager = style.scrollSnapType !== "none";
  const offset = axis ? element.scrollTop : element.scrollLeft;
  return [[axis, offset, lower, lower + extent, +isPager, 0, +(isShared && axis && !isPager)], element];
}

/** Scrollers that keep all drags along these axes, or along both. */
export const keepers = (kept = axes) => kept.map((axis) => [[axis, 0, 0, 0, 0, 1, 0]]);

/**
 * Whether an element keeps a finger's drags to itself: across, down. A slider or a line of text keeps drags along its
 * own axis. An element that leaves one axis to the browser, and does not scroll along it, keeps the other one.
 */
function keeps(element, touchAction, mayLeave) {
  if (element.matches(sliding)) {
    const isUpright = element.ariaOrientation === "vertical" || element.offsetHeight > element.offsetWidth;
    return [!isUpright, isUpright];
  }
  if (element.matches(owning)) return [true, !element.matches("input")];
  const leaves = ["x", "y"].map((axis) => touchAction.includes(`pan-${axis}`));
  if (touchAction !== "none" && !(mayLeave && leaves.includes(true))) return [];
  return leaves.map((isLeft) => !isLeft);
}

/** The scrollers from an element up to the container, innermost first. */
export function scrollersUnder(target, container, isShared) {
  const found = [];
  for (const element of around(target, container)) {
    const style = getComputedStyle(element);
    const own = axesOf(style);
    // A label's drags belong to its control, and none of them goes back across.
    const control = element.matches("label") && element.control;
    if (control) found.push(...keepers(axes.filter((axis) => axis === horizontal || keeps(control, "")[axis])));
    // What a screen, or an element around one, leaves to the browser is the containers'.
    const kept = keeps(element, screensIn(element)[0] ? "" : style.touchAction, !own.length);
    found.push(...kept.includes(true) ? keepers(axes.filter((axis) => kept[axis]))
      : own.map((axis) => scrollerOf(element, axis, isShared, style)));
  }
  return found;
}

/** Whether anything from an element up to the container can scroll farther in a finger's direction. */
export const canScroll = (target, container, axis, way) => around(target, container).some((element) => {
  const [[, offset, lower, upper]] = scrollerOf(element, axis);
  // Offsets are rounded.
  return axesOf(getComputedStyle(element)).includes(axis) && (way > 0 ? offset - lower : upper - offset) >= 1;
});

/**
 * Scrolls an element into view in its screen and in all scrollers there, at once and no farther than needed. Nothing
 * around the screen moves.
 */
export function reveal(element, screen) {
  for (const each of [...around(element, screen), screen]) {
    if (each === element || !axesOf(getComputedStyle(each)).length) continue;
    const [inner, outer] = [element, each].map((one) => one.getBoundingClientRect());
    const way = (start, end) => Math.min(0, inner[start] - outer[start])
      || Math.max(0, Math.min(inner[end] - outer[end], inner[start] - outer[start]));
    each.scrollBy({ left: way("left", "right"), top: way("top", "bottom"), behavior: "instant" });
  }
}

/** Scrolls a list at once, whatever its style. */
export const scroll = (list, top) => list.scrollTo({ top, behavior: "instant" });

/**
 * Lets a list glide with a velocity in points per second until it rests. Returns a function that stops it at a touch,
 * given all that is under the finger, and tells whether it has.
 */
export function glide(list, velocity) {
  const start = performance.now();
  const from = list.scrollTop;
  const timeConstant = timeConstantFor(velocity);
  const way = velocity * timeConstant;
  let offset = from;
  let glides = true;
  const draw = (now) => {
    // It ends at a limit, and if anything else scrolls the list.
    glides &&= Math.abs(list.scrollTop - offset) <= 1;
    if (!glides) return;
    const left = Math.exp(Math.min(0, start - now) / 1000 / timeConstant);
    offset = from + way * (1 - left);
    scroll(list, offset);
    glides = Math.abs(way * left) > 0.5;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  return (touched) => {
    const stops = glides && touched.includes(list);
    glides &&= !stops;
    return stops;
  };
}
