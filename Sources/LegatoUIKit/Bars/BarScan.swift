// Finds the parts of a drawn bar.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Finds the parts of a drawn bar where UIKit has laid them out.
  ///
  /// It uses public classes and the bar's own content: a text is a label, a button is a control. If the title is not a
  /// label, the whole bar is one part.
  @MainActor struct BarScan {
    private let drawn: DrawnBar
    private let controls: [UIControl]
    private let labels: [UILabel]
    /// The pictures of the app's views, each with its view.
    private let pictures: [(picture: UIView, original: UIView)]
    private(set) var parts: [BarPart] = []

    init(_ drawn: DrawnBar) {
      self.drawn = drawn
      let views = BarScan.seen(in: drawn)
      controls = views.compactMap { $0 as? UIControl }
      labels = views.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
      pictures = drawn.pictures.filter { views.contains($0.picture) }
      let title = self.title
      if title == nil, drawn.hasTitle {
        add(BarPart.Name(role: .item, subject: drawn.subject), drawn.bounds)
      } else {
        addAll(besides: title)
      }
    }

    /// The visible views within a view, except the contents of the app's own views.
    private static func seen(in view: UIView) -> [UIView] {
      view.subviews.filter { !$0.isHidden && $0.alpha > faint }.flatMap { [$0] + seen(in: $0) }
    }

    /// The opacity below which nothing is visible.
    private static let faint = 0.01

    // MARK: Titles

    /// A large title is the largest label with the title's text. Another title is the label nearest to the middle,
    /// because a button may have the same text.
    private var title: UILabel? {
      guard drawn.hasTitle else { return nil }
      let all = labels.filter { $0.text == drawn.title }
      if drawn.hasLargeTitle { return all.max { frame(of: $0).height < frame(of: $1).height } }
      return all.min { distance(of: $0) < distance(of: $1) }
    }

    private func distance(of label: UILabel) -> CGFloat { abs(frame(of: label).midX - drawn.bounds.midX) }

    // MARK: Parts

    private mutating func addAll(besides title: UILabel?) {
      if let title { add(BarPart.Name(role: drawn.hasLargeTitle ? .largeTitle : .title), frame(of: title)) }
      for (picture, original) in pictures {
        add(BarPart.Name(role: .item, subject: ObjectIdentifier(original)), frame(of: picture))
      }
      // A control that contains the title is not a button.
      let buttons = controls.filter { title?.isDescendant(of: $0) != true }
      let outer = buttons.filter { button in !buttons.contains { $0 !== button && button.isDescendant(of: $0) } }
      let back = drawn.hasBackButton ? outer.min { lead(of: $0) < lead(of: $1) } : nil
      for button in outer {
        if button === back { addBack(button) } else { add(name(of: button), frame(of: button)) }
      }
      for label in labels where label !== title && !outer.contains(where: { label.isDescendant(of: $0) }) {
        add(BarPart.Name(role: .item, words: [word(of: label)]), frame(of: label))
      }
    }

    /// Adds the back button: an arrow and in most cases a label, which move differently.
    private mutating func addBack(_ button: UIControl) {
      let whole = frame(of: button)
      guard let label = labels.first(where: { $0.isDescendant(of: button) }) else {
        return add(name(of: button), whole)
      }
      let text = frame(of: label)
      add(BarPart.Name(role: .backLabel), text)
      var arrow = whole
      arrow.size.width = isRightToLeft ? whole.maxX - text.maxX : text.minX - whole.minX
      if isRightToLeft { arrow.origin.x = text.maxX }
      var name = name(of: button)
      name.words = []
      add(name, arrow)
    }

    private mutating func add(_ name: BarPart.Name, _ frame: CGRect) {
      guard !frame.isEmpty else { return }
      var name = name
      while parts.contains(where: { $0.name == name }) { name.number += 1 }
      parts.append(BarPart(name: name, frame: frame))
    }

    private func name(of button: UIControl) -> BarPart.Name {
      let images = BarScan.seen(in: button).compactMap { ($0 as? UIImageView)?.image }
      let words = labels.filter { $0.isDescendant(of: button) }.map(word)
      return BarPart.Name(
        role: .item, words: words, images: images, tint: button.tintColor, isEnabled: button.isEnabled)
    }

    private func word(of label: UILabel) -> BarPart.Word {
      BarPart.Word(text: label.text, font: label.font, color: label.textColor)
    }

    // MARK: Places

    private var isRightToLeft: Bool { drawn.bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func frame(of view: UIView) -> CGRect { drawn.convert(view.bounds, from: view) }

    /// The distance of a view from the leading side.
    private func lead(of view: UIView) -> CGFloat {
      isRightToLeft ? drawn.bounds.maxX - frame(of: view).maxX : frame(of: view).minX
    }
  }
#endif
