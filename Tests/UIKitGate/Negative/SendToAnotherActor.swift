// error: capture of 'layer' with non-Sendable type 'CALayer' in a '@Sendable' closure
import UIKit

func observe(_ layer: CALayer) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in layer.removeAllAnimations() }
}
