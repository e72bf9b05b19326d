// Transitions that turn screens in space, or cut them up.

import Legato

extension Catalogue {
  package static let solid: [CatalogueEntry] = []
}
