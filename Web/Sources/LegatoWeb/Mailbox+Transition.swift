// Reads transitions and the options that they have in common.

import Legato

extension Mailbox {
  /// Makes a transition from the mailbox and gives it a number: its own options, then its motion and the motion of its
  /// reverse, if they are given.
  ///
  /// - Parameters:
  ///   - tag: a number that the page gets back when the transition is used.
  ///   - make: reads the options, in the order of the export's name.
  @inline(never)
  static func transition(_ tag: Int32, _ make: () -> ScreenTransition) -> Int32 {
    open()
    var transition = make()
    let motion = motion()
    let reverse = Self.motion()
    if motion != nil || reverse != nil {
      transition = transition.with(motion: motion ?? transition.motion, reverseMotion: reverse ?? motion)
    }
    return Page.add(transition.tagged(tag))
  }

  /// Reads an option; `standard` if it is missing.
  @inline(never)
  static func number(or standard: Double) -> Double { number().or(standard) }

  /// Reads a direction; `standard` if it is missing.
  @inline(never)
  static func direction(or standard: Direction) -> Direction { Direction(rawValue: code()) ?? standard }

  /// Reads an axis; `standard` if it is missing.
  static func axis(or standard: ScreenAxis) -> ScreenAxis { ScreenAxis(rawValue: code()) ?? standard }

  /// Reads a shared axis; `standard` if it is missing.
  static func sharedAxis(or standard: SharedAxis) -> SharedAxis { SharedAxis(rawValue: code()) ?? standard }

  /// Reads the style of a source: the fraction over which it fades, or below 0 that it is kept; `standard` if it is
  /// missing.
  static func sourceStyle(or standard: SourceStyle) -> SourceStyle {
    let part = number()
    return part.isNaN ? standard : part < 0 ? .kept : .fading(over: part)
  }

  /// Reads a seed; `standard` if it is missing or not a whole number.
  static func seed(or standard: UInt32) -> UInt32 { UInt32(exactly: number()) ?? standard }

  /// Reads a count; `standard` if it is missing or not a whole number.
  static func count(or standard: Int) -> Int { Int32(exactly: number()).map { Int($0) } ?? standard }

  /// Reads a point; nil if it is missing.
  static func point() -> Point2D? {
    let (x, y) = (number(), number())
    return x == x && y == y ? Point2D(x: x, y: y) : nil
  }

  /// Reads an edge; `standard` if it is missing.
  @inline(never)
  static func edge(or standard: ScreenEdge) -> ScreenEdge { ScreenEdge(rawValue: code()) ?? standard }
}

extension Double {
  /// The number, or another one if this is missing (NaN).
  func or(_ other: Double) -> Double { self == self ? self : other }
}
