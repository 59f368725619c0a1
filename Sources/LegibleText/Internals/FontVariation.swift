/// A setting of a variable font's axis.
struct FontVariation: Hashable, Sendable {
  var tag: UInt32
  var value: Double

  /// The tag of the weight axis.
  static let weightTag: UInt32 = 0x7767_6874

  /// Creates a setting; `nil` unless the tag has four ASCII characters and the value is one that
  /// fonts can hold, less than 32768 (OpenType, Fixed).
  init?(_ tag: String, _ value: Double) {
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
      abs(value) < 32768
    else { return nil }
    self.init(tag: OpenTypeTag.value(of: tag), value: value)
  }

  init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }
}
