// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Legato", path: "..")],
  targets: [
    // The tests' list of all transitions, by a link: a package's product would make it everybody's.
    .target(name: "TransitionCatalogue", dependencies: [.product(name: "Legato", package: "Legato")]),
    .executableTarget(
      name: "LegatoBenchmarks",
      dependencies: [.product(name: "Legato", package: "Legato"), "TransitionCatalogue"],
      // Swift leaves rounding to the C library where the processor may lack an instruction for it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
