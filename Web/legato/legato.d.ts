// The public API of Legato for the web: screens are live DOM elements, one engine moves them.

/**
 * How a run ended. A cancelled run left the model as it was. A call without a finger counts when it is made: it has
 * finished even if `reverse()` has sent its screens back by then.
 */
export interface Outcome {
  readonly finished: boolean;
  readonly cancelled: boolean;
  /** There, and true, if the covering screen has come to rest at one of its stops. */
  readonly stopped?: true;
}

/** What is being done; restore is a replacement that is taken back. */
export type Operation = "push" | "pop" | "replace" | "present" | "dismiss" | "open" | "close" | "restore";
export type Direction = "up" | "down" | "left" | "right" | "leading" | "trailing";
export type Axis = "horizontal" | "vertical";
export type Edge = "top" | "bottom" | "left" | "right" | "leading" | "trailing";

export type Curve = "linear" | "ease" | "ease-in" | "ease-out" | "ease-in-out" | [number, number, number, number];

/** Spring by response (seconds) and damping ratio, or a curve by duration (seconds) and cubic Bézier points. */
export type Motion =
  | { response: number; dampingRatio?: number }
  | { mass: number; stiffness: number; damping: number }
  | { timeConstant: number }
  | { duration: number; curve?: Curve };

/** A property of a layer, in CSS pixels, radians or parts of 1; `perspective` is the viewer's distance in pixels. */
export type Property =
  | "translationX" | "translationY" | "translationZ" | "scaleX" | "scaleY" | "scale"
  | "rotationX" | "rotationY" | "rotationZ" | "opacity" | "cornerRadius" | "anchorX" | "anchorY" | "perspective"
  | "clipTop" | "clipLeft" | "clipBottom" | "clipRight"
  | "shadowOpacity" | "shadowRadius" | "shadowOffsetY" | "red" | "green" | "blue" | "alpha";

/**
 * A number, or a percentage: of the container's width for translationX, clipLeft, clipRight and cornerRadius, of its
 * height for translationY, clipTop and clipBottom, of 1 for the others.
 */
export type Length = number | `${number}%`;

/** A layer's tracks: from the covered screen's rest (0) to the covering screen's (1). */
export interface LayerDescription {
  /**
   * The covered or the covering screen; a dimming, black unless red, green, blue and alpha (0 ... 1) say otherwise; the
   * covering screen's shadow, below it where it comes first, which has a shadowOpacity (0 ... 1), a shadowRadius (the
   * blur's deviation) and a shadowOffsetY; or the elements that both screens share, which fly by themselves and have no
   * other option.
   */
  layer: "covered" | "covering" | "dimming" | "shadow" | "elements";
  /** Whether the tracks stop at their ends where a spring overshoots; true unless told otherwise. */
  clamped?: boolean;
  /**
   * Keyframes over the fraction: [[at, value, curve], ...] with `at` ascending in 0 ... 1, or [from, to]. The curve is
   * that to the next key, linear unless told otherwise.
   */
  tracks?: Partial<Record<Property, [Length, Length] | ([number, Length] | [number, Length, Curve])[]>>;
  /**
   * What an input adds to a property or multiplies it with: a smooth curve through the knots that never overshoots
   * them, and goes on straight beyond the first and the last. Drags are in CSS pixels, the rotation in radians.
   */
  responses?: {
    property: Property;
    input: "fraction" | "pull" | "dragX" | "dragY" | "pinch" | "rotation";
    mode?: "add" | "multiply";
    knots: [number, number][];
  }[];
}

/** How an element looks while its screen is away, in the units of a layer's properties, and how it travels. */
export interface ElementModifier {
  opacity?: number; translationX?: number; translationY?: number; scale?: number;
  rotationX?: number; rotationY?: number; rotationZ?: number; perspective?: number;
  /** Parts of the way, 0 ... 1: what passes before it sets off, and what it takes; what is left if nothing is said. */
  delay?: number; duration?: number;
  curve?: Curve;
  /** The damping ratio of a spring that settles at the end of the way, in place of the curve. */
  spring?: number;
}

