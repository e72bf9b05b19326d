// Scrolling in the page's time: scroll events come once a frame, and smooth scrolling advances frame by frame.
(() => {
  const glideTime = 250; // ms; roughly as in browsers
  const { scrollTo } = Element.prototype;
  const scrollers = new Map(); // with their offsets in the frame before
  const glides = new Map();
  const styles = new Map(); // the style attributes of snapping scrollers, before they were moved
  const offsets = (each) => `${each.scrollLeft} ${each.scrollTop}`;

  /** Watches whether these elements scroll. */
  function watch(...elements) {
    for (const each of elements) if (!scrollers.has(each)) scrollers.set(each, offsets(each));
  }

  /** An element and its ancestors, innermost first. */
  function chain(element) {
    const all = [];
    for (let each = element; each; each = each.parentElement) all.push(each);
    return all;
  }

  const { addEventListener } = pageClock.native;
  addEventListener.call(window, "scroll", (event) => { if (event.isTrusted) event.stopImmediatePropagation(); }, true);
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "scroll" && this instanceof Element) watch(this);
    return addEventListener.call(this, type, ...rest);
  };
  for (const name of ["scrollTop", "scrollLeft"]) {
    const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(Element.prototype, name, {
      get,
      set(offset) {
        watch(this);
        set.call(this, offset);
      },
    });
  }
  for (const name of ["scrollIntoView", "scrollIntoViewIfNeeded", "focus"]) {
    const owner = name === "focus" ? HTMLElement.prototype : Element.prototype;
    const call = owner[name];
    owner[name] = function (...rest) {
      watch(...chain(this));
      return call.apply(this, rest);
    };
  }

  /** Moves a scroller as a finger does: it snaps only afterwards. */
  function moveTo(each, left, top) {
    watch(each);
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
    watch(this);
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
      if (!each.isConnected) {
        scrollers.delete(each);
      } else if (offsets(each) !== before) {
        scrollers.set(each, offsets(each));
        each.dispatchEvent(new Event("scroll"));
      }
    }
  }

  pageClock.beforeCallbacks.unshift(goOn);
  Object.assign(pageClock, { chain, glide, moveTo, letSnap });
})();
