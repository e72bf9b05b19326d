// A transition of the catalogue that another one interrupts.

import LegatoTesting
import TransitionCatalogue

@testable import Legato

/// A run that pushes screen 1 over screen 0, and a second run that takes over.
package struct Redirect: Sendable {
  /// The number that identifies it: `Redirect(number)` is the same redirect.
  package let number: Int
  let first: CatalogueEntry
  let second: CatalogueEntry
  let instant: RedirectInstant
  let takeover: Takeover
  let size: Size2D

  /// The second run.
  enum Takeover: CaseIterable {
    /// Screen 2 is pushed.
    case push
    /// Screen 1 is popped, and screen 2 comes back.
    case pop
    /// Screen 1 is popped, and screen 0 comes back.
    case back
    /// A finger grabs screen 1, holds it for a while, and lets it return.
    case grab
  }

  /// How many redirects there are.
  package static let count =
    sizes.count * RedirectInstant.all.count * Takeover.allCases.count * pairs
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
    return "Redirect(\(number)): \(first.name) \(instant) → \(takeover) by \(second.name), \(width) × \(height)"
  }
}
