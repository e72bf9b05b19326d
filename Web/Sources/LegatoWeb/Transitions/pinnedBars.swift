// Bars that stay in place while their screens change. They are not a transition, but can be left out of a build as one
// can.

import Legato

/// Lets the page pin the bars of its containers from now on.
@_expose(wasm, "pinnedBars") @c(legato_pinned_bars)
public func allowPinnedBars() { Page.pinnedBars = .pinned }
