// The public API of Legato for the web: screens are live DOM elements, one engine moves them.

/**
 * How a run ended. A cancelled run left the stack as it was. A run without a finger counts when it is called: it has
 * finished even if `reverse()` has then sent its screens back. A call that is denied, or that has nothing to do, is
 * cancelled. The promise rejects only if an argument is wrong.
 */
export interface Outcome {
  /** Whether the requested change has been made. */
  readonly finished: boolean;
  /** The opposite of `finished`. */
  readonly cancelled: boolean;
  /** `true` if the covering screen has come to rest at one of its detents; otherwise missing. */
  readonly atDetent?: true;
}

/**
 * What happens to the screens. A hub pushes and pops its neighbors, a drawer opens and closes its panel. Removing a
 * presented screen is always a dismiss, and restore takes a replacement back.
 */
export type Operation = "push" | "pop" | "replace" | "present" | "dismiss" | "open" | "close" | "restore";
/** A direction of travel; leading and trailing are swapped in `dir="rtl"`. */
export type Direction = "up" | "down" | "left" | "right" | "leading" | "trailing";
export type Axis = "horizontal" | "vertical";
/** A side of the container; leading and trailing are swapped in `dir="rtl"`. */
export type Edge = "top" | "bottom" | "left" | "right" | "leading" | "trailing";

/** A timing function by its CSS name, or by the four numbers of `cubic-bezier()`. */
export type Curve = "linear" | "ease" | "ease-in" | "ease-out" | "ease-in-out" | [number, number, number, number];

/** How something moves in time: one of four kinds. All numbers must be at least .001; times are in seconds. */
export type Motion =
  /** A spring: the time of one undamped swing, and its damping ratio, 1 (critical) by default. */
  | { response: number; dampingRatio?: number }
  /** A spring by its physics; all three numbers are required. */
  | { mass: number; stiffness: number; damping: number }
  /** A decay, which slows down from the start; it ignores the finger's velocity. */
  | { timeConstant: number }
  /** A curve; `ease` by default. */
  | { duration: number; curve?: Curve };

/**
 * A property of a layer: lengths in CSS pixels, angles in radians, colours and opacities from 0 to 1; `perspective` is
 * the viewer's distance in pixels.
 */
export type Property =
  | "translationX" | "translationY" | "translationZ" | "scaleX" | "scaleY" | "scale"
  | "rotationX" | "rotationY" | "rotationZ" | "opacity" | "cornerRadius" | "anchorX" | "anchorY" | "perspective"
  | "clipTop" | "clipLeft" | "clipBottom" | "clipRight"
  | "shadowOpacity" | "shadowRadius" | "shadowOffsetY" | "red" | "green" | "blue" | "alpha";

/**
 * A number, or a percentage: of the container's width for translationX, clipLeft, clipRight and cornerRadius, of its
 * height for translationY, clipTop and clipBottom, of 1 for other properties.
 */
export type Length = number | `${number}%`;

/** A layer and its tracks, from the covered screen at rest (0) to the covering screen at rest (1). */
export interface LayerDescription {
  /**
   * The layer's content: the covered or the covering screen; a dimming, which is black by default and takes red, green,
   * blue and alpha (0 ... 1); the covering screen's shadow, with a shadowOpacity (0 ... 1), a shadowRadius (the blur's
   * deviation) and a shadowOffsetY, to be listed before that screen; or the elements that both screens share. These fly
   * by themselves and have no other option.
   */
  layer: "covered" | "covering" | "dimming" | "shadow" | "elements";
  /** Whether the tracks stop at their ends where a spring overshoots; true by default. */
  clamped?: boolean;
  /**
   * Keyframes over the fraction: [[at, value, curve], ...] with `at` ascending in 0 ... 1, or only values, which are
   * spread evenly: [from, to]. The curve leads to the next key and is linear by default.
   */
  tracks?: Partial<Record<Property, Length[] | ([number, Length] | [number, Length, Curve])[]>>;
  /**
   * An input's effect on a property, added or multiplied: a smooth curve through the knots that never overshoots them,
   * and continues straight beyond the first and the last. Drags are in CSS pixels, the rotation in radians.
   */
  responses?: {
    property: Property;
    input: "fraction" | "pull" | "dragX" | "dragY" | "pinch" | "rotation";
    mode?: "add" | "multiply";
    knots: [number, number][];
  }[];
}

/**
 * The look of an element while its screen is away, in the units of a layer's properties, and how the element travels.
 */
export interface ElementModifier {
  opacity?: number; translationX?: number; translationY?: number; scale?: number;
  rotationX?: number; rotationY?: number; rotationZ?: number; perspective?: number;
  /**
   * Fractions of the run, 0 ... 1: the delay before the element starts, and how long it travels; by default all of the
   * rest.
   */
  delay?: number; duration?: number;
  curve?: Curve;
  /** The damping ratio of a spring that settles at the end of the travel; it replaces the curve. */
  spring?: number;
}

