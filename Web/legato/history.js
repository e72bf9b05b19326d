// A stack in the browser's history: an entry for each screen, written once the model has changed.

import { checked, words } from "./checks.js";

/** How long the browser may take to travel, in milliseconds, before its entry is rewritten instead. */
const patience = 1000;

/**
 * Keeps the browser's history and a stack in step, until the signal.
 * @param {any} stack
 * @param {any} options `true`, or what builds the screen of an address, and the root's address.
 * @param {AbortSignal} signal
 */
export function linkHistory(stack, options, signal) {
  if (options !== true) checked("history", options, words("resolve root"));
  const { resolve, root = location.hash ? location.pathname + location.search : "." } = options;
  const [first] = stack.screens;
  const key = stack.element.id;
  /** The screen of each entry, by depth; those beyond the present one can be returned to. */
  const known = [first];
  const urls = new WeakMap();
  let depth = 0;
  /** Where the browser is travelling to. */
  let target = /** @type {number | undefined} */ (undefined);
  let timer = /** @type {any} */ (0);
  let isFollowing = false;

  const depthIn = (state) => (state?.legato === key ? state.depth : undefined);

  const write = (how, at, screen) => {
    if (at > depth) known.length = at;
    known[depth = at] = screen;
    history[how]({ ...(how === "replaceState" && history.state), legato: key, depth }, "", urls.get(screen));
  };

  /** Brings the history to where the stack is. */
  const record = () => {
    if (target !== undefined) return;
    const { screens } = stack;
    let same = screens.length;
    let entry = -1;
    while (same && (entry = known.lastIndexOf(screens[same - 1], depth)) < 0) same--;
    const added = screens.slice(same);
    const next = added.length ? entry + 1 : entry;
    if (next < depth) return travel(next);
    for (const screen of added) write(++entry > depth ? "pushState" : "replaceState", entry, screen);
  };

  /** Travels, and waits for the browser to arrive. */
  const travel = (to) => {
    target = to;
    history.go(to - depth);
    timer = setTimeout(() => {
      // It does not, where an entry has gone.
      target = undefined;
      write("replaceState", to, known[to]);
      record();
    }, patience);
  };

  /** Brings the stack to where the address is; if it may not go there, the address comes back. */
  const follow = (animated) => {
    const below = known.slice(0, depth).filter(Boolean);
    const screen = known[depth] ??= resolve?.(location.href) ?? below.at(-1);
    const wanted = [...new Set([...below, screen])];
    const last = wanted.indexOf(screen);
    const { screens } = stack;
    let same = 0;
    while (same <= last && wanted[same] === screens[same]) same++;
    const isBack = same < screens.length;
    isFollowing = true;
    if (isBack) stack.popTo(wanted[same - 1], { animated: animated && same > last });
    for (; same <= last; same++) stack.push(wanted[same], { animated: animated && !isBack && same === last });
    isFollowing = false;
    const top = stack.screens.at(-1);
    if (top !== screen && known.includes(top)) travel(known.indexOf(top));
  };

  addEventListener("popstate", (/** @type {any} */ { state, hasUAVisualTransition }) => {
    const at = depthIn(state);
    if (at === undefined) return;
    clearTimeout(timer);
    const wanted = target;
    target = undefined;
    depth = at;
    // An entry of the page's own lay between.
    if (at === wanted) record();
    else if (wanted !== undefined && at > wanted) travel(wanted);
    else follow(!hasUAVisualTransition);
  }, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    stack._onCommit = null;
  });

  stack._onCommit = (url) => {
    if (isFollowing) return;
    if (url) urls.set(stack.screens.at(-1), url);
    record();
  };

  // The address may ask for a screen above the root, and may have an entry from before a reload.
  const before = depthIn(history.state);
  const url = location.href;
  const asked = (before !== 0 && resolve?.(url)) || first;
  if (asked !== first) urls.set(first, root);
  depth = before ?? 0;
  if (before) known[before] = asked;
  else write("replaceState", 0, first);
  if (asked !== first) stack.push(asked, { animated: false, url });
}
