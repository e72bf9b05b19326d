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
    let results = recordings.map(result)
    let deviations = results.flatMap(\.deviations)
    for deviation in deviations { print(deviation) }
    let looks = results.reduce(0) { $0 + $1.looks }
    print("\(recordings.count) recordings with \(looks) looks of layers, \(deviations.count) deviations")
    exit(deviations.isEmpty ? 0 : 1)
  }

  /// In what a page differs from the host, or why its recording cannot be read; and how much was compared.
  private static func result(of file: URL) -> (looks: Int, deviations: [String]) {
    do {
      let replay = try Replay(JSONDecoder().decode(BrowserRecording.self, from: Data(contentsOf: file)))
      return (replay.looks, try replay.deviations())
    } catch {
      return (0, ["\(file.lastPathComponent): \(error)"])
    }
  }

  private static func end(_ message: String) -> Never {
    print(message)
    exit(1)
  }
}
