#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A transition in a container of UIKit that an app's own recogniser drives. For the engine the recogniser is a
  /// finger that goes to the right.
  final class DrivenContainer: LoneContainer {
    /// The whole travel of that finger in points; any number would do.
    private nonisolated static let extent = 1000.0
    private nonisolated static let slop = 1.0
    /// Where the finger is; nil before it lands.
    private var reach: Double?

    init(_ transition: ScreenTransition, _ operation: TransitionOperation, from: UIViewController, to: UIViewController)
    {
      super.init(transition, operation, from: from, to: to, isInteractive: true)
      // The app's recogniser has already begun.
      navigator.waitsForSystem = false
    }

    override func prepare() {
      guard let system, !navigator.isRunning else { return }
      measureContainer()
      if system.operation.uncovers {
        navigator.configure(navigator.top, TransitionPolicy(interactions: [drive], dismissals: [drive]))
      } else {
        navigator.setForwardRoutes(
          [GestureRoute(drive, .forward(key: 0, system.operation), transition: transition)], of: navigator.top)
      }
    }

    override func arrival(forKey key: Int32) -> UIViewController? { system?.to }

    /// Moves the transition to a fraction.
    func update(_ fraction: Double) {
      if reach == nil { fingers(.pointerDown(sample(at: 0), over: [])) }
      let place = DrivenContainer.slop + fraction * DrivenContainer.extent
      reach = place
      fingers(.pointerMoved(sample(at: place)))
    }

    /// Releases the finger; the transition settles at one end.
    func end(_ isFinishing: Bool) {
      fingers(isFinishing ? .pointerUp(sample(at: reach ?? 0)) : .pointersCancelled)
    }

    /// An interaction that follows the given fraction, and ends as it is told.
    private var drive: Interaction {
      var drive = Interaction.fullScreenPan(.right)
      drive.gesture = .pan(PanGesture(travel: .toward(.right), slop: DrivenContainer.slop, scrollRule: .overrides))
      drive.release = ReleaseRule(threshold: -.infinity)
      drive.mapping = { Inputs(fraction: $0.translation.dx / DrivenContainer.extent) }
      return drive
    }

    private func sample(at x: Double) -> PointerSample { PointerSample(position: Point2D(x: x, y: 0), time: now) }
  }
#endif
