// The set of the screens of a stack.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct ScreenSetTests {
  @Test(arguments: UInt64(0)..<20) func aStackKnowsWhichScreensItHas(seed: UInt64) {
    var random = Dice(seed: seed)
    // Low ones, for which there is a bit each, and others.
    let numbers = (0..<40).map { $0 % 2 == 0 ? Int32.random(in: 0 ... .max, using: &random) : Int32($0) * 70 }
    let stage = Stage(root: 1_000_000)
    var truth: [Int32] = [1_000_000]
    for _ in 0..<300 {
      let number = numbers.randomElement(using: &random)!
      if Bool.random(using: &random) {
        #expect(stage.push(ScreenID(number), animated: false) == !truth.contains(number))
        if !truth.contains(number) { truth.append(number) }
      } else if truth.count > 1 {
        stage.pop(animated: false)
        truth.removeLast()
      }
      let other = numbers.randomElement(using: &random)!
      #expect(stage.navigator.contains(ScreenID(other)) == truth.contains(other))
    }
  }

  /// The set grows with the numbers, and keeps those that it has.
  @Test func aStackThatGrowsKnowsItsScreensStill() {
    let stage = Stage(root: 0)
    let numbers: [Int32] = [0, 64, 700, 5000, 1_048_575, 1_048_576]
    for known in 1...numbers.count {
      if known > 1 { stage.push(ScreenID(numbers[known - 1]), animated: false) }
      for (index, number) in numbers.enumerated() {
        #expect(stage.navigator.contains(ScreenID(number)) == (index < known))
      }
    }
  }

  @Test func anyNumberThatIsNotNegativeIsAsGoodAsAnother() {
    let stage = Stage(root: 0)
    for screen in [ScreenID(.max), ScreenID(.max - 1), ScreenID(1 << 29)] {
      stage.push(screen, animated: false)
      #expect(stage.navigator.contains(screen) && stage.navigator.top == screen)
    }
    #expect(!stage.navigator.contains(.none))
  }
}