/** How elements that only one screen has (data-legato-element) come and go, above the screens. */
export interface ElementOptions {
  enter?: ElementModifier;
  /** The same way back if nothing is said. */
  leave?: ElementModifier;
  /**
   * Which sets off first: as they stand in the page, along a direction, or the nearest to a point, in CSS pixels in the
   * container.
   */
  cascade?: "order" | Direction | [number, number];
  /** The part of the way between the first one that sets off and the last, 0 ... 1; .5 if nothing is said. */
  span?: number;
}

/** What can be said of each transition. */
export interface TransitionRules {
  motion?: Motion;
  reverseMotion?: Motion;
  /** The way of the elements that both screens share: an arc sets off along its longer side. */
  path?: "straight" | "arc";
  elements?: ElementOptions;
  /** With leading and trailing swapped. */
  mirrored?: boolean;
  /** The other way round: a screen comes as one is uncovered, and goes as one is covered again. */
  reversed?: boolean;
  /** The part of the way in which something moves, from and to, 0 ... 1; outside of it the picture stands still. */
  limited?: [number, number];
  /** Back by the same pictures the other way round, even where a transition goes another way than it comes. */
  autoReverse?: boolean;
}

/** A transition as an object literal. */
export interface CustomTransition extends TransitionRules {
  name?: string;
  layers: LayerDescription[];
  /** The element that the screen comes from, and the part of it that answers to that, for a layer of elements. */
  source?: Part;
  target?: Part;
}

/** An element of the page's, or a function that is asked for it whenever a run begins, on the way back, too. */
type Part = Element | null | (() => Element | null | undefined);

/**
 * A transition by its name, with what can be said of that one. `direction` is the way the screen travels that moves
 * most, `dim` how dark the covered screen becomes, 0 ... 1, `shadow` how dark what falls from the covering one, 0 ...
 * 1, and `radius` that of its corners in CSS pixels. `source` is the element that the screen comes from, `target` the
 * part of the screen that answers to it.
 */
export type NamedTransition = TransitionRules & (
  /** `parallax` is how far the covered screen travels, as a part of the container's width. */
  | { name: "push"; direction?: Direction; dim?: number; parallax?: number }
  | { name: "slide" | "heroPush" | "pull" | "uncover"; direction?: Direction }
  | { name: "cover"; direction?: Direction; dim?: number }
  /** `duration` is in seconds. */
  | { name: "crossfade"; duration?: number }
  | { name: "pan"; direction?: Direction; duration?: number }
  /** `scale` is the smaller screen's. */
  | { name: "pageIn" | "pageOut" | "zoomSlide"; direction?: Direction; scale?: number }
  /** The scales of the screen that is nearer than the one shown, and of the one that is farther. */
  | { name: "zoomIn" | "zoomOut"; near?: number; far?: number }
  | { name: "adwNavigation"; dim?: number }
  /** `inset` is how far each side of the covered screen steps back, in CSS pixels. */
  | { name: "scale"; inset?: number; dim?: number }
  | { name: "containerTransform"; source?: Part; target?: Part; dim?: number }
  /** `coveredScale` is the covered screen's at the end; the source fades over a part of the way, 0 ... 1. */
  | { name: "zoom"; source?: Part; target?: Part; dim?: number; coveredScale?: number; sourceFade?: number;
      shadow?: number }
  /** `distance` is how far elements travel in CSS pixels, on which the time depends. */
  | { name: "auto"; source?: Part; target?: Part; distance?: number }
  | { name: "imageZoom"; source?: Part; target?: Part; sourceStyle?: SourceStyle }
  | { name: "headline"; coveredScale?: number; coveredOpacity?: number }
  /** `backdrop` is the opacity of the black behind the screen, 0 ... 1. */
  | { name: "grow"; source?: Part; target?: Part; backdrop?: number }
  | { name: "pullToDismiss"; backdrop?: number }
  | { name: "predictiveBack"; scale?: number; radius?: number }
  /** `distance` is how far both screens travel, in CSS pixels. */
  | { name: "sharedAxis"; along?: "x" | "y" | "z"; distance?: number }
  /** `edge` is the one that the panel comes from. */
  | { name: "drawer"; edge?: Edge; dim?: number }
  | { name: "toast"; edge?: Edge; shadow?: number; radius?: number }
  | { name: "sheet" | "adwSheet"; dim?: number; radius?: number }
  | { name: "pageSheet"; scale?: number; dim?: number; radius?: number }
  | { name: "card"; dim?: number; shadow?: number; radius?: number }
  | { name: "popover"; source?: Part; target?: Part; scale?: number; dim?: number; radius?: number }
  /** `axis` is the one along which things move or turn over, `shade` how dark what turns away becomes, 0 ... 1. */
  | { name: "turn"; axis?: Axis }
  | { name: "cube"; axis?: Axis; shadow?: number }
  | { name: "flip"; axis?: Axis; shade?: number }
  | { name: "book"; axis?: Axis; scale?: number }
  | { name: "fold"; folds?: number; shade?: number }
  | { name: "blinds"; count?: number; axis?: Axis }
  /** `tilt` is how far the cards lean back, in radians. */
  | { name: "cards"; scale?: number; tilt?: number }
  | { name: "portal"; scale?: number }
  /** The pieces in a row, how far they fly in CSS pixels, and the seed of their ways. */
  | { name: "explode"; columns?: number; seed?: number; reach?: number }
  /**
   * `point` is the circle's centre in the container, in CSS pixels; if nothing is said, the middle of the source or of
   * the shared element, or where a finger begins to open it.
   */
  | { name: "circularReveal" | "iris"; point?: [number, number] }
  /** `turn` is how far the card turns as it flies, in radians. */
  | { name: "thrown"; direction?: Direction; turn?: number; scale?: number }
  | { name: "fade" | "instant" | "systemPush" | "natGeo" }
);
export type TransitionName = NamedTransition["name"];

