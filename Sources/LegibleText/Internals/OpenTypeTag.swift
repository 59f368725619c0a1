/// The four characters by which OpenType names tables, features, axes and scripts, as one number.
enum OpenTypeTag {
  /// The number of a tag of ASCII characters.
  static func value(of name: some StringProtocol) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The characters of a tag.
  static func name(of value: UInt32) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) },
      as: UTF8.self)
  }
}
