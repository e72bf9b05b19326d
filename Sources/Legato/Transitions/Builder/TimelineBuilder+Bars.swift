// Bars that stay in place while their screens change.

/// How many straight steps approximate a change of colour in OKLab. With 8 steps, changes between 27 colours of full,
/// half and no components are off by at most .05 in OKLab.
private let colorSteps = 8

/// The fraction of a run during which an item fades: the old item is gone before the new one appears.
private let itemFade = 0.5

/// The fraction of a run during which a title turns into its label: short, so that the two are seldom seen at once, but
/// longer than a frame.
private let turnFade = 0.25

/// How far a title travels, as a fraction of its distance to the bar's end: it fades before it meets the items there.
private let titleTravel = 0.3

/// How much the proportions of a label and a name may differ if both have the same text in different fonts.
private let mostUnlikeness = 0.5

/// Two items within this many points are at the same place: hosts may measure an item while it moves.
private let tolerance = 0.5

extension TimelineBuilder {
  /// Adds pinned bars: see ``BarItem/Role`` for what their items do.
  ///
  /// When a screen is presented or a panel opens, the covered screen keeps its bar. A description that already has bars
  /// keeps those.
  func pinBars() {
    switch context.operation {
    case .push, .pop, .replace, .restore: break
    case .present, .dismiss, .open, .close: return
    }
    for layer in layers where layer.kind.role == .bar { return }
    let covered = pinBackground(.covered)
    let covering = pinBackground(.covering)
    if let covered, let covering {
      resize(covered, covering)
      blend(covered, covering)
    }
    let partners = partners
    for side in Side.allCases where !context.bar(side).frame.isEmpty {
      for item in context.bar(side).items { pin(item, side, partners) }
    }
  }

  /// Sets a background's colour to the one that the host gave: the host paints only the state's colour.
  func paint(_ handle: Handle) {
    let isCovered = layers[Int(handle.index)].screen == context.screen(.covered)
    guard let color = context.bar(isCovered ? .covered : .covering).color?.limited else { return }
    self.color(handle, color)
    set(handle, .alpha, to: color.alpha)
  }

  @inline(never)
  private func pinBackground(_ side: Side) -> Handle? {
    let bar = context.bar(side)
    guard !bar.frame.isEmpty else { return nil }
    let background = layer(.bar(of: context.screen(side)), frame: bar.frame)
    // The covered bar stays opaque below the bar that fades in, so that the page does not show through half-way.
    if side == .covering {
      animate(background, .opacity, from: 0, to: 1)
    } else if context.coveringBar.frame.isEmpty {
      animate(background, .opacity, from: 1, to: 0)
    } else if showsThrough {
      fade(background, false, from: itemFade)
    }
    return background
  }

  /// Whether the covered bar would show through the bar above it and jump at the end: if the upper bar has a clear
  /// colour, or if the covered bar is a colour and the upper one is a material.
  private var showsThrough: Bool {
    if let color = context.coveringBar.color { return color.limited.alpha < 1 }
    return context.coveredBar.color != nil
  }

  /// Gives two backgrounds of different sizes the same movement, from the first's place to the second's.
  private func resize(_ covered: Handle, _ covering: Handle) {
    let (start, end) = (context.coveredBar.frame, context.coveringBar.frame)
    guard start != end else { return }
    let (way, one) = (end.center - start.center, Size2D(width: 1, height: 1))
    move(covered, from: .zero, to: way)
    stretch(covered, from: one, to: growth(from: start.size, to: end.size))
    move(covering, from: -way, to: .zero)
    stretch(covering, from: growth(from: end.size, to: start.size), to: one)
  }

  private func growth(from start: Size2D, to end: Size2D) -> Size2D {
    Size2D(width: end.width / start.width, height: end.height / start.height)
  }

  /// Gives two backgrounds of plain colours the same change of colour, so that only lines and shadows cross-fade.
  private func blend(_ covered: Handle, _ covering: Handle) {
    guard let start = context.coveredBar.color, let end = context.coveringBar.color else { return }
    var (red, green, blue): ([Keyframe], [Keyframe], [Keyframe]) = ([], [], [])
    var (alpha, share): ([Keyframe], [Keyframe]) = ([], [])
    for step in 0...colorSteps {
      let part = Double(step) / Double(colorSteps)
      let color = start.mixed(with: end, part)
      red.append(Keyframe(part, color.red))
      green.append(Keyframe(part, color.green))
      blue.append(Keyframe(part, color.blue))
      alpha.append(Keyframe(part, color.alpha))
      // The covered bar fades so that both bars together let through as much as a single bar would.
      share.append(Keyframe(part, color.alpha < 1 ? (1 - part) / (1 - part * color.alpha) : 1))
    }
    for handle in [covered, covering] {
      animate(handle, .red, through: red)
      animate(handle, .green, through: green)
      animate(handle, .blue, through: blue)
      animate(handle, .alpha, through: alpha)
    }
    animate(covered, .opacity, through: share)
  }

