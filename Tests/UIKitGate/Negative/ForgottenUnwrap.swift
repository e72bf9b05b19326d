// error: value of optional type 'UIView?' must be unwrapped to a value of type 'UIView'
import UIKit

@MainActor func copy(of view: UIView) -> UIView { view.snapshotView(afterScreenUpdates: false) }
