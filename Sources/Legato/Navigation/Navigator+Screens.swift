// Where each screen rests, and which screens there are after a decided run has committed.

extension Navigator {
  /// The run that has brought a screen to its rest, if layers of it stay. While a run is about to bring a screen back,
  /// this is the run that the screen had before it went. Without a `change` that is about to begin, the change of an
  /// open present run counts.
  func resting(of screen: ScreenID, during change: StackChange? = nil) -> Run? {
    let pending = run.flatMap { $0.commitment == .open ? $0.plan.change : nil }
    if let entry = (change ?? pending)?.adding.entry(of: screen) { return entry.resting }
    return known(screen)?.resting
  }

  /// The run has brought the screen to the detent; nil if none of its layers stay.
  func keep(_ run: Run?, of screen: ScreenID, detent: Double) {
    guard let entry = known(screen) else { return }
    let depth = stack.entries.depth(of: screen)
    var isOverNext = true
    if let run {
      guard depth > 0 else { return }
      // A run from a screen farther below may bring a drawer back. The drawer then rests over the screen directly below
      // it, as before.
      isOverNext = run.covered == stack.entries[depth - 1].screen
    }
    let before = entry.detent
    entry.detents.rest(at: detent)
    if isOverNext || entry.detent != before { entry.resting = isOverNext ? run : nil }
  }

  /// The fractions of its way at which a screen may rest, ascending: its detents', otherwise its back gesture's, and 1.
  func detents(of entry: Entry) -> [Double] {
    var detents = entry.detents.parts
    if detents.isEmpty, let interaction = interactions(of: entry).first {
      detents = Interaction.detents(among: Interaction.opposite(interaction.release.detents))
    }
    if detents.last != 1 { detents.put(1) }
    return detents
  }

  package func detent(of screen: ScreenID) -> Detent? {
    guard let detents = known(screen)?.detents else { return nil }
    if let run, run.endsCovering, run.covering == screen { return detents.detent(at: run.coverage) }
    return detents.detent(at: detents.part)
  }

  /// A screen of the stack, or one that the present run has removed or is about to add.
  func known(_ screen: ScreenID) -> Entry? { stack.entry(of: screen) ?? run?.plan.change.entry(of: screen) }
}

extension Navigator {
  /// The change that a release has decided and that is not in the stack yet. Every new request relies on it.
  private var decidedChange: StackChange? { run.flatMap { $0.isDecided ? $0.plan.change : nil } }

  var decidedCount: Int { decidedChange.map { $0.keeping + $0.adding.count } ?? count }

  var decidedTop: Entry { decidedEntry(decidedCount - 1) }

  @inline(never)
  func decidedEntry(_ depth: Int) -> Entry {
    if let change = decidedChange, depth >= change.keeping { return change.adding[depth - change.keeping] }
    return stack.entries[depth]
  }

  /// -1 if the screen is not there.
  @inline(never)
  func decidedDepth(of screen: ScreenID) -> Int {
    let depth = stack.depth(of: screen)
    guard let change = decidedChange else { return depth }
    let place = change.adding.depth(of: screen)
    if place >= 0 { return change.keeping + place }
    return depth < change.keeping ? depth : -1
  }
}
