// The way there by a finger: a drag over the grid that pulls the page in.

/** How far a pointer travels before it is a drag, in CSS pixels. */
const slop = 10;
/** How long before a release its velocity is measured, in milliseconds, and how far ahead it counts, in seconds. */
const [memory, projection] = [80, .15];

/**
 * Where each way leads: its sign, along which axis.
 * @type {Record<string, [sign: number, isVertical: boolean]>}
 */
const ways = { left: [-1, false], right: [1, false], up: [-1, true], down: [1, true] };

/**
 * @param {HTMLElement} element the container
 * @param {ReturnType<typeof import("./stage.js").labStage>} stage
 * @param {() => string} wayOf the way that the page comes: left, right, up or down
 */
export function forwardDrag(element, stage, wayOf) {
  /** @typedef {{ along: number, time: number }} Sample */
  /** @typedef {{ pointer: number, start: PointerEvent, isPulling: boolean, samples: Sample[] }} Drag */
  /** @type {Drag | null} */
  let drag = null;

  /**
   * How far the pointer has come along the way and across it, in CSS pixels.
   * @param {PointerEvent} event
   */
  const travelOf = ({ clientX, clientY }) => {
    const [sign, isVertical] = ways[wayOf()];
    const { start } = /** @type {Drag} */ (drag);
    const [x, y] = [clientX - start.clientX, clientY - start.clientY];
    return isVertical ? [sign * y, Math.abs(x)] : [sign * x, Math.abs(y)];
  };
  const extent = () => (ways[wayOf()][1] ? element.clientHeight : element.clientWidth);
  const coverageOf = (/** @type {number} */ along) => Math.min(1, Math.max(0, (along - slop) / extent()));

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const [along, across] = travelOf(event);
    if (!drag.isPulling) {
      if (Math.max(Math.abs(along), across) < slop) return;
      const tile = /** @type {Element} */ (drag.start.target).closest(".lab-tile");
      drag.isPulling = along > across && stage.hold(0, "finger", tile);
      if (!drag.isPulling) return void (drag = null);
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // A replayed pointer is not the browser's to capture.
      }
    }
    drag.samples = [...drag.samples.filter(({ time }) => time > event.timeStamp - memory),
      { along, time: event.timeStamp }];
    // The engine hears nothing of this drag: it is the slider's by other means.
    event.stopImmediatePropagation();
    if (!stage.hold(coverageOf(along), "finger")) drag = null;
  };

  /** @param {PointerEvent} event @param {boolean} isCancelled */
  const end = (event, isCancelled) => {
    if (drag?.pointer !== event.pointerId) return;
    const { isPulling, samples: [first, ...rest] } = drag;
    const last = rest.at(-1);
    drag = null;
    if (!isPulling) return;
    const isFresh = last && event.timeStamp - last.time < memory;
    const velocity = isFresh ? (last.along - first.along) / (last.time - first.time) * 1000 : 0;
    stage.release("finger", !isCancelled && coverageOf((last ?? first).along + velocity * projection) > .5);
  };

  element.addEventListener("pointerdown", (event) => {
    if (stage.isOpen() || stage.stack().running || !event.isPrimary || event.button) return;
    drag = { pointer: event.pointerId, start: event, isPulling: false, samples: [] };
  }, { capture: true });
  element.addEventListener("pointermove", move, { capture: true });
  element.addEventListener("pointerup", (event) => end(event, false), { capture: true });
  element.addEventListener("pointercancel", (event) => end(event, true), { capture: true });

  return {
    /** A vertical drag is ours, not the grid's scroller's. */
    update: () => element.toggleAttribute("data-forward-vertical", ways[wayOf()][1]),
  };
}
