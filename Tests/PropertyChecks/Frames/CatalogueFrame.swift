// Checks one frame of a transition against the rules of the catalogue.

import Legato
import LegatoTesting

/// An iPhone 17's container, in which the iOS numbers were measured.
package let phone = Size2D(width: 402, height: 874)

/// What is visible of a transition at some inputs. Lengths are in units of the container's longer side.
package struct CatalogueFrame {
  package private(set) var items: [SeenFrame.Item]
  private let size: Size2D
  private var unit: Double { max(size.width, size.height) }

  /// Rounding, in units of the container.
  private static let tolerance = 1e-6
  /// The smallest visible extent: a little more than the square from which screens without a source grow.
  private static let speck = 1.5 * TransitionContext.fallbackExtent
  /// How far a shadow may lie ahead of a screen that waits outside the container: as iOS's does, in points.
  private static let lead = 6.0

  package init(_ timeline: Timeline, at inputs: Inputs, size: Size2D) {
    self.size = size
    let unit = max(size.width, size.height)
    items = zip(timeline.layers, timeline.states(at: inputs)).map { SeenFrame.Item($0, $1, unit: unit) }
  }

  package init(_ transition: ScreenTransition, at inputs: Inputs, in context: TransitionContext) {
    self.init(transition.prepare(context), at: inputs, size: context.size)
  }

  /// The fault of a frame in which one screen should be at rest; nil if there is none.
  ///
  /// - Parameter allowsRadius: Whether the screen may have round corners.
  package func faultAtRest(showing screen: ScreenID, allowsRadius: Bool) -> String? {
    let shown = items.indices.filter {
      [.screen, .piece].contains(items[$0].kind.role) && items[$0].kind.id == screen.rawValue && isSeen(items[$0])
    }
    guard let lowest = shown.first else { return "screen \(screen.rawValue) is not seen" }
    for index in shown where !items[index].isAtRest(allowsRadius: allowsRadius) {
      return "\(items[index].kind.name) is not at rest: \(items[index].corners)"
    }
    for index in items.indices where index > lowest && !shown.contains(index) && isSeen(items[index]) {
      let box = items[index].box
      // A whole and opaque layer above it hides it, such as the page on which it lies.
      if shown.contains(where: { $0 > index && items[$0].box.contains(box) }) { continue }
      return "\(items[index].kind.name) is seen: \(box)"
    }
    return nil
  }

  /// The change of each layer up to the next frame of the same timeline.
  func steps(to next: CatalogueFrame) -> [FrameStep] {
    zip(items, next.items).map { FrameStep($0, isSeen: isSeen($0), to: $1, isNextSeen: isSeen($1)) }
  }

  /// The first leap in a row of frames that are small steps apart.
  package static func leap(among frames: [CatalogueFrame], bound: Double) -> String? {
    let steps = zip(frames, frames.dropFirst()).map { $0.steps(to: $1) }
    for number in steps.indices {
      for layer in steps[number].indices {
        let last = number > 0 ? steps[number - 1][layer] : nil
        let next = number + 1 < steps.count ? steps[number + 1][layer] : nil
        if let leap = steps[number][layer].leap(after: last, before: next, bound: bound) {
          return "step \(number): \(leap)"
        }
      }
    }
    return nil
  }

  /// The first layer of this frame whose mirror image another frame does not show; nil if it shows all.
  package func faultMirrored(in other: CatalogueFrame) -> String? {
    if items.count != other.items.count { return "\(items.count) layers against \(other.items.count)" }
    let across = unit > 0 ? size.width / unit : 0
    for item in items {
      let image = item.mirrored(across: across)
      let isThere = other.items.contains { $0.resembles(image, within: CatalogueFrame.tolerance) }
      if !isThere { return "the mirror image of \(item.kind.name) is missing: \(image.visible)" }
    }
    return nil
  }

  /// Whether any part of an item is visible if nothing lies above it.
  private func isSeen(_ item: SeenFrame.Item) -> Bool {
    guard item.opacity > CatalogueFrame.tolerance, unit > 0 else { return false }
    let container = SeenBox(
      SIMD8(
        lowHalf: SIMD4(0, 1, 0, 1) * (size.width / unit),
        highHalf: SIMD4(0, 0, 1, 1) * (size.height / unit)))
    guard let box = item.box.clipped(to: container) else { return false }
    if item.kind.role == .shadow,
      min(box.width, box.height) <= CatalogueFrame.lead / unit + CatalogueFrame.tolerance
    {
      return false
    }
    return max(box.width, box.height) > CatalogueFrame.speck / unit
  }
}

extension SeenFrame.Item {
  /// Whether its place is that of its rest, whole and opaque.
  package func isAtRest(allowsRadius: Bool) -> Bool {
    let unit = restUnit
    let resting = SIMD8(
      lowHalf: SIMD4(rest.minX, rest.maxX, rest.minX, rest.maxX) * unit,
      highHalf: SIMD4(rest.minY, rest.minY, rest.maxY, rest.maxY) * unit)
    var look = look
    if allowsRadius { look[4] = 0 }
    return (corners - resting).largest < 1e-9 && opacity == 1
      && look
        == SIMD16(
          lowHalf: .zero, highHalf: SIMD8(0, 0, 0, 1, 0, 0, 0, 0))
  }

  /// The reciprocal of the longer side of the phone in which the catalogue is tested.
  private var restUnit: Double { 1 / max(phone.width, phone.height) }

  /// Its mirror image in a container of a width.
  fileprivate func mirrored(across width: Double) -> SeenFrame.Item {
    func mirrored(_ corners: SIMD8<Double>) -> SIMD8<Double> {
      let (x, y) = (corners.lowHalf, corners.highHalf)
      return SIMD8(
        lowHalf: width - SIMD4(x[1], x[0], x[3], x[2]), highHalf: SIMD4(y[1], y[0], y[3], y[2]))
    }
    var image = self
    (image.corners, image.visible) = (mirrored(corners), mirrored(visible))
    (image.look[1], image.look[3]) = (look[3], look[1])
    return image
  }

  /// Whether it shows the same kind of layer of the same screen, with the same look.
  fileprivate func resembles(_ other: SeenFrame.Item, within tolerance: Double) -> Bool {
    kind.role == other.kind.role && kind.id == other.kind.id
      && (visible - other.visible).largest <= tolerance
      && (opacity - other.opacity).magnitude <= tolerance && (look - other.look).largest <= tolerance
  }
}
