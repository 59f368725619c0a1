import CHarfBuzz

/// A HarfBuzz face over a font's bytes.
///
/// Sendable because the face is made immutable before anybody sees it (HarfBuzz manual, "Thread safety").
@safe final class FaceTable: @unchecked Sendable {
  let unitsPerEm: Int
  let glyphCount: Int
  let face: OpaquePointer
  /// What takes the place of a character map that HarfBuzz does not read.
  let glyphMap: GlyphMap?

  /// Opens a face over bytes that live as long as the process: an embedded font.
  init(embedded bytes: UnsafeRawBufferPointer) {
    let blob = unsafe hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    glyphMap = nil
    unsafe face = Self.open(blob, 0)
    unsafe unitsPerEm = Int(hb_face_get_upem(face))
    unsafe glyphCount = Int(hb_face_get_glyph_count(face))
  }

  /// Opens a face over a copy of a file.
  init(copying bytes: [UInt8], face index: Int) {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    unsafe face = Self.open(blob, index)
    glyphMap = MacintoshMap(unsafe Self.bytes(of: "cmap", in: face)).map { GlyphMap($0.glyphs) }
    unsafe unitsPerEm = Int(hb_face_get_upem(face))
    unsafe glyphCount = Int(hb_face_get_glyph_count(face))
  }

  private static func open(_ blob: OpaquePointer?, _ index: Int) -> OpaquePointer {
    let face = unsafe hb_face_create(blob, UInt32(index))!  // never null: HarfBuzz's empty face
    unsafe hb_blob_destroy(blob)
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  deinit {
    unsafe hb_face_destroy(face)
  }
}

/// A HarfBuzz font: a face at chosen variations, in font units.
///
/// Sendable because the font is made immutable before anybody sees it.
@safe final class ShapingFont: @unchecked Sendable {
  let font: OpaquePointer
  let table: FaceTable

  /// Opens a font; as it has no size in pt, HarfBuzz leaves its `trak` table aside.
  init(_ table: FaceTable, variations: [FontVariation]) {
    self.table = table
    let font = unsafe hb_font_create(table.face)!  // never null: HarfBuzz's empty font
    unsafe hb_font_set_scale(font, Int32(table.unitsPerEm), Int32(table.unitsPerEm))
    let settings = variations.map {
      hb_variation_t(tag: $0.tag, value: Float($0.value))
    }
    unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    unsafe self.font = table.glyphMap?.font(over: font) ?? font
    unsafe hb_font_make_immutable(self.font)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// The glyph of a code point, `nil` when the font has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Whether the font maps a code point with a variation selector behind it (OpenType, cmap, format 14).
  func hasVariation(of scalar: UInt32, _ selector: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_variation_glyph(font, scalar, selector, &glyph) != 0
  }

  /// The ink box of a glyph in font units, `nil` when it has none: x and y of the top left, y upwards.
  func ink(of glyph: UInt32) -> (x: Int, top: Int, width: Int, height: Int)? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      extents.width != 0 || extents.height != 0
    else { return nil }
    return (
      Int(extents.x_bearing), Int(extents.y_bearing), Int(extents.width), -Int(extents.height)
    )
  }
}

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
    self.init(tag: tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
  }

  init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// A feature setting in HarfBuzz's syntax: `-kern`, `tnum`, `ss01=2`, `smcp[3:5]` for a range of UTF-16
/// offsets.
struct FontFeature: Sendable {
  fileprivate let feature: hb_feature_t

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
  fileprivate func dropping(_ count: Int) -> hb_feature_t {
    var moved = feature
    let end = UInt32(clamping: count)
    if moved.start != 0 { moved.start = moved.start > end ? moved.start - end : 0 }
    if moved.end != .max { moved.end = moved.end > end ? moved.end - end : 0 }
    return moved
  }
}

/// A script as HarfBuzz names it: an ISO 15924 tag.
struct Script: Hashable, Sendable {
  let tag: UInt32

  static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)
  static let inherited = Script(tag: HB_SCRIPT_INHERITED.rawValue)
  static let unknown = Script(tag: HB_SCRIPT_UNKNOWN.rawValue)
  static let latin = Script(tag: HB_SCRIPT_LATIN.rawValue)
  static let cyrillic = Script(tag: HB_SCRIPT_CYRILLIC.rawValue)
  static let greek = Script(tag: HB_SCRIPT_GREEK.rawValue)
  static let arabic = Script(tag: HB_SCRIPT_ARABIC.rawValue)
  static let hiragana = Script(tag: HB_SCRIPT_HIRAGANA.rawValue)
  static let katakana = Script(tag: HB_SCRIPT_KATAKANA.rawValue)

  private init(tag: UInt32) { self.tag = tag }

  /// The script under which it is shaped: OpenType has one tag, `kana`, for both kana (script tags
  /// registry).
  var shaping: Script { self == .hiragana ? .katakana : self }

  /// The script of a code point by HarfBuzz's Unicode tables.
  init(of scalar: UInt32) {
    tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  /// A script by its ISO 15924 code: `Latn`.
  init(_ code: String) {
    tag = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The two canonical parts of a code point, or the one it is the same as (UAX #15); `nil` for none.
func decompose(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
  var (first, second) = (0 as UInt32, 0 as UInt32)
  let functions = unsafe hb_unicode_funcs_get_default()
  guard unsafe hb_unicode_decompose(functions, scalar.value, &first, &second) != 0 else {
    return nil
  }
  return [first, second].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)
}

/// A cluster with each mark joined to what stands before it, where there is a code point for both
/// (UAX #15).
func compose(
  _ cluster: some Sequence<Unicode.Scalar>
) -> [(scalar: Unicode.Scalar, isComposed: Bool)] {
  let functions = unsafe hb_unicode_funcs_get_default()
  var composed: [(scalar: Unicode.Scalar, isComposed: Bool)] = []
  for scalar in cluster {
    var both: UInt32 = 0
    if let last = composed.last?.scalar,
      unsafe hb_unicode_compose(functions, last.value, scalar.value, &both) != 0,
      let joined = Unicode.Scalar(both)
    {
      composed[composed.count - 1] = (joined, true)
    } else {
      composed.append((scalar, false))
    }
  }
  return composed
}

/// A buffer to shape in, reused from run to run; one thread at a time.
@safe final class ShapingBuffer {
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
    /// Whether cutting the text before this cluster changes the shapes on either side.
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

/// A language as HarfBuzz interns it: valid for the life of the process.
@safe struct Language: @unchecked Sendable {
  // Unchecked: HarfBuzz never frees nor changes an interned language.
  fileprivate let handle: OpaquePointer?

  /// Creates a language from a BCP 47 tag.
  init(_ tag: String) {
    unsafe handle = hb_language_from_string(tag, -1)
  }
}
