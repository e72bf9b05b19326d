/// What a debug build says when something given cannot be shown as it is.
package enum Remark {
  #if DEBUG && !hasFeature(Embedded)
    /// Who hears it: the console, unless a test listens in a task of its own.
    @TaskLocal package static var listener: @Sendable (String) -> Void = { print("Legato:", $0) }
  #endif

  /// Says it in a debug build.
  package static func say(_ sentence: @autoclosure () -> String) {
    #if DEBUG && !hasFeature(Embedded)
      listener(sentence())
    #endif
  }
}
