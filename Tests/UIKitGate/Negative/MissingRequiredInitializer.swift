// error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import UIKit

final class Page: UIView {
  init(number: Int) { super.init(frame: .zero) }
}