/**
 * What becomes of a picture's own place in the covered screen while it flies: not seen, seen as if a copy flew, or on
 * top of what flies and fading over a part of the way, 0 ... 1.
 */
export type SourceStyle = "hidden" | "kept" | { fading: number };

/** One transition for entering, another for leaving. */
export interface AsymmetricTransition extends TransitionRules {
  name?: undefined; enter: TransitionOption; leave: TransitionOption;
}
/**
 * Some transitions at a time: where two move one thing, places and turns add up, sizes and opacities multiply. The
 * motion is the first one's, unless one is said.
 */
export interface CombinedTransition extends TransitionRules { name?: undefined; combined: TransitionOption[] }
export type TransitionOption =
  TransitionName | NamedTransition | CustomTransition | AsymmetricTransition | CombinedTransition;

/** How an interaction begins, by its name. */
type Start =
  /** From which edge, and how wide that is in CSS pixels. */
  | { name: "edgePan"; edge?: Edge; width?: number }
  | { name: "zoomEdgePan"; width?: number }
  /** The way the finger must travel. */
  | { name: "fullScreenPan" | "verticalPan" | "drawerPan" | "contentSwipe" | "hubPan"; direction?: Direction }
  | { name: "swipe" | "vcPan"; direction?: Direction }
  | { name: "predictiveBack"; edge?: Edge }
  /** The screen's size at a whole pull. */
  | { name: "pullDown"; scale?: number }
  /** How far it can be pulled beyond its last stop, as a part of its height; whether it resists who takes it away. */
  | { name: "sheetPan"; reach?: number; isHeld?: boolean }
  | { name: "freeDrag" | "imageDrag" | "zoomDrag" | "pinch" | "vcPinch" };

/** What can be said of every interaction. */
export interface InteractionRules {
  /** Where a release finishes, 0 ... 1, after projecting by `projection` seconds of the velocity. */
  threshold?: number;
  projection?: number;
  /** How far a finger travels before it is a drag, in CSS pixels. */
  slop?: number;
  /** Catch a running transition on touch-down, not once the touch is a drag. */
  catchesOnTouchDown?: boolean;
  /** The motions after a release: to the new screen, and back to the old one. */
  finishMotion?: Motion;
  cancelMotion?: Motion;
}

