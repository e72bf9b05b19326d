// Random event sequences against the rules of the engine.

import Foundation
import PropertyChecks
import Testing

/// How many sequences are played: few, or any number by `LEGATO_SEQUENCES`; `LEGATO_SEED` is the first seed.
private let plan: (count: UInt64, first: UInt64) = {
  let environment = ProcessInfo.processInfo.environment
  let count = environment["LEGATO_SEQUENCES"].flatMap(UInt64.init) ?? 500
  return (count, environment["LEGATO_SEED"].flatMap(UInt64.init) ?? 1)
}()

@Suite struct PropertiesTests {
  /// What a part of the sequences has shown.
  private struct Tally {
    var failures: [String] = []
    var known: [KnownFault: UInt64] = [:]

    init(_ seeds: some Sequence<UInt64>) {
      for seed in seeds where failures.count < 5 {
        let sequence = EventSequence(seed: seed)
        let player = sequence.played()
        for fault in player.known { known[fault, default: 0] += 1 }
        guard player.failure != nil else { continue }
        failures.append("seed \(seed): \(sequence.shrunk(by: \.failure).report())")
      }
    }
  }

  @Test func randomSequencesKeepTheRules() async {
    #expect(plan.count > 0, "LEGATO_SEQUENCES=0 would test nothing")
    let parts = UInt64(ProcessInfo.processInfo.activeProcessorCount)
    let known = await withTaskGroup(of: Tally.self) { group in
      for part in 0..<parts {
        group.addTask { Tally(stride(from: plan.first + part, to: plan.first + plan.count, by: Int(parts))) }
      }
      return await group.reduce(into: [KnownFault: UInt64]()) { sum, tally in
        for failure in tally.failures { Issue.record("\(failure)") }
        sum.merge(tally.known, uniquingKeysWith: +)
      }
    }
    for (fault, count) in known {
      #expect(count <= fault.limit(in: plan.count), "\(fault) in \(count) of \(plan.count) sequences")
    }
    let all = known.values.reduce(0, +)
    #expect(all <= KnownFault.limitOfAll(in: plan.count), "known faults in \(all) of \(plan.count) sequences")
  }

  /// A fifth of them: each is played twice, and settles often.
  @Test func laterAnswersLeadToWhatTheSameAnswersLeadToAtOnce() {
    for seed in plan.first..<plan.first + plan.count / 5 {
      let sequence = EventSequence(seed: seed)
      guard sequence.faultOfLaterAnswers(seed: seed) != nil else { continue }
      let shrunk = sequence.shrunk { $0.faultOfLaterAnswers(seed: seed) }
      Issue.record("seed \(seed): \(shrunk.reportOfLaterAnswers(seed: seed))")
    }
  }

