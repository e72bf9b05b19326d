// A conformance story.

import Legato

/// What happens in a container, and what must be seen of it: a file that every host can play.
///
/// A story is JSON, so that a host in any language reads the same one; <doc:ConformanceStories> describes the format.
/// Times in it are milliseconds, places are points from the container's left and top.
public struct Story: Equatable, Sendable {
  /// What shows the screens.
  public enum Container: String, CaseIterable, Sendable {
    /// A navigation stack, which also presents.
    case stack
    /// A centre with neighbours at its sides.
    case hub
    /// A panel over a screen.
    case drawer
    /// Screens of which one is selected.
    case tabs
  }

  /// What a host needs to play a story.
  public enum Need: String, CaseIterable, Sendable {
    /// A finger, for which a mouse cannot stand in.
    case touch
    /// Two fingers.
    case pinch
  }

  /// One sentence, which no other story has.
  public var name: String
  /// What shows the screens.
  public var container: Container
  /// The container's size in points.
  public var size: Size
  /// Which way the interface reads.
  public var layoutDirection: LayoutDirection
  /// Whether motion is to be reduced.
  public var reducedMotion: Bool
  /// The screens that are there at the start: the root first; all tabs; a hub's centre; the screen below a drawer.
  public var screens: [String]
  /// A hub's neighbours, by their sides.
  public var neighbours: [Edge: String]
  /// A drawer's panel.
  public var panel: Panel?
  /// What the container says of transitions and interactions.
  public var policy: Policy
  /// What screens say of them, by their names.
  public var policies: [String: Policy]
  /// The elements of each screen, by its name and theirs.
  public var elements: [String: [String: Element]]
  /// The scroller of a screen, by the screen's name.
  public var scrollers: [String: Scroller]
  /// What a host needs to play it.
  public var needs: [Need]
  /// What happens, in the order of the times.
  public var steps: [Step]
  /// What must be seen, in the order of the times.
  public var seen: [Sight]
  /// What must be the case when nothing moves any more.
  public var ends: Ending
  /// Why a host does not play it, by the host's name.
  public var skips: [String: String]
  /// Why the engine does not keep it yet; nil if it must be kept.
  public var known: Known?

  /// Whether a host of this name is known not to keep it.
  public func isKnown(on host: String) -> Bool { known.map { $0.hosts?.contains(host) ?? true } ?? false }
}
