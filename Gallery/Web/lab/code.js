// The Lab's settings as code to copy, in both languages.

/**
 * @param {string} name @param {Record<string, string | number>} options @param {string} call
 */
export function javaScriptOf(name, options, call) {
  const words = Object.entries(options).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const transition = words.length ? `{ ${[`name: "${name}"`, ...words].join(", ")} }` : `"${name}"`;
  return `stack.${call}(screen, {\n  transition: ${transition},\n});`;
}

/** Names that are a property, not a call, when nothing is said. */
const properties = ["push", "zoom", "fade", "instant", "systemPush"];
/** Options that Swift says without their name. */
const unnamed = ["direction", "axis"];
/** What the two languages call differently. */
const others = { heroPush: [".push(.hero(", "))"] };

/**
 * @param {string} name @param {Record<string, string | number>} options @param {boolean} isPresented
 */
export function swiftOf(name, options, isPresented) {
  const values = Object.entries(options).map(([key, value]) => {
    const word = typeof value === "string" ? `.${value}` : String(value);
    const label = key === "edge" ? "from" : key;
    return unnamed.includes(key) ? word : `${label}: ${word}`;
  });
  const [open, close] = /** @type {Record<string, string[]>} */ (others)[name] ?? [`.${name}(`, ")"];
  const isProperty = properties.includes(name) && !values.length;
  const transition = isProperty ? `.${name}` : `${open}${values.join(", ")}${close}`;
  return isPresented
    ? `viewController.legato.present(\n  screen, using: ${transition})`
    : `navigationController.legato.push(\n  screen, using: ${transition})`;
}
