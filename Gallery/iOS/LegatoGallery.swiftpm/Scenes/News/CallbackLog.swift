// A log of an observer's callbacks.

import LegatoUIKit
import UIKit

/// The five callbacks of an observer, as they come.
final class CallbackLog: UIView, ScreenTransitionObserver {
  /// In points; the texts are cut to it.
  static let height: CGFloat = 128

  var chooseBars: (BarStyle) -> Void = { _ in }
  private(set) var lines: [String] = []
  private let words = UILabel.words(.footnote, "Open a story to see what an observer is told.", color: .secondaryLabel)
  private let bars = UISegmentedControl(items: ["Attached bars", "Pinned bars"])

  init() {
    super.init(frame: .zero)
    bars.selectedSegmentIndex = 0
    bars.addAction(
      UIAction { [weak self] _ in self.map { $0.chooseBars($0.bars.selectedSegmentIndex == 0 ? .attached : .pinned) } },
      for: .valueChanged)
    fill(with: UIStackView.column([bars, words], spacing: 8))
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  func transitionShouldBegin(_ transition: TransitionState) -> Bool {
    write("should begin: \(transition.operation)")
    return true
  }

  func transitionWillBegin(_ transition: TransitionState) {
    write("will begin: \(transition.operation), by \(transition.isInteractive ? "a finger" : "a tap")")
  }

  func transitionDidChange(_ transition: TransitionState) {
    let line = "change: \(Int((transition.fraction * 100).rounded())) %"
    if lines.last?.hasPrefix("change") == true { lines.removeLast() }
    write(line)
  }

  func transitionDidFinish(_ transition: TransitionState) { write("finish: \(transition.operation)") }

  func transitionDidCancel(_ transition: TransitionState) { write("cancel: \(transition.operation)") }

  private func write(_ line: String) {
    lines.append(line)
    words.text = lines.suffix(4).joined(separator: "\n")
  }
}
