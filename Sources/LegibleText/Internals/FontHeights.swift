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
    unsafe hb_ot_layout_get_baseline_with_fallback(
      font, tag, HB_DIRECTION_LTR, script.openTypeTag, Script.defaultLanguageTag, &height)
    return Int(height)
  }
}

extension Script {
  /// The script's tag in OpenType tables, the newest where there are several.
  fileprivate var openTypeTag: UInt32 {
    var count: UInt32 = 1
    var tag: UInt32 = 0
    unsafe hb_ot_tags_from_script_and_language(hb_script_t(self.tag), nil, &count, &tag, nil, nil)
    return tag
  }

  /// `dflt`.
  fileprivate static let defaultLanguageTag: UInt32 = 0x6466_6C74
}
