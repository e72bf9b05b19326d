// Addresses: of the gallery's files, which lie beside this one, and of its scenes.

/**
 * The address of a file of the gallery, from wherever the gallery is served.
 * @param {string} name
 */
export const file = (name) => new URL(name, import.meta.url).href;

/** A server that only has a folder knows no scenes: its gallery keeps to one page, and a scene's name is a hash. */
const isPlain = () => document.documentElement.hasAttribute("data-plain");

/**
 * The address of a scene, or of a place in it.
 * @param {string} place
 */
export const addressOf = (place) => (isPlain() ? `#${place}` : `/${place}`);

/**
 * The names in an address: the scene's, and that of a place in it.
 * @param {string} [url]
 */
export function namesIn(url = location.href) {
  const { pathname, hash } = new URL(url, location.href);
  return (isPlain() ? hash : pathname).slice(1).split("/");
}
