/// The mode of the main run loop: while a scroll view is dragged or glides it serves no timers of the default mode.
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

  /// Whether what waits in this mode gets its turn now.
  @MainActor var isServed: Bool { self == .common || (self == .tracking) == TrackingMode.isOn }
}
