/// How much of a presented screen is seen when it rests, if that is not the whole.
///
/// ```swift
/// map.legato.present(places, detents: [.points(120), .content, 1])
/// ```
///
/// A number stands for a ``fraction(_:)``: 120 is no detent, `.points(120)` is.
public struct Detent: Equatable, Sendable {
  /// A part of the way up to 1, points above that, -1 for the content, and no number if it is none.
  package let number: Double

  /// A part of its way, above 0 and at most 1; any other number is no detent.
  public static func fraction(_ part: Double) -> Detent { Detent(number: part > 0 && part <= 1 ? part : .nan) }

  /// So many points of its height, above 1, from the container's lower edge: the whole if it has no more than that. Any
  /// other number is no detent.
  public static func points(_ points: Double) -> Detent { Detent(number: points > 1 ? points : .nan) }

  /// As much as its content needs, as the host has measured that; the whole if that is more, or nothing.
  public static var content: Detent { Detent(number: -1) }

  package init(number: Double) { self.number = number }

  package var isValid: Bool { !number.isNaN }
}

extension Detent: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A part of the way.
  public init(floatLiteral value: Double) { self = .fraction(value) }
  /// A part of the way: 1 for the whole.
  public init(integerLiteral value: Int) { self = .fraction(Double(value)) }
}

/// Where a screen may rest, and where it rests or goes.
package struct Detents {
  /// What was said.
  package let said: [Detent]
  /// How much of the way those are, ascending.
  private(set) var parts: [Double] = []
  /// How much of the way the screen has come when it rests.
  private(set) var part = 1.0
  /// The detent that `part` is; none for the lowest, until the screen has been measured.
  private var chosen: Detent
  /// How long the way is, and how high the content, in points.
  private var way = 0.0
  private var content = 0.0

  /// - Parameter first: the one to which the screen comes; none, and one that is not among them, for the lowest.
  init(_ said: [Detent] = [], first: Detent? = 1) {
    self.said = said
    chosen = Detent(number: .nan)
    if let first, contains(first) { chosen = first }
  }

  /// Whether a screen may rest at a detent: one that was said, or the whole way.
  func contains(_ detent: Detent) -> Bool {
    for each in said where each == detent { return true }
    return detent == 1
  }

  /// How much of the way a detent is.
  func part(of detent: Detent) -> Double {
    var part = detent.number
    if part < 0 { part = content / way } else if part > 1 { part /= way }
    return part > 0 && part < 1 ? part : 1
  }

  /// The detent that is so much of the way.
  @inline(never)
  func detent(at part: Double) -> Detent {
    for detent in said where Detents.isSame(part, self.part(of: detent)) { return detent }
    return Detent(number: part)
  }

  /// The screen has come so much of its way.
  mutating func rest(at part: Double) {
    chosen = detent(at: part)
    self.part = self.part(of: chosen)
  }

  /// Finds where the detents lie; the screen keeps its own.
  mutating func measure(in context: TransitionContext) {
    way = context.departure(.down).dy
    content = context.coveringContent
    parts = []
    for detent in said { parts.insert(ascending: part(of: detent)) }
    if !chosen.isValid { chosen = detent(at: parts.first ?? 1) }
    part = part(of: chosen)
  }

  /// A detent of .3 is 1 − .7 to a dismissal, which is another number.
  static func isSame(_ part: Double, _ other: Double) -> Bool { (part - other).magnitude < 1e-9 }
}

extension [Double] {
  /// Inserts a number where it belongs among ascending ones.
  @inline(never)
  mutating func insert(ascending number: Double) {
    // The library's sort would be a twentieth of a small engine in a page.
    insert(number, at: firstIndex { $0 > number } ?? count)
  }
}
