#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// Where a sheet may rest.
  struct Sheet {
    /// How much of it may be seen when it rests.
    let detents: [Detent]
    /// The one to which it comes; nil for the lowest.
    let initialDetent: Detent?

    /// What is left of some detents; nil if nothing is.
    init?(_ detents: [Detent], initially initialDetent: Detent?) {
      let detents = detents.filter(\.isValid)
      if detents.isEmpty { return nil }
      self.detents = detents
      self.initialDetent = initialDetent.flatMap { $0 == 1 || detents.contains($0) ? $0 : nil }
    }
  }
#endif
