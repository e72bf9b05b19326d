#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// Where a sheet may rest, and how a finger takes it there.
  struct Sheet {
    /// How far it may have come when it rests, ascending, above 0 and at most 1.
    let stops: [Double]

    /// How far a finger can pull it beyond its last stop, as a part of its height: UIKit's yields about a tenth.
    private static let reach = 0.1

    /// What is left of some stops; nil if nothing is.
    init?(_ stops: [Double]) {
      self.stops = stops.filter { $0 > 0 && $0 <= 1 }.sorted()
      if self.stops.isEmpty { return nil }
    }

    /// The drag that takes it from one stop to another, and away.
    ///
    /// - Parameters:
    ///   - stop: where it rests now.
    ///   - height: its own, in points.
    ///   - isHeld: whether it resists a finger that would take it away.
    func pan(from stop: Double, height: Double, isHeld: Bool) -> Interaction {
      let (up, down) = ((stop - (stops.last ?? 1)) * height, (stop - (stops.first ?? 1)) * height)
      var pan = Interaction.fullScreenPan(.down)
      pan.release.stops = stops.reversed().map { 1 - $0 }
      pan.mapping = { gesture in
        let travel = gesture.translation.dy
        let free = max(up, isHeld ? min(travel, down) : travel)
        let band = RubberBand(dimension: Sheet.reach * height)
        return Inputs(
          fraction: height > 0 ? free / height : 0, drag: Vector(dx: 0, dy: band.offset(for: travel - free)))
      }
      return pan
    }
  }
#endif
