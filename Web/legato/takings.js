// Handles screens that the page itself removes, as frameworks do.

import { warn } from "./checks.js";
import { mount, screensIn, succeed } from "./screens.js";
import { around } from "./tree.js";

/**
 * Watches a container's screens. If the top one is removed, it is popped; a lower one is replaced by the one below it.
 */
export function takings(host) {
  const isHere = (each) => host.element.contains(each);
  const pop = () => host._remove("pop", -1, { animated: false });

  /** The element that the page has put in the root's place; else the lowest screen that is there. */
  const newRoot = (records) => {
    const come = records.flatMap(({ addedNodes }) => [...addedNodes]).find((each) => each instanceof HTMLElement
      && isHere(each) && !screensIn(each)[0]);
    if (come) mount(come, host.element);
    return come ?? host.screens.find(isHere);
  };

  const observer = new MutationObserver((records) => {
    const taken = new Set(records.flatMap(({ removedNodes }) => [...removedNodes].flatMap(screensIn)));
    for (let depth = 0; taken.size && depth < host._count; depth++) {
      const screen = host._screenAt(depth);
      if (!taken.has(screen) || isHere(screen)) continue;
      warn("a screen has left the page, which pops it", screen, screen);
      const heir = depth ? host._screenAt(depth - 1) : newRoot(records);
      if (depth && depth === host._count - 1) pop();
      else if (heir) succeed(screen, heir, !depth);
    }
    join();
  });

  /** Pops a screen that covers itself, because no screen remains between. */
  const join = () => {
    const below = host._count - 2;
    if (below >= 0 && !host._ask("phase") && host.top === host._screenAt(below)) pop();
  };

  return {
    _join: join,
    _watch(screen) {
      for (const each of [host.element, ...around(screen.parentNode, host.element)]) {
        observer.observe(each, { childList: true });
      }
    },
    _end: () => observer.disconnect(),
  };
}
