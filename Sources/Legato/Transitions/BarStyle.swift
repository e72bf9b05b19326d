/// How navigation bars take part in a transition.
public struct BarStyle: Sendable {
  /// Each bar moves with its page, as part of it.
  public static var attached: BarStyle { BarStyle(pin: nil) }

  /// Bars stay where they are: backgrounds go from one colour to the other, titles and back labels turn into each
  /// other, items cross-fade.
  public static var pinned: BarStyle { BarStyle { $0.pinBars() } }

  package static var allCases: [BarStyle] { [.attached, .pinned] }

  /// What adds pinned bars to a description. The style itself has it, so that an app which never says ``pinned`` does
  /// not carry it.
  let pin: (@Sendable (TimelineBuilder) -> Void)?

  var isPinned: Bool { pin != nil }
}

extension BarStyle: Equatable {
  public static func == (style: BarStyle, other: BarStyle) -> Bool { style.isPinned == other.isPinned }
}
