@_exported import CoreGraphics
@_exported import ObjectiveC

extension CGPoint: Equatable {
  public static var zero: CGPoint { CGPoint() }
  public init(x: Int, y: Int) { self.init() }
  public init(x: Double, y: Double) { self.init() }
  public static func == (a: CGPoint, b: CGPoint) -> Bool { true }
}

extension CGSize: Equatable {
  public static var zero: CGSize { CGSize() }
  public init(width: Int, height: Int) { self.init() }
  public init(width: Double, height: Double) { self.init() }
  public static func == (a: CGSize, b: CGSize) -> Bool { true }
}

extension CGVector: Equatable {
  public static var zero: CGVector { CGVector() }
  public init(dx: Int, dy: Int) { self.init() }
  public init(dx: Double, dy: Double) { self.init() }
  public static func == (a: CGVector, b: CGVector) -> Bool { true }
}

extension CGRect: Equatable {
  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }
  public static var infinite: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public static func == (a: CGRect, b: CGRect) -> Bool { true }
  public func divided(atDistance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    (self, self)
  }
}

extension CGAffineTransform: Equatable {
  public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { true }
}
