// Bars that stay in place while their screens change: no transition, but like one they can be left out of a build.

import Legato

/// Lets a page pin the bars of its containers from now on.
@_expose(wasm, "pinnedBars") @c(legato_pinned_bars)
public func allowPinnedBars() { Page.pinnedBars = .pinned }
