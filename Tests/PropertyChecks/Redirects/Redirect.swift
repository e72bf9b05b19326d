// A transition of the catalogue that another one interrupts.

import LegatoTesting
import TransitionCatalogue

@testable import Legato

/// A run between screens 0 and 1, and a second run that takes over.
package struct Redirect: Sendable {
  /// The number that identifies it: `Redirect(number)` is the same redirect.
  package let number: Int
  let first: CatalogueEntry
  /// Whether the first run pushes screen 1 over screen 0. Otherwise it pops screen 1.
  let beginsByPush: Bool
  let second: CatalogueEntry
  let instant: RedirectInstant
  let takeover: Takeover
  let size: Size2D

  /// The second run.
  enum Takeover: CaseIterable {
    /// Screen 2 is pushed.
    case push
    /// The screen that comes is popped, and screen 2 comes back.
    case pop
    /// The first run is taken back.
    case back
    /// A finger takes the first run back. It holds the screens for a while and lets them return.
    case grab
  }

  /// How many redirects there are.
  package static let count =
    directions.count * sizes.count * RedirectInstant.all.count * Takeover.allCases.count * pairs
  private static let directions = [true, false]
  private static let sizes = [Size2D(width: 390, height: 844), Size2D(width: 1000, height: 600)]
  private static let pairs = Catalogue.all.count * Catalogue.all.count

  package init(_ number: Int) {
    self.number = number
    var rest = number
    func take<Element>(_ elements: [Element]) -> Element {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: elements.count)
      rest = quotient
      return elements[remainder]
    }
    second = take(Catalogue.all)
    first = take(Catalogue.all)
    takeover = take(Takeover.allCases)
    instant = take(RedirectInstant.all)
    size = take(Redirect.sizes)
    beginsByPush = take(Redirect.directions)
  }

  /// The numbers of redirects that are drawn at random.
  package static func drawn(_ count: Int, seed: UInt64) -> [Int] {
    var dice = Dice(seed: seed)
    return (0..<count).map { _ in dice.below(Redirect.count) }
  }
}

extension Redirect: CustomStringConvertible {
  package var description: String {
    let (width, height) = (Int(size.width), Int(size.height))
    let way = beginsByPush ? "push" : "pop"
    return
      "Redirect(\(number)): \(way) by \(first.name) \(instant) → \(takeover) by \(second.name), \(width) × \(height)"
  }
}
