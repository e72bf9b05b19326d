import Testing
import UIKit

/// Follows pages from frame to frame, and compares each step with the one before: no page may jump, whatever happens.
///
/// An event that takes no time moves a page only by a finger's travel. In a frame a page goes no farther than the sum
/// of its step in the frame before, a finger's travel, and the acceleration by a run that has just begun.
/// it, than a finger moves it, and than the motion of a run that has just begun can accelerate it in that time.
@MainActor final class Pursuit {
  /// The invisible error of a page, in points: keyframes are sampled to a quarter of one.
  static let tolerance: CGFloat = 0.5
  /// The same for opacities: half a grey level of 256.
  static let fadeTolerance = 0.002
  /// The distance that the motion of a run may add to a page's step in a frame, in points: a spring of 22 radians per
  /// second pulls a page that is a screen away by ω² · 390 / 60².
  static let pull: CGFloat = 52

  private let device: Device
  private let pages: [UIViewController]
  private var seen: [Sight?]
  private var steps: [Sight.Step?]
  /// The total distance of all pages, in points: without any, the comparison proves nothing.
  private(set) var travel: CGFloat = 0

  /// Starts with pages that may already be moving: their first frame is not compared.
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

  /// No time has passed: nothing has moved except by a finger's travel, in points.
  func expectStill(_ what: String, finger: CGFloat = 0, _ location: SourceLocation = #_sourceLocation) {
    device.advance(by: 0)
    let paces = steps
    take()
    expect(what, beyond: paces.map { _ in Sight.Step() }, finger, location)
    steps = paces
  }

  /// A frame passes: no page goes farther than in the frame before, except by the given additions.
  ///
  /// - Parameters:
  ///   - finger: The travel of a finger since the last frame, in points.
  ///   - pull: The distance that a run that has just begun may add, in points.
  func expectFrame(
    _ what: String, finger: CGFloat = 0, pull: CGFloat = 0, _ location: SourceLocation = #_sourceLocation
  ) {
    device.advance(frames: 1)
    let paces = steps
    take()
    expect(what, beyond: paces, finger + pull, location)
  }

  /// A finger has grabbed everything and has travelled this distance. Nothing else moves the pages.
  func expectHeld(_ what: String, finger: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    device.advance(frames: 1)
    take()
    expect(what, beyond: steps.map { _ in Sight.Step() }, finger, location)
  }

  /// A finger moves evenly, by this distance in points in each frame.
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
