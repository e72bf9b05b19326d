// A conformance story, and those that come with the library.

import Foundation
import Legato

/// Actions in a container and the states that must be seen: a file that every host can play.
///
/// It is JSON, so a host in any language can read it; <doc:ConformanceStories> describes the format. Times are in
/// milliseconds, places in points from the container's left and top.
public struct Story: Equatable, Sendable {
  /// The kind of container.
  package enum Container: String, CaseIterable, Sendable {
    /// A navigation stack, which also presents.
    case stack
    /// A centre with neighbors at its sides.
    case hub
    /// A panel over a screen.
    case drawer
    /// Tabs, of which one is selected.
    case tabs
  }

  /// A capability of a host that a story needs.
  package enum Need: String, CaseIterable, Sendable {
    /// Real touches: a mouse is not enough.
    case touch
    /// Two fingers.
    case pinch
  }

  /// A sentence, different for each story.
  package var name: String
  /// The kind of container.
  package var container: Container
  /// The container's size in points.
  package var size: Size2D
  /// The layout direction.
  package var layoutDirection: ReadingDirection
  package var reducedMotion: Bool
  /// The screens at the start: the stack with its root first, all tabs, a hub's centre, or the screen below a drawer.
  package var screens: [String]
  /// A hub's neighbors, by their sides.
  package var neighbors: [ScreenEdge: String]
  /// A drawer's panel.
  package var panel: Panel?
  /// The container's policy.
  package var policy: Policy
  /// The screens' policies, by the screens' names.
  package var policies: [String: Policy]
  /// The elements of each screen, by the screen's name and the element's name.
  package var elements: [String: [String: Element]]
  /// The scroller of a screen, by the screen's name.
  package var scrollers: [String: Scroller]
  /// The height in points that a screen's content needs, by the screen's name.
  package var contents: [String: Double]
  /// The screens that have a pinned bar, with a title, 44 points high at their top: UIKit's.
  package var bars: [String]
  /// A stack within one of the screens.
  package var inner: Inner?
  /// The capabilities that a host needs to play it.
  package var needs: [Need]
  /// The steps, in order of time.
  package var steps: [Step]
  /// The expected states, in order of time.
  package var seen: [Sight]
  /// The expected state at rest, at the end.
  package var ends: Ending
  /// Why a host cannot play it, by the host's name.
  package var skips: [String: String]
  /// Why the engine does not pass it yet; nil if it must pass.
  package var known: Known?

  /// Whether a host is known to fail it.
  package func isKnown(on host: String) -> Bool { known.map { $0.hosts?.contains(host) ?? true } ?? false }
}

extension Story {
  /// The stories that come with the library, in the order of their files' names. Every host plays them.
  package static let all = files.map { file in
    do {
      return try Story(data: Data(contentsOf: file))
    } catch {
      fatalError("\(file.lastPathComponent): \(error)")
    }
  }

  private static let files: [URL] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Stories")
    let files = folder.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }()
}
