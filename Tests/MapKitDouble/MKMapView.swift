import UIKit

/// A map, which takes every drag for itself.
@MainActor open class MKMapView: UIView {
  open var isScrollEnabled = true
  open var isZoomEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer())
    addGestureRecognizer(UIPinchGestureRecognizer())
  }

  public required init?(coder: NSCoder) { nil }
}
