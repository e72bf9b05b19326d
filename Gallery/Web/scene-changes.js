// A scene gives place to another by a transition of the library's; one that is chosen meanwhile takes that over.

/**
 * @template {{ root: HTMLElement }} S
 * @param {HTMLElement} stage
 * @param {() => import("/legato/legato.js").Legato} legato
 * @param {(scene: S) => void} end takes a scene apart that has left
 */
export function sceneChanges(stage, legato, end) {
  /**
   * There is one while something changes: otherwise nothing lies around the scene.
   * @type {import("/legato/legato.js").Stack | null}
   */
  let stack = null;
  /** The scenes that leave: they live until nothing moves. @type {Set<S>} */
  const leaving = new Set();

  const finish = () => {
    stack?.destroy();
    stack = null;
    for (const scene of leaving) end(scene);
    leaving.clear();
  };
  stage.addEventListener("legato:finish", ({ target }) => {
    if (target === stage) queueMicrotask(() => { if (!stack?.running) finish(); });
  });
  return {
    /** Ends at once what changes. */
    finish,
    /**
     * The scene of that kind that still leaves.
     * @param {(scene: S) => boolean} isIt
     */
    find: (isIt) => [...leaving].find(isIt),
    /**
     * Both are on the stage.
     * @param {S} from @param {S} to @param {import("/legato/legato.js").Direction} direction the way both travel
     */
    change(from, to, direction) {
      stack ??= legato().stack(stage, { root: from.root });
      leaving.add(from);
      leaving.delete(to);
      stack.replace(to.root, { transition: { name: "slide", direction } });
    },
  };
}
