// A filmstrip as SVG.

import Legato

extension Filmstrip {
  /// Between two pictures, and around all, in points.
  private static let gap = 34.0
  /// Below a row, for its words.
  private static let caption = 70.0

  /// Both appearances in one file. The page that shows it chooses one.
  private static let style = """
    <style>text{font:500 30px system-ui,sans-serif;fill:#6b7280}.p{fill:#e7e9ee}.a{fill:#fff}.i{fill:#30343c}\
    .t{fill:#ccd2dc}.b{fill:#fdf6ec}.j{fill:#8a6a3d}.e{fill:#d9622b}.y{fill:#ffd08a}.k{fill:#000}.s{fill:#000}.f{fill:none;\
    stroke:#9aa1ad;stroke-width:2}@media(prefers-color-scheme:dark){text{fill:#9ca3af}.p{fill:#0d0f13}.a{fill:#23272f}\
    .i{fill:#e5e7eb}.t{fill:#3d434e}.b{fill:#3b3024}.j{fill:#d8b98a}.e{fill:#ee7d45}.f{stroke:#555c68}}</style>
    """

  /// The text of the picture.
  var svg: String {
    let size = ScreenPicture.size
    let width = Double(Filmstrip.count) * (size.width + Filmstrip.gap) + Filmstrip.gap
    let height = Double(rows.count) * (size.height + Filmstrip.caption) + Filmstrip.gap
    var drawing = Drawing()
    let (across, down) = (Drawing.number(width), Drawing.number(height))
    drawing.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(across) \(down)\" role=\"img\">")
    drawing.add("<title>\(entry.code) at nine fractions</title>")
    drawing.add(Filmstrip.style)
    for (line, row) in rows.enumerated() {
      let top = Filmstrip.gap + Double(line) * (size.height + Filmstrip.caption)
      for (column, inputs) in row.inputs.enumerated() {
        let left = Filmstrip.gap + Double(column) * (size.width + Filmstrip.gap)
        let (x, y) = (Drawing.number(left), Drawing.number(top))
        let extent = "width=\"\(Drawing.number(size.width))\" height=\"\(Drawing.number(size.height))\""
        drawing.add("<svg x=\"\(x)\" y=\"\(y)\" \(extent)>")
        drawing.add("<rect class=\"p\" \(extent)/>")
        drawing.add(row.timeline, at: inputs)
        drawing.add("<rect class=\"f\" \(extent)/></svg>")
        let label = column == 0 ? row.label : "\(column)⁄\(Filmstrip.count - 1)"
        drawing.add("<text x=\"\(x)\" y=\"\(Drawing.number(top + size.height + 40))\">\(label)</text>")
      }
    }
    drawing.add("</svg>")
    return drawing.text
  }
}

extension Drawing {
  /// Below this opacity nothing is seen.
  private static let faint = 0.001

  /// Adds what a timeline shows, bottom first.
  mutating func add(_ timeline: Timeline, at inputs: Inputs) {
    let states = timeline.states(at: inputs)
    let flown = Set(timeline.layers.filter { $0.kind.role == .element }.map(\.kind.id))
    for (layer, state) in zip(timeline.layers, states) where state.opacity > Drawing.faint {
      let projection = Projection(frame: layer.frame, state: state)
      add(layer, state, projection, withoutElement: flown.contains(layer.kind.id))
    }
  }

  private mutating func add(
    _ layer: Layer, _ state: LayerState, _ projection: Projection, withoutElement isFlown: Bool
  ) {
    let picture = layer.kind.id == 0 ? ScreenPicture.covered : ScreenPicture.covering
    let visible = projection.visible
    let whole = Rect2D(size: layer.frame.size)
    let opacity = " opacity=\"\(Drawing.number(state.opacity, digits: 3))\""
    switch layer.kind.role {
    case .screen, .piece:
      openGroup(cutTo: visible, radius: state.cornerRadius, opacity: state.opacity, through: projection)
      let origin = layer.kind.role == .piece ? layer.frame.origin : .zero
      for shape in picture.shapes where !(shape.isElement && isFlown) {
        let place = Rect2D(origin: shape.rect.origin - (origin - .zero), size: shape.rect.size)
        add(place, radius: shape.radius, cutTo: visible, color: shape.color, through: projection)
      }
      closeGroup()
    case .dimming:
      let isOfPage = state.red == ScreenPicture.coveringColor.red
      add(whole, color: isOfPage ? "b" : "k", through: projection, style: opacity)
    case .shade:
      addShade(layer, state, projection)
    case .shadow:
      let blur = " style=\"filter:blur(\(Drawing.number(state.shadowRadius))px)\"\(opacity)"
      add(visible, radius: state.cornerRadius, color: "s", through: projection, style: blur)
    case .element:
      openGroup(cutTo: visible, radius: state.cornerRadius, opacity: state.opacity, through: projection)
      add(visible, color: "e", through: projection)
      let sun = ScreenPicture.sun(in: whole)
      add(sun.rect, radius: sun.radius, cutTo: visible, color: sun.color, through: projection)
      closeGroup()
    case .bar, .barItem, .container, .elementShadow:
      break
    }
  }
}

extension Drawing {
  /// The number of bands of a shade.
  private static let bands = 6

  /// Adds a shade: its colour at one side, clear at the other.
  private mutating func addShade(_ layer: Layer, _ state: LayerState, _ projection: Projection) {
    let visible = projection.visible
    for band in 0..<Drawing.bands {
      let (start, end) = (Double(band) / Double(Drawing.bands), Double(band + 1) / Double(Drawing.bands))
      let opacity = state.opacity * state.alpha * (1 - (start + end) / 2)
      guard opacity > Drawing.faint else { continue }
      let style = " opacity=\"\(Drawing.number(opacity, digits: 3))\""
      add(visible.band(from: start, to: end, at: layer.kind.darkEdge), color: "k", through: projection, style: style)
    }
  }
}

extension Rect2D {
  /// A part of the rectangle between two parts of the way from one of its sides to the opposite one.
  func band(from start: Double, to end: Double, at edge: ScreenEdge) -> Rect2D {
    let (width, height) = (size.width * (end - start), size.height * (end - start))
    return switch edge {
    case .top: Rect2D(x: minX, y: minY + size.height * start, width: size.width, height: height)
    case .bottom: Rect2D(x: minX, y: maxY - size.height * end, width: size.width, height: height)
    case .right: Rect2D(x: maxX - size.width * end, y: minY, width: width, height: size.height)
    default: Rect2D(x: minX + size.width * start, y: minY, width: width, height: size.height)
    }
  }
}