/** How elements that only one screen has (data-legato-element) come and go, above the screens. */
export interface ElementOptions {
  enter?: ElementModifier;
  /** By default the reverse of `enter`. */
  leave?: ElementModifier;
  /**
   * Which element starts first: the first in the page, the last along a direction, or the nearest to a point, in CSS
   * pixels in the container.
   */
  cascade?: "order" | Direction | [number, number];
  /** The fraction of the run between the start of the first element and that of the last, 0 ... 1; .5 by default. */
  span?: number;
}

/** Options of every transition. */
export interface TransitionRules {
  motion?: Motion;
  reverseMotion?: Motion;
  /** The path of elements that both screens share: an arc starts along its longer side. */
  path?: "straight" | "arc";
  elements?: ElementOptions;
  /** Swaps leading and trailing. */
  mirrored?: boolean;
  /** A new screen comes as a lower one returns in a pop, and goes as that one leaves in a push. */
  reversed?: boolean;
  /** The fractions between which something moves, [from, to], 0 ... 1; outside of them nothing moves. */
  limited?: [number, number];
  /** Goes back by the same frames in reverse, even if the transition describes its reverse separately. */
  autoReverse?: boolean;
}

/** A transition as an object literal. */
export interface CustomTransition extends TransitionRules {
  name?: string;
  layers: LayerDescription[];
  /**
   * Whether the covered screen stays visible at rest, beside a screen that leaves a part of it free; false by default.
   */
  keepsCoveredScreenVisible?: boolean;
  /** For a layer of elements: the element that the screen grows out of, and the part of the screen that matches it. */
  source?: Part;
  target?: Part;
}

/** An element of the page, or a function that is called for it at the beginning of each run, also in reverse. */
export type Part = Element | null | (() => Element | null | undefined);

/**
 * A transition by its name, with its options. `source` is the element that the screen grows out of, `target` the part
 * of the screen that matches it.
 */
