// What a story is made of.

import Legato

extension Story {
  /// A transition or an interaction by its name, with its options.
  public struct Part: Equatable, Sendable {
    /// Its name, such as `push`.
    public var name: String
    /// Its options.
    public var options: Options

    /// A part by its name.
    public init(_ name: String, _ options: Options = Options()) {
      self.name = name
      self.options = options
    }
  }

  /// What a container or a screen says of transitions and interactions; nil leaves it to the next level.
  public struct Policy: Equatable, Sendable {
    /// How screens come and go.
    public var transition: Part?
    /// The gestures that lead back.
    public var interactions: [Part]?

    /// What a level says; all is left to the next level unless given.
    public init(transition: Part? = nil, interactions: [Part]? = nil) {
      self.transition = transition
      self.interactions = interactions
    }
  }

  /// A drawer's panel.
  public struct Panel: Equatable, Sendable {
    /// The screen.
    public var screen: String
    /// The side that it comes from.
    public var edge: Edge
    /// How far it reaches into the container, in points.
    public var extent: Double
  }

  /// An element of a screen at rest.
  public struct Element: Equatable, Sendable {
    /// Where it is, in points.
    public var frame: Rect
    /// Its corners' radius in points.
    public var radius: Double
  }

  /// Something on a screen that scrolls.
  public struct Scroller: Equatable, Sendable {
    /// Along which axis.
    public var axis: Axis
    /// Where it is on its screen, in points.
    public var frame: Rect
    /// How long its content is, in points.
    public var content: Double
    /// How far it is scrolled at the start, in points.
    public var offset: Double
    /// Whether it pages.
    public var isPager: Bool
  }

  /// How a layer looks; nil where a story does not say it.
  public struct Look: Equatable, Sendable {
    /// Its left, in points.
    public var x: Double?
    /// Its top, in points.
    public var y: Double?
    /// Its width in points.
    public var width: Double?
    /// Its height in points.
    public var height: Double?
    /// Its opacity, 0 ... 1.
    public var opacity: Double?

    /// What a host sees of a layer: all of it.
    public init(frame: Rect, opacity: Double) {
      (x, y, width, height) = (frame.minX, frame.minY, frame.size.width, frame.size.height)
      self.opacity = opacity
    }
  }

  /// What must be seen at a time.
  public struct Sight: Equatable, Sendable {
    /// When, in milliseconds.
    public var at: Double
    /// The run's fraction.
    public var fraction: Double?
    /// Whether anything moves, or could under a finger.
    public var running: Bool?
    /// The layers by their names; nil for one of which nothing can be seen.
    public var layers: [String: Look?]
    /// The screen that answers the user.
    public var top: String?
    /// The screens of the container, the root first.
    public var screens: [String]?

    /// Layers at a time in milliseconds; the rest is left out.
    public init(at: Double, layers: [String: Look?] = [:]) {
      self.at = at
      self.layers = layers
    }
  }

  /// What must be the case when nothing moves any more; nil where a story does not say it.
  public struct Ending: Equatable, Sendable {
    /// The screens of the container, the root first; of tabs the selected one.
    public var screens: [String]?
    /// How the runs ended, in that order: `finished` or `cancelled`.
    public var outcomes: [String]?
    /// What an observer has heard, such as `willBegin push`.
    public var callbacks: [String]?
  }

  /// Why the engine does not keep a story yet.
  public struct Known: Equatable, Sendable {
    /// The issue that will.
    public var issue: Int
    /// What happens instead.
    public var because: String
    /// The hosts that do not keep it; nil for all.
    public var hosts: [String]?
  }
}
