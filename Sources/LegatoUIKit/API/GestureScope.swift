#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Where and when a screen's own back and forward gestures begin. A moving screen can be caught anywhere.
  ///
  /// ```swift
  /// player.legato.gestureScope = GestureScope(in: player.artwork) { [weak player] in player?.isPlaying == true }
  /// ```
  @MainActor public struct GestureScope {
    /// The view in which a finger must land; the whole screen if it is nil or released. Not retained.
    weak var view: UIView?
    /// The part of that view in which a finger must land, in points, computed from its bounds; nil for all of it.
    ///
    /// An interaction's own region, such as an edge, counts in addition.
    package var region: ((CGRect) -> CGRect)?
    /// Called when a finger lands; nil for always.
    package var condition: (() -> Bool)?

    /// A scope; by default gestures begin anywhere and always.
    ///
    /// - Parameters:
    ///   - view: the view in which a finger must land; nil for the whole screen. Not retained.
    ///   - condition: called when a finger lands; nil for always. It is kept as long as the screen: refer to the screen
    ///     weakly.
    ///   - region: the part of the view, or of the screen, in which a finger must land, computed from its bounds; nil
    ///     for all of it.
    public init(
      in view: UIView? = nil, when condition: (() -> Bool)? = nil, region: ((CGRect) -> CGRect)? = nil
    ) {
      self.view = view
      self.region = region
      self.condition = condition
    }

    /// Whether a touch on the screen with this view may begin a gesture.
    func admits(_ touch: UITouch, on screen: UIView) -> Bool {
      let carrier = view ?? screen
      let isInPlace = view.map { touch.view?.isDescendant(of: $0) ?? false } ?? true
      let isInRegion = region.map { $0(carrier.bounds).contains(touch.location(in: carrier)) } ?? true
      return isInPlace && isInRegion && condition?() ?? true
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Where and when this screen's own gestures begin; the default is anywhere and always.
    public var gestureScope: GestureScope {
      get { record?.scope ?? GestureScope() }
      nonmutating set { ownRecord.scope = newValue }
    }
  }
#endif
