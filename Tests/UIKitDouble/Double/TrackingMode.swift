/// The mode of the main run loop: while a scroll view is dragged or glides, timers of the default mode wait.
@MainActor enum TrackingMode {
  private static var moving = NSHashTable<UIScrollView>.weakObjects()

  static var isOn: Bool { moving.count > 0 }

  static func reset() { moving = .weakObjects() }

  static func note(_ view: UIScrollView) {
    if view.isDragging || view.isDecelerating { moving.add(view) } else { moving.remove(view) }
  }
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

  /// Whether work scheduled in this mode runs now.
  @MainActor var isServed: Bool { self == .common || (self == .tracking) == TrackingMode.isOn }
}
