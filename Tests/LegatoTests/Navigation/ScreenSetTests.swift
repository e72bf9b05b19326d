// The set of the screens of a stack.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct ScreenSetTests {
  @Test(arguments: UInt64(0)..<20) func itKnowsWhatASetKnows(seed: UInt64) {
    var random = Dice(seed: seed)
    // Multiples of a power of two share their low bits.
    let numbers = (0..<40).map { $0 % 2 == 0 ? Int32.random(in: 0 ... .max, using: &random) : Int32($0) << 22 }
    var (set, truth) = (ScreenSet(), Set<Int32>())
    for _ in 0..<2000 {
      let number = numbers.randomElement(using: &random)!
      if Bool.random(using: &random) {
        set.insert(ScreenID(number))
        truth.insert(number)
      } else {
        set.remove(ScreenID(number))
        truth.remove(number)
      }
      let other = numbers.randomElement(using: &random)!
      #expect(set.contains(ScreenID(other)) == truth.contains(other))
    }
    for number in numbers { #expect(set.contains(ScreenID(number)) == truth.contains(number)) }
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
