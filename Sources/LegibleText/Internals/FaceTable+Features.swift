import CHarfBuzz

extension FaceTable {
  /// Whether shaping finds rules for a feature in the font (OpenType, GSUB and GPOS; kerning also in
  /// `kern`).
  func hasFeature(_ tag: UInt32) -> Bool {
    if tag == Self.kerning, !bytes(ofTable: "kern").isEmpty { return true }
    return ["GSUB", "GPOS"].contains { table in
      let name = OpenTypeTag.value(of: table)
      // A font lists a feature once for each script that has it.
      var count: UInt32 = 4096
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      unsafe _ = hb_ot_layout_table_get_feature_tags(face, name, 0, &count, &tags)
      return tags.prefix(Int(count)).contains(tag)
    }
  }

  private static let kerning: UInt32 = 0x6B65_726E

  /// Whether its glyphs are pictures in colours of their own.
  var isColor: Bool {
    unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0 || !bytes(ofTable: "COLR").isEmpty
  }
}
