import Legato
import LegatoHost

/// The version of the exports, which the page compares with its own: a module of another version is refused.
@_expose(wasm, "legato_version")
@c(legato_version)
public func legatoVersion() -> Int32 { 1 }

/// Calls the page back, to show that the imports are wired.
@_expose(wasm, "legato_ping")
@c(legato_ping)
public func legatoPing(_ value: Int32) { legato_notify(0, value, 0) }
