// The messages of a debug build about mistakes.

import Legato

private final class Heard: @unchecked Sendable {
  var remarks: [String] = []
}

/// The messages during a call; none in a release build.
@MainActor func remarks(_ action: () -> Void) -> [String] {
  #if DEBUG
    let heard = Heard()
    Remark.$listener.withValue({ heard.remarks.append($0) }, operation: action)
    return heard.remarks
  #else
    action()
    return []
  #endif
}
