/// How much of a presented screen is visible when it rests.
///
/// ```swift
/// map.legato.present(places, detents: [.points(120), .content, 1])
/// ```
///
/// A number literal stands for a ``fraction(_:)``. So 120 is invalid, and `.points(120)` is valid.
public struct Detent: Equatable, Sendable {
  /// A fraction if at most 1, points if greater, -1 for the content, NaN if invalid.
  package let number: Double

  /// A fraction of the whole screen, above 0 and at most 1. Any other number is invalid.
  public static func fraction(_ part: Double) -> Detent { Detent(number: part > 0 && part <= 1 ? part : .nan) }

  /// A height in points from the container's lower edge, above 1. A screen that is not as high shows whole. Any other
  /// number is invalid.
  public static func points(_ points: Double) -> Detent { Detent(number: points > 1 ? points : .nan) }

  /// The height of the content, as the host has measured it. If that is 0 or more than the screen's height, the screen
  /// shows whole.
  public static var content: Detent { Detent(number: -1) }

  package init(number: Double) { self.number = number }

  package var isValid: Bool { !number.isNaN }
}

extension Detent: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A fraction of the whole screen.
  public init(floatLiteral value: Double) { self = .fraction(value) }
  /// A fraction of the whole screen: 1 is the whole.
  public init(integerLiteral value: Int) { self = .fraction(Double(value)) }
}

/// The detents of a screen, and the one at which it rests or to which it goes.
package struct Detents {
  /// The detents as they were given.
  package let said: [Detent]
  /// The fractions of the way at the detents, ascending.
  private(set) var parts: [Double] = []
  var part: Double { part(of: chosen) }
  /// Where the screen rests. If that is the lowest detent, it is invalid until the screen has been measured.
  private var chosen: Detent
  /// The length of the way and the height of the content, in points.
  private var way = 0.0
  private var content = 0.0

  /// A `first` that is nil or not among them is the lowest one.
  init(_ said: [Detent] = [], first: Detent? = 1) {
    self.said = said
    chosen = Detent(number: .nan)
    if let first, contains(first) { chosen = first }
  }

  /// The whole way is always one of them.
  func contains(_ detent: Detent) -> Bool {
    for each in said where each == detent { return true }
    return detent == 1
  }

  func part(of detent: Detent) -> Double {
    var part = detent.number
    if part < 0 { part = content / way } else if part > 1 { part /= way }
    return part > 0 && part < 1 ? part : 1
  }

  @inline(never)
  func detent(at part: Double) -> Detent {
    for detent in said where Detents.isSame(part, self.part(of: detent)) { return detent }
    return Detent(number: part)
  }

  mutating func rest(at part: Double) { chosen = detent(at: part) }

  /// The fractions are new, and the screen keeps its detent.
  mutating func measure(in context: TransitionContext) {
    way = context.departure(.down).dy
    content = context.coveringContent
    parts = []
    for detent in said {
      let part = part(of: detent)
      if !parts.contains(where: { Detents.isSame($0, part) }) { parts.insert(ascending: part) }
    }
    if !chosen.isValid { chosen = detent(at: parts.first ?? 1) }
  }

  /// Compares with a tolerance: a detent at .3 is 1 − .7 to a dismissal, which is a slightly different number.
  static func isSame(_ part: Double, _ other: Double) -> Bool { (part - other).magnitude < 1e-9 }
}

extension [Double] {
  @inline(never)
  mutating func insert(ascending number: Double) {
    // The standard library's sort would be a twentieth of a small page's engine, and its insertion a hundredth.
    put(number)
    var place = count - 1
    while place > 0, self[place - 1] > number {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = number
  }
}
