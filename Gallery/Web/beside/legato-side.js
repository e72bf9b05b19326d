// The ten swipes on Legato: a stack alone.

import { corners } from "../catch/watch.js";
import { across, dispatch, follow, phone, seen, sign } from "./sides.js";
import { pages } from "./pages.js";

/**
 * @param {import("../main.js").SceneContext} context
 * @param {HTMLElement} place where the phone goes
 * @param {import("./sides.js").Told} told
 * @returns {import("./sides.js").Side}
 */
export function legatoSide({ legato, register, release }, place, told) {
  const side = phone("Legato", "beside-legato");
  place.append(side);
  const glass = /** @type {HTMLElement} */ (side.querySelector(".beside-glass"));
  const all = pages();
  const [root, ...others] = all;
  glass.append(root);
  const stack = register(legato.stack(glass, { root, interaction: "fullScreenPan" }));
  for (const each of others) stack.push(each, { animated: false });

  let isDown = false;
  /** @type {HTMLElement[]} */
  let held = [];
  glass.addEventListener("legato:willbegin", ({ detail }) => {
    if (!isDown) return;
    held = [detail.from, detail.to];
    told.heard();
  });
  const press = (/** @type {boolean} */ isNow) => {
    if (isNow && !isDown) held = [];
    isDown = isNow;
  };
  follow(glass, (type, event) => {
    const { x, y } = glass.getBoundingClientRect();
    press(type !== "up");
    told.touched(type, [event.clientX - x, event.clientY - y], event);
  });
  return {
    phone: side,
    popped: () => all.length - 1 - all.indexOf(stack.top),
    held: () => (isDown ? held : []),
    places() {
      const { offsetWidth: width, offsetHeight: height } = glass;
      return seen(all.map((page) => [page, page.isConnected ? corners(page) : across(sign() * width, width, height)]));
    },
    touch(type, [x, y], time) {
      const box = glass.getBoundingClientRect();
      press(type !== "up");
      dispatch(document, glass, type, [box.x + x, box.y + y], time);
    },
    end: () => release(stack),
  };
}
