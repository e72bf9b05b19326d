import Testing
import UIKit

/// Follows pages from frame to frame, and holds each step against the one before it: whatever happens, none may jump.
///
/// What takes no time moves nothing but what a finger moves. In a frame a page goes no farther than in the frame before
/// it, than a finger moves it, and than the motion of a run that has just begun can accelerate it in that time.
@MainActor final class Pursuit {
  /// What a page may be off without anybody seeing it, in points: keyframes are sampled to a quarter of one.
  static let tolerance: CGFloat = 0.5
  /// The same for opacities: half a grey of 256.
  static let fadeTolerance = 0.002
  /// What the motion of a run may add to a page's step in a frame, in points: a spring of 22 radians a second pulls a
  /// page that is a screen away by ω² · 390 / 60².
  static let pull: CGFloat = 52

  private let device: Device
  private let pages: [UIViewController]
  private var seen: [Sight?]
  private var steps: [Sight.Step?]
  /// How far pages have gone in all, in points: nothing is held of those that never move.
  private(set) var travel: CGFloat = 0

  /// Looks at pages that are on their way already: what they do in the first frame is taken as it comes.
  init(of pages: [UIViewController], on device: Device) {
    self.device = device
    self.pages = pages
    seen = pages.map { Sight($0) }
    steps = pages.map { _ in nil }
    device.advance(frames: 1)
    take()
  }

  private func take() {
    let now = pages.map { Sight($0) }
    steps = zip(seen, now).map { before, after in
      if let before, let after { before.step(to: after) } else { nil }
    }
    seen = now
    travel += steps.reduce(0) { $0 + ($1?.travel ?? 0) }
  }

  /// No time has passed: nothing has moved but by what a finger has travelled, in points.
  func expectStill(_ what: String, finger: CGFloat = 0, _ location: SourceLocation = #_sourceLocation) {
    device.advance(by: 0)
    let paces = steps
    take()
    expect(what, beyond: paces.map { _ in Sight.Step() }, finger, location)
    steps = paces
  }

  /// A frame passes: no page goes farther than before, but for what is added.
  ///
  /// - Parameters:
  ///   - finger: how far a finger has travelled since the last frame, in points.
  ///   - pull: what a run that has just begun may add, in points.
  func expectFrame(
    _ what: String, finger: CGFloat = 0, pull: CGFloat = 0, _ location: SourceLocation = #_sourceLocation
  ) {
    device.advance(frames: 1)
    let paces = steps
    take()
    expect(what, beyond: paces, finger + pull, location)
  }

  /// A finger has grabbed everything and has travelled this distance. Only its travel counts.
  func expectHeld(_ what: String, finger: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    device.advance(frames: 1)
    take()
    expect(what, beyond: steps.map { _ in Sight.Step() }, finger, location)
  }

  /// A finger moves evenly, by this number of points in each frame.
  func expectDrag(
    of finger: Finger, by step: CGVector, frames: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    for frame in 0..<frames {
      finger.move(by: step.dx, step.dy)
      expectStill("sample \(frame) of a drag", finger: hypot(step.dx, step.dy), location)
      expectFrame("frame \(frame) of a drag", finger: hypot(step.dx, step.dy), location)
    }
  }

  private func expect(
    _ what: String, beyond paces: [Sight.Step?], _ more: CGFloat, _ location: SourceLocation
  ) {
    for (page, (pace, step)) in zip(pages, zip(paces, steps)) {
      guard let pace, let step else { continue }
      let name = UIKitDouble.name(of: page)
      #expect(
        step.travel <= pace.travel + more + Pursuit.tolerance, "\(what): \(name)", sourceLocation: location)
      #expect(
        step.fade <= pace.fade + Double(more / device.window.bounds.width) + Pursuit.fadeTolerance,
        "\(what): \(name)", sourceLocation: location)
    }
  }
}
