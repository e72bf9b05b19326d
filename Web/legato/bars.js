// Measures pinned bars for the engine.

import { barKind, itemKind } from "./abi.js";
import { frameOf, nowhere, textOf } from "./frames.js";
import { plainColor } from "./styles.js";

/** The most items of a bar that take part; further items stay in the bar. */
const mostItems = 100;
/** The roles of a bar's items by their names; unnamed items have the first role. */
const roles = ["", "title", "back", "large-title"];
const roleOf = (item) => Math.max(0, roles.indexOf(item.dataset.legatoBarItem));

/**
 * The numbers of both bars; bars that are not pinned count as none. `offer` gets elements that may become layers;
 * `idOf` numbers names.
 */
export function barNumbers(container, screens, arePinned, offer, idOf) {
  const bars = screens.map((screen) => {
    const bar = arePinned && screen.querySelector("[data-legato-bar]");
    const frame = frameOf(bar, screen, container);
    const items = frame[2] ? [...bar.querySelectorAll("[data-legato-bar-item]")] : [];
    return [bar, frame, items.map((item, index) => itemOf(item, index, screen, container))
      .filter(([item, , , seen]) => seen[2] && getComputedStyle(item).opacity !== "0").slice(0, mostItems)];
  });
  // The copies of titles and labels are drawn at the same height, so that one can turn into the other.
  const tallest = Math.max(...bars.flatMap(([, , items]) => items.map(([, , role, seen]) => (role ? seen[3] : 0))));
  return bars.flatMap(([bar, frame, items], side) => {
    if (!frame[2]) return [...nowhere, 0, 0];
    offer(barKind, side, 0, bar);
    const numbers = items.flatMap(([item, name, role, seen, box]) => {
      const id = idOf(name);
      offer(itemKind, side, id, item, null, box, role ? tallest / seen[3] : 1);
      return [id, ...seen, role];
    });
    return [...frame, items.length, ...numbers, ...plainColor(bar)];
  });
}

/** An item, its name and role, the frame of its visible text, and its own box relative to that frame. */
function itemOf(item, index, screen, container) {
  const role = roleOf(item);
  const [left, top, ...size] = frameOf(item, screen, container);
  const seen = role ? frameOf(textOf(item), screen, container) : [left, top, ...size];
  const box = [left - seen[0], top - seen[1], ...size];
  return [item, item.dataset.legatoBarItem || `legato-item-${index}`, role, seen, box];
}
