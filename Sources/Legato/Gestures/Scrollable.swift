/// A scroller, a pager or a control that owns its drags, as the arbiter sees it.
///
/// A view that scrolls along both axes is two of them.
///
/// Offsets are physical, whatever the layout direction: the distance in points from the left or the top end of the
/// content, which grows as the content moves left or up. A host converts its values to this. On the web, a
/// right-to-left scroller's `scrollLeft` runs from `-(scrollWidth - clientWidth)` to 0: those two are its `lower` and
/// `upper`. The limits include content insets.
public struct Scrollable: Equatable, Sendable {
  /// A scroller this far from a limit, in points, is at it: offsets are rounded to the device's pixels.
  static let tolerance = 0.5

  var axis: ScreenAxis
  /// The scroller's offset: within `lower ... upper`, or outside it while the scroller bounces.
  package var offset: Double
  /// The offset at which the left or the top end of the content shows.
  package var lower: Double
  /// The offset at which the right or the bottom end shows. If it is `lower` or less, there is nothing to scroll.
  package var upper: Double
  /// Whether it pages, such as a carousel, tabs, or a player of one video after another.
  var isPager: Bool
  /// Whether it takes every drag along its axis, such as a slider, a map, a selection of text, or a drawing.
  var claimsAll: Bool
  /// Whether the engine scrolls it while a finger drags it, so that it can share the drag with the screen that it lies
  /// in: see ``PanGesture/sharesDrags``.
  public var isShared = false

  /// A scroller as it is now. Numbers that are not finite are kept, and count as something left to scroll.
  public init(
    axis: ScreenAxis, offset: Double, lower: Double = 0, upper: Double, isPager: Bool = false, claimsAll: Bool = false
  ) {
    self.axis = axis
    self.offset = offset
    self.lower = lower
    self.upper = upper
    self.isPager = isPager
    self.claimsAll = claimsAll
  }

  /// A control that takes every drag along an axis.
  public static func owner(of axis: ScreenAxis) -> Scrollable {
    Scrollable(axis: axis, offset: 0, upper: 0, claimsAll: true)
  }

  /// Whether it can scroll at all. Limits that are NaN count as a yes.
  package var canScroll: Bool { claimsAll || !(upper - lower <= Self.tolerance) }

  /// Whether a drag in this direction would scroll it. An offset that is not finite counts as a yes.
  package func canTake(_ direction: Direction, _ layout: ReadingDirection) -> Bool {
    guard direction.axis == axis, canScroll else { return false }
    guard !claimsAll, offset.isFinite else { return true }
    // The content follows the finger, so a drag to the right or downwards lowers the offset.
    switch direction.resolved(in: layout) {
    case .right, .down: return !(offset - lower <= Self.tolerance)
    default: return !(upper - offset <= Self.tolerance)
    }
  }
}