  @Test func aSequenceIsPrintedAsATestThatHoldsItAgainstTheRules() {
    let sequence = EventSequence(
      scenario: Scenario(transition: 1, frameRate: 120),
      events: [.push(3, transition: 4, animated: true), .move(finger: 0, x: .nan, y: -.infinity), .moveTo(0.5)])
    #expect(
      sequence.code == """
        @Test func pasteMe() {
          // let stage = Stage(
          //   root: 0, layoutDirection: .leftToRight, frameRate: 120.0,
          //   policy: TransitionPolicy(transition: .push(.half), interactions: [.edgePan()]))
          let scenario = Scenario(transition: 1, interaction: 0, isRightToLeft: false, frameRate: 120.0, \
        reducedMotion: false, hasElements: false, forward: 0, pinsBars: false, pieceBudget: 0)
          let events: [Event] = [
            .push(3, transition: Optional(4), animated: true),  // stage.push(3, transition: .zoom)
            .move(finger: 0, x: .nan, y: -.infinity),  // stage.finger.move(to: Point2D(x: .nan, y: -.infinity))
            .moveTo(0.5),  // stage.move(to: 0.5)
          ]
          #expect(Player.failure(of: events, in: scenario) == nil)
        }
        """)
  }

  /// A leap is found in the frame that shows it.
  @Test func aFailureIsReportedWithTheStatesBeforeItAndAfterIt() {
    let catching = Scenario.interactions.firstIndex { $0.code.contains(".catching") }!
    let sequence = EventSequence(
      scenario: Scenario(interaction: catching),
      events: [
        .push(3, transition: nil, animated: true), .wait(0.6), .begin(finger: 0, x: 100, y: 400),
        .drag(finger: 0, dx: 120, dy: 0, seconds: 0.3), .release(finger: 0), .wait(0.08),
        .begin(finger: 0, x: 300, y: 400), .popToRoot,
      ])
    let report = sequence.report(with: Fault(.leap))
    let screens = "s, 402 × 874\nscreens: 0, 3 (push); 3 answers\nrun 2: pop 3 → 0 by push, interactive,"
    #expect(report.hasPrefix("a frame bends screen 0 by "))
    #expect(report.contains("\n\nbefore:\nat 0.902 \(screens) settling to cancel,"))
    #expect(report.contains("\n\nafter:\nat 0.983 \(screens) settling to cancel,"))
    #expect(report.hasSuffix("\n\n\(sequence.code)\n"))
  }

  /// What the test above expects, pasted.
  @Test func pasteMe() {
    // let stage = Stage(
    //   root: 0, layoutDirection: .leftToRight, frameRate: 120.0,
    //   policy: TransitionPolicy(transition: .push(.half), interactions: [.edgePan()]))
    let scenario = Scenario(
      transition: 1, interaction: 0, isRightToLeft: false, frameRate: 120.0, reducedMotion: false, hasElements: false,
      forward: 0, pinsBars: false, pieceBudget: 0)
    let events: [Event] = [
      .push(3, transition: Optional(4), animated: true),  // stage.push(3, transition: .zoom)
      .move(finger: 0, x: .nan, y: -.infinity),  // stage.finger.move(to: Point2D(x: .nan, y: -.infinity))
      .moveTo(0.5),  // stage.move(to: 0.5)
    ]
    #expect(Player.failure(of: events, in: scenario) == nil)
  }

  /// An iris begins to shut with a circle around the whole screen. No bound applies to this radius under a finger.
  @Test func aFingerMayShutAnIrisWhoseRadiusGrowsUnseen() {
    let scenario = Scenario(
      transition: Scenario.transitions.firstIndex { $0.code == ".iris()" }!, frameRate: 120,
      forward: Scenario.forwardRoutes.firstIndex { $0.code.contains(".diagonal") }!)
    let events: [Event] = [
      .begin(finger: 0, x: 67.133, y: 808.136), .drag(finger: 0, dx: 330.746, dy: -32.939, seconds: 0.3),
    ]
    let player = Player.play(events, in: scenario)
    #expect(player.failure == nil && player.known.isEmpty)
  }

  /// Of 1,500 sequences a leap affects 119, of which 114 fail (96 %), and a doubled velocity 215, of which 189 fail (88
  /// %): in the others the leap is hidden by a stall, the velocity by what a run sets off with or stops at by itself.
  @Test(arguments: Fault.Kind.allCases)
  func theRulesFindAFaultInNearlyAllSequencesThatHaveIt(kind: Fault.Kind) {
    var (affected, found) = (0, 0)
    for seed in UInt64(1)...1500 {
      let fault = Fault(kind)
      let player = EventSequence(seed: seed).played(with: fault)
      // A resize excuses what moves at the same instant.
      guard fault.hasStruck, !player.wasResized else { continue }
      affected += 1
      if player.failure != nil || !player.known.isEmpty { found += 1 }
    }
    #expect(affected >= 20)
    #expect(found * 100 >= affected * kind.share, "\(found) of \(affected)")
  }
}
