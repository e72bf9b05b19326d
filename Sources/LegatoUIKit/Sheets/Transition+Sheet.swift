// How a sheet comes and goes.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  extension Transition {
    /// A sheet: it comes from below over a screen that darkens behind it, and stays visible, and it follows a finger
    /// that pulls it beyond its stops.
    ///
    /// - Parameters:
    ///   - dim: the opacity of black over the screen behind, once the sheet has come all the way, limited to
    ///     0 ... 1.
    ///   - radius: the radius of the sheet's corners, in points (UIKit's page sheet has 10); below 0, and what is not
    ///     finite, counts as 0.
    public static func sheet(dim: Double = 0.4, radius: Double = 10) -> Transition {
      Transition("sheet", motion: .spring(response: 0.35, dampingRatio: 1), keepsCoveredScreenVisible: true) { context in
        let timeline = TimelineBuilder(context)
        timeline.screen(.covered)
        timeline.dimming(to: dim)
        let sheet = timeline.screen(.covering)
        timeline.move(sheet, from: context.departure(.down), to: .zero)
        timeline.follow(sheet, .translationY, .dragY)
        timeline.set(sheet, .cornerRadius, to: radius)
        return timeline.build()
      }
    }
  }
#endif
