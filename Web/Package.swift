// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The root package has its own name here, not its folder's: the repository can be cloned into any folder except one
// called "Web", which SwiftPM would confuse with this package.
let legato: Target.Dependency = .product(name: "Legato", package: "Legato")

// Each transition is a file; LEGATO_TRANSITIONS names the transitions of an app's own build (scripts/build-wasm checks
// it).
let folder = "Transitions"
let files = try! FileManager.default.contentsOfDirectory(
  atPath: "\(Context.packageDirectory)/Sources/LegatoWeb/\(folder)")
let named = Context.environment["LEGATO_TRANSITIONS"].map { $0.split(separator: " ").map { "\($0).swift" } }

let package = Package(
  name: "LegatoWeb",
  dependencies: [.package(name: "Legato", path: "..")],
  targets: [
    .target(name: "WasmRuntime"),
    .target(name: "LegatoHost"),
    .executableTarget(
      name: "LegatoWeb", dependencies: ["WasmRuntime", "LegatoHost", legato],
      exclude: files.filter { named?.contains($0) == false }.map { "\(folder)/\($0)" }),
    .executableTarget(name: "SelfTest", dependencies: ["WasmRuntime", legato]),
  ],
  swiftLanguageModes: [.v6]
)
