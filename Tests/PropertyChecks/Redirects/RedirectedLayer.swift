// Measures a layer whose run is interrupted.

@testable import Legato

/// One layer when its run is interrupted: what is shown, and what either run shows without the interruption.
struct RedirectedLayer {
  let kind: Layer.Kind
  /// One frame before the interruption, at it, and a moment later without it.
  let before: SeenQuad
  let start: SeenQuad
  let later: SeenQuad
  /// A moment later, as shown.
  let shownLater: SeenQuad
  /// What the second run shows by itself, frame by frame.
  private(set) var aims: [SeenQuad] = []
  /// What is shown, frame by frame, and the indices of the frames in which it is visible.
  private(set) var shown: [SeenQuad] = []
  private(set) var seen: [Int] = []

  init(_ kind: Layer.Kind, before: SeenQuad, start: SeenQuad, later: SeenQuad, shownLater: SeenQuad) {
    self.kind = kind
    (self.before, self.start, self.later, self.shownLater) = (before, start, later, shownLater)
  }

  mutating func append(_ quad: SeenQuad, opacity: Double, aim: SeenQuad) {
    if opacity > SeenFrame.faint { seen.append(shown.count) }
    shown.append(quad)
    aims.append(aim)
  }
}

extension RedirectedLayer {
  /// The largest step that is not visible, in points.
  private static let speck = 0.5
  /// The fastest decay of a residual, as a multiple of offset · ω · time: 2/e, which is .736.
  private static let decay = 0.75
  /// How much a velocity may change: a fraction of it, plus the accuracy of measuring it in points per second.
  private static let (kickShare, kickSpeck) = (0.05, 5.0)

  /// The leap of a corner at the interruption, in points.
  var jump: Double { shown[0].distance(start) }

  /// The change of a corner's velocity at the interruption, as a multiple of what is allowed.
  var kick: Double {
    let moment = PresentationState.moment
    let change = shownLater.distance(later, besides: start, shown[0]) / moment
    return change / (Self.kickShare * later.distance(start) / moment + Self.kickSpeck)
  }

  /// The farthest visible step of a corner from one frame to the next, as a multiple of what explains it: the step
  /// before the interruption, the second run's own farthest step, and the decay of the residual.
  var roughness: Double {
    let steps = zip(seen, seen.dropFirst()).filter { $0 + 1 == $1 }.map { shown[$0].distance(shown[$1]) }
    let aimSteps = zip(aims, aims.dropFirst()).map { $0.distance($1) }
    let decay = Self.decay * start.distance(aims[0]) * ResidualDecay.angularFrequency * RedirectPlay.frameTime
    let explained = max(before.distance(start), aimSteps.max() ?? 0, decay, Self.speck)
    return (steps.max() ?? 0) / explained
  }

  /// In how many of the two runs it is in space.
  var runsInSpace: Int { (start.isInPlane ? 0 : 1) + (aims.allSatisfy(\.isInPlane) ? 0 : 1) }
}

extension RedirectedLayer {
  /// A distance of this many diagonals of the container is too far.
  private static let diagonals = 3.0
  /// Up to this fraction of the container's area a layer is edge on and shows no side.
  private static let edgeOn = 0.005

  /// In how many visible frames it has a fault that neither run has.
  func frames(with fault: RedirectFault, in size: Size2D) -> Int {
    switch fault {
    case .pastViewer: return frames { $0.isPastViewer }
    case .farAway:
      let reach = Self.diagonals * (size.width * size.width + size.height * size.height).squareRoot()
      return frames { $0.reach(beyond: size) > reach }
    case .insideOut:
      let least = Self.edgeOn * size.width * size.height
      let sides = { (quads: [SeenQuad]) in quads.map { $0.side(least) } }
      let said = sides([start] + aims)
      // What is edge on at first or at last shows no side there, so it may turn once more: a layer that was turned
      // about one axis and is to be turned about the other one shows its front in between.
      let free = (said.first == 0 ? 1 : 0) + (said.last == 0 ? 1 : 0)
      return max(0, turns(of: sides(seen.map { shown[$0] })) - turns(of: said) - free)
    case .dented: return frames { $0.isDented }
    }
  }

  private func frames(where isWrong: (SeenQuad) -> Bool) -> Int {
    if isWrong(start) { return 0 }
    return seen.count { isWrong(shown[$0]) && !isWrong(aims[$0]) }
  }

  /// How often the visible side changes.
  private func turns(of sides: [Int]) -> Int {
    let sides = sides.filter { $0 != 0 }
    return zip(sides, sides.dropFirst()).count { $0 != $1 }
  }
}
