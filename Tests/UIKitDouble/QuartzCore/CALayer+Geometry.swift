extension CALayer {
  /// From a layer's coordinates to its superlayer's, for its model or for what is shown.
  static func toSuper(_ values: LayerValues, parent: LayerValues?) -> CATransform3D {
    let anchorX = values.bounds.minX + values.anchorPoint.x * values.bounds.width
    let anchorY = values.bounds.minY + values.anchorPoint.y * values.bounds.height
    let place = values.position
    let own =
      CATransform3DIsIdentity(values.transform)
      ? CATransform3DMakeTranslation(place.x - anchorX, place.y - anchorY, values.zPosition)
      : CATransform3DConcat(
        CATransform3DTranslate(values.transform, -anchorX, -anchorY, 0),
        CATransform3DMakeTranslation(place.x, place.y, values.zPosition))
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
    if l === superlayer { return Self.toSuper(model, parent: l.model).unprojecting(p) }
    return toRoot(\.model).unprojecting(l.toRoot(\.model).projecting(p))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let l else { return toRoot(\.model).projecting(p) }
    return l.convert(p, from: self)
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }
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

  private var isTranslation: Bool {
    m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1
  }

  /// The point of the plane that the transform shows at `p`.
  func unprojecting(_ p: CGPoint) -> CGPoint {
    if isTranslation { return CGPoint(x: p.x - m41, y: p.y - m42) }
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return CATransform3DInvert(flat).projecting(p)
  }
}
