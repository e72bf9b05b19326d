/// One number of a ``LayerState``; the raw value is its place in the state's memory.
public enum Property: UInt8, CaseIterable, Sendable {
  // The six that nearly every transition moves are first, so that they share a cache line.

  /// Points, to the right and downwards.
  case translationX, translationY
  /// A factor; 1 at rest.
  case scaleX, scaleY
  /// 0 ... 1.
  case opacity
  /// Points, before the scale.
  case cornerRadius

  /// Radians, clockwise.
  case rotationZ
  /// Points, towards the viewer.
  case translationZ
  /// Radians, about the axis of the same name.
  case rotationX, rotationY
  /// The fixed point of scale and rotation, as a fraction of the width and of the height.
  case anchorX, anchorY
  /// The viewer's distance in points; 0 for no perspective.
  case perspective
  /// Points cut off at each side, before the scale.
  case clipTop, clipLeft, clipBottom, clipRight
  /// 0 ... 1.
  case shadowOpacity
  /// The blur's standard deviation in points.
  case shadowRadius
  /// Points, downwards.
  case shadowOffsetY
  /// The layer's own colour, 0 ... 1.
  case red, green, blue, alpha

  /// Points to the right for each point down, before the rotation.
  case shear
  /// How much farther from the viewer a point to the right, or down, lies, in fractions of the viewer's distance.
  case tiltX, tiltY
}

extension Property {
  var index: Int { Int(rawValue) }

  /// The indices of the clips.
  static let clips = Property.clipTop.index..<Property.shadowOpacity.index

  /// Whether the number at an index is a part of a layer's place, size or turn.
  static func places(_ index: Int) -> Bool {
    index < Property.opacity.index || index >= Property.shear.index
      || (index >= Property.rotationZ.index && index < clips.lowerBound)
  }

  /// Whether the number at an index has limits. Its residual decays without velocity: when a flight leaves a small
  /// place, its clips change in a second by many times the height of that place.
  static func hasLimits(_ index: Int) -> Bool {
    index == Property.opacity.index || index == Property.cornerRadius.index
      || (index >= clips.lowerBound && index < Property.shear.index)
  }

  /// Whether the number at an index is an opacity or part of a colour or shadow: it moves nothing.
  static func fades(_ index: Int) -> Bool { index == Property.opacity.index || isPaint(index) }

  /// Whether the number at an index belongs to a shadow or a colour.
  static func isPaint(_ index: Int) -> Bool { index >= clips.upperBound && index < Property.shear.index }
}

extension UnsafeMutablePointer<Double> {
  subscript(property: Property) -> Double {
    get { self[property.index] }
    nonmutating set { self[property.index] = newValue }
  }

  /// Whether the layer is seen in perspective.
  var hasViewer: Bool { self[.perspective] != 0 || self[.tiltX] != 0 || self[.tiltY] != 0 }

  /// Whether the layer is rotated, sheared or in perspective: more than moved and scaled upright.
  var isInSpace: Bool {
    for index in Property.rotationZ.index..<Property.anchorX.index where self[index] != 0 { return true }
    for index in Property.shear.index..<LayerState.stride where self[index] != 0 { return true }
    return self[.perspective] != 0
  }
}

extension Property {
  /// How a second movement joins a first one: translations and rotations are added, scales and opacities multiplied.
  /// For other properties it is nil: only the second movement counts.
  var joining: ResponseMode? {
    switch self {
    case .translationX, .translationY, .translationZ, .rotationX, .rotationY, .rotationZ: .add
    case .scaleX, .scaleY, .opacity: .multiply
    default: nil
    }
  }

  /// What a first and a second movement make together.
  func joined(_ first: Double, _ second: Double) -> Double {
    switch joining {
    case .add: first + second
    case .multiply: first * second
    case nil: second
    }
  }
}
