#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A list in a sheet that shares a finger's drag with the sheet: it scrolls to the engine's offsets, and glides when
  /// the finger has lifted.
  @MainActor final class SheetList {
    private weak var view: UIScrollView?
    private var glide: ScrollGlide?
    private var start = 0.0
    private lazy var ticker = FrameTicker { [weak self] in self?.follow(at: $0) }

    init(_ view: UIScrollView) { self.view = view }

    /// Its present state, for the engine.
    var scrollable: Scrollable? { view.map { ScrollableFinder.vertical($0, isShared: true) } }

    /// Scrolls to an offset; with a velocity, in points per second, it glides from there.
    func scroll(to offset: Double, velocity: Double) {
      put(at: offset)
      guard velocity != 0 else { return stop() }
      glide = ScrollGlide(from: offset, velocity: velocity)
      start = 0
      ticker.start()
    }

    func stop() {
      glide = nil
      ticker.stop()
    }

    private func follow(at time: Double) {
      guard let view, let glide, !view.isTracking, let scrollable else { return stop() }
      if start == 0 { start = time }
      let offset = glide.offset(after: time - start)
      put(at: offset)
      let isAtEnd = offset < scrollable.lower || offset > scrollable.upper
      if isAtEnd || time - start >= glide.duration { stop() }
    }

    private func put(at offset: Double) {
      guard let view, let scrollable else { return }
      let end = max(scrollable.lower, scrollable.upper)
      view.contentOffset.y = min(max(offset, scrollable.lower), end)
    }
  }
#endif
