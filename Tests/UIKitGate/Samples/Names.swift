import Foundation
import LegatoUIKit
import QuartzCore
import SwiftUI
import UIKit

/// The library's types in a file that imports Apple's modules as well: none needs its module before its name.
@MainActor final class Names {
  let transitions: [ScreenTransition] = [.push, .zoom, .fade, .slide(.leading), .cover(.up)]
  let interactions: [Interaction] = [.edgePan(), .fullScreenPan(), .hubPan(.leading)]
  var policy: TransitionPolicy?
  var direction: Direction = .leading
  var (edge, axis, reading): (ScreenEdge, ScreenAxis, ReadingDirection) = (.trailing, .horizontal, .leftToRight)
  var (point, vector, size): (Point2D, Vector2D, Size2D) = (.zero, .zero, .zero)
  var (rect, insets, color): (Rect2D?, Insets?, LayerColor?)
  var (motion, curve): (Motion, TimingCurve) = (.curve(.easeInOut, duration: 1), .linear)
  var (spring, release, rule): (SpringMotion?, ReleaseRule?, ScrollRule?)
  var (keyframe, knot, turn): (Keyframe, Knot, Turn) = (Keyframe(0, 1), Knot(0, 1, slope: 0), Turn(about: 0, by: 1))
  var detents: [Detent] = [.content, 1]
  var (bars, source, flight, path): (BarStyle, SourceStyle, ElementFlight, FlightPath) = (
    .pinned, .kept, .live, .straight
  )
  var (outcome, operation): (Outcome, TransitionOperation) = (.finished, .push)
  var decision: ReleaseDecision = .finish
  var (input, inputs, property): (Input, Inputs?, Property) = (.pull, nil, .opacity)
  var (layer, state, bar, item): (Layer?, LayerState?, Bar?, BarItem?)
  var (pan, region, side, pieces): (PanGesture?, PanRegion?, Side?, Pieces?)
  var (element, own, modifier, cascade): (SharedElement?, OwnElement?, ElementModifier?, Cascade?)
  var (push, zoom, shared): (PushParameters?, ZoomParameters?, SharedAxis?)
  var (scope, arrival, request): (GestureScope?, ForwardArrival?, ElementRequest?)
  var (hub, drawer, observer): (HubController?, DrawerController?, (any ScreenTransitionObserver)?)
  var (seen, screen, navigator): (TransitionState?, ScreenID?, Navigator?)
  var (destination, elementID, shape, route): (Destination?, ElementID?, Flight?, GestureRoute?)
  var (values, travel, response, sample): (GestureValues?, PanTravel?, PointerResponse?, PointerSample?)
  var (mode, scrollable, settle, error): (ResponseMode?, Scrollable?, SettleKeyframes?, TimelineError?)
  var (driver, name, asked, picture): (TransitionDriver?, TransitionName?, TransitionRequest?, ZoomPan?)

  /// A transition of the app's own.
  let fade = ScreenTransition("fade", motion: .curve(.linear, duration: 1)) {
    (context: TransitionContext) -> Timeline in
    let builder = TimelineBuilder(context)
    let screen: TimelineBuilder.Handle = builder.screen(.covering)
    builder.animate(screen, .opacity, from: 0, to: 1)
    return builder.build()
  }
}
