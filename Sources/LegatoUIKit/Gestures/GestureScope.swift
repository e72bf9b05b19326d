#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Where and when a screen's own gestures begin: its back and forward gestures. What already moves can be taken hold
  /// of anywhere.
  ///
  /// ```swift
  /// player.legato.gestureScope = GestureScope(in: player.artwork) { [weak player] in player?.isPlaying == true }
  /// ```
  @MainActor public struct GestureScope {
    /// The view in which a finger must land; nil, and a view that is gone, for the whole screen. Not retained.
    weak var view: UIView?
    /// The part of that view in which a finger must land, in points, given its bounds; nil for all of it.
    ///
    /// An interaction's own region, such as an edge's, counts besides.
    package var region: ((CGRect) -> CGRect)?
    /// Asked when a finger lands; nil for always.
    package var condition: (() -> Bool)?

    /// Gestures begin anywhere and always, unless told otherwise.
    ///
    /// - Parameters:
    ///   - view: the view in which a finger must land; nil for the whole screen. Not retained.
    ///   - condition: asked when a finger lands; nil for always. It is kept for as long as the screen lives: refer to
    ///     the screen weakly.
    ///   - region: the part of the view, or of the screen, in which a finger must land, given its bounds; nil for all
    ///     of it.
    public init(
      in view: UIView? = nil, when condition: (() -> Bool)? = nil, region: ((CGRect) -> CGRect)? = nil
    ) {
      self.view = view
      self.region = region
      self.condition = condition
    }

    /// Whether a touch on the screen of this view may begin anything.
    func admits(_ touch: UITouch, on screen: UIView) -> Bool {
      let carrier = view ?? screen
      let isInPlace = view.map { touch.view?.isDescendant(of: $0) ?? false } ?? true
      let isInRegion = region.map { $0(carrier.bounds).contains(touch.location(in: carrier)) } ?? true
      return isInPlace && isInRegion && condition?() ?? true
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Where and when this screen's own gestures begin: anywhere and always, unless it says so.
    public var gestureScope: GestureScope {
      get { record?.scope ?? GestureScope() }
      nonmutating set { ownRecord.scope = newValue }
    }
  }
#endif
