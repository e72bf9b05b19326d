// Turns in space, for tests of those that the engine makes.

import Foundation

/// A turn in space, in rows, for columns of coordinates.
struct Matrix {
  var rows: [[Double]]

  static func turn(x angle: Double) -> Matrix {
    Matrix(rows: [[1, 0, 0], [0, cos(angle), -sin(angle)], [0, sin(angle), cos(angle)]])
  }

  static func turn(y angle: Double) -> Matrix {
    Matrix(rows: [[cos(angle), 0, sin(angle)], [0, 1, 0], [-sin(angle), 0, cos(angle)]])
  }

  static func turn(z angle: Double) -> Matrix {
    Matrix(rows: [[cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0], [0, 0, 1]])
  }

  func applied(to column: [Double]) -> [Double] { rows.map { zip($0, column).reduce(0) { $0 + $1.0 * $1.1 } } }

  func distance(to other: Matrix) -> Double {
    zip(rows.joined(), other.rows.joined()).map { abs($0 - $1) }.max()!
  }

  static func * (a: Matrix, b: Matrix) -> Matrix {
    let columns = (0..<3).map { column in a.applied(to: b.rows.map { $0[column] }) }
    return Matrix(rows: (0..<3).map { row in columns.map { $0[row] } })
  }
}
