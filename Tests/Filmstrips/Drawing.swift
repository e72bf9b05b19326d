// Shapes as SVG.

import Foundation
import Legato

/// The text of a picture, shape by shape.
struct Drawing {
  private(set) var text = ""
  private var clipCount = 0

  /// The least number of points of a corner, and the length of its radius for each further point.
  private static let (fewestSteps, step) = (6, 25.0)

  /// Adds text as it is.
  mutating func add(_ line: String) { text += line + "\n" }

  /// Adds a rectangle of a layer, cut to another one, as it is projected; one that is empty adds nothing.
  mutating func add(
    _ rect: Rect2D, radius: Double = 0, cutTo visible: Rect2D? = nil, color: String, through projection: Projection,
    style: String = ""
  ) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    var outline = Drawing.outline(rect, radius: radius)
    if let visible { outline = visible.cutting(outline) }
    guard !outline.isEmpty else { return }
    add("<path class=\"\(color)\"\(style) d=\"\(Drawing.path(outline, through: projection))\"/>")
  }

  /// Opens a group that is cut to a rectangle with round corners.
  mutating func openGroup(cutTo rect: Rect2D, radius: Double, opacity: Double, through projection: Projection) {
    let faded = opacity < 0.9995 ? " opacity=\"\(Drawing.number(opacity, digits: 3))\"" : ""
    guard radius > 0.5 else { return add("<g\(faded)>") }
    clipCount += 1
    let outline = Drawing.path(Drawing.outline(rect, radius: radius), through: projection)
    add("<clipPath id=\"c\(clipCount)\"><path d=\"\(outline)\"/></clipPath>")
    add("<g\(faded) clip-path=\"url(#c\(clipCount))\">")
  }

  mutating func closeGroup() { add("</g>") }

  /// The outline of a rectangle with round corners.
  private static func outline(_ rect: Rect2D, radius: Double) -> [Point2D] {
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0.5 else {
      return [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
        .map { Point2D(x: $0.0, y: $0.1) }
    }
    let corners: [(x: Double, y: Double, start: Double)] = [
      (rect.maxX - radius, rect.minY + radius, -.pi / 2), (rect.maxX - radius, rect.maxY - radius, 0),
      (rect.minX + radius, rect.maxY - radius, .pi / 2), (rect.minX + radius, rect.minY + radius, .pi),
    ]
    let steps = max(fewestSteps, Int(radius / step))
    return corners.flatMap { corner in
      (0...steps).map { step in
        let angle = corner.start + .pi / 2 * Double(step) / Double(steps)
        return Point2D(x: corner.x + radius * cos(angle), y: corner.y + radius * sin(angle))
      }
    }
  }

  private static func path(_ outline: [Point2D], through projection: Projection) -> String {
    let seen = outline.map { projection($0) }.map { "\(number($0.x)) \(number($0.y))" }
    return "M" + seen.joined(separator: "L") + "Z"
  }

  /// A number with few digits.
  static func number(_ value: Double, digits: Int = 0) -> String {
    let text = String(format: "%.\(digits)f", value)
    return text.hasPrefix("-") && Double(text) == 0 ? String(text.dropFirst()) : text
  }
}

extension Rect2D {
  /// What lies in the rectangle of a convex outline (Sutherland and Hodgman's way).
  func cutting(_ outline: [Point2D]) -> [Point2D] {
    [
      { $0.x - self.minX }, { self.maxX - $0.x }, { $0.y - self.minY }, { self.maxY - $0.y },
    ].reduce(outline) { outline, inside in Rect2D.cut(outline, where: inside) }
  }

  /// The part of an outline where a distance is not below 0.
  private static func cut(_ outline: [Point2D], where inside: (Point2D) -> Double) -> [Point2D] {
    outline.indices.flatMap { index -> [Point2D] in
      let (start, end) = (outline[index], outline[(index + 1) % outline.count])
      let (first, last) = (inside(start), inside(end))
      let crossing = first == last ? start : start + (end - start) * (first / (first - last))
      if first >= 0 { return last >= 0 ? [start] : [start, crossing] }
      return last >= 0 ? [crossing] : []
    }
  }
}
