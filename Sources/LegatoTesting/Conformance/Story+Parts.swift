// The parts of a story.

import Legato

extension Story {
  /// A transition or an interaction by its name, with its options.
  package struct Part: Equatable, Sendable {
    /// Its name, such as `push`.
    package var name: String
    /// Its options.
    package var options: Options

    /// A part by its name.
    package init(_ name: String, _ options: Options = Options()) {
      self.name = name
      self.options = options
    }
  }

  /// The transition and gestures of a container or a screen; nil leaves them to the next level.
  package struct Policy: Equatable, Sendable {
    /// How screens come and go.
    package var transition: Part?
    /// The gestures that lead back.
    package var interactions: [Part]?

    /// A policy; by default everything is left to the next level.
    package init(transition: Part? = nil, interactions: [Part]? = nil) {
      self.transition = transition
      self.interactions = interactions
    }
  }

  /// A drawer's panel.
  package struct Panel: Equatable, Sendable {
    /// The screen.
    package var screen: String
    /// The side that it comes from.
    package var edge: ScreenEdge
    /// How far it reaches into the container, in points.
    package var extent: Double
  }

  /// A stack that fills one of the screens of a container.
  package struct Inner: Equatable, Sendable {
    /// The screen that it fills.
    package var screen: String
    /// Its own screens, the root first.
    package var screens: [String]
    /// Its policy.
    package var policy: Policy
    /// Whether its observers deny the runs of fingers.
    package var denies: Bool
  }

  /// An element of a screen at rest.
  package struct Element: Equatable, Sendable {
    /// Where it is, in points.
    package var frame: Rect2D
    /// Its corners' radius in points.
    package var radius: Double
  }

  /// Something on a screen that scrolls.
  package struct Scroller: Equatable, Sendable {
    /// The axis along which it scrolls.
    package var axis: ScreenAxis
    /// Its frame on its screen, in points.
    package var frame: Rect2D
    /// The length of its content, in points.
    package var content: Double
    /// Its offset at the start, in points.
    package var offset: Double
    /// Whether it is a pager.
    package var isPager: Bool
  }

  /// The place and opacity of a layer; nil for numbers that a story does not give.
  package struct Look: Equatable, Sendable {
    /// Its left, in points.
    package var x: Double?
    /// Its top, in points.
    package var y: Double?
    /// Its width in points.
    package var width: Double?
    /// Its height in points.
    package var height: Double?
    /// Its opacity, 0 ... 1.
    package var opacity: Double?

    /// The complete look of a layer, as a host sees it.
    package init(frame: Rect2D, opacity: Double) {
      (x, y, width, height) = (frame.minX, frame.minY, frame.size.width, frame.size.height)
      self.opacity = opacity
    }

    /// The look of an element in flight, from those of its copies from the top down: the box around all that can be
    /// seen, with the opacity of the first one.
    package init?(copies: [Look]) {
      guard let top = copies.first else { return nil }
      let seen = [top] + copies.filter { ($0.opacity ?? 0) > Look.faint }
      let (left, above) = (seen.compactMap(\.x).min() ?? 0, seen.compactMap(\.y).min() ?? 0)
      let right = seen.map { ($0.x ?? 0) + ($0.width ?? 0) }.max() ?? 0
      let below = seen.map { ($0.y ?? 0) + ($0.height ?? 0) }.max() ?? 0
      (x, y, width, height, opacity) = (left, above, right - left, below - above, top.opacity)
    }

    /// The opacity up to which a copy of a flying element does not count.
    private static let faint = 0.05
  }

  /// The expected state at a time.
  package struct Sight: Equatable, Sendable {
    /// The time, in milliseconds.
    package var at: Double
    /// The run's fraction.
    package var fraction: Double?
    /// Whether anything moves, or may move under a finger.
    package var running: Bool?
    /// The layers by their names; nil for a layer that must be invisible.
    package var layers: [String: Look?]
    /// The screen that answers the user.
    package var top: String?
    /// The screens of the container, the root first.
    package var screens: [String]?
    /// How far the scrollers of screens are scrolled in points, by the screens' names.
    package var offsets: [String: Double] = [:]
    /// The screens of the inner stack, the root first.
    package var inner: [String]?
    /// Whether a touch in the middle of a screen's bar reaches that bar, by the screens' names.
    package var bars: [String: Bool] = [:]
    /// Whether all that is seen of bars is drawn below a screen, by the screens' names.
    package var barsBelow: [String: Bool] = [:]
    /// Whether the bar of the top screen is seen itself, and no picture of a bar.
    package var wholeBar: Bool?

    /// The layers at a time in milliseconds; nothing else is compared.
    package init(at: Double, layers: [String: Look?] = [:]) {
      self.at = at
      self.layers = layers
    }
  }

  /// The expected state at rest, at the end; nil for parts that a story does not give.
  package struct Ending: Equatable, Sendable {
    /// The screens of the container, the root first; of tabs the selected one.
    package var screens: [String]?
    /// The outcomes of the runs, in order: `finished` or `cancelled`.
    package var outcomes: [String]?
    /// The observer's callbacks, such as `willBegin push`.
    package var callbacks: [String]?
    /// The indices of the detents to which sheets have moved from other detents, in order.
    package var detents: [Int]?
    /// The operations that users have attempted and that were resisted, such as `dismiss`.
    package var attempts: [String]?
    /// The screens of the inner stack, the root first.
    package var inner: [String]?
    /// The screens of the container whose scrollers are elsewhere than at the start, the root first.
    package var scrolled: [String]?
  }

  /// Why the engine does not pass a story yet.
  package struct Known: Equatable, Sendable {
    /// The issue that will change it.
    package var issue: Int
    /// What happens instead.
    package var because: String
    /// The hosts that do not pass it; nil for all.
    package var hosts: [String]?
  }
}
