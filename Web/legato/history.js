// Writes a stack into the browser's history: one entry for each screen, at each change of the model.

import { present, push, replace } from "./abi.js";
import { checked, fail, words } from "./checks.js";

/** How long to wait for the browser to travel, in milliseconds, before the present entry is rewritten instead. */
const patience = 1000;

/** The ids of the containers that write the history. An entry carries the id of its container. */
const taken = new Set();

/** Checks the history's options, before a stack is made. */
export function checkHistory({ id }, options) {
  if (options !== true) checked("history", options, words("resolve rootURL"));
  if (taken.has(id)) fail(`the id "${id}" of a history is taken; use another`);
}

/**
 * Keeps the browser's history and a stack in step, until the signal aborts.
 * @param {any} stack
 * @param {any} options `true`, or a function that builds the screen of an address, and the root's address.
 * @param {AbortSignal} signal
 */
export function linkHistory(stack, options, signal) {
  const { resolve, rootURL = location.hash ? location.pathname + location.search : "." } = options;
  const first = stack._screenAt(0);
  const key = stack.element.id;
  taken.add(key);
  /** The screen of each entry, by depth. Screens beyond the present entry are kept, to go forward to. */
  const known = [];
  /** The screens' addresses and entries, and the operations by which they came. */
  const facts = new WeakMap();
  let depth = 0;
  /** The depth to which the browser is travelling. */
  let target = /** @type {number | undefined} */ (undefined);
  let timer = /** @type {any} */ (0);

  /** The browser's own keys of the entries, by depth: they stay when the page rewrites an entry's state. */
  const slots = [];
  const slot = () => /** @type {any} */ (globalThis).navigation?.currentEntry?.key ?? {};

  const depthIn = (state) => (state?.legato === key ? state.depth : undefined);

  const about = (screen) => facts.get(screen) ?? facts.set(screen, {}).get(screen);

  const remember = (entry, screen) => {
    known[entry] = screen;
    about(screen).entry = entry;
  };

  const write = (how, at, screen) => {
    if (at > depth) known.length = at;
    remember(depth = at, screen);
    history[how]({ ...(how === "replaceState" && history.state), legato: key, depth }, "", about(screen).url);
    slots[depth] = slot();
  };

  /** The screens above the last screen that has an entry, and that entry. */
  const beyond = () => {
    const screens = [];
    // Starts at the top, so that the cost does not depend on how many screens lie below.
    for (let at = stack._count; at--;) {
      const screen = stack._screenAt(at);
      const { entry } = about(screen);
      if (entry <= depth && known[entry] === screen) return { entry, screens };
      screens.unshift(screen);
    }
    return { entry: -1, screens };
  };

  /** Updates the history after a change of the stack. */
  const record = () => {
    if (target !== undefined) return;
    let { entry, screens } = beyond();
    const next = screens.length ? entry + 1 : entry;
    // The page may have changed the address of the entry that is being left; it stays with that entry's screen.
    if (next !== depth && known[depth] && (history.state?.legato ?? key) === key) {
      if (next > depth) about(known[depth]).url = location.href;
      history.replaceState({ ...history.state, legato: key, depth }, "");
    }
    if (next < depth) return travel(next);
    for (const screen of screens) write(++entry > depth ? "pushState" : "replaceState", entry, screen);
  };

  /** Travels, and waits until the browser has arrived. */
  const travel = (to) => {
    target = to;
    history.go(to - depth);
    timer = setTimeout(() => {
      // The browser never arrives at an entry that is gone.
      target = undefined;
      write("replaceState", to, known[to]);
      record();
    }, patience);
  };

  /** Updates the stack after a change of the history. If the stack may not go there, the history goes back. */
  const follow = (animated) => {
    const screen = known[depth] ?? resolve?.(location.href) ?? known.slice(0, depth).filter(Boolean).at(-1);
    remember(depth, screen);
    const { entry, screens: { length: isBack } } = beyond();
    const wanted = known.slice(entry + 1, depth + 1).filter(Boolean);
    stack._isFollowing = true;
    if (isBack) stack.popTo(known[entry], { animated: animated && !wanted.length });
    for (const each of wanted) {
      stack._add(about(each).call ?? push, each, { animated: animated && !isBack && each === screen });
    }
    stack._isFollowing = false;
    const top = stack._screenAt(stack._count - 1);
    const { entry: last } = about(top);
    if (top !== screen && known[last] === top) travel(last);
  };

  addEventListener("popstate", (/** @type {any} */ { state, hasUAVisualTransition }) => {
    const at = depthIn(state) ?? slots.indexOf(slot());
    if (at < 0) return;
    clearTimeout(timer);
    const wanted = target;
    target = undefined;
    depth = at;
    // The page may have added its own entry in between.
    if (at === wanted) record();
    else if (wanted !== undefined && at > wanted) travel(wanted);
    else follow(!hasUAVisualTransition);
  }, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    taken.delete(key);
    stack._onCommit = null;
  });

  stack._onCommit = (operation, from, to, url) => {
    if (stack._isFollowing) return;
    // A screen that replaces another one comes and goes by the operation of the other one.
    const facts = about(to);
    if (operation === replace) facts.call = about(from).call;
    if (operation === push || operation === present) facts.call = operation;
    facts.url = url ?? facts.url;
    record();
  };

  // The address may belong to a screen above the root, and may have an entry from before a reload.
  const before = depthIn(history.state);
  const url = location.href;
  const asked = (before !== 0 && resolve?.(url)) || first;
  if (asked !== first) about(first).url = rootURL;
  remember(0, first);
  if (before) remember(depth = before, asked);
  else write("replaceState", 0, first);
  if (asked !== first) stack.push(asked, { animated: false, url });
}
