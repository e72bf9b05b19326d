import Legato
import LegatoUIKit
import Testing
import UIKit

/// Helpers for a pair whose upper screen is a sheet.
extension PresentationContainerTests.Pair {
  var height: CGFloat { device.window.bounds.height }

  /// A finger drags, rests for a while, and lifts; then a second passes.
  func drag(from start: CGFloat, by distance: CGFloat, holding: TimeInterval = 0.2) {
    let finger = device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: start + distance), duration: 0.3)
    if holding > 0 { finger.drag(to: CGPoint(x: 200, y: start + distance), duration: holding) }
    finger.lift()
    device.advance(by: 1)
  }

  /// - Parameters:
  ///   - part: The visible fraction of its height.
  ///   - detent: The detent, if it is not the fraction itself.
  func expectRest(at part: CGFloat, _ detent: Detent? = nil, _ location: SourceLocation = #_sourceLocation) {
    let depth = depth(of: above)
    #expect(
      depth.map { ($0 - height * (1 - part)).magnitude < 1 } == true, "\(String(describing: depth))",
      sourceLocation: location)
    #expect(below.presentedViewController === above && below.view.window != nil, sourceLocation: location)
    #expect(above.legato.selectedDetent == detent ?? .fraction(Double(part)), sourceLocation: location)
  }

  func expectGone(_ location: SourceLocation = #_sourceLocation) {
    #expect(below.presentedViewController == nil && above.view.window == nil, sourceLocation: location)
    #expect(below.view.window != nil && below.view.isUserInteractionEnabled, sourceLocation: location)
    #expect(CATransform3DIsIdentity(below.view.layer.transform), sourceLocation: location)
    expectNoViolations(location)
  }
}
