// Bars that stay where they are while their pages move.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Gives the engine the bars of two pages, shows their parts as the engine moves them, and hides the bar itself
  /// during that time.
  @MainActor final class PinnedBars {
    private weak var navigation: UINavigationController?
    private let hiddenBars: HiddenBars
    /// The bars of the present run. Layers of other screens keep what they show.
    private var bars: [(screen: ScreenID, bar: PinnedBar)] = []
    /// The container's size at the last measurement.
    private var size = Size2D.zero
    /// The bar of the page that is left, from before UIKit and the coming page have changed anything.
    private var departure: Departure?
    /// The numbers of parts by their looks, during a run.
    private var numbers: [BarPart.Name: ElementID] = [:]

    private struct Departure {
      weak var page: UIViewController?
      let bar: PinnedBar?
    }

    init(_ navigation: UINavigationController, hiddenBars: HiddenBars) {
      self.navigation = navigation
      self.hiddenBars = hiddenBars
    }

    /// Saves the bar of a page that is about to be left.
    func remember(_ page: UIViewController) {
      guard let navigation, isWanted else { return }
      departure = Departure(page: page, bar: PinnedBar(of: page, in: navigation))
    }

    /// Gives the engine the bars of the two screens. If a run is only measured again, because an element has moved, the
    /// bars stay as they are.
    func measure(_ from: UIViewController, _ to: UIViewController, isNew: Bool, for context: TransitionContext) {
      guard let navigation, isWanted else { return }
      if isNew || size != context.size { draw(from, to, for: context, in: navigation) }
      context.barStyle = .pinned
      context.coveredBar = bar(of: context.screen(.covered))?.bar ?? Bar(frame: .zero)
      context.coveringBar = bar(of: context.screen(.covering))?.bar ?? Bar(frame: .zero)
    }

    private func draw(
      _ from: UIViewController, _ to: UIViewController, for context: TransitionContext,
      in navigation: UINavigationController
    ) {
      size = context.size
      let left = departure.flatMap { $0.page === from ? $0 : nil }
      let pair = [
        (context.from, left.map(\.bar) ?? PinnedBar(of: from, in: navigation)),
        (context.to, PinnedBar(of: to, in: navigation)),
      ]
      bars = pair.compactMap { screen, bar in bar.map { (screen, $0) } }
      for (_, bar) in bars { bar.measure(in: navigation.view, as: number) }
    }

    /// Fills the layers of the present run's bars.
    func fill(_ layers: [SceneLayer]) {
      for layer in layers where layer.kind.isOfBar { bar(of: ScreenID(layer.kind.id))?.fill(layer) }
      guard layers.isEmpty else { return }
      bars = []
      numbers = [:]
    }

    /// Hides the bar if pictures replace it, when UIKit has started.
    func begin(_ layers: [SceneLayer]) {
      guard let navigation, layers.contains(where: \.kind.isOfBar) else { return }
      hiddenBars.hide(navigation.navigationBar)
    }

    /// Forgets the bar of the page that was left. The hidden bars are restored by `AttachedBars`.
    func end() { departure = nil }

    private var isWanted: Bool { navigation?.legato.bars == .pinned }

    private func bar(of screen: ScreenID) -> PinnedBar? { bars.first { $0.screen == screen }?.bar }

    private func number(of name: BarPart.Name) -> ElementID {
      if let number = numbers[name] { return number }
      let number = ElementID(Int32(numbers.count))
      numbers[name] = number
      return number
    }
  }

  extension Layer.Kind {
    /// Whether it shows a part of a bar.
    var isOfBar: Bool { role == .bar || role == .barItem }
  }
#endif
