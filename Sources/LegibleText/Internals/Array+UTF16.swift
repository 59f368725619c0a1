extension Array<UInt16> {
  /// The UTF-16 code units of a text, in one pass: asking its UTF-16 view for its length would take
  /// two more.
  init(transcoding text: String) {
    self.init()
    reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let unit = UInt16(exactly: scalar.value) {
        append(unit)
      } else {
        append(UTF16.leadSurrogate(scalar))
        append(UTF16.trailSurrogate(scalar))
      }
    }
  }

  /// The code point at an offset, which moves past it; half of one counts as U+FFFD.
  func scalar(at offset: inout Int, upTo end: Int) -> Unicode.Scalar {
    let unit = self[offset]
    offset += 1
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), offset < end, UTF16.isTrailSurrogate(self[offset]) else {
      return "\u{FFFD}"
    }
    let value = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(self[offset]) & 0x3FF
    offset += 1
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
