#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Where a sheet may rest.
  struct Sheet {
    /// How far it may have come when it rests, ascending, above 0 and at most 1.
    let stops: [Double]

    /// What is left of some stops; nil if nothing is.
    init?(_ stops: [Double]) {
      self.stops = stops.filter { $0 > 0 && $0 <= 1 }.sorted()
      if self.stops.isEmpty { return nil }
    }
  }
#endif
