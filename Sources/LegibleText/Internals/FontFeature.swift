import CHarfBuzz

/// A feature setting in HarfBuzz's syntax: `-kern`, `tnum`, `ss01=2`, `smcp[3:5]` for a range of UTF-16
/// offsets.
struct FontFeature: Sendable {
  private let feature: hb_feature_t

  /// Reads a setting; `nil` for what is none, and for values beyond the 16 bits that fonts count
  /// alternates in (OpenType, GSUB).
  init?(_ text: String) {
    // HarfBuzz takes a long number modulo 2^32.
    let numbers = text.utf8.split { !(0x30...0x39).contains($0) }
    guard numbers.allSatisfy({ $0.count < 10 }), !text.utf8.contains(0) else { return nil }
    var feature = hb_feature_t()
    guard unsafe hb_feature_from_string(text, -1, &feature) != 0,
      feature.value <= UInt32(UInt16.max)
    else { return nil }
    self.feature = feature
  }

  var tag: UInt32 { feature.tag }

  /// Whether it is turned on for some part of the text.
  var isOn: Bool { feature.value != 0 }

  /// What CSS turns off where letters are spaced: the ligatures that are on by default (CSS Text 4, 8.2;
  /// CSS Fonts 4, `common-ligatures`).
  static let noLigatures = ["-liga", "-clig"].compactMap(FontFeature.init)

  /// The setting for a text of which the first code units are left out.
  func dropping(_ count: Int) -> hb_feature_t {
    var moved = feature
    let end = UInt32(clamping: count)
    if moved.start != 0 { moved.start = moved.start > end ? moved.start - end : 0 }
    if moved.end != .max { moved.end = moved.end > end ? moved.end - end : 0 }
    return moved
  }
}
