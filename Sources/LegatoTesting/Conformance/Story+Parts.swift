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

  /// What a container or a screen says of transitions and interactions; nil leaves it to the next level.
  package struct Policy: Equatable, Sendable {
    /// How screens come and go.
    package var transition: Part?
    /// The gestures that lead back.
    package var interactions: [Part]?

    /// What a level says; all is left to the next level unless given.
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

  /// An element of a screen at rest.
  package struct Element: Equatable, Sendable {
    /// Where it is, in points.
    package var frame: Rect2D
    /// Its corners' radius in points.
    package var radius: Double
  }

  /// Something on a screen that scrolls.
  package struct Scroller: Equatable, Sendable {
    /// Along which axis.
    package var axis: ScreenAxis
    /// Where it is on its screen, in points.
    package var frame: Rect2D
    /// How long its content is, in points.
    package var content: Double
    /// How far it is scrolled at the start, in points.
    package var offset: Double
    /// Whether it pages.
    package var isPager: Bool
  }

  /// How a layer looks; nil where a story does not say it.
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

    /// What a host sees of a layer: all of it.
    package init(frame: Rect2D, opacity: Double) {
      (x, y, width, height) = (frame.minX, frame.minY, frame.size.width, frame.size.height)
      self.opacity = opacity
    }
  }

  /// What must be seen at a time.
  package struct Sight: Equatable, Sendable {
    /// When, in milliseconds.
    package var at: Double
    /// The run's fraction.
    package var fraction: Double?
    /// Whether anything moves, or could under a finger.
    package var running: Bool?
    /// The layers by their names; nil for one of which nothing can be seen.
    package var layers: [String: Look?]
    /// The screen that answers the user.
    package var top: String?
    /// The screens of the container, the root first.
    package var screens: [String]?

    /// Layers at a time in milliseconds; the rest is left out.
    package init(at: Double, layers: [String: Look?] = [:]) {
      self.at = at
      self.layers = layers
    }
  }

  /// What must be the case when nothing moves any more; nil where a story does not say it.
  package struct Ending: Equatable, Sendable {
    /// The screens of the container, the root first; of tabs the selected one.
    package var screens: [String]?
    /// How the runs ended, in that order: `finished` or `cancelled`.
    package var outcomes: [String]?
    /// What an observer has heard, such as `willBegin push`.
    package var callbacks: [String]?
    /// The detents to which sheets have come from other ones, by their places, in that order.
    package var detents: [Int]?
    /// What users have attempted that something resisted, such as `dismiss`.
    package var attempts: [String]?
  }

  /// Why the engine does not do yet what a story says.
  package struct Known: Equatable, Sendable {
    /// The issue in which that is to change.
    package var issue: Int
    /// What happens instead.
    package var because: String
    /// The hosts that do not keep it; nil for all.
    package var hosts: [String]?
  }
}