export type NamedTransition = TransitionRules & (
  // What follows is written by `make transitions`.
  /**
   * The new screen travels over the old one by its own extent, while the old one stays in its place: a card stays under
   * the finger.
   */
  | {
    name: "cover";
    /** The way the new screen travels; `up` by default. */
    direction?: Direction;
    /** The opacity of black over the covered screen at the end, 0 ... 1; Hero's is .1; 0 by default. */
    dim?: number;
  }
  /**
   * RWPopTransitionAnimation's headline (TouTiao): the new screen slides over the old one, which steps back and fades
   * on the new one's colour (`coveringColor`), or else on black, in .4 s critically damped.
   */
  | {
    name: "headline";
    /** The covered screen's scale at the end, 0 ... 2 times; .95 by default. */
    coveredScale?: number;
    /** Its opacity at the end, 0 ... 1; .7 by default. */
    coveredOpacity?: number;
  }
  /** Hero's pageIn: the new screen travels in over the old one, which shrinks and darkens; .35 s. */
  | {
    name: "pageIn";
    /** The way the new screen travels; `leading` by default. */
    direction?: Direction;
    /** The old screen's size at the end, 0 ... 2 times; .7 by default. */
    scale?: number;
  }
  /** Hero's pageOut: the old screen travels away over the new one, which grows and brightens; .35 s. */
  | {
    name: "pageOut";
    /** The way the old screen travels; `trailing` by default. */
    direction?: Direction;
    /** The new screen's size at the beginning, 0 ... 2 times; .7 by default. */
    scale?: number;
  }
  /**
   * VCTransitionsLibrary's pan: the new screen comes in by the whole extent, the old one leaves by half of it, in .3 s
   * ease-in-out.
   */
  | {
    name: "pan";
    /** The way both travel; `leading` by default. */
    direction?: Direction;
    /** How long it takes without a finger, 0 ... 60 seconds; .3 by default. */
    duration?: number;
  }
  /**
   * Hero's pull: the old screen leaves by its whole extent, over the new one, which moves with it by a third of the
   * extent and brightens; .35 s.
   */
  | {
    name: "pull";
    /** The way both travel; `trailing` by default. */
    direction?: Direction;
  }
  /** The new screen slides over the old one, which moves a little in the same direction and darkens. */
  | {
    name: "push";
    /** The way the new screen travels; iOS pushes towards leading; `leading` by default. */
    direction?: Direction;
    /** The opacity of black over the covered screen at the end, 0 ... 1; 0 for none; .098 by default. */
    dim?: number;
    /**
     * How far the covered screen travels, as a fraction of the container's extent, −1 ... 1; below 0 it travels the
     * other way; .3 by default.
     */
    parallax?: number;
  }
  /**
   * MDTransitioning's scale push: the covered screen shrinks by `inset` CSS pixels on each side and darkens, in .35 s
   * ease-out; back in .25 s.
   */
  | {
    name: "scale";
    /**
     * How far each side of the covered screen steps back, 0 ... 1000 CSS pixels; but at most half of the container; 10
     * by default.
     */
    inset?: number;
    /** The opacity of black over it at the end, 0 ... 1; .2 by default. */
    dim?: number;
  }
  /**
   * Both screens travel together, as on a strip: the new one enters as the old one leaves. Critically damped, with a
   * response of .35 s, Legato's own.
   */
  | {
    name: "slide";
    /** The way both travel; `leading` by default. */
    direction?: Direction;
  }
  /**
   * The old screen is thrown off like the top card of a stack, turning as it goes, and the new one comes up from below,
   * on black. Critically damped, with a response of .5 s, Legato's own.
   */
  | {
    name: "thrown";
    /** The way the old screen goes; `leading` by default. */
    direction?: Direction;
    /**
     * How far it turns on the way, −π/2 ... π/2 radians; clockwise, below 0 the other way, and mirrored where text runs
     * from right to left; −.2 by default.
     */
    turn?: number;
    /** The new screen's scale at the start, 0.1 ... 1 times; .9 by default. */
    scale?: number;
  }
  /**
   * Hero's uncover: the old screen leaves by its whole extent, over the new one, which stays in its place and
   * brightens; .35 s.
   */
  | {
    name: "uncover";
    /** The way the old screen travels; `down` by default. */
    direction?: Direction;
  }
  /**
   * Hero's zoomSlide: both screens travel together, as on a strip, and are smaller the farther they are from their
   * places; .35 s.
   */
  | {
    name: "zoomSlide";
    /** The way both travel; `leading` by default. */
    direction?: Direction;
    /** Their size at the far end, 0 ... 2 times; .8 by default. */
    scale?: number;
  }
  /** VCTransitionsLibrary's crossfade: the old screen fades away over the new one, in 1 s ease-in-out. */
  | {
    name: "crossfade";
    /** How long it takes without a finger, 0 ... 60 seconds; 1 by default. */
    duration?: number;
  }
  /**
   * The new screen fades in over the old one, which stays opaque so that nothing shows through; .25 s ease-in-out,
   * Legato's own.
   */
  | { name: "fade" }
  /** Changes the screens at once. While a finger drives the run, the covering screen lies on top. */
  | { name: "instant" }
  /**
   * Hero's auto: matching shared elements fly from their places in the old screen to their places in the new one,
   * changing from the old picture to the new one; everything else cross-fades.
   */
  | {
    name: "auto";
    /** How far elements travel, 0 ... 500 CSS pixels; 500 by default. */
    distance?: number;
    source?: Part; target?: Part;
  }
  /** The new screen grows out of the frame of the touched element, and a free drag carries it back. */
  | {
    name: "grow";
    /** The opacity of black behind the screen, 0 ... 1; .8 by default. */
    dim?: number;
    source?: Part; target?: Part;
  }
  /**
   * The shared pictures fly from their places in the old screen to their places in the new one. The new screen appears
   * behind them: its background colour first, everything else as the pictures arrive.
   */
  | {
    name: "imageZoom";
    /** What happens to the pictures in the old screen; `hidden` by default. */
    sourceStyle?: SourceStyle;
    source?: Part; target?: Part;
  }
  /** The new screen grows out of the touched element; in reverse the finger carries it freely. */
  | {
    name: "zoom";
    /** The opacity of black over the covered screen at the end, 0 ... 1; .15 by default. */
    dim?: number;
    /** The covered screen's scale at the end, 0 ... 2 times; .914 by default. */
    coveredScale?: number;
    /**
     * The fraction of the progress during which the source's own picture fades, 0 ... 1; at 0 it is gone at once; .55
     * by default.
     */
    sourceFade?: number;
    /** The opacity of the card's shadow, 0 ... 1; .24 by default. */
    shadow?: number;
    source?: Part; target?: Part;
  }
  /**
   * Hero's zoom: the old screen comes nearer and fades away over the new one, which comes up from a distance; .35 s.
   */
  | {
    name: "zoomIn";
    /** The old screen's size at the end, 0 ... 4 times; 1.3 by default. */
    near?: number;
    /** The new screen's size at the beginning, 0 ... 4 times; .7 by default. */
    far?: number;
  }
  /**
   * Hero's zoomOut: the new screen comes from near the viewer and fades in over the old one, which moves off into the
   * distance; .35 s.
   */
  | {
    name: "zoomOut";
    /** The new screen's size at the beginning, 0 ... 4 times; 1.3 by default. */
    near?: number;
    /** The old screen's size at the end, 0 ... 4 times; .7 by default. */
    far?: number;
  }
  /**
   * A card with round corners and a shadow comes from below, over a screen that stays visible and darkens. It follows a
   * finger that pulls it beyond its place. Critically damped, with a response of .35 s, Legato's own.
   */
  | {
    name: "card";
    /** The opacity of black over the screen behind, 0 ... 1; .3 by default. */
    dim?: number;
    /** The opacity of its shadow, 0 ... 1; .2 by default. */
    shadow?: number;
    /** The radius of its corners, 0 ... 1000 CSS pixels; 24 by default. */
    radius?: number;
  }
  /**
   * The panel travels in from `edge` by its own extent, over a screen that stays visible, and settles in Kuaishan's .2
   * s. A finger that pulls it beyond its place stretches it.
   */
  | {
    name: "drawer";
    /** The side that the panel comes from; `leading` by default. */
    edge?: Edge;
    /** The opacity of black over the rest, 0 ... 1; .3 by default. */
    dim?: number;
  }
  /**
   * A page sheet comes as `sheet` does; the screen behind it steps back with round corners, and stays visible above the
   * sheet.
   */
  | {
    name: "pageSheet";
    /** The size of the screen behind, 0 ... 1 times; .92 by default. */
    scale?: number;
    /** The opacity of black over it, 0 ... 1; .2 by default. */
    dim?: number;
    /** The opacity of the sheet's shadow, 0 ... 1; .2 by default. */
    shadow?: number;
    /** The corners of both, 0 ... 1000 CSS pixels; 10 by default. */
    radius?: number;
    /**
     * The fraction up to which the screen behind stays where it is, 0 ... .9; for the behaviour of UIKit's sheets give
     * the sheet's last detent but one; 0 by default.
     */
    detent?: number;
  }
  /**
   * A popover grows out of the touched element, or out of its own middle, and fades in, over a screen that stays
   * visible. A spring with a response of .3 s and a damping ratio of .8, Legato's own.
   */
  | {
    name: "popover";
    /** Its size at the beginning, 0 ... 1 times; .6 by default. */
    scale?: number;
    /** The opacity of black over the screen behind, 0 ... 1; .1 by default. */
    dim?: number;
    /** The radius of its corners, 0 ... 1000 CSS pixels; 13 by default. */
    radius?: number;
    source?: Part; target?: Part;
  }
  /**
   * A presented screen follows a finger down, shrinking a little while the screen behind brightens, and leaves
   * downwards after the release. Critically damped, with a response of .35 s, Legato's own.
   */
  | {
    name: "pullToDismiss";
    /** The opacity of black behind the screen, 0 ... 1; .6 by default. */
    dim?: number;
  }
  /**
   * A sheet with round corners and a shadow comes from below, over a screen that stays visible and darkens. A finger
   * that pulls it above its place stretches it from its lower edge; a resisting sheet moves on a rubber band.
   * Critically damped, with a response of .35 s, Legato's own.
   */
  | {
    name: "sheet";
    /**
     * The opacity of black over the screen behind when the sheet is fully open, 0 ... 1; with 0 that screen answers
     * beside the sheet at its detents; .4 by default.
     */
    dim?: number;
    /** The opacity of its shadow, 0 ... 1; .2 by default. */
    shadow?: number;
    /**
     * The radius of its corners, 0 ... 1000 CSS pixels; a sheet on the lower edge has only upper ones, and a fully open
     * sheet on the upper edge has none; 10 by default.
     */
    radius?: number;
  }
  /**
   * A toast with a shadow comes from an edge by its own extent, over a screen that stays visible; a swipe to the edge
   * takes it away. A spring with a response of .35 s and a damping ratio of .85, Legato's own.
   */
  | {
    name: "toast";
    /** The side that it comes from; `top` by default. */
    edge?: Edge;
    /** The opacity of its shadow, 0 ... 1; .2 by default. */
    shadow?: number;
    /** The radius of its corners, 0 ... 1000 CSS pixels; 14 by default. */
    radius?: number;
  }
  /** The old screen tips back and shrinks, and the new one rises over it, on black; VCTransitionsLibrary's. */
  | {
    name: "cards";
    /** The old screen's scale once it has stepped back, 0.1 ... 1 times; .8 by default. */
    scale?: number;
    /** How far it tips back on the way, 0 ... 1 radians; .262 by default. */
    tilt?: number;
  }
  /** The screens are two faces of a cube that rolls by a quarter, on black; VCTransitionsLibrary's. */
  | {
    name: "cube";
    /** The axis along which the screens travel: towards leading, or up; `horizontal` by default. */
    axis?: Axis;
    /** How opaque the black is over the face that is turned away, 0 ... 1; .8 by default. */
    shade?: number;
  }
  /**
   * The new screen swings in from trailing, nearer to the viewer, as the old one turns away about its leading side, on
   * black; VCTransitionsLibrary's.
   */
  | { name: "natGeo" }
  /**
   * The old screen turns about its middle until it is seen edge on, and the new one turns on from there, on black;
   * VCTransitionsLibrary's.
   */
  | {
    name: "turn";
    /**
     * The axis along which the screen's sides travel: horizontally it turns like a revolving door; `horizontal` by
     * default.
     */
    axis?: Axis;
  }
  /** The new screen turns in over the old one on slats, each about its own middle; .6 s, Legato's own. */
  | {
    name: "blinds";
    /** How many slats there are, 1 ... 32; 8 by default. */
    count?: number;
    /**
     * The axis along which the slats follow one another; if it is vertical, they lie across the screen; `vertical` by
     * default.
     */
    axis?: Axis;
  }
  /**
   * The old screen opens like a book: its halves swing towards the viewer about their outer sides, while the new screen
   * comes nearer behind them, on black; .8 s, Legato's own.
   */
  | {
    name: "book";
    /** The axis on which the two leaves lie side by side; `horizontal` by default. */
    axis?: Axis;
    /** The new screen's scale at the start, 0.1 ... 1 times; .9 by default. */
    scale?: number;
  }
  /**
   * The old screen breaks into pieces that fly about, turn, shrink and fade over the new one; VCTransitionsLibrary's.
   */
  | {
    name: "explode";
    /** How many pieces lie side by side, 1 ... 40; 10 by default. */
    columns?: number;
    /** The seed of the random numbers: the same seed gives the same explosion; 1 by default. */
    seed?: number;
    /** How far a piece flies at most, to each side, 0 ... 1000 CSS pixels; 100 by default. */
    reach?: number;
  }
  /**
   * The far half of the old screen turns over like a page, with the near half of the new one on its back;
   * VCTransitionsLibrary's.
   */
  | {
    name: "flip";
    /**
     * The axis along which the page travels: horizontally as in a book, vertically as on a wall calendar; `horizontal`
     * by default.
     */
    axis?: Axis;
    /** How opaque the black is at the fold when the page is edge on, 0 ... 1; .5 by default. */
    shade?: number;
  }
  /** The old screen folds up like a map towards leading while the new one unfolds beside it; VCTransitionsLibrary's. */
  | {
    name: "fold";
    /** How many folds each screen has, 1 ... 16; 2 by default. */
    folds?: number;
    /** How opaque the black is in the valley of a closed fold, 0 ... 1; 1 by default. */
    shade?: number;
  }
  /**
   * The old screen's halves slide apart, and the new one comes nearer behind them, on black; VCTransitionsLibrary's.
   */
  | {
    name: "portal";
    /** The new screen's scale at the start, 0.1 ... 1 times; .8 by default. */
    scale?: number;
  }
  /**
   * The new screen shows in a circle that grows from a point; critically damped, with a response of .5 s, Legato's own.
   */
  | {
    name: "circularReveal";
    /**
     * The circle's centre in the container's coordinates, limited to the new screen. Without a finite point it is the
     * middle of the touched or shared element, else the place where a finger opens the screen, else the container's
     * middle.
     */
    point?: [number, number];
  }
  /** The old screen closes to black like an iris, and then the new one opens; .6 s, Legato's own. */
  | {
    name: "iris";
    /** The circle's centre; see `circularReveal`. */
    point?: [number, number];
  }
  /**
   * Libadwaita's navigation: the new page slides over the old one, which stays in its place and darkens; a spring of
   * mass 1 and stiffness 1000, critically damped.
   */
  | {
    name: "adwNavigation";
    /** The opacity of black over the old page, 0 ... 1; .12 by default. */
    dim?: number;
  }
  /**
   * Libadwaita's bottom sheet: a spring of stiffness 400 with a damping ratio of .8; the sheet stops at its place
   * without overshoot.
   */
  | {
    name: "adwSheet";
    /** The opacity of black over the screen behind, 0 ... 1; .25 by default. */
    dim?: number;
    /** The opacity of its shadow, 0 ... 1; .2 by default. */
    shadow?: number;
    /** The radius of the sheet's corners, 0 ... 1000 CSS pixels; 15 by default. */
    radius?: number;
  }
  /**
   * Material's container transform: the touched element grows into the new screen, whose content fades in over the
   * first quarter of the run; in reverse it fades out from .6 to .9 of the run; .3 s.
   */
  | {
    name: "containerTransform";
    /** The opacity of black over the old screen, 0 ... 1; .32 by default. */
    dim?: number;
    source?: Part; target?: Part;
  }
  /** Hero's push: a third of parallax, dimmed by .1, in .35 s decelerating, the same back. */
  | {
    name: "heroPush";
    /** The way the new screen travels; `leading` by default. */
    direction?: Direction;
  }
  /**
   * Android's predictive back: the new screen fades in; in reverse a finger shrinks it to .90 and rounds its corners,
   * so that the screen below shows, and after the release it fades away within .1 s.
   */
  | {
    name: "predictiveBack";
    /** The screen's size at a pull of 1, 0 ... 1 times; .9 by default. */
    scale?: number;
    /** Its corner radius there if the display's own is unknown, 0 ... 1000 CSS pixels; 32 by default. */
    radius?: number;
  }
  /**
   * Material's shared axis: the old screen fades out over the first three tenths of the run and the new one in over the
   * rest, while both move a little along the axis; .3 s. In between the container's own background shows.
   */
  | {
    name: "sharedAxis";
    /**
     * The axis along which both screens move. On `z` the new one grows from .8, and the old one to 1.1; `x` by default.
     */
    along?: "x" | "y" | "z";
    /** How far they slide along `x` and `y`, 0 ... 1000 CSS pixels; 30 by default. */
    distance?: number;
  }
  /** iOS 26's navigation: `push` with a back gesture from the leading edge and another from anywhere in the content. */
  | { name: "systemPush" }
  // End of what is written.
);
export type TransitionName = NamedTransition["name"];

