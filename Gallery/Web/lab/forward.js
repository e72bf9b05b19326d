// A forward gesture in the Lab: a drag over the grid that pulls the page in, or pulls it back in while it leaves.

/** How far a pointer travels before it counts as a drag, in CSS pixels. */
const slop = 10;
/** How long before a release its velocity is measured, in milliseconds, and how far ahead it counts, in seconds. */
const [memory, projection] = [80, .15];

/**
 * Each direction's sign, and whether it is vertical.
 * @type {Record<string, [sign: number, isVertical: boolean]>}
 */
const ways = { left: [-1, false], right: [1, false], up: [-1, true], down: [1, true] };

/**
 * @param {HTMLElement} element the container
 * @param {ReturnType<typeof import("./stage.js").labStage>} stage
 * @param {() => string} wayOf the direction from which the page comes: left, right, up or down
 * @param {() => number} seen how far the page has come
 */
export function forwardDrag(element, stage, wayOf, seen) {
  /** @typedef {{ along: number, time: number }} Sample */
  /** @typedef {{ pointer: number, start: PointerEvent, from: number, isPulling: boolean, samples: Sample[] }} Drag */
  /** @type {Drag | null} */
  let drag = null;

  /**
   * How far the pointer has come in that direction and across it, in CSS pixels.
   * @param {PointerEvent} event
   */
  const travelOf = ({ clientX, clientY }) => {
    const [sign, isVertical] = ways[wayOf()];
    const { start } = /** @type {Drag} */ (drag);
    const [x, y] = [clientX - start.clientX, clientY - start.clientY];
    return isVertical ? [sign * y, Math.abs(x)] : [sign * x, Math.abs(y)];
  };
  const extent = () => (ways[wayOf()][1] ? element.clientHeight : element.clientWidth);
  const coverageOf = (/** @type {Drag} */ { from }, /** @type {number} */ along) =>
    Math.min(1, Math.max(0, from + (along - slop) / extent()));

  /** @param {PointerEvent} event */
  const recognize = (event) => {
    if (drag?.pointer !== event.pointerId || drag.isPulling) return;
    const [along, across] = travelOf(event);
    if (Math.max(Math.abs(along), across) < slop) return;
    const tile = /** @type {Element} */ (drag.start.target).closest(".lab-tile");
    drag.from = seen();
    drag.isPulling = along > across && stage.hold(drag.from, "finger", tile);
    if (!drag.isPulling) return void (drag = null);
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The browser cannot capture a replayed pointer.
    }
    pull(event);
  };

  /** @param {PointerEvent} event */
  const pull = (event) => {
    if (drag?.pointer !== event.pointerId || !drag.isPulling) return;
    const [along] = travelOf(event);
    drag.samples = [...drag.samples.filter(({ time }) => time > event.timeStamp - memory),
      { along, time: event.timeStamp }];
    // The engine does not get this drag, because it drives the run as the slider does.
    event.stopImmediatePropagation();
    if (!stage.hold(coverageOf(drag, along), "finger")) drag = null;
  };

  /** @param {PointerEvent} event @param {boolean} isCancelled */
  const end = (event, isCancelled) => {
    if (drag?.pointer !== event.pointerId) return;
    const ended = drag;
    drag = null;
    if (!ended.isPulling) return;
    const [first, ...rest] = ended.samples;
    const last = rest.at(-1);
    const isFresh = last && event.timeStamp - last.time < memory;
    const velocity = isFresh ? (last.along - first.along) / (last.time - first.time) * 1000 : 0;
    const ahead = coverageOf(ended, (last ?? first).along + velocity * projection);
    stage.release("finger", !isCancelled && ahead > .5);
  };

  element.addEventListener("pointerdown", (event) => {
    if (stage.isOpen() || !event.isPrimary || event.button) return;
    drag = { pointer: event.pointerId, start: event, from: 0, isPulling: false, samples: [] };
  }, { capture: true });
  element.addEventListener("pointermove", pull, { capture: true });
  // The engine, which listens at the element, comes first: it lets a finger on a leaving screen grab that screen.
  element.parentElement?.addEventListener("pointermove", recognize);
  element.addEventListener("pointerup", (event) => end(event, false), { capture: true });
  element.addEventListener("pointercancel", (event) => end(event, true), { capture: true });

  return {
    /** Keeps a vertical drag from the grid's scroller. */
    update: () => element.toggleAttribute("data-forward-vertical", ways[wayOf()][1]),
  };
}
