// Turns a trackpad's two fingers into one finger: their scrolling is that finger's travel.

import { denied, down, horizontal, move, tracking, up, vertical } from "./abi.js";
import { boxIn, readMap, stepIn } from "./map.js";
import { canScroll } from "./scrollers.js";
import { around, isMagnified, isOnTop } from "./tree.js";

/** The finger's number; no pointer of the browser has it. */
const finger = -1;
/** The time without events, in ms, after which a gesture is over: moving fingers send one at least every 50 ms. */
const pause = 100;
/** The travel, in pixels, from which the direction is clear. */
const slop = 4;
/** The least that a notch of a mouse's wheel scrolls along one axis, in pixels; Firefox's three lines are 48. */
const notch = 40;
/** The height of a line in Firefox, in pixels. */
const line = 16;
/** The travel for the whole width of a larger container, in pixels: libadwaita's distance for touchpads. */
const distance = 400;
/** The number of events, each a little smaller than the last, that make momentum; macOS sends them for a second. */
const momentum = 6;
/** The least fraction of its size that momentum keeps from event to event; a hand that stops loses more. */
const kept = 0.7;
/** How much faster than momentum a new push of the fingers is. */
const faster = 1.2;
/** How many more pixels than momentum it sends. */
const more = 3;

/** Listens to a trackpad over a container, until the signal aborts. */
export function listenToWheel(container, signal) {
  const { element, _engine: engine } = container;
  /** How far the fingers have moved, right and down, and their axis, once it is clear. */
  let [travel, axis] = [[0, 0], -1];
  /** Where the finger has landed. */
  let start = [0, 0];
  /** Whether the finger is down, and whether its events belong to the gesture, even after it has lifted. */
  let [isDown, isOurs] = [false, false];
  /**
   * The last event. The next event is compared with `size` and `speed`, in momentum with the smallest so far; `falls`
   * counts how many events in a row were smaller. Of the initial one only `size` and `time` are read.
   */
  let last = /** @type {ReturnType<typeof read>} */ ({ size: 0, time: 0 });
  let least = last;
  let [falls, timer] = [0, 0];

  const tell = (kind) => {
    const place = [...start];
    const scale = axis === horizontal ? Math.max(1, element.clientWidth / distance) : 1;
    if (kind !== down) place[axis] += travel[axis] * scale;
    return container._call("pointer", kind, finger, ...place, container._clock(last.time), 0);
  };

  const lift = () => {
    if (isDown) tell(up);
    isDown = false;
  };

  const end = () => {
    lift();
    clearTimeout(timer);
    [travel, axis, isOurs, falls] = [[0, 0], -1, false, 0];
  };

  /** Decides who gets the gesture, once its axis is clear. */
  const begin = (event) => {
    const [across, along] = travel.map(Math.abs);
    const isSideways = across > along;
    if (Math.max(across, along) < slop) return void (isOurs = isSideways);
    axis = isSideways ? horizontal : vertical;
    const [target] = event.composedPath();
    isOurs = !isStep(last) && container._ask("phase") !== tracking
      && !canScroll(target, element, axis, travel[axis]) && !around(target, element).some(isOnTop);
    if (!isOurs) return;
    const [x, y] = boxIn(element, { x: event.clientX, y: event.clientY });
    // It starts at the edge, so that it can be an edge swipe, and so that another swipe starts there, too.
    const edge = travel[0] > 0 ? 1 : element.clientWidth - 1;
    start = [isSideways ? edge : x - element.clientLeft, y - element.clientTop];
    container._call("tick", container._now());
    engine._mail().set([element.clientWidth, element.clientHeight, +container._isRightToLeft]);
    isDown = true;
    tell(down);
  };

  element.addEventListener("wheel", (event) => {
    if (event.defaultPrevented || event.ctrlKey || isMagnified()) return;
    const { size } = least;
    last = read(event, last.time, element.clientHeight);
    if (falls >= momentum && isPush(last, least)) end();
    const isGliding = falls >= momentum;
    if (!isGliding || last.size < size) least = last;
    clearTimeout(timer);
    timer = setTimeout(end, pause);
    if (!isGliding) {
      if (last.size !== size) falls = last.size < size && last.size > size * kept ? falls + 1 : 0;
      readMap(element);
      const step = stepIn(element, ...last.way);
      travel = travel.map((each, index) => each + step[index]);
      if (axis < 0) begin(event);
      // A gesture that nobody takes is left to the browser. One that the page denies stays ours, and has lifted now.
      if (isDown && tell(move) >= denied && isDown) isOurs = false;
      if (falls >= momentum || !isOurs) lift();
    }
    if (isOurs && event.cancelable) event.preventDefault();
  }, { signal, passive: false });
  element.addEventListener("pointerdown", end, { signal, capture: true });
  element.addEventListener("legato:attempt", ({ target }) => { if (target === element) lift(); }, { signal });
  signal.addEventListener("abort", end);
}

/** An event's travel in pixels, its length and speed, and its time. */
function read({ deltaX, deltaY, deltaMode, timeStamp }, before, page) {
  const way = [deltaX, deltaY].map((delta) => -delta * [1, line, page][deltaMode]);
  const size = Math.hypot(...way);
  return { way, size, speed: size / Math.max(1, timeStamp - before), time: timeStamp };
}

/** Whether it is a step of a mouse's wheel. */
const isStep = ({ way, size }) => size >= notch && way.includes(0);

/** Whether fingers push again during the momentum of an earlier push. */
const isPush = ({ way, size, speed }, before) => way[0] * before.way[0] + way[1] * before.way[1] < 0
  || (size > before.size + more && speed > before.speed * faster);
