// Transitions that move whole screens in their plane.

import Legato

extension Catalogue {
  package static let flat: [CatalogueEntry] = []
}
