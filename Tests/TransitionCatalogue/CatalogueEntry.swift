// One transition that comes with the library, as tests and filmstrips name it.

import Legato

/// A transition of the catalogue with one choice of its parameters.
package struct CatalogueEntry: Sendable {
  /// The file of its golden trace and of its filmstrip: the transition's name, and what tells its variants apart.
  package let name: String
  /// How it is written.
  package let code: String
  package let transition: ScreenTransition
  /// What a page's main thread paints in each frame of a run by itself; nil if a compositor plays all of it.
  package let painted: String?

  package init(_ name: String, _ code: String, _ transition: ScreenTransition, painted: String? = nil) {
    self.name = name
    self.code = code
    self.transition = transition
    self.painted = painted
  }
}
