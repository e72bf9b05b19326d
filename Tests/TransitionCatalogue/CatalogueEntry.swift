// One transition that comes with the library, as tests and filmstrips name it.

import Legato

/// A transition of the catalogue with one choice of its parameters.
package struct CatalogueEntry: Sendable {
  /// The file of its golden trace and of its filmstrip: the transition's name, and what tells its variants apart.
  package let name: String
  /// How it is written.
  package let code: String
  package let transition: Transition

  package init(_ name: String, _ code: String, _ transition: Transition) {
    self.name = name
    self.code = code
    self.transition = transition
  }
}
