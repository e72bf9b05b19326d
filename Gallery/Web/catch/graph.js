// A strip of the last seconds: the speed of the flying card, which may change abruptly, and its jumps, which should be
// 0.

import { element } from "../ui.js";

/** The number of frames in the strip, and the speed and the jump that fill its height, in points per frame. */
const [length, mostSpeed, mostJump] = [180, 48, 4];

/** @returns {{ strip: HTMLElement, add: (speed: number, jump: number) => void }} */
export function graph() {
  const strip = element(`<svg class="catch-graph" viewBox="0 0 ${length} 40" preserveAspectRatio="none"
    aria-hidden="true"><path class="speed"/><path class="limit" d="M0 ${40 - 20 / mostJump}H${length}"/>
    <path class="jump"/></svg>`);
  const [speeds, jumps] = [[], []].map(() => /** @type {number[]} */ (Array(length).fill(0)));
  const [area, , line] = strip.querySelectorAll("path");
  return {
    strip,
    add(speed, jump) {
      speeds.push(Math.min(1, speed / mostSpeed));
      jumps.push(Math.min(1, jump / mostJump));
      speeds.shift();
      jumps.shift();
      const points = (/** @type {number[]} */ values) =>
        values.map((value, x) => `${x} ${(40 - 38 * value).toFixed(1)}`).join("L");
      area.setAttribute("d", `M0 40L${points(speeds)}L${length} 40Z`);
      line.setAttribute("d", `M${points(jumps)}`);
    },
  };
}
