// Screens that are cut into pieces.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionScene {
    /// So many pieces Core Animation moves with ease: each is a layer with a part of one picture.
    static let pieceBudget = 400

    /// Fills the pieces that show nothing yet. A screen is drawn once for all of its pieces; what moves in it by itself
    /// stands still in them.
    func cut() {
      for screen in layers where screen.kind.role == .screen {
        let pieces = layers.filter { $0.kind.role == .piece && $0.kind.id == screen.kind.id && !$0.isCut }
        guard !pieces.isEmpty, let picture = screen.drawn()?.cgImage else { continue }
        for piece in pieces { piece.cut(picture, of: screen.frame) }
      }
    }
  }
#endif
