// The films, the same as in the web gallery.

extension Picture {
  /// Stills of the films.
  static let films: [Picture] = [
    Picture(
      id: "stretch", title: "First light", text: "Five more minutes. Then the whole day.",
      width: 360, height: 640, colors: [0x171C0B, 0x313535, 0x526021, 0x536158, 0x81952A]),
    Picture(
      id: "towers", title: "Night shift", text: "It is one in the morning, and every lamp is on.",
      width: 360, height: 640, colors: [0x1B7773, 0x1E4F61, 0x4C5C79, 0x558E93, 0x78A6AB]),
    Picture(
      id: "cockatoo", title: "Mara’s cockatoo", text: "He asked for the phone. I said no.",
      width: 360, height: 640, colors: [0x272222, 0x46403D, 0x5F5A55, 0x7E7970, 0x94928C]),
    Picture(
      id: "look", title: "Who goes there", text: "When somebody says your name in the woods.",
      width: 360, height: 640, colors: [0x544A5A, 0x695965, 0x6F6876, 0x7E7887, 0xA37C6F]),
    Picture(
      id: "summit", title: "Sixty floors", text: "Sixty floors. I took the stairs down.",
      width: 360, height: 640, colors: [0x192D4E, 0x304555, 0x4F5C60, 0x61797A, 0x85A3A8]),
    Picture(
      id: "plot", title: "Paper weather", text: "They are up to something. Nobody breathe.",
      width: 360, height: 640, colors: [0x6A907D, 0x86893A, 0xABA844, 0xB48C76, 0xBABB69]),
  ]
}