/**
 * What happens to a picture in the covered screen while a copy of it flies: it is hidden, stays where it is, or flies
 * along on top and fades over a fraction of the run, 0 ... 1.
 */
export type SourceStyle = "hidden" | "kept" | { fading: number };

/** One transition for entering, another for leaving. */
export interface AsymmetricTransition extends TransitionRules {
  name?: undefined; enter: TransitionOption; leave: TransitionOption;
}
/**
 * Several transitions at once. Where two move the same property, translations and rotations are added, scales and
 * opacities multiplied. The motion is the first one's by default.
 */
export interface CombinedTransition extends TransitionRules { name?: undefined; combined: TransitionOption[] }
/** A `transition`: a name, a name with options, or an object, whose required key tells its kind. */
export type TransitionOption =
  TransitionName | NamedTransition | CustomTransition | AsymmetricTransition | CombinedTransition;

/** The start of an interaction, by its name. */
type Start =
  /** The edge at which it starts, `leading` by default, and the width of that edge in CSS pixels, 20 by default. */
  | { name: "edgePan"; edge?: Edge; width?: number }
  | { name: "zoomEdgePan"; width?: number }
  /** The direction in which the finger must travel; `trailing` by default. */
  | { name: "fullScreenPan" | "contentSwipe" | "hubPan" | "swipe" | "vcPan"; direction?: Direction }
  /** The same; `down` by default. */
  | { name: "verticalPan" | "drawerPan"; direction?: Direction }
  /** The edge at which it starts; `leading` by default. */
  | { name: "predictiveBack"; edge?: Edge }
  /** The screen's size at a pull of 1; .85 by default. */
  | { name: "pullDown"; scale?: number }
  /**
   * How far the sheet can be pulled beyond its place, as a fraction of its height, .1 by default; and whether it
   * resists a finger that would take it away.
   */
  | { name: "sheetPan"; reach?: number; isResisting?: boolean }
  | { name: "freeDrag" | "imageDrag" | "zoomDrag" | "pinch" | "vcPinch" };

