// Limits of the transitions' parameters, and the messages of a debug build about numbers beyond them.

extension TransitionName {
  /// A corner radius in points, within 0 ... 1000; NaN counts as 0.
  func limitedRadius(_ radius: Double) -> Double { limited(radius, to: 0...1000, or: 0, "radius") }

  /// A parameter of the transition, clamped to its range; a debug build reports a number out of its range.
  ///
  /// - Parameters:
  ///   - value: the given number; NaN counts as `standard`.
  ///   - range: the valid numbers.
  ///   - standard: the default.
  ///   - parameter: the parameter's name, for the message.
  @inline(__always)
  public func limited(
    _ value: Double, to range: ClosedRange<Double>, or standard: Double, _ parameter: StaticString
  ) -> Double {
    // It is inlined, so that a release build links no parameter's name.
    let limited = TransitionName.limited(value, to: range.lowerBound, range.upperBound, or: standard)
    #if DEBUG && !hasFeature(Embedded)
      if limited != value {
        Remark.listener("\(self)'s \(parameter) is \(value), outside \(range): \(limited) takes its place")
      }
    #endif
    return limited
  }

  @inline(never) @usableFromInline
  static func limited(_ value: Double, to low: Double, _ high: Double, or standard: Double) -> Double {
    value.isNaN ? standard : min(max(value, low), high)
  }
}

/// What a debug build reports about a mistake that Legato works around.
package enum Remark {
  #if DEBUG && !hasFeature(Embedded)
    /// Receives the sentence: by default the console, in a test the test's own listener.
    @TaskLocal package static var listener: @Sendable (String) -> Void = { print("Legato:", $0) }
  #endif

  /// Reports the sentence in a debug build.
  package static func say(_ sentence: @autoclosure () -> String) {
    #if DEBUG && !hasFeature(Embedded)
      listener(sentence())
    #endif
  }
}
