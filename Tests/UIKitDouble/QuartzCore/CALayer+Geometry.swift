extension CALayer {
  /// From a layer's coordinates to its superlayer's, for its model or for what is shown.
  static func toSuper(_ values: LayerValues, parent: LayerValues?) -> CATransform3D {
    let anchorX = values.bounds.minX + values.anchorPoint.x * values.bounds.width
    let anchorY = values.bounds.minY + values.anchorPoint.y * values.bounds.height
    let toAnchor = CATransform3DMakeTranslation(-anchorX, -anchorY, 0)
    let place = CATransform3DMakeTranslation(values.position.x, values.position.y, values.zPosition)
    let own = CATransform3DConcat(CATransform3DConcat(toAnchor, values.transform), place)
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return own }
    let (middleX, middleY) = (parent.bounds.midX, parent.bounds.midY)
    let centred = CATransform3DConcat(own, CATransform3DMakeTranslation(-middleX, -middleY, 0))
    let seen = CATransform3DConcat(centred, parent.sublayerTransform)
    return CATransform3DConcat(seen, CATransform3DMakeTranslation(middleX, middleY, 0))
  }

  /// From the layer's coordinates to its root's.
  func toRoot(_ values: (CALayer) -> LayerValues) -> CATransform3D {
    var matrix = CATransform3DIdentity
    var layer: CALayer? = self
    while let current = layer, let parent = current.superlayer {
      matrix = CATransform3DConcat(matrix, Self.toSuper(values(current), parent: values(parent)))
      layer = parent
    }
    return matrix
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return toRoot(\.model).unprojecting(p) }
    return toRoot(\.model).unprojecting(l.toRoot(\.model).projecting(p))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let l else { return toRoot(\.model).projecting(p) }
    return l.convert(p, from: self)
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(around: r.corners.map { convert($0, from: l) }) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(around: r.corners.map { convert($0, to: l) }) }

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

extension CATransform3D {
  /// A point of the plane, as the transform shows it.
  func projecting(_ p: CGPoint) -> CGPoint {
    let w = p.x * m14 + p.y * m24 + m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(x: (p.x * m11 + p.y * m21 + m41) * scale, y: (p.x * m12 + p.y * m22 + m42) * scale)
  }

  /// The point of the plane that the transform shows at `p`.
  func unprojecting(_ p: CGPoint) -> CGPoint {
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return CATransform3DInvert(flat).projecting(p)
  }
}
