// Summarises the scores of many redirects.

@testable import Legato

/// How smoothly transitions are redirected into others: the scores of all visible layers.
package struct RedirectTable: Sendable {
  private var scores: [RedirectScore]

  /// The bounds of roughness: for most layers, the share of layers that may exceed this bound, and the bound for those.
  private static let (roughness, roughShare, worstRoughness) = (1.5, 0.005, 2.5)
  /// The largest leap that is not visible, in points.
  private static let jump = 0.5
  /// How many of the worst layers are named.
  private static let worst = 10

  /// - Parameter redirects: The numbers of the redirects to play.
  package init(_ redirects: some Sequence<Int>) {
    scores = redirects.lazy.map { Redirect($0) }.flatMap { redirect in
      let layers = RedirectPlay(redirect)?.layers() ?? []
      return layers.filter { !$0.seen.isEmpty }.map { RedirectScore($0, in: redirect) }
    }
  }

  /// The scores of several tables together.
  package init(joining tables: [RedirectTable]) { scores = tables.flatMap(\.scores) }

  /// The broken bounds, each with the worst layers.
  package var faults: [String] {
    var faults: [String] = []
    let rough = scores.filter { $0.roughness > Self.roughness }
    if scores.isEmpty { faults.append("nothing was seen") }
    if Double(rough.count) > Self.roughShare * Double(scores.count) {
      faults.append("\(rough.count) of \(scores.count) layers are rough:" + worst(by: \.roughness))
    } else if rough.contains(where: { $0.roughness > Self.worstRoughness }) {
      faults.append("a layer is far too rough:" + worst(by: \.roughness))
    }
    if scores.contains(where: { $0.degenerate > 0 }) {
      faults.append("a layer is degenerate, in so many frames:" + worst(by: { Double($0.degenerate) }))
    }
    if scores.contains(where: { $0.jump > Self.jump }) {
      faults.append("a layer leaps, by so many points:" + worst(by: \.jump))
    }
    if scores.contains(where: { $0.kick > 1 }) {
      faults.append("a layer changes its velocity, by so many times what it may:" + worst(by: \.kick))
    }
    return faults
  }

  private func worst(by value: (RedirectScore) -> Double) -> String {
    let worst = scores.filter { value($0) > 0 }.sorted { value($0) > value($1) }.prefix(Self.worst)
    return worst.reduce(into: "") { text, score in
      text += "\n  \(value(score).rounded(to: 2))  \(Redirect(score.redirect)), \(score.layer.name)"
    }
  }
}

extension RedirectTable: CustomStringConvertible {
  /// All shares, separately for layers that are in the plane in both runs, in space in one, and in space in both.
  package var description: String {
    var lines = ["% of layers: all | in the plane | one in space | both in space"]
    func add(_ name: String, _ values: [Double]) {
      lines.append("\(name): " + values.map { "\($0.rounded(to: 3))" }.joined(separator: " | "))
    }
    let groups = [scores] + (0...2).map { runs in scores.filter { $0.runsInSpace == runs } }
    func add(_ name: String, _ isTrue: (RedirectScore) -> Bool) {
      add(name, groups.map { 100 * Double($0.count(where: isTrue)) / Double(max(1, $0.count)) })
    }
    add("number", groups.map { Double($0.count) })
    for bound in [Self.roughness, Self.worstRoughness, 3] { add("rough > \(bound)") { $0.roughness > bound } }
    add("degenerate") { $0.degenerate > 0 }
    for fault in RedirectFault.allCases { add("- \(fault.rawValue)") { $0.faults[fault] != nil } }
    add("leaps") { $0.jump > Self.jump }
    add("velocity off") { $0.kick > 1 }
    let sorted = scores.map(\.roughness).sorted()
    add("roughness, median | 99 % | 99.5 % | worst", [0.5, 0.99, 0.995, 1].map { sorted.part($0) })
    return lines.joined(separator: "\n") + "\nroughest:" + worst(by: \.roughness) + "\nmost degenerate frames:"
      + worst(by: { Double($0.degenerate) })
  }
}

extension [Double] {
  /// The number below which this fraction of them lies. They are sorted.
  fileprivate func part(_ part: Double) -> Double { isEmpty ? 0 : self[Int(part * Double(count - 1))] }
}

extension Double {
  fileprivate func rounded(to digits: Int) -> Double {
    let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }
}
