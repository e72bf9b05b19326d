// error: argument of '#selector' refers to instance method 'step()' that is not exposed to Objective-C
import UIKit

@MainActor final class Clock: NSObject {
  func start() -> CADisplayLink { CADisplayLink(target: self, selector: #selector(step)) }
  func step() {}
}