/** Options of every interaction; the defaults are those of the named one. */
export interface InteractionRules {
  /** The fraction beyond which a release finishes, 0 ... 1, compared with the projected fraction. */
  threshold?: number;
  /** How far ahead a release is projected along its velocity, in seconds; at 0 only the position counts. */
  projection?: number;
  /** How far a finger travels before it counts as a drag, in CSS pixels. */
  slop?: number;
  /** Whether a touch catches a running transition at once; by default only a drag catches it. */
  catchesOnTouchDown?: boolean;
  /** The motions after a release: to the new screen, and back to the old one. */
  finishMotion?: Motion;
  cancelMotion?: Motion;
}

/** An interaction by its name; `distance` is the finger's travel for a whole transition, in CSS pixels. */
export type NamedInteraction = ((Start & { distance?: number }) | { name: "none" }) & InteractionRules;
export type InteractionName = NamedInteraction["name"];

/**
 * Your own interaction: it starts as the named one, by default "fullScreenPan", and has its options. The result of
 * `inputs` replaces `distance`.
 */
export type CustomInteraction = (Start | { name?: undefined; direction?: Direction }) & InteractionRules & {
  /** Maps the gesture to the run's inputs; a missing input is 0. */
  inputs(gesture: Gesture): {
    fraction?: number; pull?: number; dragX?: number; dragY?: number; pinch?: number; rotation?: number;
  };
  /** Decides at the release whether the run finishes; by default the threshold decides. */
  finishes?(gesture: Gesture): boolean;
};
/** What a gesture has done since it was recognised: lengths in CSS pixels, velocities per second, angles in radians. */
export interface Gesture {
  translationX: number; translationY: number; velocityX: number; velocityY: number;
  /** Where the finger is, and the size of the container or panel that it moves. */
  x: number; y: number; width: number; height: number;
  /** The ratio of two fingers' spans minus 1, and how far they have turned. */
  pinch: number; rotation: number;
  /** The run's inputs, for `finishes`. */
  fraction: number; pull: number;
}
/** An `interaction`, or each of a list, of which the first to recognise its gesture wins; "none" turns gestures off. */
export type InteractionOption = InteractionName | NamedInteraction | CustomInteraction;

