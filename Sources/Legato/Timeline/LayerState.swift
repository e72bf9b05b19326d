/// How a layer looks at one instant, relative to its rest.
///
/// Numbers are kept as given. Where a ``Navigator`` shows them, it limits opacities to 0 ... 1 and corner radii to 0 or
/// above.
///
/// The transform is, from the outside in: perspective, translation, rotation about x, y and z, scale and shear, tilt;
/// all about the anchor. The struct is `Property.allCases.count` numbers in that order and nothing else, so a host can
/// share an array of them with another language without a copy.
public struct LayerState: Equatable, Sendable {
  /// Points, to the right.
  public var translationX = 0.0
  /// Points, downwards.
  public var translationY = 0.0
  /// A factor, in the width.
  public var scaleX = 1.0
  /// A factor, in the height.
  public var scaleY = 1.0
  /// 0 ... 1.
  public var opacity = 1.0
  /// Points, before the scale.
  public var cornerRadius = 0.0
  /// Radians, clockwise.
  public var rotationZ = 0.0
  /// Points, towards the viewer.
  public var translationZ = 0.0
  /// Radians.
  public var rotationX = 0.0
  /// Radians.
  public var rotationY = 0.0
  /// The fixed point of scale and rotation, as a fraction of the width.
  public var anchorX = 0.5
  /// The fixed point of scale and rotation, as a fraction of the height.
  public var anchorY = 0.5
  /// The viewer's distance in points; 0 for no perspective.
  public var perspective = 0.0
  /// Points cut off at the top, before the scale. A negative clip moves the outline outside, by at most the corner
  /// radius: a circle may be larger than its layer.
  public var clipTop = 0.0
  /// Points cut off at the left.
  public var clipLeft = 0.0
  /// Points cut off at the bottom.
  public var clipBottom = 0.0
  /// Points cut off at the right.
  public var clipRight = 0.0
  /// 0 ... 1.
  public var shadowOpacity = 0.0
  /// The blur's standard deviation in points.
  public var shadowRadius = 0.0
  /// Points, downwards.
  public var shadowOffsetY = 0.0
  /// The layer's own colour, for dimmings and shadows: red, 0 ... 1.
  public var red = 0.0
  /// Green, 0 ... 1.
  public var green = 0.0
  /// Blue, 0 ... 1.
  public var blue = 0.0
  /// How opaque the colour is, 0 ... 1.
  public var alpha = 1.0
  /// Points to the right for each point down, before the rotation.
  public var shear = 0.0
  /// How much farther from the viewer a point to the right lies, in fractions of the viewer's distance. While one run
  /// in space gives way to another, no perspective and rotation can express how a layer is seen; a tilt can.
  public var tiltX = 0.0
  /// How much farther from the viewer a point down lies, in fractions of the viewer's distance.
  public var tiltY = 0.0

  /// A layer at rest.
  @inline(never)
  package init() {}

  /// How many numbers a state has.
  package static let stride = 27

  /// The state of a layer at rest.
  public static var rest: LayerState { LayerState() }

  /// One number of the state.
  public subscript(property: Property) -> Double {
    get { self[property.index] }
    set { self[property.index] = newValue }
  }

  subscript(index: Int) -> Double {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: index &* 8, as: Double.self) } }
    set { withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: newValue, toByteOffset: index &* 8, as: Double.self) } }
  }
}
