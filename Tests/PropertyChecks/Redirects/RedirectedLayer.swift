// What is seen of one layer when its run is interrupted.

@testable import Legato

/// What is seen of one layer when its run is interrupted, and what there was and would be to see without that.
struct RedirectedLayer {
  let kind: Layer.Kind
  /// A frame before the interruption, at it, and a moment later, had the first run gone on.
  let before: SeenQuad
  let start: SeenQuad
  let later: SeenQuad
  /// A moment later, as it is.
  let shownLater: SeenQuad
  /// What the second run itself says, frame by frame.
  private(set) var aims: [SeenQuad] = []
  /// What is shown, frame by frame, and in which of the frames it can be seen.
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
  /// What nobody sees as a step, in points.
  private static let speck = 0.5
  /// What is left over decays by so much of offset · ω · time in its fastest frame: 2/e, which is .736.
  private static let decay = 0.75
  /// A velocity may change by so much of it, and by so many points per second, which is how exactly it is read.
  private static let (kickShare, kickSpeck) = (0.05, 5.0)

  /// How far a corner leaps at the interruption, in points.
  var jump: Double { shown[0].distance(start) }

  /// By how much a corner's velocity changes there, in units of what it may.
  var kick: Double {
    let moment = PresentationState.moment
    let change = shownLater.distance(later, besides: start, shown[0]) / moment
    return change / (Self.kickShare * later.distance(start) / moment + Self.kickSpeck)
  }

  /// The farthest step of a corner from one frame to the next that is seen, in units of what explains one: the step
  /// before the interruption, the second run's own farthest step, and how fast what is left over decays.
  var roughness: Double {
    let steps = zip(seen, seen.dropFirst()).filter { $0 + 1 == $1 }.map { shown[$0].distance(shown[$1]) }
    let aimSteps = zip(aims, aims.dropFirst()).map { $0.distance($1) }
    let decay = Self.decay * start.distance(aims[0]) * ResidualDecay.angularFrequency * RedirectPlay.frameTime
    let explained = max(before.distance(start), aimSteps.max() ?? 0, decay, Self.speck)
    return (steps.max() ?? 0) / explained
  }

  /// How many times as large as in either run it is seen, at most.
  var swelling: Double {
    let most = seen.map { shown[$0].area.magnitude }.max() ?? 0
    return most / aims.reduce(max(start.area.magnitude, SeenQuad.speck)) { max($0, $1.area.magnitude) }
  }

  /// In how many of the two runs it is in space.
  var runsInSpace: Int { (start.isInPlane ? 0 : 1) + (aims.allSatisfy(\.isInPlane) ? 0 : 1) }
}

extension RedirectedLayer {
  /// So many diagonals of the container away is too far.
  private static let diagonals = 3.0
  /// What covers less of the container, as a part of it, is edge on and shows no side.
  private static let edgeOn = 0.005

  /// In how many frames that are seen it has a fault which it has in neither run.
  func frames(with fault: RedirectFault, in size: Size2D) -> Int {
    switch fault {
    case .pastViewer: return frames { $0.isPastViewer }
    case .farAway:
      let reach = Self.diagonals * (size.width * size.width + size.height * size.height).squareRoot()
      return frames { $0.reach(beyond: size) > reach }
    case .insideOut:
      let least = Self.edgeOn * size.width * size.height
      return max(0, turns(of: seen.map { shown[$0] }, least) - turns(of: [start] + aims, least))
    case .dented: return frames { $0.isDented }
    }
  }

  private func frames(where isWrong: (SeenQuad) -> Bool) -> Int {
    if isWrong(start) { return 0 }
    return seen.count { isWrong(shown[$0]) && !isWrong(aims[$0]) }
  }

  /// How often the side that is seen changes.
  private func turns(of quads: [SeenQuad], _ least: Double) -> Int {
    let sides = quads.map(\.area).filter { $0.magnitude > least }.map { $0 > 0 }
    return zip(sides, sides.dropFirst()).count { $0 != $1 }
  }
}