/** Options of every call that brings or removes screens. */
export interface CallOptions {
  /** The transition of this run. If the call brings a screen, the transition also applies when that screen goes. */
  transition?: TransitionOption;
  /** `false` changes the screens at once, with the same events. */
  animated?: boolean;
  /** The address to show once committed, in a stack with a `history`. */
  url?: string;
}
/** The same for calls that bring one screen, or remove one. */
export interface RunOptions extends CallOptions {
  /** The run waits for `scrub`. It commits, and its promise resolves, once `letGo` was called and it has settled. */
  awaitsScrub?: boolean;
}
/** A screen's options, given to `configure` or to the call that brings the screen. */
export interface ScreenOptions {
  /** How this screen comes and goes. */
  transition?: TransitionOption;
  /** The gestures by which a finger goes back from this screen. */
  interaction?: InteractionOption | InteractionOption[];
}
/** A place where a sheet rests: a fraction of its height up to 1, CSS pixels above 1, or the height of its content. */
export type Detent = number | "content";
export interface DetentOptions {
  /**
   * The places where the screen rests, in any order: numbers up to 1 are fractions of its height, numbers above 1 CSS
   * pixels, and `"content"` is the height of its content, which must be less than the screen's. 1 is always a detent. A
   * finger moves the screen from one detent to another, and the screen behind stays visible. If no transition is set,
   * it is a `sheet`.
   */
  detents?: Detent[];
  /** The detent, or 1, at which it first comes to rest; by default the lowest. */
  initialDetent?: Detent;
  /**
   * Whether a screen with detents shows a short bar at its top, in the colour of its text; true by default. Style it as
   * `[data-legato-grabber]::after`.
   */
  grabber?: boolean;
}

