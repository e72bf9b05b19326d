// Parameters out of their ranges.

import Testing

@testable import Legato

@Suite struct LimitTests {
  /// A transition with a parameter out of its range, and the same transition with the nearest valid value.
  private static let pairs: [(ScreenTransition, ScreenTransition)] = [
    (.adwNavigation(dim: 2), .adwNavigation(dim: 1)), (.adwNavigation(dim: .nan), .adwNavigation()),
    (.adwSheet(dim: -1), .adwSheet(dim: 0)), (.adwSheet(dim: .nan, radius: .nan), .adwSheet(radius: 0)),
    (.card(dim: .infinity), .card(dim: 1)), (.card(dim: .nan), .card()), (.card(radius: -3), .card(radius: 0)),
    (.cover(dim: 7), .cover(dim: 1)), (.cover(dim: .nan), .cover()),
    (.drawer(dim: -1), .drawer(dim: 0)), (.drawer(dim: .nan), .drawer()),
    (.grow(dim: 1.5), .grow(dim: 1)), (.grow(dim: .nan), .grow()),
    (.headline(coveredScale: 99), .headline(coveredScale: 2)),
    (.headline(coveredScale: -1), .headline(coveredScale: 0)),
    (.headline(coveredScale: .nan, coveredOpacity: .nan), .headline()),
    (.headline(coveredOpacity: -1), .headline(coveredOpacity: 0)),
    (.pageSheet(dim: 2, radius: .infinity), .pageSheet(dim: 1, radius: 1000)),
    (.pageSheet(dim: .nan, detent: .nan), .pageSheet()), (.pageSheet(detent: 1), .pageSheet(detent: 0.9)),
    (.popover(dim: 2), .popover(dim: 1)), (.popover(dim: .nan), .popover()),
    (.pullToDismiss(dim: 2), .pullToDismiss(dim: 1)), (.pullToDismiss(dim: .nan), .pullToDismiss()),
    (.scale(inset: -5), .scale(inset: 0)), (.scale(inset: .nan, dim: .nan), .scale()),
    (.scale(inset: 5000, dim: 3), .scale(inset: 1000, dim: 1)),
    (.sheet(dim: 2), .sheet(dim: 1)), (.sheet(dim: .nan), .sheet()), (.sheet(radius: -1), .sheet(radius: 0)),
    (.push(wildPush), .push(widestPush)), (.push(emptyPush), .push),
    (.zoom(wildZoom), .zoom(widestZoom)), (.zoom(emptyZoom), .zoom),
  ]

  @Test(arguments: pairs.indices) func whatIsOutOfItsRangeIsClamped(number: Int) {
    let (given, clamped) = Self.pairs[number]
    for operation in [TransitionOperation.push, .pop] {
      let context = context(operation, elements: [.photo])
      let timeline = given.prepare(context)
      #expect(timeline == clamped.prepare(context))
      #expect(timeline.error == nil)
    }
  }

  private static var wildPush: PushParameters {
    push(parallax: 9, opacity: 9, radius: 9000, offset: -9000)
  }
  private static var widestPush: PushParameters {
    push(parallax: 1, opacity: 1, radius: 200, offset: -200)
  }
  private static var emptyPush: PushParameters {
    push(parallax: .nan, opacity: .nan, radius: .nan, offset: .nan)
  }

  private static func push(parallax: Double, opacity: Double, radius: Double, offset: Double) -> PushParameters {
    var parameters = PushParameters()
    (parameters.parallax, parameters.dim, parameters.shadow) = (parallax, opacity, opacity)
    (parameters.shadowRadius, parameters.shadowOffset) = (radius, offset)
    return parameters
  }

  private static var wildZoom: ZoomParameters { zoom(scale: 9, part: -1, opacity: 9, radius: -1, offset: 9000) }
  private static var widestZoom: ZoomParameters { zoom(scale: 2, part: 0, opacity: 1, radius: 0, offset: 200) }
  private static var emptyZoom: ZoomParameters {
    zoom(scale: .nan, part: .nan, opacity: .nan, radius: .nan, offset: .nan)
  }

  private static func zoom(
    scale: Double, part: Double, opacity: Double, radius: Double, offset: Double
  ) -> ZoomParameters {
    var parameters = ZoomParameters()
    (parameters.coveredScale, parameters.sourceFade) = (scale, part)
    (parameters.dim, parameters.shadow) = (opacity, opacity)
    (parameters.shadowRadius, parameters.shadowOffset) = (radius, offset)
    return parameters
  }
}
