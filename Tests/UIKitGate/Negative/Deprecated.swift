// error: 'beginIgnoringInteractionEvents()' was deprecated in iOS 13.0
import UIKit

@MainActor func freeze() { UIApplication.shared.beginIgnoringInteractionEvents() }
