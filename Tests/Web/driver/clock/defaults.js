// Default actions: how a browser answers a finger or a mouse in simple cases. Sliders and scrollers follow; taps focus
// and click. Subtle cases (flings, rails, text, zoom of the page) are tested in Tests/Web/real.
(() => {
  const slop = 15; // points that a finger travels before Chromium scrolls
  const thumb = 16; // points; the size of a slider's thumb in Chromium
  const focusable = "a[href], button, input, select, textarea, [tabindex], [contenteditable]";
  const [HORIZONTAL, VERTICAL] = [0, 1];
  const { chain } = pageClock;

  const pressed = new Map(); // the sliders under a pointer, with the values that they had before

  /** Moves a slider to the pointer; with `isOver`, reports its final value, if that is another one than before. */
  function slide({ target, x }, isOver = false) {
    if (!target.matches?.("input[type=range]:enabled")) return;
    const { left, width } = target.getBoundingClientRect();
    const [least, most, before] = [+(target.min || 0), +(target.max || 100), target.value];
    const part = Math.min(1, Math.max(0, (x - left - thumb / 2) / (width - thumb)));
    if (!isOver) target.value = least + part * (most - least);
    if (target.value !== before) target.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    if (!pressed.has(target)) pressed.set(target, before);
    if (!isOver) return;
    if (pressed.get(target) !== before) target.dispatchEvent(new Event("change", { bubbles: true }));
    pressed.delete(target);
  }

  function focus(target, x, y) {
    const found = target.closest(focusable);
    if (!found) return void document.activeElement?.blur();
    found.focus({ preventScroll: true });
    if (!found.matches("input:not([type]), [type=text], textarea")) return;
    const { offset } = document.caretPositionFromPoint?.(x, y) ?? { offset: 0 };
    found.setSelectionRange(offset, offset);
  }

  const scrolls = (style, axis) => ["auto", "scroll"].includes(axis === VERTICAL ? style.overflowY : style.overflowX);

  function pans(style, axis) {
    const { touchAction } = style;
    const pan = axis === VERTICAL ? "pan-y" : "pan-x";
    return ["auto", "manipulation"].includes(touchAction) || touchAction.includes(pan);
  }

  /**
   * Whether `touch-action` lets a finger that has landed there scroll along an axis. Each scroller resets the
   * permission.
   */
  function mayScroll(target, axis) {
    let isAllowed = true;
    for (const each of chain(target).reverse()) {
      const style = getComputedStyle(each);
      if (scrolls(style, HORIZONTAL) || scrolls(style, VERTICAL)) isAllowed = true;
      if (!pans(style, axis)) isAllowed = false;
    }
    return isAllowed;
  }

  /** The innermost scroller that can scroll farther in a direction. */
  function scrollerFor(target, axis, direction) {
    return chain(target).find((each) => {
      const style = getComputedStyle(each);
      if (!scrolls(style, axis)) return false;
      const [extent, offset] = axis === VERTICAL
        ? [each.scrollHeight - each.clientHeight, each.scrollTop]
        : [each.scrollWidth - each.clientWidth, each.scrollLeft];
      const isReversed = axis === VERTICAL ? style.flexDirection === "column-reverse" : style.direction === "rtl";
      const least = isReversed ? -extent : 0;
      return direction > 0 ? offset < least + extent - 0.5 : offset > least + 0.5;
    });
  }

  /** Whether the browser takes a finger: it has travelled far enough, and the page has not prevented it. */
  function takes(finger) {
    const [dx, dy] = [finger.x - finger.from[0], finger.y - finger.from[1]];
    if (Math.hypot(dx, dy) <= slop || finger.owner) return false;
    const axis = Math.abs(dy) > Math.abs(dx) ? VERTICAL : HORIZONTAL;
    const isSlider = finger.target.matches("input[type=range]") && axis === HORIZONTAL;
    if (!mayScroll(finger.target, axis) || isSlider) {
      finger.owner = "page";
      return false;
    }
    const way = Math.sign(axis === VERTICAL ? dy : dx);
    const scroller = scrollerFor(finger.target, axis, -way);
    const before = scroller && [scroller.scrollLeft, scroller.scrollTop];
    Object.assign(finger, { owner: "browser", axis, way, scroller, before });
    return true;
  }

  /** Moves the scroller with the finger, without the travel before the browser took it. */
  function scroll({ scroller, axis, before, from, x, y, way }) {
    if (!scroller) return;
    const travel = (axis === VERTICAL ? y - from[1] : x - from[0]) - way * slop;
    pageClock.moveTo(scroller, ...before.map((offset, each) => each === axis ? offset - travel : offset));
  }

  /** Lets a scroller snap from its present offset, at a moderate speed. */
  function snap({ scroller, axis }) {
    if (!scroller) return;
    const before = [scroller.scrollLeft, scroller.scrollTop];
    pageClock.letSnap(scroller);
    scroller.scrollTo({ left: before[0], top: before[1], behavior: "instant" });
    const after = [scroller.scrollLeft, scroller.scrollTop];
    if (Math.abs(after[axis] - before[axis]) < 1) return;
    pageClock.moveTo(scroller, ...before);
    pageClock.glide(scroller, ...after);
  }

  pageClock.defaults = { slop, slide, focus, takes, scroll, snap };
})();
