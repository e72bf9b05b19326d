// error: constant 'frame' used before being initialized
import UIKit

@MainActor func place(_ view: UIView, centred: Bool) {
  let frame: CGRect
  if centred { frame = .zero }
  view.frame = frame
}
