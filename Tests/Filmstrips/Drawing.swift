// Shapes as SVG.

import Foundation
import Legato

/// The text of a picture, shape by shape.
struct Drawing {
  private(set) var text = ""
  private var clipCount = 0

  /// How far a corner is turned between two of its points: a sixth of a right angle.
  private static let cornerSteps = 6

  /// Adds text as it is.
  mutating func add(_ line: String) { text += line + "\n" }

  /// Adds a rectangle of a layer, as it is projected; an empty one adds nothing.
  mutating func add(
    _ rect: Rect, radius: Double = 0, color: String, through projection: Projection, style: String = ""
  ) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    add("<path class=\"\(color)\"\(style) d=\"\(Drawing.path(rect, radius: radius, through: projection))\"/>")
  }

  /// Opens a group that is cut to a rectangle with round corners.
  mutating func openGroup(cutTo rect: Rect, radius: Double, opacity: Double, through projection: Projection) {
    let faded = opacity < 0.9995 ? " opacity=\"\(Drawing.number(opacity, digits: 3))\"" : ""
    guard radius > 0.5 else { return add("<g\(faded)>") }
    clipCount += 1
    let outline = Drawing.path(rect, radius: radius, through: projection)
    add("<clipPath id=\"c\(clipCount)\"><path d=\"\(outline)\"/></clipPath>")
    add("<g\(faded) clip-path=\"url(#c\(clipCount))\">")
  }

  mutating func closeGroup() { add("</g>") }

  /// The outline of a rectangle with round corners, as it is projected.
  private static func path(_ rect: Rect, radius: Double, through projection: Projection) -> String {
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    var points: [Point] = []
    let corners: [(x: Double, y: Double, start: Double)] = [
      (rect.maxX - radius, rect.minY + radius, -.pi / 2), (rect.maxX - radius, rect.maxY - radius, 0),
      (rect.minX + radius, rect.maxY - radius, .pi / 2), (rect.minX + radius, rect.minY + radius, .pi),
    ]
    for corner in corners {
      let steps = radius > 0.5 ? cornerSteps : 0
      for step in 0...steps {
        let angle = corner.start + (steps > 0 ? .pi / 2 * Double(step) / Double(steps) : .pi / 4)
        let reach = steps > 0 ? radius : 0
        points.append(Point(x: corner.x + reach * cos(angle), y: corner.y + reach * sin(angle)))
      }
    }
    let seen = points.map { projection($0) }.map { "\(number($0.x)) \(number($0.y))" }
    return "M" + seen.joined(separator: "L") + "Z"
  }

  /// A number with few digits.
  static func number(_ value: Double, digits: Int = 0) -> String {
    let text = String(format: "%.\(digits)f", value)
    return text.hasPrefix("-") && Double(text) == 0 ? String(text.dropFirst()) : text
  }
}
