// The app around the contract tests in a simulator: it has a window scene, and nothing in it.

import UIKit

@main
final class HostApp: UIResponder, UIApplicationDelegate {}