  // MARK: Titles, labels and items

  /// The covered screen's name and the back label that leads to it. Nil if one of them is missing, if their shapes show
  /// that their texts differ, or if no item may fly.
  private var partners: (name: BarItem, label: BarItem)? {
    let items = context.coveredBar.items
    guard !isCalm, let label = context.coveringBar.items.first(where: { $0.role == .backLabel }),
      let name = items.first(where: { $0.role == .largeTitle }) ?? items.first(where: { $0.role == .title }),
      case let growth = growth(from: name.frame.size, to: label.frame.size),
      (growth.width / growth.height - 1).magnitude < mostUnlikeness
    else { return nil }
    return (name, label)
  }

  /// Whether items may move only with a finger.
  private var isCalm: Bool { context.reducedMotion && !context.isInteractive }

  @inline(never)
  private func pin(_ item: BarItem, _ side: Side, _ partners: (name: BarItem, label: BarItem)?) {
    let handle = layer(.barItem(item.id, of: context.screen(side)), frame: item.frame)
    let comes = side == .covering
    if let partners, item == (comes ? partners.label : partners.name) {
      turn(handle, from: partners.name.frame, to: partners.label.frame, comes)
    } else if item.role == .item || item.role == .backLabel || isCalm {
      fadeInPlace(handle, item, comes)
    } else {
      travel(handle, item, comes)
    }
  }

  /// Turns a title into a label, or back. Half-way the one replaces the other, with the same size and centre, so that
  /// letters keep their shape.
  private func turn(_ handle: Handle, from start: Rect2D, to end: Rect2D, _ comes: Bool) {
    fade(handle, comes, from: itemFade, for: turnFade)
    set(handle, .anchorX, to: 0.5)
    set(handle, .anchorY, to: 0.5)
    let way = end.center - start.center
    let growth = end.size.height / start.size.height
    move(handle, from: comes ? -way : .zero, to: comes ? .zero : way)
    scale(handle, from: comes ? 1 / growth : 1, to: comes ? 1 : growth)
  }

  /// Fades an item in or out in its place. An item that both bars have at the same place stays until the other bar's
  /// item has appeared.
  private func fadeInPlace(_ handle: Handle, _ item: BarItem, _ comes: Bool) {
    let others = context.bar(comes ? .covered : .covering).items
    let stays = item.role == .item && others.contains { $0.isSeen(as: item) }
    fade(handle, comes, from: comes == stays ? 0 : itemFade)
  }

  /// Moves a title in from the trailing side of its bar, or out to its leading side. A large title moves in with its
  /// page from beyond the bar, and stays opaque.
  private func travel(_ handle: Handle, _ item: BarItem, _ comes: Bool) {
    let bar = context.bar(comes ? .covering : .covered).frame
    let isAtRight = comes == (context.mirror > 0)
    var away = Vector2D(dx: ((isAtRight ? bar.maxX : bar.minX) - item.frame.center.x) * titleTravel, dy: 0)
    if comes, item.role == .largeTitle {
      away.dx = bar.size.width * context.mirror
    } else {
      fade(handle, comes, from: comes ? itemFade : 0)
    }
    move(handle, from: comes ? away : .zero, to: comes ? .zero : away)
  }

  private func fade(_ handle: Handle, _ comes: Bool, from start: Double, for part: Double = itemFade) {
    animate(handle, .opacity, from: comes ? 0 : 1, to: comes ? 1 : 0, between: start, and: start + part)
  }
}

extension BarItem {
  /// Whether it looks like another item and is in the same place.
  fileprivate func isSeen(as other: BarItem) -> Bool {
    let (size, its) = (frame.size, other.frame.size)
    return id == other.id && role == other.role && (other.frame.center - frame.center).length < tolerance
      && (its.width - size.width).magnitude < tolerance && (its.height - size.height).magnitude < tolerance
  }
}
