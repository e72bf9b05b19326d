// What the two screens of a filmstrip look like.

import Legato

/// What one of the two screens of a filmstrip looks like: some rectangles, each of a colour that the style names.
struct ScreenPicture {
  /// A rectangle and its colour's name.
  struct Shape {
    let rect: Rect2D
    let color: String
    /// In points.
    var radius = 0.0
    /// Whether it is the shared element, which is not seen in the screen while it flies.
    var isElement = false
  }

  let shapes: [Shape]

  /// An iPhone 17's container, in points.
  static let size = Size2D(width: 402, height: 874)
  /// Where the grid shows the shared element, and where the page does.
  static let cell = Rect2D(x: 24, y: 330, width: 165, height: 165)
  static let photo = Rect2D(x: 0, y: 110, width: 402, height: 330)
  /// How round its corners are in the grid, in points.
  static let cellRadius = 16.0

  /// A grid of six tiles under a title.
  static let covered = ScreenPicture(
    shapes: [Shape(rect: Rect2D(size: size), color: "a"), Shape(rect: line(60, 150, 34), color: "i")]
      + (0..<6).map { tile in
        let (row, column) = (Double(tile / 2), Double(tile % 2))
        let rect = Rect2D(x: 24 + 189 * column, y: 141 + 189 * row, width: 165, height: 165)
        return Shape(rect: rect, color: tile == 2 ? "e" : "t", radius: cellRadius, isElement: tile == 2)
      } + [sun(in: cell)])

  /// A photo with some lines of text.
  static let covering = ScreenPicture(
    shapes: [
      Shape(rect: Rect2D(size: size), color: "b"), Shape(rect: line(60, 90, 24), color: "j"),
      Shape(rect: photo, color: "e", isElement: true), sun(in: photo), Shape(rect: line(480, 260, 34), color: "j"),
    ]
      + [300.0, 330, 280, 310, 190].enumerated().map { index, width in
        Shape(rect: line(550 + 44 * Double(index), width, 16), color: "j")
      })

  /// What `b` is, by day.
  static let coveringColor = LayerColor(red: 0.99, green: 0.96, blue: 0.93)

  /// Where the covering screen of a transition rests; empty if it fills the container.
  static func frame(of name: String) -> Rect2D {
    let (width, height) = (size.width, size.height)
    return switch name {
    case "sheet", "pageSheet", "adwSheet": Rect2D(x: 0, y: 54, width: width, height: height - 54)
    case "card": Rect2D(x: 20, y: 150, width: width - 40, height: height - 300)
    case "toast": Rect2D(x: 14, y: 14, width: width - 28, height: 84)
    case "popover": Rect2D(x: 120, y: 110, width: 250, height: 330)
    case "drawer": Rect2D(x: 0, y: 0, width: 320, height: height)
    default: .zero
    }
  }

  /// What is to see in the shared element: by it one sees how it is cut.
  static func sun(in element: Rect2D) -> Shape {
    let extent = min(element.size.width, element.size.height) / 3
    let rect = Rect2D(
      x: element.center.x + extent / 4, y: element.center.y - extent * 1.1, width: extent, height: extent)
    return Shape(rect: rect, color: "y", radius: extent / 2, isElement: true)
  }

  private static func line(_ y: Double, _ width: Double, _ height: Double) -> Rect2D {
    Rect2D(x: 24, y: y, width: width, height: height)
  }
}
