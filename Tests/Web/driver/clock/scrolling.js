// Scrolling in the page's time: who listens to a scroller hears of it once a frame, and what scrolls smoothly goes by
// frames.
(() => {
  const glideTime = 250; // ms; about what browsers take
  const { scrollTo } = Element.prototype;
  const scrollers = new Map();
  const glides = new Map();
  const styles = new Map(); // of what snaps, before it was moved
  const offsets = (each) => `${each.scrollLeft} ${each.scrollTop}`;

  const { addEventListener } = pageClock.native;
  addEventListener.call(window, "scroll", (event) => { if (event.isTrusted) event.stopImmediatePropagation(); }, true);
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "scroll" && this instanceof Element) scrollers.set(this, offsets(this));
    return addEventListener.call(this, type, ...rest);
  };

  /** Moves a scroller as a finger does: it snaps only afterwards. */
  function moveTo(each, left, top) {
    if (!styles.has(each)) styles.set(each, each.getAttribute("style"));
    each.style.scrollSnapType = "none";
    scrollTo.call(each, { left, top, behavior: "instant" });
  }

  function letSnap(each) {
    const style = styles.get(each);
    styles.delete(each);
    if (style === null) each.removeAttribute("style");
    else if (style !== undefined) each.setAttribute("style", style);
  }

  const glide = (each, left, top) =>
    glides.set(each, { from: [each.scrollLeft, each.scrollTop], to: [left, top], start: pageClock.now });

  Element.prototype.scrollTo = function (...rest) {
    if (rest[0]?.behavior !== "smooth") return scrollTo.apply(this, rest);
    const { left = this.scrollLeft, top = this.scrollTop } = rest[0];
    glide(this, left, top);
  };

  function goOn() {
    for (const [each, { from, to, start }] of glides) {
      const part = Math.min(1, (pageClock.now - start) / glideTime);
      const eased = part * part * (3 - 2 * part);
      moveTo(each, ...from.map((value, axis) => value + (to[axis] - value) * eased));
      if (part < 1) continue;
      glides.delete(each);
      letSnap(each);
    }
    for (const [each, before] of scrollers) {
      if (offsets(each) === before) continue;
      scrollers.set(each, offsets(each));
      each.dispatchEvent(new Event("scroll"));
    }
  }

  pageClock.beforeCallbacks.unshift(goOn);
  Object.assign(pageClock, { glide, moveTo, letSnap });
})();
