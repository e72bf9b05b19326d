import Legato
import LegatoUIKit
import Testing
import UIKit

/// A shared element continues as the same element, whichever screens show it and however the run ends.
@MainActor @Suite("Flights that are redirected", .serialized)
struct RedirectedFlightTests {
  /// The element's frame on each of three screens.
  private nonisolated static let places = [
    CGRect(x: 20, y: 100, width: 90, height: 90), CGRect(x: 0, y: 300, width: 390, height: 300),
    CGRect(x: 250, y: 620, width: 120, height: 180),
  ]

  /// Makes a page show the element at a place.
  private func show(at place: CGRect, on page: UIViewController) {
    let view = UIImageView(frame: place)
    view.image = UIImage()
    view.contentMode = .scaleAspectFill
    view.legato.elementID = 7
    page.view.addSubview(view)
  }

  /// The frames of the element's copies that are visible, the lowest first.
  private func faces(in device: Device) -> [CGRect] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(in: device.window)
      .filter { Flight.isOne($0) && ($0.layer.presentation() ?? $0.layer).opacity > 0.05 }
      .map { Flight($0, in: device.window).frame }
  }

  private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
      .map(\.magnitude).max() ?? 0
  }

  @Test(
    arguments: [ScreenTransition.imageZoom(), .imageZoom(sourceStyle: .fading(over: 0.5)), .zoom],
    [[1, 2], [0, 2], [0, 1, 2]])
  func aPushDuringAPushLeavesOneFlight(transition: ScreenTransition, screens: [Int]) {
    for settings in UIKitDouble.Settings.both {
      let stage = UIKitStage(settings, policy: TransitionPolicy(transition: transition))
      let pages = [stage.root, UIViewController(), UIViewController()]
      for screen in screens { show(at: Self.places[screen], on: pages[screen]) }
      stage.navigation.legato.push(pages[1])
      stage.device.advance(frames: 4)
      var seen = [faces(in: stage.device)]
      for frame in 0..<61 {
        if frame == 1 { stage.navigation.legato.push(pages[2]) }
        stage.device.advance(frames: 1)
        seen.append(faces(in: stage.device))
      }
      expectOneFlight(seen)
      // It does not fly between two screens if one of these lacks it.
      #expect(seen.contains { !$0.isEmpty } == screens.contains(1))
      #expect(pages[2].view.subviews.allSatisfy { $0.alpha == 1 } && stage.navigation.viewControllers == pages)
      expectNoViolations()
    }
  }

  /// The visible copies in a frame coincide, and no step is much larger than the one before.
  private func expectOneFlight(_ frames: [[CGRect]], _ location: SourceLocation = #_sourceLocation) {
    for faces in frames {
      for face in faces.dropFirst() { #expect(distance(face, faces[0]) <= 0.5, "\(faces)", sourceLocation: location) }
    }
    let flight = frames.compactMap(\.last)
    let steps = zip(flight, flight.dropFirst()).map(distance)
    // The target has moved by the distance between two screens' places, so a spring pulls harder.
    for (before, step) in zip(steps, steps.dropFirst()) {
      #expect(step <= 2 * before + 12, "\(flight)", sourceLocation: location)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatIsRedirectedLandsOnTheLastScreen(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings, policy: TransitionPolicy(transition: .imageZoom()))
    let pages = [stage.root, UIViewController(), UIViewController()]
    for screen in 0..<3 { show(at: Self.places[screen], on: pages[screen]) }
    stage.navigation.legato.push(pages[1])
    stage.device.advance(frames: 5)
    let before = try #require(faces(in: stage.device).last)
    stage.navigation.legato.push(pages[2])
    stage.device.advance(by: 0)
    #expect(try distance(#require(faces(in: stage.device).last), before) < 0.5, "it goes on from where it is")
    var last = before
    while let face = faces(in: stage.device).last {
      last = face
      stage.device.advance(frames: 1)
    }
    #expect(distance(last, Self.places[2]) < 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func bothPicturesOfAFlightCoverEachOther(settings: UIKitDouble.Settings) {
    let device = Device(size: CGSize(width: 700, height: 900), settings: settings)
    let pages = [UIViewController(), UIViewController()]
    show(at: CGRect(x: 20, y: 60, width: 180, height: 580), on: pages[0])
    show(at: CGRect(x: 0, y: 200, width: 600, height: 400), on: pages[1])
    let navigation = UINavigationController(rootViewController: pages[0])
    device.show(navigation)
    navigation.legato.install(TransitionPolicy(transition: .imageZoom(sourceStyle: .fading(over: 1))))
    navigation.pushViewController(pages[1], animated: true)
    var count = 0
    for _ in 0..<60 {
      device.advance(frames: 1)
      let seen = faces(in: device)
      if seen.count == 2 { count += 1 }
      for face in seen.dropFirst() { #expect(distance(face, seen[0]) <= 0.5, "\(seen)") }
    }
    #expect(count > 5)
    expectNoViolations()
  }
}
