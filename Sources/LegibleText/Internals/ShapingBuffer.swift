import CHarfBuzz

/// A buffer to shape in, reused from run to run; one thread at a time.
@safe struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer

  init() {
    unsafe buffer = hb_buffer_create()!  // never null: HarfBuzz's empty buffer
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// One shaped glyph, in font units.
  struct Glyph {
    var id: UInt32
    /// The UTF-16 offset of the first code unit of its cluster.
    var cluster: Int
    var advance: Int
    var offset: (x: Int, y: Int)
    /// Whether splitting the text before this cluster changes the shapes on either side.
    var isUnsafeToBreak: Bool
  }

  /// Shapes a range of a text in one font, one script and one direction.
  ///
  /// - Parameter context: The range whose text may influence the shapes at the edges (joining).
  /// - Returns: The glyphs from left to right.
  /// - Complexity: Depends on the font's rules; about linear in the number of code units.
  func shape(
    _ text: [UInt16], _ range: Range<Int>, context: Range<Int>, font: ShapingFont, script: Script,
    isRightToLeft: Bool, language: Language, features: [FontFeature],
    _ body: (Glyph) -> Void
  ) {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      guard let base = units.baseAddress else { return }
      unsafe hb_buffer_add_utf16(
        buffer, base + context.lowerBound, Int32(context.count),
        UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    }
    unsafe hb_buffer_set_direction(
      buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(script.tag))
    unsafe hb_buffer_set_language(buffer, language.handle)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    // A mark without a base gets a circle at the start of the text, not where a line happens to start.
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == context.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let settings = features.map { $0.dropping(context.lowerBound) }
    unsafe hb_shape(font.font, buffer, settings, UInt32(settings.count))
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      body(
        Glyph(
          id: info.codepoint, cluster: Int(info.cluster) + context.lowerBound,
          advance: Int(position.x_advance),
          offset: (Int(position.x_offset), Int(position.y_offset)),
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }
}
