#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Calls a function once for each frame of the display, with the time at which that frame will be seen.
  @MainActor final class FrameTicker: NSObject {
    private var link: CADisplayLink?
    private let tick: (Double) -> Void

    /// The frame rate on a ProMotion display while a finger drives and while a run settles.
    private static let drivenRate = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    init(_ tick: @escaping (Double) -> Void) { self.tick = tick }

    var isRunning: Bool { link != nil }

    func start() {
      guard link == nil else { return }
      let link = makeLink()
      link.preferredFrameRateRange = FrameTicker.drivenRate
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() {
      link?.invalidate()
      link = nil
    }

    #if canImport(ObjectiveC)
      private func makeLink() -> CADisplayLink {
        CADisplayLink(target: FrameTarget(self), selector: #selector(FrameTarget.fire))
      }
    #else
      private func makeLink() -> CADisplayLink {
        CADisplayLink { [weak self] link in
          guard let self else { return link.invalidate() }
          tick(link.targetTimestamp)
        }
      }
    #endif

    #if canImport(ObjectiveC)
      fileprivate func fire(_ link: CADisplayLink) { tick(link.targetTimestamp) }
    #endif
  }

  #if canImport(ObjectiveC)
    /// The display link retains this object instead of the ticker.
    @MainActor private final class FrameTarget: NSObject {
      weak var ticker: FrameTicker?

      init(_ ticker: FrameTicker) { self.ticker = ticker }

      @objc func fire(_ link: CADisplayLink) {
        guard let ticker else { return link.invalidate() }
        ticker.fire(link)
      }
    }
  #endif
#endif
