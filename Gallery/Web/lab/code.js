// The Lab's settings as code to copy, in both languages.

/** What was said of a transition: options and their values, in the order of its parameters. */
/** @typedef {[option: string, value: string | number][]} Said */

/** @param {string} name @param {Said} said @param {boolean} isPresented */
export function javaScriptOf(name, said, isPresented) {
  const words = said.map(([option, value]) => `${option}: ${JSON.stringify(value)}`);
  const transition = words.length ? `{ ${[`name: "${name}"`, ...words].join(", ")} }` : `"${name}"`;
  return `stack.${isPresented ? "present" : "push"}(screen, {\n  transition: ${transition},\n});`;
}

/** Names that are a property in Swift, not a call. */
const properties = ["push", "zoom", "fade", "instant", "systemPush"];
/** Those whose numbers Swift keeps in a value of their own. */
const values = { push: "PushParameters", zoom: "ZoomParameters" };
/** Options that Swift says without their name, and those that have another one. */
const unnamed = ["direction", "along"];
const renamed = { edge: "from", point: "from" };

/** @param {string} name @param {Said} said @param {boolean} isPresented */
export function swiftOf(name, said, isPresented) {
  const kind = /** @type {Record<string, string>} */ (values)[name];
  const before = kind && said.length
    ? [`var parameters = ${kind}()`, ...said.map(([option, value]) => `parameters.${option} = ${swiftValue(value)}`)]
    : [];
  const call = isPresented ? "viewController.legato.present" : "navigationController.legato.push";
  const transition = before.length ? `.${name}(parameters)` : swiftTransition(name, said);
  return [...before, `${call}(`, `  screen, using: ${transition})`].join("\n");
}

/** @param {string} name @param {Said} said */
function swiftTransition(name, said) {
  if (properties.includes(name) && !said.length) return `.${name}`;
  const words = said.map(([option, value]) => (unnamed.includes(option) ? swiftValue(value)
    : `${/** @type {Record<string, string>} */ (renamed)[option] ?? option}: ${swiftValue(value)}`)).join(", ");
  return name === "heroPush" ? `.push(.hero(${words}))` : `.${name}(${words})`;
}

/** @param {string | number} value */
const swiftValue = (value) => (typeof value === "string" ? `.${value}` : String(value));
