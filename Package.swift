// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Legato",
  // The oldest systems, where there are any to name: the engine runs wherever Swift does. LegatoUIKit is for iOS and
  // Mac Catalyst, and an empty module elsewhere, so that an app for several platforms can depend on it.
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "Legato", targets: ["Legato"]),
    .library(name: "LegatoUIKit", targets: ["LegatoUIKit"]),
    .library(name: "LegatoTesting", targets: ["LegatoTesting"]),
  ],
  targets: [
    .target(name: "Legato"),
    .target(name: "LegatoUIKit", dependencies: ["Legato"]),
    .target(name: "LegatoTesting", dependencies: ["Legato"], resources: [.copy("Stories")]),
  ],
  swiftLanguageModes: [.v6]
)

// The gate builds only the tests that it runs. The others are in `make test-all`: samples, the iOS gallery, the tests
// of UIKit's double, drawings.
let isGate = Context.environment["LEGATO_TESTS"] == "gate"
let samples = isGate ? ["Documentation"] : []

// The tests, on every platform.
package.targets += [
  .target(name: "TransitionCatalogue", dependencies: ["Legato"], path: "Tests/TransitionCatalogue"),
  // What the property tests do thousands of times: apart from them, so that it can be optimised.
  .target(
    name: "PropertyChecks", dependencies: ["Legato", "LegatoTesting", "TransitionCatalogue"],
    path: "Tests/PropertyChecks"),
  .testTarget(
    name: "LegatoTests", dependencies: ["Legato", "LegatoTesting", "PropertyChecks", "TransitionCatalogue"],
    exclude: ["Transitions/Goldens"] + samples),
  .target(name: "GalleryRecordings", dependencies: ["Legato", "LegatoTesting"], path: "Tests/GalleryRecordings"),
  .testTarget(name: "LegatoTestingTests", dependencies: ["Legato", "LegatoTesting", "GalleryRecordings"]),
  .testTarget(name: "LegatoUIKitContractTests", dependencies: ["Legato", "LegatoUIKit"]),
]

// What is tested on Linux alone, so that an app that depends on Legato gets none of it.
#if os(Linux)
  package.targets += [
    // One scripted run, natively, whose bits scripts/same-bits compares with those in WebAssembly.
    .executableTarget(
      name: "SameBits", dependencies: ["Legato"], path: "Web/Sources/SelfTest",
      linkerSettings: [.linkedLibrary("m")]),
    // A stand-in for UIKit that runs the UIKit host where there is no UIKit.
    .target(name: "_Testing_UIKit", path: "Tests/TestingUIKit"),
    .target(name: "UIKit", dependencies: ["_Testing_UIKit"], path: "Tests/UIKitDouble", exclude: ["README.md"]),
    .target(name: "WebKit", dependencies: ["UIKit"], path: "Tests/WebKitDouble"),
    .target(name: "MapKit", dependencies: ["UIKit"], path: "Tests/MapKitDouble"),
    .testTarget(
      name: "LegatoUIKitTests",
      dependencies: ["LegatoUIKit", "LegatoTesting", "GalleryRecordings", "WebKit", "MapKit"], exclude: samples),
  ]
  var added = ["LegatoUIKit": "UIKit", "LegatoUIKitContractTests": "UIKit"]
  // A test counts allocations, in C: not where the memory is watched, which has an allocator of its own.
  if Context.environment["LEGATO_TESTS"] != "memory" {
    package.targets.append(.target(name: "AllocationCounter", path: "Tests/AllocationCounter"))
    added["LegatoTests"] = "AllocationCounter"
  }
  for target in package.targets {
    if let dependency = added[target.name] { target.dependencies.append(.init(stringLiteral: dependency)) }
  }

  if !isGate {
    package.targets += [
      .target(name: "AVFoundation", dependencies: ["UIKit"], path: "Tests/AVFoundationDouble"),
      .target(
        name: "GalleryIOS", dependencies: ["Legato", "LegatoUIKit", "UIKit", "AVFoundation"],
        path: "Gallery/iOS/LegatoGallery.swiftpm/Scenes"),
      .testTarget(name: "GalleryIOSTests", dependencies: ["GalleryIOS", "AVFoundation"]),
      .testTarget(name: "UIKitDoubleTests", dependencies: ["UIKit", "WebKit", "MapKit"]),
      // Draws the catalogue for docs/.
      .executableTarget(
        name: "Filmstrips", dependencies: ["Legato", "TransitionCatalogue"], path: "Tests/Filmstrips"),
    ]
  }
#endif
