#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// Where a sheet may rest.
  struct Sheet {
    /// How far it may have come when it rests, ascending.
    let stops: [Double]

    /// What is left of some stops; nil if nothing is.
    init?(_ stops: [Double]) {
      self.stops = Interaction.stops(among: stops)
      if self.stops.isEmpty { return nil }
    }
  }
#endif
