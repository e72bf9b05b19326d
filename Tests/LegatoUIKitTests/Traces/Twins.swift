import Foundation
import Legato
import LegatoTesting
import Testing
import UIKit

/// A device and a headless stage on which the same happens at the same time: both must show the same.
///
/// Nothing is left out: each page that the stage shows must be visible on the device, in its place, and the other way
/// round.
@MainActor final class Twins {
  /// The allowed distance of a corner, in points: keyframes are sampled to a quarter of one.
  private static let tolerance: CGFloat = 0.4
  /// The same for opacities.
  private static let fadeTolerance = 0.006
  static let size = Size2D(width: 402, height: 874)

  let device: Device
  let stage: Stage
  private var screens: [(number: Int32, controller: UIViewController)] = []
  private var fingers: [Int32: UIKit.Finger] = [:]
  /// The screens that UIKit leaves in place while another one rests over them.
  var staying: [Int32] = []
  /// The screens that only the device has shown in the last frame.
  private var lingering: Set<Int32> = []
  /// The number of instants at which both were compared.
  private(set) var instants = 0
  /// The number of pages that were compared then, and the number that had to be.
  private(set) var comparisons = (made: 0, due: 0)

  init(_ stage: Stage) {
    self.stage = stage
    device = Device(size: CGSize(width: Twins.size.width, height: Twins.size.height), safeArea: .zero)
  }

  /// The device's controller for a screen of the stage.
  func screen(_ number: Int32) -> UIViewController {
    if let known = screens.first(where: { $0.number == number }) { return known.controller }
    let made = LegatoUIKitTests.screen("\(number)")
    screens.append((number, made))
    return made
  }

  /// A navigation controller without a bar, with the stage's root.
  func navigation(_ policy: TransitionPolicy) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen(0))
    navigation.isNavigationBarHidden = true
    device.show(navigation)
    navigation.legato.install(policy)
    device.advance(frames: 1)
    return navigation
  }

  // MARK: Time

  /// Advances both by frames, and compares each frame.
  func pass(frames: Int, _ what: String = "") {
    for frame in 0..<frames {
      device.advance(frames: 1)
      stage.advance(frames: 1)
      compare("\(what), frame \(frame)")
    }
  }

  /// Does something on both, within one turn of the run loop.
  func perform(_ onDevice: () -> Void, _ onStage: () -> Void) {
    onDevice()
    device.advance(by: 0)
    onStage()
  }

  /// Pushes a screen on both, by a call.
  func push(_ number: Int32, in navigation: UINavigationController) {
    perform {
      navigation.legato.push(screen(number))
    } _: {
      stage.push(ScreenID(number))
    }
  }

  /// Pops the top screen on both, by a call.
  func pop(in navigation: UINavigationController) {
    perform {
      navigation.legato.pop()
    } _: {
      stage.pop()
    }
  }

  // MARK: Fingers

  /// Sends a finger's event to both, at the present time.
  func act(_ event: Recording.Event, _ x: Double, _ y: Double, finger: Int32 = 0) {
    let sample = Recording.Sample(event, t: 0, x: x, y: y, pointer: finger)
    let point = CGPoint(x: x, y: y)
    perform {
      switch event {
      case .down: fingers[finger] = device.touch(point)
      case .move: fingers[finger]?.move(to: point)
      case .up: fingers.removeValue(forKey: finger)?.lift()
      case .cancel, .tap:
        for each in fingers.values { each.cancel() }
        fingers = [:]
      }
    } _: {
      stage.replay(Recording([sample]))
    }
  }

  /// A finger moves evenly, with a sample in each frame; it stays down.
  func drag(from start: Point2D, by travel: Vector2D, frames: Int, finger: Int32 = 0, _ what: String) {
    act(.down, start.x, start.y, finger: finger)
    move(from: start, by: travel, frames: frames, finger: finger, what)
  }

  func move(from start: Point2D, by travel: Vector2D, frames: Int, finger: Int32 = 0, _ what: String) {
    for frame in 1...frames {
      let place = start + travel * (Double(frame) / Double(frames))
      act(.move, place.x, place.y, finger: finger)
      pass(frames: 1, "\(what), sample \(frame)")
    }
  }

  /// Lifts a finger, and advances by a second.
  func lift(at place: Point2D, finger: Int32 = 0, _ what: String) {
    act(.up, place.x, place.y, finger: finger)
    pass(frames: 60, what)
  }

  /// Plays a recorded gesture, each sample in the nearest frame, and advances by two seconds.
  ///
  /// - Parameter press: The app's action on both when an element is tapped.
  func play(_ recording: Recording, pressing press: (String) -> Void) {
    let first = recording.samples.first?.t ?? 0
    var frame = 0
    for sample in recording.samples {
      let due = Int(((sample.t - first) * 0.06).rounded())
      pass(frames: due - frame, "\(sample.t) ms")
      frame = due
      if let element = sample.on {
        press(element)
      } else {
        act(sample.type, sample.x, sample.y, finger: sample.pointer)
      }
    }
    pass(frames: 120, "the end")
  }

  // MARK: Pictures

  private func compare(_ what: String) {
    instants += 1
    comparisons.due += stage.mounted.count
    for (number, controller) in screens {
      let note = "\(what), screen \(number)"
      guard let wanted = Twins.look(of: ScreenID(number), on: stage) else {
        expectHidden(number, controller, note)
        continue
      }
      guard let shown = Sight(controller) else {
        Issue.record("only the stage shows: \(note)")
        continue
      }
      comparisons.made += 1
      let step = wanted.step(to: shown)
      #expect(step.travel < Twins.tolerance && step.fade < Twins.fadeTolerance, "\(note): \(wanted) \(shown)")
    }
  }

  /// UIKit removes a covered page when its transition completes, which may be a frame after the run's end.
  private func expectHidden(_ number: Int32, _ controller: UIViewController, _ note: String) {
    let isShown = Sight(controller) != nil && !staying.contains(number)
    let isAllowed = stage.layers.isEmpty && !lingering.contains(number)
    #expect(!isShown || isAllowed, "only the device shows: \(note)")
    if isShown { lingering.insert(number) } else { lingering.remove(number) }
  }

  /// How the stage shows a screen.
  private static func look(of screen: ScreenID, on stage: Stage) -> Sight? {
    guard let state = stage.state(of: .screen(screen)) else { return nil }
    let rest = stage.navigator.layers.first { $0.kind == .screen(screen) }?.frame ?? Rect2D(size: stage.size)
    return Sight(state, restingIn: stage.layers.isEmpty ? Rect2D(size: stage.size) : rest)
  }

  /// Everything was compared, at this number of instants.
  func expectAllCompared(at instants: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(self.instants == instants, sourceLocation: location)
    #expect(comparisons.made == comparisons.due && comparisons.made >= instants, sourceLocation: location)
    expectNoViolations(location)
  }
}

extension Sight {
  /// From the engine's state of a layer.
  fileprivate init(_ state: LayerState, restingIn rest: Rect2D) {
    let seen = LayerCorners(state, rest.size)
    corners = [0, 1, 3, 2].map { CGPoint(x: rest.minX + seen.x[$0], y: rest.minY + seen.y[$0]) }
    (opacity, isVisible, path) = (state.opacity, true, [])
  }
}
