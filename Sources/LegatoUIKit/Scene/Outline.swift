#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What casts a layer's shadow: a rectangle with round corners.
  struct Outline: Equatable {
    private let rect: CGRect
    private let radius: CGFloat

    /// What is left of a layer of this size once the clip is cut off.
    init(_ state: LayerState, in size: Size2D) {
      let (seen, least) = (state.visibleBounds(in: size), 2 * Outline.smallestRadius)
      rect = CGRect(x: seen.minX, y: seen.minY, width: max(seen.width, least), height: max(seen.height, least))
      // Core Graphics ends the process for corners that do not fit.
      radius = min(max(state.cornerRadius, Outline.smallestRadius), rect.width / 2, rect.height / 2)
    }

    var path: CGPath { CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil) }

    /// In points: not seen, but a path without corners has other elements, and Core Animation goes from one path to
    /// another only if they have the same.
    private static let smallestRadius = 0.01
  }
#endif
