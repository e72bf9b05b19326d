// error: cannot assign to property: 'presentedViewController' is a get-only property
import UIKit

@MainActor func forget(_ screen: UIViewController) { screen.presentedViewController = nil }
