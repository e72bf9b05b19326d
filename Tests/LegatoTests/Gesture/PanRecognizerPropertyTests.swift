// Random fingers, broken events included, against the laws of a pan.

import Legato
import Testing

@Suite struct PanRecognizerPropertyTests {
  /// Every phase may follow itself; `possible` leads anywhere, and everything leads to `idle`.
  private func isAllowed(_ old: GesturePhase, _ new: GesturePhase, _ event: Int) -> Bool {
    switch (old, new) {
    case (_, .idle), (.idle, .possible), (.possible, _), (.tracking, .failed): true
    case (.tracking, .possible): event == 7
    // The only finger landed twice.
    case (.failed, .possible): event == 0
    default: old == new
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func noSequenceOfEventsMakesTheTranslationLeap(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let travels: [PanTravel] = [.any, .toward(.trailing), .along(.vertical), .free(.right, .down)]
    let regions: [PanRegion] = [.anywhere, .anywhere, .edge(.leading, width: 200)]
    let gesture = PanGesture(
      region: regions.randomElement(using: &random)!, travel: travels.randomElement(using: &random)!)
    var pan = PanRecognizer(gesture: gesture)
    var fingers: [Int32: Point] = [:]
    var time = 0.0
    for _ in 0..<800 {
      let before = pan
      let finger = Int32.random(in: 0..<4, using: &random)
      let last = fingers[finger]
      var position = Point(x: .random(in: 0...400, using: &random), y: .random(in: 0...800, using: &random))
      time += .random(in: -0.01...0.03, using: &random)
      if Int.random(in: 0..<15, using: &random) == 0 {
        position.x = [.nan, .infinity, -1e308].randomElement(using: &random)!
      }
      let moved = sample(
        position.x, position.y, Int.random(in: 0..<20, using: &random) == 0 ? .nan : time, finger: finger)
      let event = [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7].randomElement(using: &random)!
      var travelled = 0.0
      switch event {
      case 0:
        pan.down(moved, in: screen, .leftToRight)
        if position.isFinite, abs(position.x) < 1e9 { fingers[finger] = position }
      case 1, 2:
        if let last, position.isFinite, abs(position.x) < 1e9 {
          travelled = (position - last).length
          fingers[finger] = position
        }
        if event == 1 {
          pan.move(moved)
        } else {
          pan.up(moved)
          fingers[finger] = nil
        }
      case 3: pan.fail()
      case 4: pan.claim()
      case 5:
        pan.cancel()
        fingers = [:]
      default: pan.relock()
      }
      #expect(isAllowed(before.phase, pan.phase, event), "\(before.phase) → \(pan.phase) by \(event)")
      #expect((pan.phase == .idle) == (pan.fingerCount == 0))
      #expect(pan.translation.isFinite && pan.location.isFinite && pan.velocity(at: time).isFinite)
      let begun = before.phase == .idle || event == 0 && before.fingerCount == 1 && before.phase != .tracking
      if !begun, event != 7 {
        let leap = (pan.translation - before.translation).length
        #expect(leap <= travelled + 1e-6, "\(leap) by \(event) after \(travelled)")
      }
    }
  }
}
