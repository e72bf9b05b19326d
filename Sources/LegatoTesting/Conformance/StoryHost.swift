// What plays a story.

import Legato

/// A host on which stories are played: an adapter from a story's requests and fingers to the host's own.
///
/// A host of its own type for each story: ``begin(_:_:)`` is called once. Times are seconds since then, and only grow.
/// Conform on the main actor (`extension MyHost: @MainActor StoryHost`) where the host's screens live there.
package protocol StoryHost {
  /// What stories call the host: `headless`, `uikit`, `web`, or a name of your own.
  var name: String { get }
  /// Builds the story's container with its screens at rest, and shows a frame.
  func begin(_ story: Story, _ terms: StoryTerms) throws
  /// Lets time pass until the given one, without a frame.
  func pass(until time: Double)
  /// Carries out a request now.
  func perform(_ request: Story.Request) throws
  /// Does what a finger does now, at a place in points in the container; a tap does not come.
  func touch(_ event: Recording.Event, finger: Int32, at point: Point2D) throws
  /// Shows a frame, of now.
  func showFrame()

  /// How a screen, or an element in flight, is seen in the container, with all of its numbers; nil if nothing of it can
  /// be seen.
  func look(of layer: String) -> Story.Look?
  /// The present run's fraction; 0 at rest.
  var fraction: Double { get }
  /// Whether anything moves, or could under a finger.
  var isRunning: Bool { get }
  /// The screen that answers the user.
  var top: String { get }
  /// The screens of the container, the root first; of tabs the selected one.
  var screens: [String] { get }
  /// What an observer has heard, oldest first.
  var callbacks: [Callback] { get }
  /// The detents to which sheets have come from other ones, by their places, oldest first.
  var detentChanges: [Int] { get }
  /// What users have attempted that something resisted, oldest first.
  var attempts: [TransitionOperation] { get }
  /// The kinds of callbacks that the host does not have, such as `willFinish`: they are not compared.
  var unreported: [String] { get }
}

extension StoryHost {
  /// None: the host has all callbacks.
  package var unreported: [String] { [] }
}
