// error: 'nil' is not compatible with expected argument type 'UIView'
import UIKit

@MainActor func add(to view: UIView) { view.addSubview(nil) }
