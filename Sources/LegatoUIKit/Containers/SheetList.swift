#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A list in a sheet that shares a finger's drag with the sheet: it scrolls to the engine's offsets, and glides when
  /// the finger has lifted.
  @MainActor final class SheetList {
    private weak var view: UIScrollView?
    /// The distance that is left of a glide at its start, and the offset at its end; nil if the list does not glide.
    private var glide: (way: Double, end: Double)?
    private var start = 0.0
    private lazy var ticker = FrameTicker { [weak self] in self?.follow(at: $0) }

    /// The time in seconds in which a list's speed falls to 1/e. It follows from UIKit's normal deceleration rate, .998
    /// for each millisecond.
    private static let timeConstant = 0.4995
    private static let decay = DecayMotion(timeConstant: timeConstant)
    /// The distance from its end, in points, at which a glide is over.
    private static let tolerance = 0.5

    init(_ view: UIScrollView) { self.view = view }

    /// Its present state, for the engine.
    var scrollable: Scrollable? { view.map { ScrollableFinder.vertical($0, isShared: true) } }

    /// Scrolls to an offset; with a velocity, in points per second, it glides from there.
    func scroll(to offset: Double, velocity: Double, at time: Double) {
      put(at: offset)
      guard velocity != 0 else { return stop() }
      let way = velocity * SheetList.timeConstant
      glide = (way, offset + way)
      start = time
      ticker.start()
    }

    /// Whether a touch on a view stops its glide.
    func glides(under touched: UIView) -> Bool { glide != nil && view.map(touched.isDescendant) == true }

    func stop() {
      glide = nil
      ticker.stop()
    }

    private func follow(at time: Double) {
      guard let view, let glide, !view.isTracking, let scrollable else { return stop() }
      let offset = glide.end - SheetList.decay.state(at: time - start, displacement: glide.way).value
      put(at: offset)
      let isAtEnd = offset < scrollable.lower || offset > scrollable.upper
      let duration = SheetList.decay.settlingTime(displacement: glide.way, tolerance: SheetList.tolerance)
      if isAtEnd || time - start >= duration { stop() }
    }

    private func put(at offset: Double) {
      guard let view, let scrollable else { return }
      let end = max(scrollable.lower, scrollable.upper)
      view.contentOffset.y = min(max(offset, scrollable.lower), end)
    }
  }
#endif