/** An interaction by its name; `distance` is how far the finger travels for a whole transition, in CSS pixels. */
export type NamedInteraction = ((Start & { distance?: number }) | { name: "none" }) & InteractionRules;
export type InteractionName = NamedInteraction["name"];

/** Your own interaction: it begins as the named one, "fullScreenPan" unless told otherwise, and has its options. */
export type CustomInteraction = (Start | { name?: undefined; direction?: Direction }) & InteractionRules & {
  /** What the gesture makes of the run; what is left out is 0. */
  inputs(gesture: Gesture): {
    fraction?: number; pull?: number; dragX?: number; dragY?: number; pinch?: number; rotation?: number;
  };
  /** What a release decides; without it the threshold does. */
  finishes?(gesture: Gesture): boolean;
};
/** What a gesture has done since it was recognised: lengths in CSS pixels, velocities per second, angles in radians. */
export interface Gesture {
  translationX: number; translationY: number; velocityX: number; velocityY: number;
  /** Where the finger is, and the size of what it moves. */
  x: number; y: number; width: number; height: number;
  /** The ratio of two fingers' spans less 1, and how far they have turned. */
  pinch: number; rotation: number;
  /** The run's inputs, for `finishes`. */
  fraction: number; pull: number;
}
export type InteractionOption = InteractionName | NamedInteraction | CustomInteraction;

export interface RunOptions {
  transition?: TransitionOption;
  animated?: boolean;
  /** The run waits for `scrub`, and commits once it has been let go and has settled. Not for popTo and dismiss. */
  held?: boolean;
  /** The address to show once committed (with `history: true`). */
  url?: string;
}
export interface ScreenOptions {
  /** How this screen comes and goes. */
  transition?: TransitionOption;
  /** How a finger takes the user back from this screen. */
  interaction?: InteractionOption | InteractionOption[];
}
export interface StopOptions {
  /**
   * How far the screen may have come when it rests, ascending from above 0 to 1, which is always among them: a sheet's
   * detents. It comes to the first; a finger takes it from one to another, and what it covers stays visible behind it.
   */
  stops?: number[];
}

/**
 * Detail of the events, in their order: legato:shouldbegin (cancelable: nothing has happened then), legato:willbegin,
 * legato:change as often as something changes, legato:willfinish or legato:willcancel once the verdict is known (at a
 * finger's release, again after a grab; at once without a finger), and at the end one of legato:finish and
 * legato:cancel.
 */
export interface TransitionDetail {
  operation: Operation; from: HTMLElement; to: HTMLElement;
  /** From the verdict on, whether the covering screen rests at one of its stops. */
  stopped: boolean;
  /** How far the run is, 0 to 1, or will be at its verdict; and how far a gesture that only previews has pulled. */
  fraction: number; pull: number; interactive: boolean;
}

export interface ContainerOptions {
  transition?: TransitionOption;
  interaction?: InteractionOption | InteractionOption[];
  /**
   * "attached": bars (data-legato-bar) move with their pages; "pinned": they stay, and what they show changes. What has
   * data-legato-bar-item cross-fades, but for "title", "large-title" and "back", which turn into each other.
   */
  bars?: "attached" | "pinned";
  /** Overrides the user's settings, mainly for previews; undefined follows the page and the system, live. */
  reducedMotion?: boolean;
  /** Slows every motion: 1 is real time, .1 a tenth. */
  speed?: number;
}

export interface HistoryOptions {
  /** Builds an address's screen, or null for the root's; asked at the start, and for entries from before a reload. */
  resolve?(url: string): HTMLElement | null;
  /** The root's address, for pages opened at a screen's; by default the same without its last part, or its hash. */
  root?: string;
}

export interface StackOptions extends ContainerOptions {
  root: HTMLElement;
  /** Write the browser's history at the commit. */
  history?: boolean | HistoryOptions;
}

