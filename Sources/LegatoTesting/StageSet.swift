// What stands on the stage's screens.

import Legato

/// What each screen has that a transition may ask for.
struct StageSet {
  struct Prop {
    var screen: ScreenID
    var element: ElementID
    var frame: Rect
    var radius: Double
  }

  var props: [Prop] = []
  var bars: [Int32: Bar] = [:]
  var missing: [ScreenID] = []

  /// The elements of two screens: the touched one, those of both screens, the others, each in the order of placing.
  func elements(covered: ScreenID, covering: ScreenID, touched: ElementID?) -> [SharedElement] {
    guard !props.isEmpty else { return [] }
    var result: [SharedElement] = []
    for prop in props where prop.screen == covered || prop.screen == covering {
      let index = result.firstIndex { $0.id == prop.element } ?? result.count
      if index == result.count { result.append(SharedElement(id: prop.element)) }
      if prop.screen == covered {
        result[index].covered = prop.frame
        result[index].coveredRadius = prop.radius
      } else {
        result[index].covering = prop.frame
        result[index].coveringRadius = prop.radius
      }
    }
    func rank(_ element: SharedElement) -> Int {
      if element.id == touched { return 0 }
      return !element.covered.isEmpty && !element.covering.isEmpty ? 1 : 2
    }
    return result.filter { rank($0) == 0 } + result.filter { rank($0) == 1 } + result.filter { rank($0) == 2 }
  }
}
