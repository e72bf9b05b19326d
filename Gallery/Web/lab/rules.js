// The options of every transition, by names: the Lab's choices for each, in JavaScript and in Swift.

/**
 * A choice: its value in JavaScript, and its code in Swift.
 * @typedef {[value: unknown, swift: string]} Spelling
 */

/** @type {Record<string, Spelling>} */
const motions = {
  "spring": [{ response: .35 }, ".spring(response: 0.35)"],
  "bouncy spring": [{ response: .5, dampingRatio: .5 }, ".spring(response: 0.5, dampingRatio: 0.5)"],
  "decay": [{ timeConstant: .06 }, ".decay(timeConstant: 0.06)"],
  "ease in and out, .4 s": [{ duration: .4, curve: "ease-in-out" }, ".curve(.easeInOut, duration: 0.4)"],
  "ease out, .35 s": [{ duration: .35, curve: "ease-out" }, ".curve(.easeOut, duration: 0.35)"],
  "ease out, .25 s": [{ duration: .25, curve: "ease-out" }, ".curve(.easeOut, duration: 0.25)"],
  "ease in, .25 s": [{ duration: .25, curve: "ease-in" }, ".curve(.easeIn, duration: 0.25)"],
  "linear, 1 s": [{ duration: 1, curve: "linear" }, ".curve(.linear, duration: 1)"],
};

/** @type {Record<string, Spelling>} */
const modifiers = {
  "fade": [{ opacity: 0 }, ".fade()"],
  "rise": [{ opacity: 0, translationY: 80 }, ".fade().move(by: Vector2D(dy: 80))"],
  "grow, by a spring": [{ scale: 0, spring: .5 }, ".scale(to: 0).spring(dampingRatio: 0.5)"],
  "tip over": [{ opacity: 0, rotationX: 1.2 }, ".fade().rotate(x: 1.2)"],
  "spin, late": [{ opacity: 0, rotationZ: 1.5, delay: .4 }, ".fade().rotate(z: 1.5).delay(0.4)"],
};

/** @type {Record<string, Spelling>} */
const cascades = {
  ...Object.fromEntries(["up", "down", "left", "right", "leading", "trailing"].map((way) =>
    [way, [way, `.direction(.${way})`]])),
  "from the top left": [[0, 0], ".distance(from: .zero)"],
};

/** @type {Record<string, Spelling>} */
const ranges = {
  "the first half": [[0, .5], ".limited(to: 0...0.5)"],
  "the last half": [[.5, 1], ".limited(to: 0.5...1)"],
  "the middle third": [[.33, .67], ".limited(to: 0.33...0.67)"],
};

/**
 * Gestures; those that need a direction have the one in which most screens leave.
 * @type {Record<string, Spelling>}
 */
const gestures = Object.fromEntries([
  ["edgePan"], ["fullScreenPan"], ["contentSwipe"], ["hubPan", "trailing"], ["verticalPan"], ["drawerPan", "down"],
  ["freeDrag"], ["imageDrag"], ["zoomDrag"], ["zoomEdgePan"], ["pinch"], ["sheetPan"], ["predictiveBack"], ["pullDown"],
  ["swipe"], ["vcPan", "trailing"], ["vcPinch"],
].map(([name, way]) => [name, [way ? { name, direction: way } : name, `.${name}(${way ? `.${way}` : ""})`]]));

/** @type {Record<string, Spelling>} */
const thresholds = Object.fromEntries([["an eighth", .125], ["a third", .33], ["two thirds", .67], ["nine tenths", .9]]
  .map(([word, part]) => [word, [part, String(part)]]));

/** @type {Record<string, Spelling>} */
const projections = {
  "no time": [0, "0"], "a quarter of a second": [.25, "0.25"], "half a second": [.5, "0.5"],
};

/** @typedef {{ title: string, standard: string, choices: Record<string, Spelling> }} Rule */

/**
 * The options of a chosen gesture, by their names in JavaScript. `swift` is a name in Swift that differs.
 * @type {Record<string, Rule & { swift?: string }>}
 */
export const gestureRules = {
  threshold: { title: "Finishes beyond", standard: "its own", choices: thresholds, swift: "release.threshold" },
  projection: { title: "Looks ahead", standard: "its own", choices: projections, swift: "release.projection" },
  catchesOnTouchDown: { title: "Catches", standard: "once it drags", choices: { "at a touch": [true, "true"] } },
  finishMotion: { title: "If it finishes", standard: "its own", choices: motions },
  cancelMotion: { title: "If it cancels", standard: "its own", choices: motions },
};

/**
 * The rules by name: their rows' titles, their defaults, and the other choices.
 * @type {Record<string, Rule>}
 */
