// A conformance story, and those that come with the library.

import Foundation
import Legato

/// What happens in a container, and what must be seen of it: a file that every host can play.
///
/// A story is JSON, so that a host in any language reads the same one; <doc:ConformanceStories> describes the format.
/// Times in it are milliseconds, places are points from the container's left and top.
public struct Story: Equatable, Sendable {
  /// What shows the screens.
  package enum Container: String, CaseIterable, Sendable {
    /// A navigation stack, which also presents.
    case stack
    /// A centre with neighbors at its sides.
    case hub
    /// A panel over a screen.
    case drawer
    /// Screens of which one is selected.
    case tabs
  }

  /// What a host needs to play a story.
  package enum Need: String, CaseIterable, Sendable {
    /// A finger, for which a mouse cannot stand in.
    case touch
    /// Two fingers.
    case pinch
  }

  /// One sentence, which no other story has.
  package var name: String
  /// What shows the screens.
  package var container: Container
  /// The container's size in points.
  package var size: Size2D
  /// Which way the interface reads.
  package var layoutDirection: ReadingDirection
  /// Whether motion is to be reduced.
  package var reducedMotion: Bool
  /// The screens that are there at the start: the root first; all tabs; a hub's centre; the screen below a drawer.
  package var screens: [String]
  /// A hub's neighbors, by their sides.
  package var neighbors: [ScreenEdge: String]
  /// A drawer's panel.
  package var panel: Panel?
  /// What the container says of transitions and interactions.
  package var policy: Policy
  /// What screens say of them, by their names.
  package var policies: [String: Policy]
  /// The elements of each screen, by its name and theirs.
  package var elements: [String: [String: Element]]
  /// The scroller of a screen, by the screen's name.
  package var scrollers: [String: Scroller]
  /// How many points of height the content of a screen needs, by the screen's name.
  package var contents: [String: Double]
  /// What a host needs to play it.
  package var needs: [Need]
  /// What happens, in the order of the times.
  package var steps: [Step]
  /// What must be seen, in the order of the times.
  package var seen: [Sight]
  /// What must be the case when nothing moves any more.
  package var ends: Ending
  /// Why a host does not play it, by the host's name.
  package var skips: [String: String]
  /// Why the engine does not keep it yet; nil if it must be kept.
  package var known: Known?

  /// Whether a host of this name is known not to keep it.
  package func isKnown(on host: String) -> Bool { known.map { $0.hosts?.contains(host) ?? true } ?? false }
}

extension Story {
  /// All that come with the library, in the order of their files' names. Every host plays them.
  package static let all = files.map { file in
    do {
      return try Story(data: Data(contentsOf: file))
    } catch {
      fatalError("\(file.lastPathComponent): \(error)")
    }
  }

  /// Their files.
  private static let files: [URL] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Stories")
    let files = folder.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }()
}
