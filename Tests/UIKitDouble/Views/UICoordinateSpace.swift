/// A space from and to which points can be converted.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = (self as? UIView)?.convert(point, to: nil as UIView?) ?? point
    return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIView: UICoordinateSpace {
  // Without these the compiler chooses the conversion through the screen for a view that is not optional.
  public func convert(_ point: CGPoint, to view: UIView) -> CGPoint { convert(point, to: view as UIView?) }
  public func convert(_ point: CGPoint, from view: UIView) -> CGPoint { convert(point, from: view as UIView?) }
  public func convert(_ rect: CGRect, to view: UIView) -> CGRect { convert(rect, to: view as UIView?) }
  public func convert(_ rect: CGRect, from view: UIView) -> CGRect { convert(rect, from: view as UIView?) }
}

/// The screen's own coordinates, which are those of a window that fills it.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
}
