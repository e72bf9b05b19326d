// error: cannot assign to property: 'presentedViewController' is immutable
import UIKit

@MainActor func forget(_ screen: UIViewController) { screen.presentedViewController = nil }
