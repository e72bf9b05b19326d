// Transitions that move whole screens in their plane.

import Legato

extension Catalogue {
  package static let flat = library + hero + systems + presentations

  /// VCTransitionsLibrary's.
  private static let library = [
    CatalogueEntry("crossfade", ".crossfade()", .crossfade()),
    CatalogueEntry("pan", ".pan()", .pan()),
    CatalogueEntry("pan-up", ".pan(.up)", .pan(.up)),
  ]

  /// Hero's.
  private static let hero = [
    CatalogueEntry("push-hero", ".push(.hero())", .push(.hero())),
    CatalogueEntry("pull", ".pull()", .pull()),
    CatalogueEntry("uncover", ".uncover()", .uncover()),
    CatalogueEntry("zoomSlide", ".zoomSlide()", .zoomSlide()),
    CatalogueEntry("pageIn", ".pageIn()", .pageIn()),
    CatalogueEntry("pageOut", ".pageOut()", .pageOut()),
    CatalogueEntry("zoomIn", ".zoomIn()", .zoomIn()),
    CatalogueEntry("zoomOut", ".zoomOut()", .zoomOut()),
    CatalogueEntry("auto", ".auto()", .auto(), painted: "clips, radius"),
    CatalogueEntry(
      "autoReverse", ".autoReverse(.asymmetric(enter: .pageIn(), leave: .fade))",
      .autoReverse(.asymmetric(enter: .pageIn(), leave: .fade))),
  ]

  /// Those of the systems.
  private static let systems = [
    CatalogueEntry("systemPush", ".systemPush", .systemPush),
    CatalogueEntry("predictiveBack", ".predictiveBack()", .predictiveBack()),
    CatalogueEntry("sharedAxis-x", ".sharedAxis()", .sharedAxis()),
    CatalogueEntry("sharedAxis-y", ".sharedAxis(.y)", .sharedAxis(.y)),
    CatalogueEntry("sharedAxis-z", ".sharedAxis(.z)", .sharedAxis(.z)),
    CatalogueEntry("containerTransform", ".containerTransform()", .containerTransform(), painted: "clips, radius"),
    CatalogueEntry("adwNavigation", ".adwNavigation()", .adwNavigation()),
  ]

  /// For presented screens.
  private static let presentations = [
    CatalogueEntry("sheet", ".sheet()", .sheet()),
    CatalogueEntry("pageSheet", ".pageSheet()", .pageSheet(), painted: "radius"),
    CatalogueEntry("adwSheet", ".adwSheet()", .adwSheet()),
    CatalogueEntry("toast", ".toast()", .toast()),
    CatalogueEntry("card", ".card()", .card()),
    CatalogueEntry("popover", ".popover()", .popover()),
    CatalogueEntry("pullToDismiss", ".pullToDismiss()", .pullToDismiss()),
  ]
}
