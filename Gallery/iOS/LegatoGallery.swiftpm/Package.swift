// swift-tools-version: 6.2
// The gallery as an app that Xcode opens without a project file. `make ipad` packs it for an iPad.

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "LegatoGallery",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "LegatoGallery",
      targets: ["AppModule"],
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .images),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [
    .package(name: "Legato", path: "../../.."),
    // The photographs, which the web gallery shows, too. No code imports it: `Picture` looks for its bundle.
    .package(name: "GalleryPictures", path: "../.."),
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "LegatoUIKit", package: "Legato"),
        .product(name: "GalleryPictures", package: "GalleryPictures"),
      ],
      path: ".",
      exclude: ["Info.plist"]
    )
  ],
  swiftLanguageModes: [.v6]
)
