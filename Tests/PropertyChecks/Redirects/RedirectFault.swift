// What no layer may look like on its way from one run to another.

/// What no layer may look like on its way from one run to another, if neither the first nor the second one makes it.
enum RedirectFault: String, CaseIterable {
  case pastViewer = "past the viewer"
  case farAway = "too far away"
  case insideOut = "inside out"
  case dented
}
