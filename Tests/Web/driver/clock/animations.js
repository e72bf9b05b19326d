// Pauses all animations, including those of style sheets, and shows them at the page's time. A film's `currentTime`
// follows the page's time, too.
(() => {
  const { animate } = Element.prototype;
  const { cancel } = Animation.prototype;
  const animationTime = Object.getOwnPropertyDescriptor(Animation.prototype, "currentTime");
  const filmTime = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime");
  const animations = new Map();
  const films = new Map();

  function take(animation) {
    const record = { start: pageClock.now };
    animation.pause();
    record.seek = () => {
      const { endTime } = animation.effect?.getComputedTiming() ?? { endTime: 0 };
      const passed = pageClock.now - record.start;
      if (animation.playState === "idle") animations.delete(animation);
      else if (passed < endTime) animationTime.set.call(animation, Math.max(0, passed));
      else {
        animation.finish();
        animations.delete(animation);
      }
    };
    Object.defineProperty(animation, "startTime", {
      configurable: true,
      get: () => record.start,
      set(start) {
        record.start = start;
        record.seek();
      },
    });
    animation.cancel = () => {
      animations.delete(animation);
      cancel.call(animation);
    };
    animations.set(animation, record);
    record.seek();
    return animation;
  }

  Element.prototype.animate = function (...rest) { return take(animate.apply(this, rest)); };
  Object.defineProperty(AnimationTimeline.prototype, "currentTime", { get: () => pageClock.now });
  function takeNew() {
    for (const each of document.getAnimations()) {
      if (!animations.has(each) && each.playState !== "finished") take(each);
    }
  }

  /** A film's time: it advances with the page's time while the browser reports the film as playing. */
  function follow(film) {
    const at = films.get(film) ?? { from: filmTime.get.call(film), since: null };
    const played = at.since === null ? 0 : (pageClock.now - at.since) / 1000;
    if (film.paused && at.since !== null) Object.assign(at, { from: at.from + played, since: null });
    if (!film.paused && at.since === null) at.since = pageClock.now;
    films.set(film, at);
    return at.since === null ? at.from : at.from + played;
  }
  Object.defineProperty(HTMLMediaElement.prototype, "currentTime", {
    get() { return follow(this); },
    set(to) {
      films.delete(this);
      filmTime.set.call(this, to);
    },
  });

  pageClock.animationCount = () => animations.size;
  pageClock.beforeCallbacks.push(
    () => { for (const { seek } of [...animations.values()]) seek(); },
    () => { for (const film of document.getElementsByTagName("video")) follow(film); });
  pageClock.afterCallbacks.push(takeNew);
})();
