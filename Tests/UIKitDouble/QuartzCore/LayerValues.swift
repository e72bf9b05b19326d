/// All values of a layer that affect drawing: of its model, or as a frame shows it.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var backgroundColor: CGColor?
  var masksToBounds = false
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var strokeEnd: CGFloat = 1
  var path: CGPath?

  /// The value at an animation's key path; nil if Core Animation does not animate that path.
  subscript(keyPath: String) -> AnimatableValue? {
    get { Keys.values[keyPath].map { $0.get(self) } ?? part(keyPath) }
    set {
      guard let newValue else { return }
      if let key = Keys.values[keyPath] { key.set(&self, newValue) } else { setPart(keyPath, newValue) }
    }
  }

  private func part(_ keyPath: String) -> AnimatableValue? {
    if let key = Keys.parts[keyPath] { return AnimatableValue(self[key.whole]!.components[key.index]) }
    return TransformPart(rawValue: keyPath).map { $0.value(in: transform) }
  }

  private mutating func setPart(_ keyPath: String, _ value: AnimatableValue) {
    if let part = TransformPart(rawValue: keyPath) {
      transform = part.setting(value, in: transform)
    } else if let key = Keys.parts[keyPath], let whole = self[key.whole] {
      var components = whole.components
      components[key.index] = value.scalar
      self[key.whole] = whole.with(components)
    }
  }

  private enum Keys {
    struct Key {
      let get: (LayerValues) -> AnimatableValue
      let set: (inout LayerValues, AnimatableValue) -> Void
    }

    nonisolated(unsafe) static let values: [String: Key] = [
      "bounds": Key(get: { AnimatableValue($0.bounds) }, set: { $0.bounds = $1.rect }),
      "bounds.origin": Key(get: { AnimatableValue($0.bounds.origin) }, set: { $0.bounds.origin = $1.point }),
      "bounds.size": Key(get: { AnimatableValue($0.bounds.size) }, set: { $0.bounds.size = $1.size }),
      "position": Key(get: { AnimatableValue($0.position) }, set: { $0.position = $1.point }),
      "anchorPoint": Key(get: { AnimatableValue($0.anchorPoint) }, set: { $0.anchorPoint = $1.point }),
      "zPosition": Key(get: { AnimatableValue(Double($0.zPosition)) }, set: { $0.zPosition = CGFloat($1.scalar) }),
      "transform": Key(get: { AnimatableValue($0.transform) }, set: { $0.transform = $1.transform }),
      "sublayerTransform": Key(
        get: { AnimatableValue($0.sublayerTransform) }, set: { $0.sublayerTransform = $1.transform }),
      "hidden": Key(get: { AnimatableValue($0.isHidden ? 1 : 0) }, set: { $0.isHidden = $1.scalar >= 0.5 }),
      "opacity": Key(get: { AnimatableValue(Double($0.opacity)) }, set: { $0.opacity = Float($1.scalar) }),
      "cornerRadius": Key(
        get: { AnimatableValue(Double($0.cornerRadius)) }, set: { $0.cornerRadius = CGFloat($1.scalar) }),
      "borderWidth": Key(
        get: { AnimatableValue(Double($0.borderWidth)) }, set: { $0.borderWidth = CGFloat($1.scalar) }),
      "borderColor": Key(get: { AnimatableValue($0.borderColor) }, set: { $0.borderColor = $1.color }),
      "backgroundColor": Key(get: { AnimatableValue($0.backgroundColor) }, set: { $0.backgroundColor = $1.color }),
      "shadowColor": Key(get: { AnimatableValue($0.shadowColor) }, set: { $0.shadowColor = $1.color }),
      "shadowOpacity": Key(
        get: { AnimatableValue(Double($0.shadowOpacity)) }, set: { $0.shadowOpacity = Float($1.scalar) }),
      "shadowOffset": Key(get: { AnimatableValue($0.shadowOffset) }, set: { $0.shadowOffset = $1.size }),
      "shadowRadius": Key(
        get: { AnimatableValue(Double($0.shadowRadius)) }, set: { $0.shadowRadius = CGFloat($1.scalar) }),
      "shadowPath": Key(get: { AnimatableValue($0.shadowPath) }, set: { $0.shadowPath = $1.path }),
      "contentsRect": Key(get: { AnimatableValue($0.contentsRect) }, set: { $0.contentsRect = $1.rect }),
      "strokeEnd": Key(get: { AnimatableValue(Double($0.strokeEnd)) }, set: { $0.strokeEnd = CGFloat($1.scalar) }),
      "path": Key(get: { AnimatableValue($0.path) }, set: { $0.path = $1.path }),
    ]

    static let parts: [String: (whole: String, index: Int)] = [
      "position.x": ("position", 0), "position.y": ("position", 1),
      "anchorPoint.x": ("anchorPoint", 0), "anchorPoint.y": ("anchorPoint", 1),
      "bounds.origin.x": ("bounds", 0), "bounds.origin.y": ("bounds", 1),
      "bounds.size.width": ("bounds", 2), "bounds.size.height": ("bounds", 3),
      "shadowOffset.width": ("shadowOffset", 0), "shadowOffset.height": ("shadowOffset", 1),
    ]
  }
}

