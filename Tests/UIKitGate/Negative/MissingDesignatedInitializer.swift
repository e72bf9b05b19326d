// error: must call a designated initializer of the superclass 'UIView'
import UIKit

final class Page: UIView {
  init(number: Int) { super.init() }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}
