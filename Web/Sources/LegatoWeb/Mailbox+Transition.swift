// What the page says of every transition, and the options of single ones.

import Legato

extension Mailbox {
  /// Makes a transition of what the mailbox holds and gives it a number: its own options, then a motion and the motion
  /// of the reverse, each of which may be missing.
  ///
  /// - Parameters:
  ///   - tag: what the page is told when the transition is used.
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

  /// Reads an option; `standard` where the page has said nothing.
  @inline(never)
  static func number(or standard: Double) -> Double { number().or(standard) }

  /// Reads a direction; `standard` where the page has said none.
  @inline(never)
  static func direction(or standard: Direction) -> Direction { Direction(rawValue: code()) ?? standard }

  /// Reads an axis; `standard` where the page has said none.
  static func axis(or standard: ScreenAxis) -> ScreenAxis { ScreenAxis(rawValue: code()) ?? standard }

  /// Reads the axis that two screens share; `standard` where the page has said none.
  static func sharedAxis(or standard: SharedAxis) -> SharedAxis { SharedAxis(rawValue: code()) ?? standard }

  /// Reads what becomes of a source: over what part it fades, below 0 it is kept; `standard` where the page has said
  /// nothing.
  static func sourceStyle(or standard: SourceStyle) -> SourceStyle {
    let part = number()
    return part.isNaN ? standard : part < 0 ? .kept : .fading(over: part)
  }

  /// Reads a seed; `standard` where the page has said none, or none that is whole.
  static func seed(or standard: UInt32) -> UInt32 { UInt32(exactly: number()) ?? standard }

  /// Reads a count; `standard` where the page has said none, or none that is whole.
  static func count(or standard: Int) -> Int { Int32(exactly: number()).map { Int($0) } ?? standard }

  /// Reads a point; nil where the page has said none.
  static func point() -> Point2D? {
    let (x, y) = (number(), number())
    return x == x && y == y ? Point2D(x: x, y: y) : nil
  }

  /// Reads an edge; `standard` where the page has said none.
  @inline(never)
  static func edge(or standard: ScreenEdge) -> ScreenEdge { ScreenEdge(rawValue: code()) ?? standard }
}

extension Double {
  /// The number, or another one where the page has said nothing.
  func or(_ other: Double) -> Double { self == self ? self : other }
}
