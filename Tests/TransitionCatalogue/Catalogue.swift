// Every transition that comes with the library.

import Legato

/// Every transition that comes with the library, with the choices of parameters that look different.
package enum Catalogue {
  package static let all = seeds + flat + solid

  /// What the five systems have that the library began with.
  package static let seeds: [CatalogueEntry] = [
    CatalogueEntry("push", ".push", .push),
    CatalogueEntry("push-half", ".push(.half)", .push(.half)),
    CatalogueEntry("headline", ".headline()", .headline()),
    CatalogueEntry("scale", ".scale()", .scale()),
    CatalogueEntry("zoom", ".zoom", .zoom, painted: "clips, radius"),
    CatalogueEntry("imageZoom", ".imageZoom()", .imageZoom(), painted: "clips, radius"),
    CatalogueEntry("grow", ".grow()", .grow(), painted: "clips, radius"),
    CatalogueEntry("slide", ".slide()", .slide()),
    CatalogueEntry("cover", ".cover(.up)", .cover(.up)),
    CatalogueEntry("modal", ".modal", .modal),
    CatalogueEntry("fade", ".fade", .fade),
    CatalogueEntry("drawer", ".drawer()", .drawer()),
    CatalogueEntry("mdImageZoom", ".mdImageZoom()", .mdImageZoom(), painted: "clips, radius"),
    CatalogueEntry(
      "mdImageZoom-kept", ".mdImageZoom(sourceStyle: .kept)", .mdImageZoom(sourceStyle: .kept), painted: "clips, radius"
    ),
    CatalogueEntry(
      "asymmetric", ".asymmetric(enter: .zoom, leave: .push)", .asymmetric(enter: .zoom, leave: .push),
      painted: "clips, radius"),
  ]
}