/**
 * Detail of most events. They come in this order: legato:shouldbegin (cancelable, before anything has happened);
 * legato:willbegin; legato:change for each change; legato:willfinish or legato:willcancel once the run is decided (when
 * a finger lifts, again after a grab, at once without a finger); at the end legato:finish or legato:cancel. If a finger
 * attempts a gesture that is denied or resisted, legato:attempt comes once.
 */
export interface TransitionDetail {
  operation: Operation;
  /** The screen that is left, and the screen that comes; of a drawer its container and its panel. */
  from: HTMLElement; to: HTMLElement;
  /** Whether the covering screen rests at one of its detents; known from the decision on. */
  atDetent: boolean;
  /** The fraction of the run, 0 to 1, or once it is decided the fraction at which it will end. */
  fraction: number;
  /** How far a gesture has pulled that previews without moving the fraction. */
  pull: number;
  /**
   * Whether the run was begun by a finger, or by a call that awaits a scrub. Such a run commits at its end, others when
   * they begin.
   */
  interactive: boolean;
}
/** Detail of legato:attempt. */
export type AttemptDetail = Pick<TransitionDetail, "operation" | "from" | "to">;
/** Detail of legato:detent, after a run that has taken a sheet from one of its detents to another. */
export interface DetentDetail extends AttemptDetail {
  /** The index of the detent: the lowest is 0, and the fully open sheet is last. */
  index: number;
}

/** Detail of legato:shouldbegin. */
export interface ShouldBeginDetail extends TransitionDetail {
  /**
   * Delays the answer until a promise settles: `false` or a rejection denies the run, and one of several is enough;
   * anything else lets it begin. Until then the finger's gesture and later calls wait. Call it within the listener,
   * before the listener awaits anything: after the event's dispatch it throws.
   */
  waitUntil(answer: PromiseLike<unknown>): void;
}

/** Options of every container, given when it is made. */
export interface ContainerOptions {
  /** The transition of screens that set none, also of presented ones. */
  transition?: TransitionOption;
  /** The back gestures of screens that set none, in addition to their transition's own gestures. */
  interaction?: InteractionOption | InteractionOption[];
  /**
   * "attached": bars (data-legato-bar) move with their pages. "pinned": bars stay, and their content changes. Elements
   * with data-legato-bar-item cross-fade, except "title", "large-title" and "back", which turn into each other.
   */
  bars?: "attached" | "pinned";
  /**
   * Overrides the user's setting, mainly for previews; if undefined, the system's setting applies, also when it
   * changes.
   */
  reducedMotion?: boolean;
  /** The speed of every motion, above 0: 1 is real time, .1 a tenth. */
  speed?: number;
  /**
   * Whether two fingers on a trackpad act like one finger on a screen: go back and forward, and move a sheet. True by
   * default.
   */
  wheel?: boolean;
}

export interface HistoryOptions {
  /**
   * Builds the screen of a whole address, as in `location.href`; null for the root's address. Called at the start, and
   * for entries from before a reload. It must return an element at once, not a promise: fill it later.
   */
  resolve?(url: string): HTMLElement | null | undefined;
  /**
   * The root's address, used if the page was opened at another screen's address; by default that address without its
   * last part, or its hash.
   */
  rootURL?: string;
}

export interface StackOptions extends ContainerOptions {
  /** The lowest screen, which is never popped. */
  root: HTMLElement;
  /** Whether commits are written to the browser's history; `true` if no page is opened at a screen's address. */
  history?: boolean | HistoryOptions;
}

/** What stacks, hubs and drawers have in common. Events are dispatched on their `element`. */
export interface Container {
  readonly element: HTMLElement;
  /** Whether a run is present: it moves, or a finger or `scrub` drives it. */
  readonly running: boolean;
  /** As in the options; may be changed at any time. */
  reducedMotion: boolean | undefined;
  speed: number;
  /**
   * Sets options of a screen, before it comes or while it is there; missing options keep their value. An option is
   * taken from the call, else from the screen, the container, or the global default.
   */
  configure(screen: HTMLElement, options: ScreenOptions): void;
  /**
   * Shows a run that awaits a scrub at a coverage, 0 ... 1: the fraction of its way that the covering screen has
   * travelled. A push begins at 0, a pop at 1. With `takesHold` the call grabs any other run, too, as a finger does.
   * Returns whether it shows the coverage: false at rest, while a finger holds the run, and after `letGo`.
   */
  scrub(coverage: number, options?: { takesHold?: boolean }): boolean;
  /** Releases the run that `scrub` drives: it settles on the covering screen, the covered one, or the nearer one. */
  letGo(screen?: "covering" | "covered"): void;
  /** Reverses the run, from where it is and with its velocity; without effect at rest. */
  reverse(): void;
  /**
   * Ends the run as it is decided, restores every element and forgets the container. Pending calls are cancelled, and
   * the element may get another container.
   */
  destroy(): void;
}

