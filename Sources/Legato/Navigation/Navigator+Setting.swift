// Replaces all screens of a stack at once.

extension Navigator {
  static func areDistinct(_ screens: [ScreenID]) -> Bool {
    for place in 0..<screens.count {
      if screens[place].rawValue < 0 { return false }
      for other in 0..<place where screens[other] == screens[place] { return false }
    }
    return true
  }

  /// The screens from a depth on. Those that are in the stack already keep their settings, but do not rest at a detent.
  func arranged(_ screens: [ScreenID], from depth: Int, _ newTop: Entry) -> References<Entry> {
    var result = References<Entry>()
    for screen in screens[depth...] {
      let place = decidedDepth(of: screen)
      let entry = screen == newTop.screen ? newTop : Entry(screen, .push, nil, TransitionPolicy())
      result.append(place < 0 ? entry : decidedEntry(place).moved)
    }
    return result
  }

  /// A screen that rests over the one directly below has to go the whole way before others can come between the two.
  func restsOverNext(_ top: Entry) -> Bool {
    // The screen has arrived, and only residuals of earlier runs still move.
    if case .ended(.detent) = phase { return true }
    // A screen that fades in at its detent goes no farther.
    if let run, run.endsCovering, run.reverseTransition !== run.transition { return true }
    return top.resting != nil && run?.covering != top.screen
  }

  func rearrange(_ change: StackChange, animated isAnimated: Bool) {
    commitDecided()
    var change = change
    stack.make(&change)
    endFingers()
    seal(under: change)
    if !isAnimated { finishNow() }
  }
}

extension Navigator.Entry {
  /// The same screen above another one.
  fileprivate var moved: Navigator.Entry {
    let entry = Navigator.Entry(screen, operation, transition, policy, saysTransition: saysTransition)
    (entry.forwardRoutes, entry.backGesture) = (forwardRoutes, backGesture)
    return entry
  }
}
