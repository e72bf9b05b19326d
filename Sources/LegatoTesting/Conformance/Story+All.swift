// The stories that come with the library.

import Foundation

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
