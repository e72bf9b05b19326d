import LegatoUIKit
import Testing
import UIKit

/// Notes everything that a scenario has on the screen, and retains none of it: every view and its recognisers, every
/// controller with its delegates, and every observer.
@MainActor final class Census {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let device: Device

  private init(_ device: Device) { self.device = device }

  /// Plays a scenario, and expects that nothing of it is left afterwards except the device's own objects.
  ///
  /// - Parameter play: Shows a controller, does something with it, and may note objects that are not on the screen.
  static func expectNothingLeft(
    _ settings: UIKitDouble.Settings, _ what: String, _ location: SourceLocation = #_sourceLocation,
    _ play: (Census, Device) -> Void
  ) {
    let census = Census(Device(settings: settings))
    play(census, census.device)
    census.takeAll()
    expectNoViolations(location)
    #expect(census.entries.count > 8, "\(what): there was next to nothing to see", sourceLocation: location)
    census.device.window.rootViewController = nil
    UIKitDouble.clock.advance(by: 1)
    let left = census.entries.values.filter { $0.object != nil && $0.object !== census.device.window }
    #expect(left.map(\.name).sorted() == [], "\(what)", sourceLocation: location)
    expectNoViolations(location)
  }

  /// Advances the time, and notes in every frame what is on the screen.
  func pass(_ seconds: TimeInterval) {
    let frames = Int((seconds * UIKitDouble.settings.frameRate).rounded())
    for _ in 0..<frames {
      takeAll()
      device.advance(frames: 1)
    }
    takeAll()
  }

  /// Notes an object that is not on the screen.
  func note(_ object: AnyObject?) {
    guard let object, entries[ObjectIdentifier(object)]?.object == nil else { return }
    entries[ObjectIdentifier(object)] = Entry(object: object, name: UIKitDouble.name(of: object))
  }

  private func takeAll() { take(device.window) }

  private func take(_ view: UIView) {
    note(view)
    note(view.layer.mask)
    for recognizer in view.gestureRecognizers ?? [] {
      note(recognizer)
      note(recognizer.delegate)
    }
    if let controller = view.next as? UIViewController { take(controller) }
    view.subviews.forEach(take)
  }

  private func take(_ controller: UIViewController) {
    note(controller)
    note(controller.transitioningDelegate)
    note(controller.presentedViewController?.presentationController)
    note(controller.transitionCoordinator)
    note((controller as? UINavigationController)?.delegate)
    note((controller as? UITabBarController)?.delegate)
    for child in controller.children { note(child) }
  }
}
