#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// Where a sheet may rest.
  struct Sheet {
    /// How far it may have come when it rests, ascending.
    let detents: [Double]
    /// The one to which it comes.
    let initialDetent: Double

    /// What is left of some detents; nil if nothing is. It comes to the lowest unless another one, or 1, is named.
    init?(_ detents: [Double], initially initialDetent: Double?) {
      self.detents = Interaction.detents(among: detents)
      guard let lowest = self.detents.first else { return nil }
      let named = initialDetent.flatMap { $0 == 1 || detents.contains($0) ? $0 : nil }
      self.initialDetent = named ?? lowest
    }
  }
#endif
