// The public API of Legato for the web: screens are live DOM elements, one engine moves them.

/**
 * How a run ended. A cancelled run left the model as it was. A call without a finger counts when it is made: it has
 * finished even if `reverse()` has sent its screens back by then. A call that is denied, or has nothing to do, is
 * cancelled; only a mistake in what is passed rejects.
 */
export interface Outcome {
  /** Whether what was asked for has been done. */
  readonly finished: boolean;
  /** The opposite of `finished`. */
  readonly cancelled: boolean;
  /** There, and true, if the covering screen has come to rest at one of its detents. */
  readonly atDetent?: true;
}

/**
 * What is being done. A hub's neighbors are pushed and popped, a drawer's panel opens and closes, and whatever takes
 * a presented screen away is a dismiss; restore is a replacement that is taken back.
 */
export type Operation = "push" | "pop" | "replace" | "present" | "dismiss" | "open" | "close" | "restore";
/** The way that something travels; leading and trailing turn round in `dir="rtl"`. */
export type Direction = "up" | "down" | "left" | "right" | "leading" | "trailing";
export type Axis = "horizontal" | "vertical";
/** The side that something lies on or comes from; leading and trailing turn round in `dir="rtl"`. */
export type Edge = "top" | "bottom" | "left" | "right" | "leading" | "trailing";

/** A timing function by its CSS name, or by the four numbers of `cubic-bezier()`. */
export type Curve = "linear" | "ease" | "ease-in" | "ease-out" | "ease-in-out" | [number, number, number, number];

/** How something moves in time. The members tell the kinds apart; each number is .001 or more, times are in seconds. */
export type Motion =
  /** A spring: how long one of its swings takes, and how it is damped; 1, critically, unless told otherwise. */
  | { response: number; dampingRatio?: number }
  /** A spring by its physics; all three must be said. */
  | { mass: number; stiffness: number; damping: number }
  /** A decay, which slows down all the way; the finger's velocity has no part in it. */
  | { timeConstant: number }
  /** A curve; `ease` unless told otherwise. */
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
   * Keyframes over the fraction: [[at, value, curve], ...] with `at` ascending in 0 ... 1, or values alone, which are
   * spread evenly: [from, to]. The curve is that to the next key, linear unless told otherwise.
   */
  tracks?: Partial<Record<Property, Length[] | ([number, Length] | [number, Length, Curve])[]>>;
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
  /** The same in reverse if nothing is said. */
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
  /** The part of the way in which something moves, from and to, 0 ... 1; outside of it nothing moves. */
  limited?: [number, number];
  /** Back by the same frames the other way round, even where a transition goes another way than it comes. */
  autoReverse?: boolean;
}

/** A transition as an object literal. */
export interface CustomTransition extends TransitionRules {
  name?: string;
  layers: LayerDescription[];
  /** Whether the covered screen goes on being seen, for one that leaves some of it free; false unless told. */
  keepsCoveredScreenVisible?: boolean;
  /** The element that the screen comes from, and the part of it that answers to that, for a layer of elements. */
  source?: Part;
  target?: Part;
}

/** An element of the page's, or a function that is asked for it whenever a run begins, in reverse, too. */
export type Part = Element | null | (() => Element | null | undefined);

/**
 * A transition by its name, with what can be said of that one. `source` is the element that the screen comes from,
 * `target` the part of the screen that answers to it.
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
   * RWPopTransitionAnimation's headline (TouTiao): the new screen slides over the old one, which steps back on black,
   * in .4 s critically damped.
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
   * s.
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
    /** The opacity of black over the screen behind when the sheet is fully open, 0 ... 1; .4 by default. */
    dim?: number;
    /** The opacity of its shadow, 0 ... 1; .2 by default. */
    shadow?: number;
    /**
     * The radius of its corners, 0 ... 1000 CSS pixels; a sheet on the lower edge has only upper ones; 10 by default.
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
 * What becomes of a picture in the covered screen while a copy of it flies: it is hidden, stays where it is, or flies
 * along on top and fades over a part of the way, 0 ... 1.
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
/** What a `transition` may be: a name, a name with options, or an object that is told by what it must have. */
export type TransitionOption =
  TransitionName | NamedTransition | CustomTransition | AsymmetricTransition | CombinedTransition;

