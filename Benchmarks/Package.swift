// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    // The engine and the tests' list of all transitions, by links, because the benchmarks use declarations that are not
    // public.
    .target(name: "Legato"),
    .target(name: "TransitionCatalogue", dependencies: ["Legato"]),
    .executableTarget(
      name: "LegatoBenchmarks", dependencies: ["Legato", "TransitionCatalogue"],
      // Swift leaves rounding to the C library where the processor may lack an instruction for it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
