// Transitions that turn screens in space, or cut them up.

import Legato

extension Catalogue {
  package static let solid: [CatalogueEntry] = [
    CatalogueEntry("cards", ".cards()", .cards()),
    CatalogueEntry("cube", ".cube()", .cube()),
    CatalogueEntry("cube-vertical", ".cube(axis: .vertical)", .cube(axis: .vertical)),
    CatalogueEntry("explode", ".explode()", .explode(), painted: "everything"),
    CatalogueEntry("flip", ".flip()", .flip()),
    CatalogueEntry("flip-vertical", ".flip(axis: .vertical)", .flip(axis: .vertical)),
    CatalogueEntry("fold", ".fold()", .fold(), painted: "everything"),
    CatalogueEntry("natGeo", ".natGeo()", .natGeo()),
    CatalogueEntry("portal", ".portal()", .portal()),
    CatalogueEntry("turn", ".turn()", .turn()),
    CatalogueEntry("turn-vertical", ".turn(axis: .vertical)", .turn(axis: .vertical)),
    CatalogueEntry("circularReveal", ".circularReveal()", .circularReveal(), painted: "clips, radius"),
    CatalogueEntry("iris", ".iris()", .iris(), painted: "clips, radius"),
    CatalogueEntry("blinds", ".blinds()", .blinds()),
    CatalogueEntry("blinds-horizontal", ".blinds(axis: .horizontal)", .blinds(axis: .horizontal)),
    CatalogueEntry("book", ".book()", .book()),
    CatalogueEntry("thrown", ".thrown()", .thrown()),
  ]
}
