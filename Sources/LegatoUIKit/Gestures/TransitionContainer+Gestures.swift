// What the screens of a container say of fingers.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// Whether a first finger may become a gesture at all.
    func admits(_ touch: UITouch) -> Bool {
      prepare()
      guard !stack.coordinator.isRunning, let top = screens[stack.top], let view = top.viewIfLoaded else { return true }
      return top.legato.gestureScope.admits(touch, on: view)
    }

    /// Tells the engine where fingers on the top screen lead.
    func prepareWays() {
      guard let record = screens[stack.top]?.legato.record else { return }
      stack.setOnward(record.ways.enumerated().map { $1.binding(key: Int32($0)) }, of: stack.top)
    }

    /// The screen that a finger is about to bring.
    func arrival(forKey key: Int32) -> UIViewController? {
      guard let view, let source = screens[stack.top], let ways = source.legato.record?.ways,
        ways.indices.contains(Int(key))
      else { return nil }
      let way = ways[Int(key)]
      let point = view.convert(CGPoint(recognizer.landing), to: source.view)
      return way.destination(OnwardContext(source: source, direction: way.direction, touchPoint: point))
    }
  }
#endif
