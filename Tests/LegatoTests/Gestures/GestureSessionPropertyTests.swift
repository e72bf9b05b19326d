// Random fingers, broken events included, against the laws of a pan.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct GestureSessionPropertyTests {
  @Test(arguments: UInt64(0)..<60)
  func noSequenceOfEventsMakesTheTranslationLeap(seed: UInt64) {
    var random = Dice(seed: seed)
    let travels: [PanTravel] = [.any, .toward(.trailing), .along(.vertical), .free(.right, .down)]
    let regions: [PanRegion] = [.anywhere, .anywhere, .edge(.leading, width: 200)]
    let gesture = PanGesture(
      region: regions.randomElement(using: &random)!, travel: travels.randomElement(using: &random)!)
    let pan = GestureSession()
    var fingers: [Int32: Point2D] = [:]
    var time = 0.0
    for _ in 0..<800 {
      let before = pan.translation
      let finger = Int32.random(in: 0..<4, using: &random)
      let last = fingers[finger]
      var position = Point2D(x: .random(in: 0...400, using: &random), y: .random(in: 0...800, using: &random))
      time += .random(in: -0.01...0.03, using: &random)
      if Int.random(in: 0..<15, using: &random) == 0 {
        position.x = [.nan, .infinity, -1e308].randomElement(using: &random)!
      }
      let moved = sample(
        position.x, position.y, Int.random(in: 0..<20, using: &random) == 0 ? .nan : time, finger: finger)
      let event = [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4].randomElement(using: &random)!
      var travelled = 0.0
      switch event {
      case 0:
        if let lost = pan.samples.first(where: { $0.pointer == finger }), pan.lift(lost) { pan.deny() }
        if pan.hasFingers { pan.land(moved) } else { pan.begin(moved, watchingFor: gesture) }
        if position.isFinite, abs(position.x) < 1e9 { fingers[finger] = position }
      case 1, 2:
        if let last, position.isFinite, abs(position.x) < 1e9 {
          travelled = (position - last).length
          fingers[finger] = position
        }
        if event == 1 {
          pan.move(moved)
        } else {
          if pan.lift(moved) { pan.deny() }
          fingers[finger] = nil
        }
      case 3: pan.deny()
      default:
        pan.cancel()
        fingers = [:]
      }
      #expect(pan.phase != .recognized || pan.hasFingers)
      #expect(pan.translation.isFinite && pan.velocity(at: time).isFinite)
      if pan.phase == .recognized {
        let leap = (pan.translation - before).length
        #expect(leap <= travelled + 1e-6, "\(leap) by \(event) after \(travelled)")
      }
    }
  }
}
