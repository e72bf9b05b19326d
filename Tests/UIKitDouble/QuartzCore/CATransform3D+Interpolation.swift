extension CATransform3D {
  /// Translation, scale, shear and rotation of a transform, which Core Animation interpolates one by one.
  private struct Parts {
    var translation: [Double]
    var scale: [Double]
    var shear: [Double]
    var rotation: [Double]
    var perspective: [Double]
  }

  /// The transform at `fraction` of the way to another: part by part, rotations along the shorter arc.
  func interpolated(to other: CATransform3D, at fraction: Double) -> CATransform3D {
    guard let from = parts, let to = other.parts else {
      return CATransform3D(elements: mixed(elements, other.elements, fraction))
    }
    let parts = Parts(
      translation: mixed(from.translation, to.translation, fraction), scale: mixed(from.scale, to.scale, fraction),
      shear: mixed(from.shear, to.shear, fraction), rotation: turned(from.rotation, to.rotation, fraction),
      perspective: mixed(from.perspective, to.perspective, fraction))
    return CATransform3D(parts)
  }

  private init(_ parts: Parts) {
    let q = parts.rotation
    let (x, y, z, w) = (q[0], q[1], q[2], q[3])
    let rows = [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
    var axes = rows
    axes[1] = sum(rows[1], rows[0], parts.shear[0])
    axes[2] = sum(sum(rows[2], rows[0], parts.shear[1]), rows[1], parts.shear[2])
    var elements = [Double](repeating: 0, count: 16)
    for row in 0..<3 {
      for column in 0..<3 { elements[row * 4 + column] = axes[row][column] * parts.scale[row] }
      elements[12 + row] = parts.translation[row]
    }
    elements[15] = 1
    var view = CATransform3DIdentity
    (view.m14, view.m24, view.m34, view.m44) = (
      CGFloat(parts.perspective[0]), CGFloat(parts.perspective[1]), CGFloat(parts.perspective[2]),
      CGFloat(parts.perspective[3])
    )
    self = CATransform3DConcat(CATransform3D(elements: elements), view)
  }

  private var parts: Parts? {
    var e = elements
    guard e[15] != 0 else { return nil }
    e = e.map { $0 / e[15] }
    var affine = e
    (affine[3], affine[7], affine[11], affine[15]) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(CATransform3D(elements: affine)).elements
    let column = [e[3], e[7], e[11], e[15]]
    let perspective = (0..<4).map { row in dot(Array(inverse[(row * 4)..<(row * 4 + 4)]), column) }
    var rows = (0..<3).map { Array(e[($0 * 4)..<($0 * 4 + 3)]) }
    var shear = [0.0, 0, 0]
    var scale = [length(rows[0]), 0, 0]
    guard scale[0] > 0 else { return nil }
    rows[0] = rows[0].map { $0 / scale[0] }
    shear[0] = dot(rows[0], rows[1])
    rows[1] = sum(rows[1], rows[0], -shear[0])
    scale[1] = length(rows[1])
    guard scale[1] > 0 else { return nil }
    rows[1] = rows[1].map { $0 / scale[1] }
    shear[1] = dot(rows[0], rows[2])
    shear[2] = dot(rows[1], rows[2])
    rows[2] = sum(sum(rows[2], rows[0], -shear[1]), rows[1], -shear[2])
    scale[2] = length(rows[2])
    guard scale[2] > 0 else { return nil }
    rows[2] = rows[2].map { $0 / scale[2] }
    shear = [shear[0] / scale[1], shear[1] / scale[2], shear[2] / scale[2]]
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      scale = scale.map { -$0 }
      rows = rows.map { $0.map { -$0 } }
    }
    return Parts(
      translation: Array(e[12..<15]), scale: scale, shear: shear, rotation: quaternion(rows), perspective: perspective)
  }
}

func mixed(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
  zip(from, to).map { $0 + ($1 - $0) * fraction }
}

private func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
private func length(_ a: [Double]) -> Double { dot(a, a).squareRoot() }
private func sum(_ a: [Double], _ b: [Double], _ k: Double) -> [Double] { zip(a, b).map { $0 + k * $1 } }
private func cross(_ a: [Double], _ b: [Double]) -> [Double] {
  [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

private func quaternion(_ r: [[Double]]) -> [Double] {
  func root(_ value: Double) -> Double { max(value, 0).squareRoot() / 2 }
  return [
    copysign(root(1 + r[0][0] - r[1][1] - r[2][2]), r[1][2] - r[2][1]),
    copysign(root(1 - r[0][0] + r[1][1] - r[2][2]), r[2][0] - r[0][2]),
    copysign(root(1 - r[0][0] - r[1][1] + r[2][2]), r[0][1] - r[1][0]),
    root(1 + r[0][0] + r[1][1] + r[2][2]),
  ]
}

private func turned(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
  let product = dot(from, to)
  let end = product < 0 ? to.map { -$0 } : to
  let angle = acos(min(abs(product), 1))
  guard angle > 1e-9 else { return end }
  let (near, far) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
  return zip(from, end).map { near * $0 + far * $1 }
}
