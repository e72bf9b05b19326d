// What the scenes show.

import UIKit

/// A photograph, with the words that go with it. CREDITS.md of the web gallery says whose it is.
struct Picture: Equatable, Sendable {
  let id: String
  let title: String
  let text: String
  /// In pixels of the file.
  let width, height: Int
  /// From its darkest to its lightest, as 0xRRGGBB.
  let colors: [UInt32]

  var size: CGSize { CGSize(width: width, height: height) }

  /// The picture of this name; the first one for a name that there is not.
  static func named(_ id: String) -> Picture { all.first { $0.id == id } ?? all[0] }
}
