/// A value that Core Animation interpolates, as numbers.
struct AnimatableValue: Equatable {
  enum Kind { case scalar, point, size, rect, transform, color, path }

  let kind: Kind
  let components: [Double]

  init(_ value: Double) { (kind, components) = (.scalar, [value]) }
  init(_ value: CGPoint) { (kind, components) = (.point, [value.x, value.y].map { Double($0) }) }
  init(_ value: CGSize) { (kind, components) = (.size, [value.width, value.height].map { Double($0) }) }
  init(_ value: CGRect) {
    kind = .rect
    components = [value.minX, value.minY, value.size.width, value.size.height].map { Double($0) }
  }
  init(_ value: CATransform3D) { (kind, components) = (.transform, value.elements) }
  init(_ value: CGColor?) { (kind, components) = (.color, value?.rgba ?? [0, 0, 0, 0]) }
  init(_ value: CGPath?) {
    let box = value?.boundingBox ?? .zero
    kind = .path
    components = AnimatableValue(box).components + [Double(value?.cornerRadius ?? 0)]
  }

  private init(kind: Kind, components: [Double]) { (self.kind, self.components) = (kind, components) }

  /// Any value of an animation's `fromValue` or `values`: Swift's values and Foundation's boxes.
  init?(any: Any?) {
    switch any {
    case let value as CATransform3D: self.init(value)
    case let value as CGAffineTransform: self.init(CATransform3DMakeAffineTransform(value))
    case let value as CGPoint: self.init(value)
    case let value as CGSize: self.init(value)
    case let value as CGRect: self.init(value)
    case let value as CGColor: self.init(value)
    case let value as CGPath: self.init(value)
    case let value as CGFloat: self.init(Double(value))
    case let value as Double: self.init(value)
    case let value as Float: self.init(Double(value))
    case let value as Int: self.init(Double(value))
    case let value as Bool: self.init(value ? 1 : 0)
    case let value as NSNumber: self.init(value.doubleValue)
    case let value as NSValue: self.init(box: value)
    default: return nil
    }
  }

  private init(box: NSValue) {
    if box.isTransform { self.init(box.caTransform3DValue) } else { self = Self.geometry(of: box) }
  }

  private static func geometry(of box: NSValue) -> AnimatableValue {
    let type = String(cString: box.objCType)
    if type.contains("Rect") { return AnimatableValue(box.rectValue) }
    return type.contains("Size") ? AnimatableValue(box.sizeValue) : AnimatableValue(box.pointValue)
  }

  var scalar: Double { components[0] }
  var point: CGPoint { CGPoint(x: components[0], y: components[1]) }
  var size: CGSize { CGSize(width: components[0], height: components[1]) }
  var rect: CGRect { CGRect(x: components[0], y: components[1], width: components[2], height: components[3]) }
  var transform: CATransform3D { CATransform3D(elements: components) }
  var color: CGColor { CGColor(rgba: components) }
  /// Whether a path has round corners, and so has other elements than a path without.
  var hasCorners: Bool { components[4] > 0 }
  var path: CGPath {
    let radius = CGFloat(components[4])
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  func interpolated(to other: AnimatableValue, at fraction: Double) -> AnimatableValue {
    if kind == .transform, other.kind == .transform {
      return AnimatableValue(transform.interpolated(to: other.transform, at: fraction))
    }
    return AnimatableValue(kind: kind, components: mixed(components, other.components, fraction))
  }

  /// The sum of this value and another; for transforms, this one followed by the other.
  func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
    if kind == .transform, other.kind == .transform, factor == 1 {
      return AnimatableValue(CATransform3DConcat(transform, other.transform))
    }
    return AnimatableValue(kind: kind, components: zip(components, other.components).map { $0 + $1 * factor })
  }

  /// The value as an animation's property holds it.
  var boxed: Any {
    switch kind {
    case .scalar: scalar
    case .point: point
    case .size: size
    case .rect: rect
    case .transform: transform
    case .color: color
    case .path: path
    }
  }
}