export interface Container {
  readonly element: HTMLElement;
  readonly running: boolean;
  reducedMotion: boolean | undefined;
  speed: number;
  /** Per-screen settings; the order is call, screen, container, global default. */
  configure(screen: HTMLElement, options: ScreenOptions): void;
  /**
   * Takes hold of what runs, as a finger does, and shows it where the covering screen has come a part of its way,
   * 0 ... 1, whichever way it goes. Answers whether it is there: not at rest and while a finger holds it.
   */
  scrub(coverage: number): boolean;
  /** Lets go of what `scrub` holds: the covering screen stays, goes, or, if nothing is said, does what is nearer. */
  letGo(covering?: boolean): void;
  /** Sends what runs the other way, from where it is and as fast as it is; nothing at rest. */
  reverse(): void;
  /** Ends what runs where its verdict says, puts every element back, and forgets the container: calls are cancelled. */
  destroy(): void;
}

export interface Stack extends Container {
  readonly screens: readonly HTMLElement[];
  readonly top: HTMLElement;
  push(screen: HTMLElement, options?: RunOptions & ScreenOptions): Promise<Outcome>;
  pop(options?: RunOptions): Promise<Outcome>;
  popTo(screen: HTMLElement, options?: RunOptions): Promise<Outcome>;
  popToRoot(options?: RunOptions): Promise<Outcome>;
  replace(screen: HTMLElement, options?: RunOptions & ScreenOptions): Promise<Outcome>;
  present(screen: HTMLElement, options?: RunOptions & ScreenOptions & StopOptions): Promise<Outcome>;
  dismiss(options?: RunOptions): Promise<Outcome>;
}

export interface HubNeighbour {
  /** The screen to open; a function is asked each time. */
  screen: HTMLElement | (() => HTMLElement | null);
  /** How it comes; from its side, unless a direction is said. */
  transition?: TransitionOption;
  /** How a finger pulls it in; it goes back by the opposite swipe, unless the screen is configured otherwise. */
  interaction?: InteractionOption | InteractionOption[];
}
/** A centre whose neighbours are pushed by swiping: the key is the side the neighbour lies on. */
export interface HubOptions extends ContainerOptions {
  center: HTMLElement;
  neighbours: Partial<Record<Edge, HubNeighbour>>;
}
export interface Hub extends Container {
  readonly position: Edge | "center";
  /** Resolves as cancelled if a neighbour is open already, or if there is none there now. */
  open(edge: Edge, options?: RunOptions): Promise<Outcome>;
  close(options?: RunOptions): Promise<Outcome>;
}

/** A panel that is pulled over the container from one edge. */
export interface DrawerOptions extends ContainerOptions {
  panel: HTMLElement;
  edge: Edge;
  /**
   * Released beyond this part of its extent it opens (or closes). The `interaction` is how a finger pulls it in; it is
   * pushed back by the opposite swipe, unless the panel is configured otherwise.
   */
  threshold?: number;
}
export interface Drawer extends Container {
  readonly isOpen: boolean;
  /** Resolves as cancelled if it is open already. */
  open(options?: RunOptions): Promise<Outcome>;
  close(options?: RunOptions): Promise<Outcome>;
}

export interface Legato {
  /**
   * The defaults of every container made afterwards; undefined, as they are at first, for the system's: pushes that go
   * by a swipe from the leading edge, presentations from below that go by a swipe down.
   */
  transition: TransitionOption | undefined;
  interaction: InteractionOption | InteractionOption[] | undefined;
  stack(element: HTMLElement, options: StackOptions): Stack;
  hub(element: HTMLElement, options: HubOptions): Hub;
  drawer(element: HTMLElement, options: DrawerOptions): Drawer;
}

/** Loads the engine from `wasm`, by default legato.wasm beside this module; rejects if it is missing. */
export function load(options?: { wasm?: string | URL }): Promise<Legato>;

declare global {
  interface HTMLElementEventMap {
    "legato:shouldbegin": CustomEvent<TransitionDetail>;
    "legato:willbegin": CustomEvent<TransitionDetail>;
    "legato:change": CustomEvent<TransitionDetail>;
    "legato:willfinish": CustomEvent<TransitionDetail>;
    "legato:willcancel": CustomEvent<TransitionDetail>;
    "legato:finish": CustomEvent<TransitionDetail>;
    "legato:cancel": CustomEvent<TransitionDetail>;
  }
}
