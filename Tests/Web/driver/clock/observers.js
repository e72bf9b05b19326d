// Resize and intersection observers are called in the frame in which something has changed, after its callbacks.
(() => {
  const mostRounds = 10; // in a frame: a change by a callback is reported, too
  const observers = new Set();
  let count = 0;

  class Observer {
    _seen = new Map();

    constructor(callback, { root, threshold = 0 } = {}) {
      Object.assign(this, { _callback: callback, _root: root, _threshold: [threshold].flat()[0], _age: ++count });
    }

    observe(target) {
      observers.add(this);
      this._seen.delete(target);
      this._seen.set(target, "");
    }

    unobserve(target) { this._seen.delete(target); }

    disconnect() {
      this._seen.clear();
      observers.delete(this);
    }

    /** Calls the callback if something has changed; returns whether it has. */
    _tell() {
      const entries = [];
      for (const [target, before] of this._seen) {
        const [state, entry] = this._look(target);
        if (state === before) continue;
        this._seen.set(target, state);
        entries.push({ target, ...entry });
      }
      if (entries.length) pageClock.report(() => this._callback(entries, this));
      return entries.length > 0;
    }
  }

  ResizeObserver = class extends Observer {
    _look(target) {
      return [`${target.clientWidth} ${target.clientHeight}`, { contentRect: target.getBoundingClientRect() }];
    }
  };

  const common = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));

  IntersectionObserver = class extends Observer {
    _look(target) {
      const box = target.getBoundingClientRect();
      const outer = this._root?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      const area = common(box.left, box.right, outer.left, outer.right)
        * common(box.top, box.bottom, outer.top, outer.bottom);
      const intersectionRatio = area / (box.width * box.height || 1);
      const isIntersecting = area > 0 && intersectionRatio >= this._threshold;
      return [String(isIntersecting), { isIntersecting, intersectionRatio }];
    }
  };

  /** Browsers call observers in the order in which they were made. */
  const tellAll = () => [...observers].sort((one, other) => one._age - other._age).filter((each) => each._tell());

  pageClock.afterCallbacks.unshift(() => { for (let round = 0; round < mostRounds && tellAll().length;) round++; });
})();
