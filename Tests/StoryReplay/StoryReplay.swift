// Replays what pages showed in browsers that have no clock for tests: `swift run StoryReplay FOLDER`.

import Foundation
import LegatoTesting

/// Reads a folder of recordings and says where the pages differ from the headless host.
@main enum StoryReplay {
  static func main() {
    guard CommandLine.arguments.count == 2 else { end("Say which folder has the recordings.") }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let recordings = files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    if recordings.isEmpty { end("There are no recordings in \(folder.path).") }
    let deviations = recordings.flatMap(deviations)
    for deviation in deviations { print(deviation) }
    print("\(recordings.count) recordings, \(deviations.count) deviations")
    exit(deviations.isEmpty ? 0 : 1)
  }

  /// In what a page differs from the host, or why its recording cannot be read.
  private static func deviations(in file: URL) -> [String] {
    do {
      return try Replay(JSONDecoder().decode(BrowserRecording.self, from: Data(contentsOf: file))).deviations()
    } catch {
      return ["\(file.lastPathComponent): \(error)"]
    }
  }

  private static func end(_ message: String) -> Never {
    print(message)
    exit(1)
  }
}
