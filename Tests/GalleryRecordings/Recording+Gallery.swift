// The web gallery's recorded gestures, for the tests that play them.

import Foundation
import LegatoTesting

extension Recording {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Gallery/Web/recordings").standardizedFileURL

  /// The names of the files that there are, sorted.
  public static let galleryFiles = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  /// The recording of a scene.
  public static func gallery(_ scene: String) throws -> Recording {
    try Recording(json: String(contentsOf: folder.appendingPathComponent(scene + ".json"), encoding: .utf8))
  }
}
