// error: type 'Clock' has no member 'tick'
import UIKit

@MainActor final class Clock: NSObject {
  func start() -> CADisplayLink { CADisplayLink(target: self, selector: #selector(Clock.tick(_:))) }
}
