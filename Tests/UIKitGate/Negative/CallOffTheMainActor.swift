// error: call to main actor-isolated instance method 'layoutIfNeeded()' in a synchronous nonisolated context
import UIKit

func layOut(_ view: UIView) { view.layoutIfNeeded() }