/** How an interaction begins, by its name. */
type Start =
  /** From which edge, `leading` unless told otherwise, and how wide that is in CSS pixels; 20 unless told otherwise. */
  | { name: "edgePan"; edge?: Edge; width?: number }
  | { name: "zoomEdgePan"; width?: number }
  /** The way the finger must travel; `trailing` unless told otherwise. */
  | { name: "fullScreenPan" | "contentSwipe" | "hubPan" | "swipe" | "vcPan"; direction?: Direction }
  /** The same; `down` unless told otherwise. */
  | { name: "verticalPan" | "drawerPan"; direction?: Direction }
  /** From which edge; `leading` unless told otherwise. */
  | { name: "predictiveBack"; edge?: Edge }
  /** The screen's size at a whole pull; .85 unless told otherwise. */
  | { name: "pullDown"; scale?: number }
  /**
   * How far it can be pulled beyond its place, as a part of its height, .1 unless told otherwise; whether it resists
   * who takes it away.
   */
  | { name: "sheetPan"; reach?: number; isResisting?: boolean }
  | { name: "freeDrag" | "imageDrag" | "zoomDrag" | "pinch" | "vcPinch" };

/** What can be said of every interaction; what is left out is the named one's own. */
export interface InteractionRules {
  /** The part of the way beyond which a release finishes, 0 ... 1: the place counts to which it is projected. */
  threshold?: number;
  /** How far ahead a release looks along its velocity, in seconds; at 0 it asks for the place alone. */
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

/**
 * Your own interaction: it begins as the named one, "fullScreenPan" unless told otherwise, and has its options. What
 * `inputs` answers takes the place of a `distance`.
 */
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
/** What an `interaction` may be, also in a list, of which the first to recognise its gesture wins; "none" is none. */
export type InteractionOption = InteractionName | NamedInteraction | CustomInteraction;

/** What can be said of every call that brings screens or takes them away. */
export interface CallOptions {
  /** How this run looks; what a call says that brings a screen also holds when that goes. */
  transition?: TransitionOption;
  /** `false` changes the screens at once; the events are the same. */
  animated?: boolean;
  /** The address to show once committed, in a stack with a `history`. */
  url?: string;
}
/** The same for calls that bring one screen, or take one away. */
export interface RunOptions extends CallOptions {
  /** The run waits for `scrub`, and commits once it has been let go and has settled; its promise waits as long. */
  awaitsScrub?: boolean;
}
/** What a screen says of itself, by `configure` or by the call that brings it. */
export interface ScreenOptions {
  /** How this screen comes and goes. */
  transition?: TransitionOption;
  /** How a finger takes the user back from this screen. */
  interaction?: InteractionOption | InteractionOption[];
}
/** A place where a sheet rests: a part of the screen up to 1, CSS pixels above 1, or as much as lies in it. */
export type Detent = number | "content";
export interface DetentOptions {
  /**
   * How much of the screen is seen when it rests, in any order: up to 1, which is always among them, a part of its own
   * height, which is the container's if it fills that; CSS pixels above 1; or `"content"` for as much as lies in it:
   * let that not fill the screen. A finger takes it from one to another, and what it covers stays visible behind it.
   * Where nobody names a transition it is a `sheet`.
   */
  detents?: Detent[];
  /** The one of them, or 1, to which it comes; by default the lowest. */
  initialDetent?: Detent;
  /**
   * Whether a screen with detents shows a short bar at its top, in the colour of its text: unless this is false. It is
   * `[data-legato-grabber]::after`, for a page's own style.
   */
  grabber?: boolean;
}

/**
 * Detail of most events. They come in this order: legato:shouldbegin (cancelable: nothing has happened then),
 * legato:willbegin, legato:change as often as something changes, legato:willfinish or legato:willcancel once the
 * decision is known (at a finger's release, again after a grab; at once without a finger), and at the end one of
 * legato:finish and legato:cancel. When a finger has attempted what may not be, legato:attempt, once for each gesture.
 */
export interface TransitionDetail {
  operation: Operation;
  /** The screen that is left, and the one that is come to; of a drawer its container and its panel. */
  from: HTMLElement; to: HTMLElement;
  /** From the decision on, whether the covering screen rests at one of its detents. */
  atDetent: boolean;
  /** How far the run is, 0 to 1 from the one screen to the other, or will be at its decision. */
  fraction: number;
  /** How far a gesture that only previews has pulled. */
  pull: number;
  /** Whether a finger has begun it, or a call that awaits a scrub: it commits at its end then, else as it begins. */
  interactive: boolean;
}
/** Detail of legato:attempt. */
export type AttemptDetail = Pick<TransitionDetail, "operation" | "from" | "to">;
/** Detail of legato:detent, after the end of a run that has taken a sheet from one of its detents to another. */
export interface DetentDetail extends AttemptDetail {
  /** Its place among the detents, the lowest first and the whole way last. */
  index: number;
}

/** Detail of legato:shouldbegin. */
export interface ShouldBeginDetail extends TransitionDetail {
  /**
   * Lets a promise answer: `false` and a rejection keep everything as it is, and so does one of several; anything else
   * lets the run begin. Until then a finger's gesture and later calls wait. It is called within the listener, before
   * that awaits anything: once the event has been dispatched it throws.
   */
  waitUntil(answer: PromiseLike<unknown>): void;
}

/** What can be said of every container, once, when it is made. */
export interface ContainerOptions {
  /** How screens come and go that say nothing of it, the presented ones, too. */
  transition?: TransitionOption;
  /** How a finger goes back from screens that say nothing of it; it is added to what their transition brings. */
  interaction?: InteractionOption | InteractionOption[];
  /**
   * "attached": bars (data-legato-bar) move with their pages; "pinned": they stay, and what they show changes. What has
   * data-legato-bar-item cross-fades, but for "title", "large-title" and "back", which turn into each other.
   */
  bars?: "attached" | "pinned";
  /** Overrides the user's settings, mainly for previews; undefined follows the page and the system, live. */
  reducedMotion?: boolean;
  /** How fast every motion is, above 0: 1 is real time, .1 a tenth. */
  speed?: number;
  /**
   * Whether a trackpad's two fingers do what one on a screen does, unless this is false: go back and forward, and
   * move a sheet.
   */
  wheel?: boolean;
}

export interface HistoryOptions {
  /**
   * Builds the screen of a whole address, as in `location.href`, or null for the root's; asked at the start, and for
   * entries from before a reload. It answers at once, no promise: fill in later what has to be loaded.
   */
  resolve?(url: string): HTMLElement | null | undefined;
  /** The root's address, for pages opened at a screen's; by default the same without its last part, or its hash. */
  rootURL?: string;
}

export interface StackOptions extends ContainerOptions {
  /** The lowest screen, which nothing pops. */
  root: HTMLElement;
  /** Write the browser's history at the commit; `true` for one whose addresses nobody opens. */
  history?: boolean | HistoryOptions;
}

/** What stacks, hubs and drawers have in common. Events are dispatched on their `element`. */
export interface Container {
  readonly element: HTMLElement;
  /** Whether something moves, or is held by a finger or by `scrub`. */
  readonly running: boolean;
  /** As in the options; may be changed at any time. */
  reducedMotion: boolean | undefined;
  speed: number;
  /**
   * What a screen says of itself, before it comes or while it is there; what is left out stays as it was said before.
   * The call goes before the screen, the screen before the container, and that before the global default.
   */
  configure(screen: HTMLElement, options: ScreenOptions): void;
  /**
   * Shows what is held where the covering screen has come a part of its way, 0 ... 1, whichever way it goes: a push
   * begins at 0 and a pop at 1. What is held is what awaits a scrub, or, with `takesHold`, anything that runs, of which
   * it takes hold as a finger does. Answers whether it is there: not at rest, not while a finger holds it, nor once it
   * has been let go.
   */
  scrub(coverage: number, options?: { takesHold?: boolean }): boolean;
  /** Lets go of what `scrub` holds: it settles on the covering screen, on the covered one, or on the nearer one. */
  letGo(screen?: "covering" | "covered"): void;
  /** Sends what runs the other way, from where it is and as fast as it is; nothing at rest. */
  reverse(): void;
  /**
   * Ends what runs where its decision says, puts every element back and forgets the container: calls are cancelled, and
   * the element may have another container then.
   */
  destroy(): void;
}

/** A stack of screens. Its calls never wait for each other; each promise tells how that call's own run ended. */
export interface Stack extends Container {
  /** The screens that have been committed, the root first. */
  readonly screens: readonly HTMLElement[];
  /** The screen that answers the user: from a finger's release on the one that it has decided on. */
  readonly top: HTMLElement;
  /** Brings a screen, which must not be in the stack, on top of the others. */
  push(screen: HTMLElement, options?: RunOptions & ScreenOptions): Promise<Outcome>;
  /** Takes the top screen away, also a presented one, the way it came; cancelled if that is the root. */
  pop(options?: RunOptions): Promise<Outcome>;
  /** Takes all screens above one away, in one run; cancelled if that is on top. */
  popTo(screen: HTMLElement, options?: CallOptions): Promise<Outcome>;
  /** Takes all screens above the root away, in one run. */
  popToRoot(options?: CallOptions): Promise<Outcome>;
  /** Brings a screen in the place of the top one, also of the root; it goes as that one would have gone. */
  replace(screen: HTMLElement, options?: RunOptions & ScreenOptions): Promise<Outcome>;
  /** Brings a screen on top as a modal dialog, the whole way or to one of its detents. */
  present(screen: HTMLElement, options?: RunOptions & ScreenOptions & DetentOptions): Promise<Outcome>;
  /** Takes the uppermost presented screen away, with all above it; cancelled if none is presented. */
  dismiss(options?: CallOptions): Promise<Outcome>;
}

/** A screen beside a hub's centre. */
export interface HubNeighbor {
  /** The screen to open; a function is asked each time. */
  screen: HTMLElement | (() => HTMLElement | null | undefined);
  /** How it comes, if not as the hub says; from its side, unless a direction is said. */
  transition?: TransitionOption;
  /** How a finger pulls it in; it goes back by the opposite swipe, unless the screen is configured otherwise. */
  interaction?: InteractionOption | InteractionOption[];
}
/** A centre whose neighbors are pushed by swiping: the key is the side the neighbor lies on. */
export interface HubOptions extends Omit<ContainerOptions, "interaction"> {
  center: HTMLElement;
  /** How neighbors come and go that say nothing of it; `slide` unless told otherwise. */
  transition?: TransitionOption;
  neighbors: Partial<Record<Edge, HubNeighbor>>;
}
export interface Hub extends Container {
  /** The key of the neighbor that answers the user, or the centre. */
  readonly position: Edge | "center";
  /** By a neighbor's key. Resolves as cancelled if one is open already, or if there is none there now. */
  open(edge: Edge, options?: RunOptions): Promise<Outcome>;
  /** Goes back to the centre; cancelled if that is where it is. */
  close(options?: CallOptions): Promise<Outcome>;
}

/** A panel that is pulled over the container from one edge. A tap beside the open panel closes it. */
export interface DrawerOptions extends ContainerOptions {
  panel: HTMLElement;
  edge: Edge;
  /** How the panel comes and goes; `drawer` from its edge unless told otherwise. */
  transition?: TransitionOption;
  /**
   * How a finger pulls the panel in, not how it goes back: that is by the opposite swipe, unless the panel is
   * configured otherwise.
   */
  interaction?: InteractionOption | InteractionOption[];
  /** Released beyond this part of its extent, 0 ... 1, it opens (or closes); .2 unless told otherwise. */
  threshold?: number;
}
export interface Drawer extends Container {
  /** Whether the panel answers the user: from a finger's release on what that has decided. */
  readonly isOpen: boolean;
  /** Resolves as cancelled if it is open already. */
  open(options?: RunOptions): Promise<Outcome>;
  /** Resolves as cancelled if it is closed already. */
  close(options?: CallOptions): Promise<Outcome>;
}

/** The loaded library. A container's element is in the page and has one container at a time. */
export interface Legato {
  /**
   * The defaults of every container made afterwards; undefined, as they are at first, for the system's: pushes that go
   * by a swipe from the leading edge, presentations from below that go by a swipe down. What is said here holds for
   * both of them.
   */
  transition: TransitionOption | undefined;
  interaction: InteractionOption | InteractionOption[] | undefined;
  stack(element: HTMLElement, options: StackOptions): Stack;
  hub(element: HTMLElement, options: HubOptions): Hub;
  drawer(element: HTMLElement, options: DrawerOptions): Drawer;
}

/**
 * Loads the engine from `wasm`, by default legato.wasm beside this module; rejects if it is missing, of another build,
 * or not allowed to run. Call it once for a page: each call loads an engine of its own, which knows nothing of the
 * other's containers and defaults.
 */
export function load(options?: { wasm?: string | URL }): Promise<Legato>;

/**
 * The events of a container, by their names. They are dispatched on its element and bubble: what lies around it, the
 * document and the window hear them, too, but for what lies beyond a shadow root.
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
