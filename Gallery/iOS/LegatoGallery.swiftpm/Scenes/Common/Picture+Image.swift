// The source of a picture.

import UIKit

extension Picture {
  /// The photograph; in an app without the photographs, bands of its colours.
  @MainActor var image: UIImage {
    if let known = Picture.images[id] { return known }
    let image = Picture.photographs.flatMap { photograph(in: $0) } ?? drawing
    Picture.images[id] = image
    return image
  }

  @MainActor private static var images: [String: UIImage] = [:]

  /// The bundle of a package's resources, beside the app's own.
  private static let photographs = Bundle.main.url(
    forResource: "GalleryPictures_GalleryPictures", withExtension: "bundle"
  ).flatMap(Bundle.init(url:))

  private func photograph(in bundle: Bundle) -> UIImage? {
    [id, "\(id)-poster"].lazy
      .compactMap { bundle.url(forResource: $0, withExtension: "webp", subdirectory: "media") }
      .compactMap { UIImage(contentsOfFile: $0.path) }.first
  }

  /// The file of the film of which this is a still; nil for a photograph, and in an app without the films.
  var film: URL? {
    Picture.photographs?.url(forResource: id, withExtension: "mp4", subdirectory: "media")
  }

  private var drawing: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let band = size.height / CGFloat(colors.count)
      for (index, color) in colors.reversed().enumerated() {
        UIColor(rgb: color).setFill()
        context.fill(CGRect(x: 0, y: CGFloat(index) * band, width: size.width, height: band + 1))
      }
    }
  }
}

extension UIColor {
  /// A colour that is the same in light and dark, from 0xRRGGBB.
  convenience init(rgb: UInt32) {
    let channel = { (shift: UInt32) in CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
