// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The root package goes by its name here, not by its folder's: the repository can be cloned into any folder but one
// called "Web", which SwiftPM could not tell from this one.
let legato: Target.Dependency = .product(name: "Legato", package: "Legato")

// Each transition is a file; LEGATO_TRANSITIONS names those that an app's own build has (scripts/build-wasm checks it).
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
