// The page's time while it is recorded: it stands still until `clock.moveTo` moves it, and all that moves follows it.
// Runs before every script of the page.

(() => {
  /** How long a movie or the history is waited for, in real milliseconds. */
  const patience = 2000;
  /** A movie's picture that is closer than this to the one that is due, in seconds, stays: less than half a frame. */
  const sameFrame = .015;

  const realFrame = requestAnimationFrame.bind(window);
  const realTimeout = setTimeout.bind(window);
  const moviePrototype = HTMLMediaElement.prototype;
  const pauseMovie = moviePrototype.pause;
  const isReallyPaused = Object.getOwnPropertyDescriptor(moviePrototype, "paused").get;
  const animate = Element.prototype.animate;
  const travel = History.prototype.go;

  /** The page's time, in milliseconds. */
  let now = 0;
  let lastNumber = 0;
  /** @type {Map<number, { due: number, every: number | null, action: () => void }>} */
  const timers = new Map();
  /** @type {Map<number, FrameRequestCallback>} */
  let frames = new Map();
  /** When the animations have begun. @type {WeakMap<Animation, number>} */
  const starts = new WeakMap();
  /** The movies that play, and the page's time of their first picture. @type {Map<HTMLMediaElement, number>} */
  const playing = new Map();
  /** Ends when the browser has arrived where the page has sent it. */
  let arrival = Promise.resolve();

  /**
   * Does something, and waits for what comes of it.
   * @param {EventTarget} target @param {string} name @param {() => void} act
   */
  const event = (target, name, act) => new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true, capture: true });
    realTimeout(resolve, patience);
    act();
  });

  // Clocks.

  performance.now = () => now;
  Date.now = () => now;
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => now });

  // Timers and frames.

  /** @param {boolean} isRepeated */
  const later = (isRepeated) => (action, delay = 0, ...rest) => {
    timers.set(++lastNumber, {
      due: now + delay, every: isRepeated ? Math.max(1, delay) : null, action: () => action(...rest),
    });
    return lastNumber;
  };
  window.setTimeout = later(false);
  window.setInterval = later(true);
  window.clearTimeout = window.clearInterval = (number) => void timers.delete(number);
  window.requestAnimationFrame = (draw) => {
    frames.set(++lastNumber, draw);
    return lastNumber;
  };
  window.cancelAnimationFrame = (number) => void frames.delete(number);

  /** Runs what is due until then, each at its own time; promises are kept in between. */
  const runTimers = async (until) => {
    for (;;) {
      const [next] = [...timers].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due);
      if (!next) return;
      const [number, timer] = next;
      now = Math.max(now, timer.due);
      if (timer.every === null) timers.delete(number);
      else timer.due += timer.every;
      timer.action();
      await new Promise((resolve) => realTimeout(resolve));
    }
  };

  const runFrames = () => {
    const due = frames;
    frames = new Map();
    for (const draw of due.values()) draw(now);
  };

  // Animations: each is held, and put where it would be.

  const place = (animation) => {
    const at = now - starts.get(animation);
    if (at < animation.effect.getComputedTiming().endTime) animation.currentTime = at;
    else if (animation.playState !== "finished") animation.finish();
  };
  const hold = (animation, start) => {
    starts.set(animation, start);
    animation.pause();
    place(animation);
  };
  Element.prototype.animate = function (...keyframes) {
    const animation = animate.apply(this, keyframes);
    hold(animation, now);
    return animation;
  };
  Object.defineProperty(Animation.prototype, "startTime", {
    get() { return starts.get(this) ?? null; },
    set(start) { hold(this, start); },
  });
  const placeAnimations = () => {
    for (const animation of document.getAnimations()) {
      if (starts.has(animation)) place(animation);
      else hold(animation, now);
    }
  };

  // Movies: each is paused, and shows the picture that would be due.

  const begin = (movie) => { if (!playing.has(movie)) playing.set(movie, now - movie.currentTime * 1000); };
  moviePrototype.play = async function () { begin(this); };
  moviePrototype.pause = function () {
    playing.delete(this);
    pauseMovie.call(this);
  };
  Object.defineProperty(moviePrototype, "paused", { get() { return !playing.has(this); } });
  const seek = (movie, start) => {
    const at = (now - start) / 1000 % movie.duration;
    if (Math.abs(at - movie.currentTime) < sameFrame) return;
    return event(movie, "seeked", () => (movie.currentTime = at));
  };
  const placeMovies = async () => {
    for (const movie of document.querySelectorAll("video")) {
      if (isReallyPaused.call(movie)) continue;
      pauseMovie.call(movie); // It has begun by itself.
      begin(movie);
    }
    await Promise.all([...playing].map(([movie, start]) =>
      movie.isConnected && movie.readyState > HTMLMediaElement.HAVE_NOTHING && seek(movie, start)));
  };

  // The history takes its own time: the page's stands still until it has arrived.

  History.prototype.go = function (delta) {
    arrival = event(window, "popstate", () => travel.call(this, delta));
  };

  globalThis.clock = {
    /** The real one, for what takes real time: reading a file. */
    realTimeout,
    /** Whether something waits for a later time. */
    get isAwaited() { return timers.size > 0; },
    /** Moves the page's time on, and draws the frame that is due then. @param {number} end in milliseconds */
    async moveTo(end) {
      await arrival;
      await runTimers(end);
      now = end;
      // In a real frame: the observers of sizes and of what is seen follow it.
      await new Promise((resolve) => realFrame(() => resolve(runFrames())));
      await new Promise((resolve) => realTimeout(resolve));
      placeAnimations();
      await placeMovies();
    },
  };
})();
