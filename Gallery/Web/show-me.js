// Replays a recorded gesture on the stage: real pointer and touch events, and a fingertip that shows them.

import { file } from "./address.js";

/**
 * A recording in the format of LegatoTesting's `Recording`.
 * @typedef {{ type: "down" | "move" | "up" | "cancel" | "tap", t: number, x?: number, y?: number, on?: string,
 *   pointer?: number }} Sample
 * @typedef {{ size: { width: number, height: number }, samples: Sample[] }} Recording
 */

const firstPointer = 9000;
/** How far the finger of a tap may move, in pixels. */
export const tapSlop = 6;
/** How long the finger of a tap stays down, in milliseconds. */
const tapDuration = 110;
/** @type {Record<string, string>} */
const touchNames = { down: "touchstart", move: "touchmove", up: "touchend", cancel: "touchcancel" };
let running = 0;
/** @type {Map<number, { target: Element, tip: HTMLElement, x: number, y: number, moved: boolean }>} */
const down = new Map();

/** Stops the present replay, and lifts its fingers. */
export function stopShowing() {
  running += 1;
  for (const [pointer, finger] of [...down]) {
    dispatch("cancel", pointer, finger, finger.x, finger.y, performance.now());
    finger.tip.remove();
    down.delete(pointer);
  }
}

/**
 * @param {string} name the recording: recordings/<name>.json
 * @param {HTMLElement} stage
 * @param {HTMLElement} layer where the fingertip is drawn, the size of the stage
 */
export async function showMe(name, stage, layer) {
  stopShowing();
  const run = running;
  const response = await fetch(file(`recordings/${name}.json`));
  /** @type {Recording} */
  const { size, samples } = await response.json();
  await pause(500);
  let start = performance.now();
  for (const sample of samples) {
    const wait = start + sample.t - performance.now();
    if (wait > 1) await pause(wait);
    if (run !== running || !stage.isConnected) return;
    const point = place(sample, size, stage);
    if (!point) continue; // The element to tap is not on the stage
    // A delay moves all later samples, because a gesture must not grab a busy page before it has moved. While a finger
    // is down, its samples catch up instead: a delay would count as a rest.
    if (!down.size) start = Math.max(start, performance.now() - sample.t);
    let time = start + sample.t;
    replay(sample.type === "tap" ? { ...sample, type: "down" } : sample, point, time, stage, layer);
    if (sample.type === "tap") {
      await pause(tapDuration);
      if (run !== running) return;
      time += tapDuration;
      replay({ ...sample, type: "up" }, point, time, stage, layer);
    }
    if (!down.size) start += Math.max(0, performance.now() - time);
  }
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {Sample} sample @param {{ x: number, y: number }} point @param {number} time @param {HTMLElement} stage
 * @param {HTMLElement} layer
 */
function replay(sample, { x, y }, time, stage, layer) {
  const pointer = firstPointer + (sample.pointer ?? 0);
  const frame = stage.getBoundingClientRect();
  if (sample.type === "down") {
    const target = document.elementsFromPoint(x, y).find((each) => stage.contains(each)) ?? stage;
    const tip = document.createElement("div");
    tip.className = "fingertip";
    layer.append(tip);
    const pressed = { target, tip, x, y, moved: false };
    down.set(pointer, pressed);
    moveTip(pressed, frame);
    tip.getBoundingClientRect();
    tip.dataset.down = "";
    dispatch("down", pointer, pressed, x, y, time);
    return;
  }
  const finger = down.get(pointer);
  if (!finger) return;
  if (Math.hypot(x - finger.x, y - finger.y) > tapSlop && sample.type === "move") finger.moved = true;
  finger.x = x;
  finger.y = y;
  moveTip(finger, frame);
  dispatch(sample.type, pointer, finger, x, y, time);
  if (sample.type === "move") return;
  down.delete(pointer);
  delete finger.tip.dataset.down;
  setTimeout(() => finger.tip.remove(), 240);
  if (sample.type === "up" && !finger.moved) click(finger, x, y);
}

/**
 * The place of a sample in the page; null for a tap on an element that is not on the stage.
 * @param {Sample} sample @param {Recording["size"]} size @param {HTMLElement} stage
 */
function place({ on, x = 0, y = 0 }, size, stage) {
  if (on) {
    const box = stage.querySelector(`[data-testid="${on}"]`)?.getBoundingClientRect();
    return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }
  const frame = stage.getBoundingClientRect();
  const part = x / size.width;
  const across = stage.dir === "rtl" ? 1 - part : part;
  return { x: frame.x + across * frame.width, y: frame.y + y / size.height * frame.height };
}

/** @param {{ tip: HTMLElement, x: number, y: number }} finger @param {DOMRect} frame */
function moveTip(finger, frame) {
  // Not `transform`, because the tip's growing and shrinking would scale it.
  finger.tip.style.translate = `${finger.x - frame.x}px ${finger.y - frame.y}px`;
}

/**
 * A touch keeps the target on which it landed, as a real one does.
 * @param {string} type @param {number} pointer @param {{ target: Element }} finger @param {number} x @param {number} y
 * @param {number} time when the finger was there
 */
function dispatch(type, pointer, finger, x, y, time) {
  const target = finger.target.isConnected ? finger.target : document.querySelector(".stage");
  if (!target) return;
  const lifted = type === "up" || type === "cancel";
  const shared = { bubbles: true, cancelable: type !== "cancel", composed: true, view: window };
  const isPrimary = pointer === firstPointer;
  const event = new PointerEvent(`pointer${type}`, {
    ...shared, pointerId: pointer, pointerType: "touch", isPrimary, clientX: x, clientY: y, screenX: x, screenY: y,
    width: 24, height: 24, pressure: lifted ? 0 : .5, button: type === "move" ? -1 : 0, buttons: lifted ? 0 : 1,
  });
  // The browser's stamp is the time of creation: on a busy page a slow drag would end as a flick.
  Object.defineProperty(event, "timeStamp", { value: time });
  target.dispatchEvent(event);
  if (typeof Touch !== "function" || typeof TouchEvent !== "function") return;
  const changed = touch(pointer, target, x, y);
  const touches = [...down].filter(([id]) => !(lifted && id === pointer))
    .map(([id, each]) => (id === pointer ? changed : touch(id, each.target, each.x, each.y)));
  const targetTouches = touches.filter((each) => each.target === target);
  const changedTouches = [changed];
  target.dispatchEvent(new TouchEvent(touchNames[type], { ...shared, touches, targetTouches, changedTouches }));
}

/**
 * @param {number} identifier
 * @param {Element} target
 * @param {number} x
 * @param {number} y
 */
const touch = (identifier, target, x, y) =>
  new Touch({ identifier, target, clientX: x, clientY: y, pageX: x, pageY: y, radiusX: 12, radiusY: 12, force: .5 });

/** @param {{ target: Element }} finger @param {number} x @param {number} y */
function click(finger, x, y) {
  if (!finger.target.isConnected) return;
  finger.target.dispatchEvent(new MouseEvent("click", {
    bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, detail: 1,
  }));
}