extension AnimatableValue {
  func with(_ components: [Double]) -> AnimatableValue {
    switch kind {
    case .point: AnimatableValue(CGPoint(x: components[0], y: components[1]))
    case .size: AnimatableValue(CGSize(width: components[0], height: components[1]))
    default: AnimatableValue(CGRect(x: components[0], y: components[1], width: components[2], height: components[3]))
    }
  }
}

/// The helper key paths of a transform.
enum TransformPart: String {
  case x = "transform.translation.x"
  case y = "transform.translation.y"
  case z = "transform.translation.z"
  case translation = "transform.translation"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"

  func value(in t: CATransform3D) -> AnimatableValue {
    let (scaleX, scaleY) = (hypot(t.m11, t.m12), hypot(t.m21, t.m22))
    switch self {
    case .x: return AnimatableValue(Double(t.m41))
    case .y: return AnimatableValue(Double(t.m42))
    case .z: return AnimatableValue(Double(t.m43))
    case .translation: return AnimatableValue(CGSize(width: t.m41, height: t.m42))
    case .scale: return AnimatableValue(Double(scaleX + scaleY) / 2)
    case .scaleX: return AnimatableValue(Double(scaleX))
    case .scaleY: return AnimatableValue(Double(scaleY))
    case .rotation, .rotationZ: return AnimatableValue(Double(atan2(t.m12, t.m11)))
    }
  }

  func setting(_ value: AnimatableValue, in transform: CATransform3D) -> CATransform3D {
    var t = transform
    let number = CGFloat(value.scalar)
    switch self {
    case .x: t.m41 = number
    case .y: t.m42 = number
    case .z: t.m43 = number
    case .translation: (t.m41, t.m42) = (CGFloat(value.components[0]), CGFloat(value.components[1]))
    case .scale, .scaleX, .scaleY: t = scaled(t, to: number)
    case .rotation, .rotationZ:
      let turn = number - CGFloat(self.value(in: t).scalar)
      let (x, y, z) = (t.m41, t.m42, t.m43)
      t = CATransform3DConcat(t, CATransform3DMakeRotation(turn, 0, 0, 1))
      (t.m41, t.m42, t.m43) = (x, y, z)
    }
    return t
  }

  private func scaled(_ transform: CATransform3D, to scale: CGFloat) -> CATransform3D {
    let (x, y) = (hypot(transform.m11, transform.m12), hypot(transform.m21, transform.m22))
    let factorX = self == .scaleY || x == 0 ? 1 : scale / x
    let factorY = self == .scaleX || y == 0 ? 1 : scale / y
    return CATransform3DScale(transform, factorX, factorY, 1)
  }
}
