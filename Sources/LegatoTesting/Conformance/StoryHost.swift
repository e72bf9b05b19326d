// A host that plays stories.

import Legato

/// A host that plays stories: it translates their requests and fingers to its own calls.
///
/// Each story needs a new host: ``begin(_:_:)`` is called once. Times are seconds since then, and only grow. If the
/// host's screens are on the main actor, conform there (`extension MyHost: @MainActor StoryHost`).
package protocol StoryHost {
  /// The name of the host in stories: `headless`, `uikit`, `web`, or your own.
  var name: String { get }
  /// Builds the story's container with its screens at rest, and shows a frame.
  func begin(_ story: Story, _ terms: StoryTerms) throws
  /// Lets time pass without a frame.
  func pass(until time: Double)
  /// Carries out a request.
  func perform(_ request: Story.Request) throws
  /// Passes a finger's event, at a place in points in the container. Taps are not sent.
  func touch(_ event: Recording.Event, finger: Int32, at point: Point2D) throws
  /// Shows a frame.
  func showFrame()

  /// The look of a screen or a flying element in the container, with all its numbers; nil if it is not visible.
  func look(of layer: String) -> Story.Look?
  /// How far the scroller of a screen is scrolled, in points; nil if it has none.
  func offset(of screen: String) -> Double?
  /// The present run's fraction; 0 at rest.
  var fraction: Double { get }
  /// Whether anything moves, or may move under a finger.
  var isRunning: Bool { get }
  /// The screen that answers the user.
  var top: String { get }
  /// The screens of the container, the root first; of tabs the selected one.
  var screens: [String] { get }
  /// The screens of the inner stack, the root first.
  var inner: [String] { get }
  /// Whether a touch in the middle of a screen's bar reaches that bar.
  func barAnswers(of screen: String) -> Bool
  /// Whether all that is seen of bars is drawn below a screen.
  func barsLieBelow(_ screen: String) -> Bool
  /// Whether the bar of the top screen is seen itself, and no picture of a bar.
  var isBarWhole: Bool { get }
  /// The callbacks to an observer, oldest first.
  var callbacks: [Callback] { get }
  /// The indices of the detents to which sheets have moved from other detents, oldest first.
  var detentChanges: [Int] { get }
  /// The operations that users have attempted and that were denied, oldest first.
  var attempts: [TransitionOperation] { get }
  /// The kinds of callbacks that the host does not have, such as `willFinish`; they are not compared.
  var unreported: [String] { get }
}

extension StoryHost {
  /// All kinds are compared.
  package var unreported: [String] { [] }
}
