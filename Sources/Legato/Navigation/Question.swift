/// What the host has been asked and has not answered; at most one question is open.
package final class Question {
  /// What it is about, one after the other.
  package enum About {
    /// Which screen comes by a gesture?
    case screen
    /// May this begin?
    case beginning(Navigator.Proposal)
    /// The host puts the screens of this in place and measures.
    case measures(Navigator.Proposal, Navigator.Measuring)
  }

  /// Who has asked for what it is about.
  package enum Asker {
    case call
    /// The fingers that are down, or have been: by what leads to other screens, or nil for the present run taken back.
    case fingers(GestureRoute?)
    /// A number that is to show the present run taken back, at this coverage.
    case scrub(Double)
  }

  /// The number of the run that is to begin.
  package let number: Int32
  package let asker: Asker
  /// When it was asked first.
  let time: Double
  package internal(set) var about: About
  /// What the fingers had done when they lifted; nil while they are down.
  package internal(set) var release: GestureValues?
  /// Whether the system has taken them away.
  package internal(set) var isCancelled = false

  init(_ number: Int32, _ asker: Asker, _ about: About, at time: Double) {
    self.number = number
    self.asker = asker
    self.about = about
    self.time = time
  }

  /// What is to begin, once that is known.
  package var proposal: Navigator.Proposal? {
    switch about {
    case .screen: nil
    case .beginning(let proposal), .measures(let proposal, _): proposal
    }
  }

  var isOfFingers: Bool {
    if case .fingers = asker { return true }
    return false
  }
}
