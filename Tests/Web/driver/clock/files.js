// Waits in real time, without frames of the page, for files, decoding, fonts and the history.
(() => {
  const real = new Set();

  function waiting(promise) {
    real.add(promise);
    const done = () => void real.delete(promise);
    promise.then(done, done);
    return promise;
  }

  function track(owner, ...names) {
    for (const name of names) {
      const call = owner[name];
      owner[name] = function (...rest) { return waiting(call.apply(this, rest)); };
    }
  }
  track(globalThis, "fetch", "createImageBitmap");
  track(Response.prototype, "json", "text", "blob", "arrayBuffer");
  track(WebAssembly, "instantiate", "compile", "instantiateStreaming", "compileStreaming");
  track(HTMLImageElement.prototype, "decode");
  track(HTMLMediaElement.prototype, "play");

  const fonts = Object.getOwnPropertyDescriptor(FontFaceSet.prototype, "ready").get;
  Object.defineProperty(FontFaceSet.prototype, "ready", { get() { return waiting(fonts.call(this)); } });

  const happening = (target, type) => new Promise((resolve) => {
    pageClock.native.addEventListener.call(target, type, resolve, { once: true });
  });
  for (const name of ["go", "back", "forward"]) {
    const travel = history[name];
    history[name] = function (...rest) {
      waiting(happening(window, "popstate"));
      travel.apply(this, rest);
    };
  }

  async function arrival() {
    while (real.size) {
      await Promise.race([...real].map((each) => each.catch(() => {})));
      await pageClock.settle();
    }
  }

  const isReady = () => ["ready", "error"].some((each) => document.documentElement.dataset[each]);
  const mark = () => new Promise((resolve) => {
    new MutationObserver(() => { if (isReady()) resolve(); }).observe(document.documentElement, { attributes: true });
  });

  /** Waits until the page has made its scene and its images have loaded. A page without modules is ready at once. */
  async function ready() {
    if (!document.querySelector("script[type=module]")) return;
    if (!isReady()) await mark();
    await document.fonts.ready;
    const images = [...document.images].filter((each) => !each.complete && each.loading !== "lazy");
    await Promise.all(images.map((each) => Promise.race([happening(each, "load"), happening(each, "error")])));
    await arrival();
  }

  Object.assign(pageClock, { arrival, ready, import: (file) => waiting(import(file)) });
})();
