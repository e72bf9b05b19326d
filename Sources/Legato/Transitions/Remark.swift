/// What a debug build says when something given cannot be shown as it is.
enum Remark {
  #if DEBUG && !hasFeature(Embedded)
    /// Who hears it: the console, unless a test listens in a task of its own.
    @TaskLocal static var listener: @Sendable (String) -> Void = { print("Legato:", $0) }
  #endif
}
