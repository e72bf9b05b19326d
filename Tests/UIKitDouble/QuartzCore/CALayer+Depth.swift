extension CALayer {
  /// Whether a layer may have had a depth since the last reset; until then none is looked at.
  nonisolated(unsafe) static var isSpaceUsed = false

  /// The violations of a rule of the render server, below this layer and now: it draws sublayers by their depth,
  /// whatever their order. A layer in space hides what lies behind it, and what lies before it hides that layer.
  @MainActor func depthViolations() -> [String] {
    let children = (sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
    return children.flatMap { $0.depthViolations() } + siblingViolations(children)
  }

  @MainActor private func siblingViolations(_ children: [CALayer]) -> [String] {
    let isInOrder = zip(children, children.dropFirst()).allSatisfy { $0.zPosition <= $1.zPosition }
    if isInOrder, !children.contains(where: \.mayBeInSpace) { return [] }
    let solids = children.map(Solid.init)
    return solids.indices.flatMap { above in
      (0..<above).filter { solids[$0].hides(solids[above]) }.map { below in
        let names = (UIKitDouble.name(of: children[below].owner), UIKitDouble.name(of: children[above].owner))
        return "\(names.1), number \(above), is drawn behind \(names.0), number \(below), or through it."
      }
    }
  }

  private var mayBeInSpace: Bool {
    transform.isInSpace || animations.contains { ($0.animation as? CAPropertyAnimation)?.keyPath == "transform" }
  }

  /// Where a layer is seen now, and how near.
  private struct Solid {
    private let frame: CGRect
    private let nearest: CGFloat
    private let farthest: CGFloat

    /// Rounding of a depth, in points.
    private static let tolerance: CGFloat = 1e-3

    init(_ layer: CALayer) {
      let shown = layer.animated(layer.committed ?? layer.model)
      let places = shown.bounds.corners.map(shown.placing.projectingInSpace)
      frame = CGRect(around: places.map(\.point))
      nearest = places.map(\.depth).max() ?? 0
      farthest = places.map(\.depth).min() ?? 0
    }

    /// Whether some of it is drawn over a layer that comes later in the order.
    func hides(_ other: Solid) -> Bool {
      nearest > other.farthest + Solid.tolerance && !frame.intersection(other.frame).isEmpty
    }
  }
}

extension CATransform3D {
  /// The point at which the transform shows a point of the plane, and how near it is to the viewer.
  fileprivate func projectingInSpace(_ p: CGPoint) -> (point: CGPoint, depth: CGFloat) {
    let w = p.x * m14 + p.y * m24 + m44
    return (projecting(p), (p.x * m13 + p.y * m23 + m43) / (w == 0 ? 1 : w))
  }

  /// Whether it moves the plane out of itself.
  var isInSpace: Bool { m13 != 0 || m23 != 0 || m43 != 0 || m14 != 0 || m24 != 0 }
}
