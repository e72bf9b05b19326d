extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  public convenience init(caTransform3D transform: CATransform3D) {
    var elements = transform.elements
    self.init(bytes: &elements, objCType: Self.transformType)
  }

  public var caTransform3DValue: CATransform3D {
    var elements = [Double](repeating: 0, count: 16)
    getValue(&elements)
    return CATransform3D(elements: elements)
  }

  private static let transformType = "[16d]"

  var isTransform: Bool { String(cString: objCType) == Self.transformType }
}
