// One of the library's transitions changes from scene to scene; another choice meanwhile redirects it.

/**
 * @template {{ root: HTMLElement }} S
 * @param {HTMLElement} stage
 * @param {() => import("/legato/legato.js").Legato} legato
 * @param {(scene: S) => void} end removes a scene that has left
 */
export function sceneChanges(stage, legato, end) {
  /**
   * It exists only during a change: at other times the scene has no container around it.
   * @type {import("/legato/legato.js").Stack | null}
   */
  let stack = null;
  /** The scenes that leave: they exist until nothing moves. @type {Set<S>} */
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
    /** Ends the change at once. */
    finish,
    /**
     * A leaving scene for which `isIt` is true.
     * @param {(scene: S) => boolean} isIt
     */
    find: (isIt) => [...leaving].find(isIt),
    /**
     * Changes from one scene to another; both are on the stage.
     * @param {S} from @param {S} to @param {import("/legato/legato.js").Direction} direction in which both travel
     */
    change(from, to, direction) {
      stack ??= legato().stack(stage, { root: from.root });
      leaving.add(from);
      leaving.delete(to);
      stack.replace(to.root, { transition: { name: "slide", direction } });
    },
  };
}
