// The elements and bars of the stage's screens.

import Legato

/// The elements and bars of screens, for the measurements.
struct StageSet {
  struct Prop {
    var screen: ScreenID
    var element: ElementID
    var frame: Rect2D
    var radius: Double
    var hasShadow: Bool
  }

  var props: [Prop] = []
  var bars: [Int32: Bar] = [:]
  var missing: [ScreenID] = []

  /// The elements of two screens, in the order in which they were placed.
  func elements(covered: ScreenID, covering: ScreenID) -> [SharedElement] {
    guard !props.isEmpty else { return [] }
    var result: [SharedElement] = []
    for prop in props where prop.screen == covered || prop.screen == covering {
      let index = result.firstIndex { $0.id == prop.element } ?? result.count
      if index == result.count { result.append(SharedElement(id: prop.element)) }
      if prop.screen == covered {
        result[index].covered = prop.frame
        result[index].coveredRadius = prop.radius
        result[index].coveredHasShadow = prop.hasShadow
      } else {
        result[index].covering = prop.frame
        result[index].coveringRadius = prop.radius
        result[index].coveringHasShadow = prop.hasShadow
      }
    }
    return result
  }
}