export const rules = {
  motion: { title: "Motion there", standard: "its own", choices: motions },
  reverseMotion: { title: "Motion back", standard: "its own", choices: motions },
  path: { title: "Path of what flies", standard: "straight", choices: { arc: ["arc", ".arc"] } },
  enter: { title: "Elements come", standard: "with their screen", choices: modifiers },
  leave: { title: "Elements go", standard: "as they came", choices: modifiers },
  cascade: { title: "Cascade", standard: "order", choices: cascades },
  interaction: { title: "Finger back", standard: "its own", choices: { ...gestures, none: ["none", ""] } },
  mirrored: { title: "Left and right", standard: "as it is", choices: { mirrored: [true, ".mirrored"] } },
  reversed: { title: "Way round", standard: "as it is", choices: { reversed: [true, ".reversed"] } },
  limited: { title: "Limited to", standard: "the whole way", choices: ranges },
  autoReverse: { title: "Reverse", standard: "its own", choices: { autoReverse: [true, ".autoReverse"] } },
  bars: { title: "Bars", standard: "attached", choices: { pinned: ["pinned", ".pinned"] } },
};

/**
 * The chosen rules, by name.
 * @typedef {Record<string, string>} Chosen
 */

/**
 * The spelling of a rule's choice; undefined if none was chosen.
 * @param {Chosen} chosen @param {string} rule
 */
const spelling = (chosen, rule) => (rules[rule] ?? gestureRules[rule]).choices[chosen[rule]];

/**
 * The value of a rule in JavaScript.
 * @param {Chosen} chosen @param {string} rule
 */
const valueOf = (chosen, rule) => spelling(chosen, rule)?.[0];

/**
 * Whether a gesture with options was chosen.
 * @param {Chosen} chosen
 */
export const hasGesture = (chosen) => "interaction" in chosen && chosen.interaction !== "none";

/** @param {Chosen} chosen */
const gestureRulesOf = (chosen) => Object.keys(gestureRules).filter((rule) => hasGesture(chosen) && chosen[rule]);

/**
 * The chosen back gesture in JavaScript; undefined for the transition's own.
 * @param {Chosen} chosen
 */
export function interactionOf(chosen) {
  const gesture = valueOf(chosen, "interaction");
  const more = gestureRulesOf(chosen).map((rule) => [rule, valueOf(chosen, rule)]);
  const named = typeof gesture === "string" ? { name: gesture } : /** @type {object} */ (gesture);
  return more.length ? { ...named, ...Object.fromEntries(more) } : gesture;
}

/**
 * The options of a transition in JavaScript, by these rules.
 * @param {Chosen} chosen
 */
export function ruleOptions(chosen) {
  const said = (/** @type {string[]} */ ...names) => Object.fromEntries(
    names.filter((rule) => chosen[rule]).map((rule) => [rule, valueOf(chosen, rule)]));
  const elements = chosen.enter || chosen.leave ? { elements: said("enter", "leave", "cascade") } : {};
  return { ...said("mirrored", "reversed", "limited", "autoReverse", "motion", "reverseMotion", "path"), ...elements };
}

/**
 * The Swift code of a transition that is mirrored or reversed, or that reverses automatically.
 * @param {Chosen} chosen @param {string} transition
 */
export function swiftTurned(chosen, transition) {
  const turned = ["mirrored", "reversed", "limited"].reduce((whole, rule) =>
    whole + (spelling(chosen, rule)?.[1] ?? ""), transition);
  return chosen.autoReverse ? `.autoReverse(${turned})` : turned;
}

/**
 * The Swift code that these rules append to a transition.
 * @param {Chosen} chosen
 */
export function swiftSuffix(chosen) {
  const swift = (/** @type {string} */ rule) => spelling(chosen, rule)?.[1];
  const [there, back] = [swift("motion"), swift("reverseMotion")];
  // In Swift the reverse motion has the motion as its default, so the motion must be written if only the reverse one is
  // set.
  const motion = there ?? "transition.motion";
  const words = [["entering", swift("enter")], ["leaving", swift("leave")]].filter(([, each]) => each)
    .map(([label, each]) => `${label}: ElementModifier()${each}`);
  if (words.length && chosen.cascade) words.push(`cascade: ${swift("cascade")}`);
  return [
    there || back ? `.with(motion: ${motion}${back ? `, reverseMotion: ${back}` : ""})` : "",
    chosen.path ? ".flying(along: .arc)" : "",
    words.length ? `.modifyingElements(${words.join(", ")})` : "",
  ].join("");
}

/**
 * The list of back gestures in Swift, and the statements before it; undefined for the transition's own.
 * @param {Chosen} chosen
 * @returns {{ before: string[], interactions: string } | undefined}
 */
export function swiftInteractions(chosen) {
  if (!chosen.interaction) return undefined;
  const [, gesture] = spelling(chosen, "interaction");
  const more = gestureRulesOf(chosen).map((rule) =>
    `interaction.${gestureRules[rule].swift ?? rule} = ${spelling(chosen, rule)[1]}`);
  return more.length ? { before: [`var interaction = Interaction${gesture}`, ...more], interactions: "[interaction]" }
    : { before: [], interactions: `[${gesture}]` };
}
