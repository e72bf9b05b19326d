// Pinned bars of the headless host.

import Legato

/// The height of a bar in points: UIKit's.
private let barHeight = 44.0

extension HeadlessHost {
  /// Gives the story's screens their bars.
  func layBars(_ story: Story) {
    guard !story.bars.isEmpty else { return }
    stage.barStyle = .pinned
    let frame = Rect2D(x: 0, y: 0, width: story.size.width, height: barHeight)
    for screen in story.bars {
      let place = Rect2D(x: 170, y: 10, width: 50, height: 24)
      let title = BarItem(id: ElementID(id(screen).rawValue), frame: place, role: .title)
      stage.setBar(Bar(frame: frame, items: [title]), of: id(screen))
    }
  }

  package func barAnswers(of screen: String) -> Bool {
    stage.navigator.screen(at: Point2D(x: stage.size.width / 2, y: barHeight / 2)) == id(screen)
  }

  package func barsLieBelow(_ screen: String) -> Bool {
    let kinds = stage.layers.map(\.kind)
    guard let place = kinds.firstIndex(of: .screen(id(screen))) else { return true }
    return !kinds[place...].contains { $0.isBar && (stage.state(of: $0)?.opacity ?? 0) > 0 }
  }

  package var isBarWhole: Bool { !stage.layers.contains { $0.kind.isBar } }
}

extension Layer.Kind {
  /// Whether it shows something of a bar.
  fileprivate var isBar: Bool { role == .bar || role == .barItem }
}
