// Records the fingers on the stage, in the format of LegatoTesting's `Recording`, which show-me.js plays.

import { tapSlop } from "./show-me.js";

/**
 * Begins to record; the returned function ends that and returns the JSON.
 * @param {HTMLElement} stage
 * @returns {() => string}
 */
export function record(stage) {
  const frame = stage.getBoundingClientRect();
  const mirrored = stage.dir === "rtl";
  const ending = new AbortController();
  /** @type {(import("./show-me.js").Sample & { pointer: number })[]} */
  let samples = [];
  /** The fingers that are down, by the browser's numbers. @type {Map<number, number>} */
  const fingers = new Map();

  /** @param {"down" | "move" | "up" | "cancel"} type @param {PointerEvent} event */
  const write = (type, event) => {
    if (type === "down") {
      let pointer = 0;
      while ([...fingers.values()].includes(pointer)) pointer += 1;
      fingers.set(event.pointerId, pointer);
    }
    const pointer = fingers.get(event.pointerId);
    if (pointer === undefined) return; // A mouse that hovers
    const x = mirrored ? frame.right - event.clientX : event.clientX - frame.x;
    const y = event.clientY - frame.y;
    samples.push({ type, t: rounded(event.timeStamp), x: rounded(x), y: rounded(y), pointer });
    if (type === "up" || type === "cancel") fingers.delete(event.pointerId);
    if (type === "up") nameTap(pointer, /** @type {Element} */ (event.target));
  };

  /**
   * Names a tap by its element, which may be at another place on another stage. A named tap has a fixed duration, so a
   * tap while another finger is down keeps its samples.
   * @param {number} pointer @param {Element} target
   */
  const nameTap = (pointer, target) => {
    const on = /** @type {HTMLElement | null} */ (target.closest("button[data-testid]"))?.dataset.testid;
    const from = samples.map((each) => each.pointer === pointer && each.type === "down").lastIndexOf(true);
    const { t, x = 0, y = 0 } = samples[from];
    const stroke = samples.slice(from).filter((each) => each.pointer === pointer);
    const hasMoved = stroke.some((each) => Math.hypot((each.x ?? 0) - x, (each.y ?? 0) - y) > tapSlop);
    if (!on || fingers.size || hasMoved) return;
    samples = samples.filter((each) => !stroke.includes(each));
    samples.splice(from, 0, { type: "tap", t, on, pointer });
  };

  for (const type of /** @type {const} */ (["down", "move", "up", "cancel"])) {
    stage.addEventListener(`pointer${type}`, (event) => write(type, event), { capture: true, signal: ending.signal });
  }
  return () => {
    ending.abort();
    const size = { width: rounded(frame.width), height: rounded(frame.height) };
    const lines = samples.map((each) => JSON.stringify(each)).join(",\n  ");
    return `{"size": ${JSON.stringify(size)}, "samples": [\n  ${lines}\n]}\n`;
  };
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 10) / 10;
