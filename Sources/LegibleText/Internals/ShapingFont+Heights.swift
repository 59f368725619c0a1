import CHarfBuzz

extension ShapingFont {
  /// A height that fonts state (OpenType, OS/2).
  enum Metric {
    case capHeight, xHeight
  }

  /// A baseline (OpenType, BASE).
  enum Baseline {
    case alphabetic, ideographic, hanging
  }

  /// The ascender, the descender (positive downwards) and the line gap in font units, none below 0.
  ///
  /// HarfBuzz takes a wrong sign of the first two for a slip. A negative line gap is none, as on
  /// platforms that the specification names (OpenType, hhea).
  var verticalExtents: (ascent: Int, descent: Int, lineGap: Int) {
    var extents = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &extents)
    let lineGap = max(0, Int(extents.line_gap))
    if extents.ascender == 0, extents.descender == 0 {
      let heights = table.heightsBesideHeader
      return (heights.ascent, heights.descent, lineGap)
    }
    return (max(0, Int(extents.ascender)), max(0, -Int(extents.descender)), lineGap)
  }

  /// A height in font units; measured on H and x, or taken as a share of the em, where the font does not
  /// say.
  func metric(_ metric: Metric) -> Int {
    let tag =
      switch metric {
      case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
      case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
      }
    var height: hb_position_t = 0
    // An OS/2 table of an early version has neither.
    if unsafe hb_ot_metrics_get_position(font, tag, &height) != 0, height > 0 { return Int(height) }
    let sample: UInt32 = metric == .capHeight ? 0x48 : 0x78
    if let glyph = glyph(for: sample), let ink = ink(of: glyph), ink.top > 0 { return ink.top }
    unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &height)
    return Int(height)
  }

  /// A baseline's height above y = 0 in font units, derived where the font has no table.
  func baseline(_ baseline: Baseline, script: Script) -> Int {
    let tag =
      switch baseline {
      case .alphabetic: HB_OT_LAYOUT_BASELINE_TAG_ROMAN
      case .ideographic: HB_OT_LAYOUT_BASELINE_TAG_IDEO_EMBOX_BOTTOM_OR_LEFT
      case .hanging: HB_OT_LAYOUT_BASELINE_TAG_HANGING
      }
    var height: hb_position_t = 0
    let tags = script.openTypeTags
    let known = BaselineScripts(table.bytes(ofTable: "BASE")).tags
    unsafe hb_ot_layout_get_baseline_with_fallback(
      font, tag, HB_DIRECTION_LTR, tags.first(where: known.contains) ?? tags.first ?? 0,
      Script.defaultLanguageTag, &height)
    return Int(height)
  }
}

extension FaceTable {
  /// The ascent and the descent of a face whose hhea table has none, positive numbers: the typographic
  /// ones of OS/2, else those of Windows, as FreeType has it; else four fifths and a fifth of the em, as
  /// HarfBuzz has it for a font without figures.
  fileprivate var heightsBesideHeader: (ascent: Int, descent: Int) {
    let bytes = bytes(ofTable: "OS/2")
    func number(_ offset: Int) -> UInt16 {
      offset + 1 < bytes.count ? UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]) : 0
    }
    func signed(_ offset: Int) -> Int { Int(Int16(bitPattern: number(offset))) }
    let typographic = (max(0, signed(68)), max(0, -signed(70)))
    if typographic != (0, 0) { return typographic }
    let windows = (Int(number(74)), Int(number(76)))
    if windows != (0, 0) { return windows }
    let ascent = unitsPerEm * 4 / 5
    return (ascent, unitsPerEm - ascent)
  }
}

/// The scripts for which a font's BASE table has horizontal baselines.
///
/// HarfBuzz takes one tag and falls back to the font's default at once, where a font may know a script
/// of several tags, as Devanagari, by an older one.
private struct BaselineScripts {
  private(set) var tags: Set<UInt32> = []

  /// Reads a table (OpenType, BASE); an empty or broken one has none.
  init(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset >= 0, offset + size <= bytes.count else { return 0 }
      return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
    let axis = number(4, 2)
    let list = axis + number(axis + 2, 2)
    guard axis > 0, list > axis else { return }
    for index in 0..<number(list, 2) {
      let tag = number(list + 2 + index * 6, 4)
      if tag == 0 { break }
      tags.insert(UInt32(tag))
    }
  }
}

extension Script {
  /// The script's tags in OpenType tables, the newest first.
  fileprivate var openTypeTags: [UInt32] {
    var count: UInt32 = 3  // no script has more (HB_OT_MAX_TAGS_PER_SCRIPT)
    var tags: [UInt32] = [0, 0, 0]
    unsafe hb_ot_tags_from_script_and_language(hb_script_t(tag), nil, &count, &tags, nil, nil)
    return Array(tags.prefix(Int(count)))
  }

  /// `dflt`.
  fileprivate static let defaultLanguageTag: UInt32 = 0x6466_6C74
}
