import PropertyChecks
import Testing

@testable import Legato

@Suite struct ScrollGlideTests {
  @Test(arguments: [1000.0, -2500, 40]) func itSetsOffWithTheFingersVelocityAndComesToRest(velocity: Double) {
    let glide = ScrollGlide(from: 300, velocity: velocity)
    #expect(isClose((glide.offset(after: 1e-4) - 300) / 1e-4, velocity, within: 0.001 * velocity.magnitude))
    // 1000 points a second project 499 points at a rate of .998.
    let rest = 300 + 0.4995 * velocity
    #expect(isClose(glide.offset(after: glide.duration), rest, within: 0.51))
    #expect(isClose(glide.offset(after: 60), rest, within: 1e-9))
  }

  @Test func withoutAVelocityItStaysAndTakesNoTime() {
    for velocity in [0, .nan, .infinity] {
      let glide = ScrollGlide(from: 300, velocity: velocity)
      #expect(glide.duration == 0 && glide.offset(after: 1) == 300)
    }
    #expect(ScrollGlide(from: 300, velocity: 100).offset(after: -1) == 300)
  }
}
