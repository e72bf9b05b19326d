// What a test can ask a stage.

import Legato

extension Stage {
  /// The outcomes of the runs, oldest first.
  public var outcomes: [Outcome] { runs.compactMap(\.outcome) }

  /// Whether each request was allowed, oldest first.
  package var consents: [Bool] { requests.map { !denied.contains($0) } }

  /// Whether there is a run.
  public var isRunning: Bool { navigator.isRunning }

  /// The present run's fraction; 0 at rest.
  public var fraction: Double { navigator.inputs.fraction }

  /// The screens that a host would have in its view hierarchy now: the present run's, or the top one at rest.
  public var mounted: [ScreenID] {
    guard !layers.isEmpty else { return [navigator.top] }
    return layers.filter { $0.kind.role == .screen }.compactMap(\.screen)
  }

  /// The screens that are at least partly visible: mounted, not transparent, at least partly inside the container.
  public var visible: [ScreenID] {
    let bounds = Rect2D(size: size)
    return mounted.filter { screen in
      guard let state = state(of: .screen(screen)), state.opacity > 0 else { return false }
      let frame = self.frame(of: .screen(screen)) ?? bounds
      return frame.maxX > 0 && frame.minX < bounds.maxX && frame.maxY > 0 && frame.minY < bounds.maxY
    }
  }

  /// The state of a layer now; nil if it is not shown. At rest only the top screen has one.
  public func state(of kind: Layer.Kind) -> LayerState? {
    if layers.isEmpty { return kind == .screen(navigator.top) ? .rest : nil }
    let shown = navigator.layers
    let states = navigator.states
    guard let index = shown.firstIndex(where: { $0.kind == kind }), states.indices.contains(index) else { return nil }
    return states[index]
  }

  /// The frame of a layer in the container now, in points, without perspective and rotation; nil if it is not shown.
  public func frame(of kind: Layer.Kind) -> Rect2D? {
    guard let state = state(of: kind) else { return nil }
    let rest = navigator.layers.first { $0.kind == kind }?.frame ?? Rect2D(size: size)
    return state.frame(of: rest)
  }

  package var digest: UInt64 {
    var digest = Digest()
    for state in navigator.states { digest.add(state) }
    return digest.value
  }
}

extension LayerState {
  /// The frame of a layer that rests at `rest`, in points, with its clip, without perspective and rotation.
  package func frame(of rest: Rect2D) -> Rect2D {
    let anchor = Point2D(x: rest.minX + anchorX * rest.size.width, y: rest.minY + anchorY * rest.size.height)
    // A negative clip clips nothing.
    let (left, top) = (max(clipLeft, 0), max(clipTop, 0))
    let origin = rest.origin + Vector2D(dx: left, dy: top)
    return Rect2D(
      x: anchor.x + (origin.x - anchor.x) * scaleX + translationX,
      y: anchor.y + (origin.y - anchor.y) * scaleY + translationY,
      width: (rest.size.width - left - max(clipRight, 0)) * scaleX,
      height: (rest.size.height - top - max(clipBottom, 0)) * scaleY)
  }

  /// The smallest upright rectangle around the part of a layer within its clip as it is seen, also in space.
  package func box(of rest: Rect2D) -> Rect2D {
    var numbers = self
    // A negative clip clips nothing.
    (numbers.clipTop, numbers.clipBottom) = (max(clipTop, 0), max(clipBottom, 0))
    (numbers.clipLeft, numbers.clipRight) = (max(clipLeft, 0), max(clipRight, 0))
    let corners = LayerCorners(numbers, rest.size, isCut: true)
    let (left, top) = (corners.x.min(), corners.y.min())
    return Rect2D(
      x: rest.minX + left, y: rest.minY + top, width: corners.x.max() - left, height: corners.y.max() - top)
  }
}

extension LayerCorners {
  /// The corners of a layer in a state.
  package init(_ state: LayerState, _ size: Size2D, isCut: Bool = false) {
    var numbers = state
    self = withUnsafeMutableBytes(of: &numbers) {
      LayerCorners($0.baseAddress!.assumingMemoryBound(to: Double.self), size, isCut: isCut)
    }
  }
}
