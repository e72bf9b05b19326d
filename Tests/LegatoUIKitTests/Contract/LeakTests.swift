import Testing
import UIKit

@MainActor @Suite("Nothing is left of anything", .serialized)
struct LeakTests {
  @Test(arguments: UIKitDouble.Settings.both)
  func everyControllerViewObserverAndRecogniserGoesWithItsWindow(settings: UIKitDouble.Settings) {
    for scenario in LeakScenario.all { Census.expectNothingLeft(settings, scenario.name) { scenario.play($0, $1) } }
  }
}
