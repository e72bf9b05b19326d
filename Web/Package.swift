// swift-tools-version: 6.2
import PackageDescription

// The root package goes by its name here, not by its folder's: the repository can be cloned into any folder but one
// called "Web", which SwiftPM could not tell from this one.
let legato: Target.Dependency = .product(name: "Legato", package: "Legato")

let package = Package(
  name: "LegatoWeb",
  dependencies: [.package(name: "Legato", path: "..")],
  targets: [
    .target(name: "WasmRuntime"),
    .target(name: "LegatoHost"),
    .executableTarget(name: "LegatoWeb", dependencies: ["WasmRuntime", "LegatoHost", legato]),
    .executableTarget(name: "SelfTest", dependencies: ["WasmRuntime", legato]),
  ],
  swiftLanguageModes: [.v6]
)