/** A stack of screens. Calls never wait for each other; each promise tells how that call's own run ended. */
export interface Stack extends Container {
  /** The committed screens, the root first. */
  readonly screens: readonly HTMLElement[];
  /** The screen that answers the user: once a finger has lifted, the screen that was decided on. */
  readonly top: HTMLElement;
  /** Brings a screen on top; it must not be in the stack yet. */
  push(screen: HTMLElement, options?: RunOptions & ScreenOptions): Promise<Outcome>;
  /** Removes the top screen, pushed or presented, the way it came; cancelled if it is the root. */
  pop(options?: RunOptions): Promise<Outcome>;
  /** Removes all screens above one, in one run; cancelled if that one is on top. */
  popTo(screen: HTMLElement, options?: CallOptions): Promise<Outcome>;
  /** Removes all screens above the root, in one run. */
  popToRoot(options?: CallOptions): Promise<Outcome>;
  /** Replaces the top screen, which may be the root. The new screen later goes as the old one would have gone. */
  replace(screen: HTMLElement, options?: RunOptions & ScreenOptions): Promise<Outcome>;
  /** Brings a screen on top as a modal dialog, fully open or to one of its detents. */
  present(screen: HTMLElement, options?: RunOptions & ScreenOptions & DetentOptions): Promise<Outcome>;
  /** Removes the uppermost presented screen, with all screens above it; cancelled if none is presented. */
  dismiss(options?: CallOptions): Promise<Outcome>;
}

/** A screen beside a hub's centre. */
export interface HubNeighbor {
  /** The screen to open; a function is called each time. */
  screen: HTMLElement | (() => HTMLElement | null | undefined);
  /** The neighbor's transition, by default the hub's. A missing direction is taken from the neighbor's side. */
  transition?: TransitionOption;
  /** The gesture that pulls it in. The opposite swipe leads back, if the screen has no interaction of its own. */
  interaction?: InteractionOption | InteractionOption[];
}
/** A centre whose neighbors are pushed by swiping: the keys are the sides on which they lie. */
export interface HubOptions extends Omit<ContainerOptions, "interaction"> {
  center: HTMLElement;
  /** The transition of neighbors that set none; `slide` by default. */
  transition?: TransitionOption;
  neighbors: Partial<Record<Edge, HubNeighbor>>;
}
export interface Hub extends Container {
  /** The key of the neighbor that answers the user, or "center". */
  readonly position: Edge | "center";
  /** Opens the neighbor with this key; cancelled if a neighbor is open already, or if there is none. */
  open(edge: Edge, options?: RunOptions): Promise<Outcome>;
  /** Goes back to the centre; cancelled if it is there already. */
  close(options?: CallOptions): Promise<Outcome>;
}

/** A panel that is pulled over the container from one edge. A tap beside the open panel closes it. */
export interface DrawerOptions extends ContainerOptions {
  panel: HTMLElement;
  edge: Edge;
  /** The panel's transition; by default a `drawer` from its edge. */
  transition?: TransitionOption;
  /**
   * The gesture that pulls the panel in. The opposite swipe pushes it back, if the panel has no interaction of its own.
   */
  interaction?: InteractionOption | InteractionOption[];
  /** The fraction of the panel's extent beyond which a release opens or closes it, 0 ... 1; .2 by default. */
  threshold?: number;
}
export interface Drawer extends Container {
  /** Whether the panel answers the user: once a finger has lifted, what was decided. */
  readonly isOpen: boolean;
  /** Opens the panel; cancelled if it is open already. */
  open(options?: RunOptions): Promise<Outcome>;
  /** Closes the panel; cancelled if it is closed already. */
  close(options?: CallOptions): Promise<Outcome>;
}

/** The loaded library. A container's element must be in the page, and has one container at a time. */
export interface Legato {
  /**
   * The defaults of every container made afterwards. While undefined, as at first, they are the system's: pushes with a
   * swipe from the leading edge, presentations from below with a swipe down. A default applies to both.
   */
  transition: TransitionOption | undefined;
  interaction: InteractionOption | InteractionOption[] | undefined;
  stack(element: HTMLElement, options: StackOptions): Stack;
  hub(element: HTMLElement, options: HubOptions): Hub;
  drawer(element: HTMLElement, options: DrawerOptions): Drawer;
}

/**
 * Loads the engine from `wasm`, by default legato.wasm beside this module. Rejects if the file is missing, belongs to
 * another build, or may not run. Call it once for a page: each call loads a separate engine, with its own containers
 * and defaults.
 */
export function load(options?: { wasm?: string | URL }): Promise<Legato>;

/**
 * The events of a container, by their names. They are dispatched on its element and bubble: its ancestors, the document
 * and the window receive them, too, up to a shadow root.
 */
export interface ContainerEventMap {
  "legato:shouldbegin": CustomEvent<ShouldBeginDetail>;
  "legato:willbegin": CustomEvent<TransitionDetail>;
  "legato:change": CustomEvent<TransitionDetail>;
  "legato:willfinish": CustomEvent<TransitionDetail>;
  "legato:willcancel": CustomEvent<TransitionDetail>;
  "legato:finish": CustomEvent<TransitionDetail>;
  "legato:cancel": CustomEvent<TransitionDetail>;
  "legato:detent": CustomEvent<DetentDetail>;
  "legato:attempt": CustomEvent<AttemptDetail>;
}

declare global {
  interface HTMLElementEventMap extends ContainerEventMap {}
  interface DocumentEventMap extends ContainerEventMap {}
  interface WindowEventMap extends ContainerEventMap {}
}
