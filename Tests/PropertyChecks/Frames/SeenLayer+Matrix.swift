// Transforms in space, for layers as they are seen.

import Foundation
import Legato

extension SeenLayer {
  /// A transform in space, row by row; points are columns.
  struct Matrix {
    private var x = SIMD4<Double>(1, 0, 0, 0)
    private var y = SIMD4<Double>(0, 1, 0, 0)
    private var z = SIMD4<Double>(0, 0, 1, 0)
    private var w = SIMD4<Double>(0, 0, 0, 1)

    static func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
      var matrix = Matrix()
      (matrix.x[3], matrix.y[3], matrix.z[3]) = (x, y, z)
      return matrix
    }

    /// The effect of a state on a layer within its plane, and the layer's tilt.
    static func plane(_ state: LayerState) -> Matrix {
      var matrix = Matrix()
      matrix.x = SIMD4(state.scaleX, state.shear, 0, 0)
      matrix.y = SIMD4(0, state.scaleY, 0, 0)
      matrix.w = SIMD4(state.tiltX, state.tiltY, 0, 1)
      return matrix
    }

    static func turn(x angle: Double) -> Matrix {
      let (sine, cosine) = (sin(angle), cos(angle))
      var matrix = Matrix()
      (matrix.y, matrix.z) = (SIMD4(0, cosine, -sine, 0), SIMD4(0, sine, cosine, 0))
      return matrix
    }

    static func turn(y angle: Double) -> Matrix {
      let (sine, cosine) = (sin(angle), cos(angle))
      var matrix = Matrix()
      (matrix.x, matrix.z) = (SIMD4(cosine, 0, sine, 0), SIMD4(-sine, 0, cosine, 0))
      return matrix
    }

    static func turn(z angle: Double) -> Matrix {
      let (sine, cosine) = (sin(angle), cos(angle))
      var matrix = Matrix()
      (matrix.x, matrix.y) = (SIMD4(cosine, -sine, 0, 0), SIMD4(sine, cosine, 0, 0))
      return matrix
    }

    /// The view from a distance; 0 or less is from infinitely far away.
    static func lens(_ distance: Double) -> Matrix {
      var matrix = Matrix()
      if distance > 0 { matrix.w[2] = -1 / distance }
      return matrix
    }

    static func * (a: Matrix, b: Matrix) -> Matrix {
      func row(_ row: SIMD4<Double>) -> SIMD4<Double> { b.x * row[0] + b.y * row[1] + b.z * row[2] + b.w * row[3] }
      var product = Matrix()
      (product.x, product.y, product.z, product.w) = (row(a.x), row(a.y), row(a.z), row(a.w))
      return product
    }

    /// The factor by which a point of the plane is nearer than the screen.
    func magnification(at point: Point2D) -> Double { 1 / (w * SIMD4(point.x, point.y, 0, 1)).sum() }

    /// Where a point of the plane appears.
    func place(_ point: Point2D) -> Point2D {
      let column = SIMD4(point.x, point.y, 0, 1)
      let nearness = (w * column).sum()
      return Point2D(x: (x * column).sum() / nearness, y: (y * column).sum() / nearness)
    }
  }
}
