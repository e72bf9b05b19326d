// swift-tools-version: 6.2
// The photographs as a resource of the galleries that are Swift packages: the files stay in the web gallery.

import PackageDescription

let package = Package(
  name: "GalleryPictures",
  products: [.library(name: "GalleryPictures", targets: ["GalleryPictures"])],
  targets: [
    .target(
      name: "GalleryPictures", path: ".", exclude: ["iOS"], sources: ["Pictures.swift"],
      resources: [.copy("Web/media")])
  ]
)
