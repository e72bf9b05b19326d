extension CALayer {
  var placing: CATransform3D { model.placing }

  private func toSuper(_ parent: CALayer) -> CATransform3D {
    let (bounds, lens) = (parent.model.bounds, parent.model.sublayerTransform)
    guard !CATransform3DIsIdentity(lens) else { return placing }
    let centred = CATransform3DConcat(placing, CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0))
    return CATransform3DConcat(
      CATransform3DConcat(centred, lens), CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
  }

  /// Maps the layer's coordinates to its root's.
  private var toRoot: CATransform3D {
    var matrix = CATransform3DIdentity
    var layer: CALayer = self
    while let parent = layer.superlayer {
      matrix = CATransform3DConcat(matrix, layer.toSuper(parent))
      layer = parent
    }
    return matrix
  }

  /// A function that maps points from another layer, or from the root's coordinates, into this one.
  private func passage(from l: CALayer?) -> (CGPoint) -> CGPoint {
    if l === self { return { $0 } }
    if let l, l === superlayer { return toSuper(l).unprojection.projecting }
    let (up, down) = (l?.toRoot, toRoot.unprojection)
    return { down.projecting(up?.projecting($0) ?? $0) }
  }

  private func passage(to l: CALayer?) -> (CGPoint) -> CGPoint { l?.passage(from: self) ?? toRoot.projecting }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { passage(from: l)(p) }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { passage(to: l)(p) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(around: r.corners.map(passage(from: l))) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(around: r.corners.map(passage(to: l))) }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(at: t) }
    return localTime(at: l.clockTime(at: t))
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  private func clockTime(at local: Double) -> Double {
    let parent = speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(at: parent) ?? parent
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension LayerValues {
  /// Maps the layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  var placing: CATransform3D {
    let anchorX = bounds.minX + anchorPoint.x * bounds.width
    let anchorY = bounds.minY + anchorPoint.y * bounds.height
    if CATransform3DIsIdentity(transform) {
      return CATransform3DMakeTranslation(position.x - anchorX, position.y - anchorY, zPosition)
    }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -anchorX, -anchorY, 0),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }
}

extension CATransform3D {
  /// The point at which the transform shows a point of the plane.
  func projecting(_ p: CGPoint) -> CGPoint {
    let w = p.x * m14 + p.y * m24 + m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(x: (p.x * m11 + p.y * m21 + m41) * scale, y: (p.x * m12 + p.y * m22 + m42) * scale)
  }

  private var isTranslation: Bool {
    m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1
  }

  /// The transform that finds the point of the plane which this one shows at a given point.
  var unprojection: CATransform3D {
    if isTranslation { return CATransform3DMakeTranslation(-m41, -m42, 0) }
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return CATransform3DInvert(flat)
  }
}
