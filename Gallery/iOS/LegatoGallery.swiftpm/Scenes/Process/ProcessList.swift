// The list of transitions.

import LegatoUIKit
import UIKit

/// A transition in each row.
final class ProcessList: RowList {
  private typealias Way = (row: Row, open: (ProcessList) -> (Int) -> Void)

  private static let ways: [Way] = [
    (Row("lake", "Default push", "The container’s own way, any number deep"), ProcessList.push),
    (Row("arches", "Scale back", "This screen replaces its pop"), ProcessList.scale),
    (Row("drop", "Swipe down to go back", "200 points of travel are a whole pop"), ProcessList.vertical),
    (Row("leaf", "Picture viewer", "Pinch to 2×, drag down to close"), ProcessList.viewer),
    (Row("cups", "Zoom in, slide out", "One way in, another way out"), ProcessList.mixed),
    (Row("fig", "Sheet", "It rests half-way and all the way up"), ProcessList.sheet),
    (Row("kite", "Thrown card", "An animator that knows nothing of this library"), ProcessList.card),
  ]

  init() {
    super.init("Process", rows: ProcessList.ways.map(\.row))
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: closing)
  }

  override func open(_ index: Int) { ProcessList.ways[index].open(self)(index) }

  private func push(_ row: Int) {
    navigationController?.pushViewController(LevelController(depth: 1), animated: true)
  }

  private func scale(_ row: Int) {
    let page = StoryController(
      Story("arches", "Scale", "It came like every other screen. It leaves its own way: swipe back, anywhere."))
    page.legato.transition = .asymmetric(enter: .push, leave: .scale())
    navigationController?.pushViewController(page, animated: true)
  }

  private func vertical(_ row: Int) {
    let page = StoryController(
      Story(
        "drop", "Swipe down", "Here the back gesture goes down. The text still scrolls: the gesture begins at its top.")
    )
    page.legato.transition = .cover(.up)
    page.legato.interactions = [.mdVerticalPan]
    navigationController?.pushViewController(page, animated: true)
  }

  private func viewer(_ row: Int) {
    legato.present(
      ImageViewer(.named("leaf")),
      using: .imageZoom(
        from: { [weak self] _ in self?.thumbnail(row) }, to: { ($0.covering as? ImageViewer)?.photo }))
  }

  private func mixed(_ row: Int) {
    let page = StoryController(
      Story("cups", "Zoom in, slide out", "It grew out of its row. It goes as presented screens always go: down."))
    legato.present(
      page, using: .asymmetric(enter: .zoom { [weak self] _ in self?.thumbnail(row) }, leave: .modal))
  }

  private func sheet(_ row: Int) {
    let page = StoryController(
      Story("fig", "Two detents", "Pull it up, or down and away. What is behind it stays where it is."))
    legato.present(page, detents: [0.5, 1])
  }

  private func card(_ row: Int) {
    let card = StoryController(
      Story("kite", "Throw me away", "An animator of ten lines brought this card. A finger takes it away: swipe down."))
    card.legato.animator = { CardThrower(isPresenting: $0.operation == .present) }
    legato.present(card)
  }
}
