// The content of the scenes.

import UIKit

/// A photograph with its texts. CREDITS.md of the web gallery names its author.
struct Picture: Equatable, Sendable {
  let id: String
  let title: String
  let text: String
  /// In pixels of the file.
  let width, height: Int
  /// From the darkest to the lightest, as 0xRRGGBB.
  let colors: [UInt32]

  var size: CGSize { CGSize(width: width, height: height) }

  /// The picture with this name, or the first one if there is none.
  static func named(_ id: String) -> Picture { all.first { $0.id == id } ?? all[0] }
}
