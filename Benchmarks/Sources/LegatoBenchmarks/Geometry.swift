import Legato

let geometry = Suite("geometry") {
  let rects = (0..<1024).map { Rect(x: Double($0), y: Double($0) / 3, width: 390, height: 844) }
  return [
    measure("A rectangle's centre") { sink(opaque(rects[$0 & 1023]).center) }
  ]
}
