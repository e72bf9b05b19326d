/// A look that no layer may have during a redirect, if neither of the two runs has it.
enum RedirectFault: String, CaseIterable {
  case pastViewer = "past the viewer"
  case farAway = "too far away"
  case insideOut = "inside out"
  case dented
}
