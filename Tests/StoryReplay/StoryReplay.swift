// Replays what a page showed in a browser that has no clock for tests: `swift run StoryReplay RECORDING`.

import Foundation

/// Reads a recording and says where the page differs from the headless host, a line each: nothing if it does not.
@main enum StoryReplay {
  static func main() {
    guard CommandLine.arguments.count == 2 else { end("Say which file has the recording.") }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    do {
      let recording = try JSONDecoder().decode(BrowserRecording.self, from: Data(contentsOf: file))
      let deviations = try Replay(recording).deviations()
      for deviation in deviations { print(deviation) }
      exit(deviations.isEmpty ? 0 : 1)
    } catch {
      end("\(file.lastPathComponent): \(error)")
    }
  }

  /// Says in the other stream why nothing can be replayed.
  private static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
