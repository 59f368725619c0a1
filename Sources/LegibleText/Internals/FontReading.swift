import CHarfBuzz

extension FaceTable {
  /// What the file says of the face; `fallbackName` stands in for a name that it lacks.
  func describe(fallbackName: String) -> FontDescription {
    let axes = axes
    let family = name(.typographicFamily) ?? name(.family) ?? fallbackName
    return FontDescription(
      family: family, styleName: name(.typographicStyle) ?? name(.style) ?? "Regular",
      faceNames: [name(.full), name(.postScript)].compactMap { $0 },
      otherFamilies: allNames([.family, .typographicFamily]).filter { $0 != family },
      traits: traits(axes), axes: axes, namedInstances: namedInstances(axisCount: axes.count),
      unitsPerEm: unitsPerEm, glyphCount: glyphCount, isColor: isColor,
      hanLanguage: hanLanguage(family: family))
  }

  /// The ranges of the registered axes, and the values of OS/2 and post for those that are missing.
  private func traits(_ axes: [FontAxis]) -> FontTraits {
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    func fixed(_ tag: hb_style_tag_t) -> Double { unsafe Double(hb_style_get_value(font, tag)) }
    func range(_ tag: String, _ value: @autoclosure () -> Double) -> ClosedRange<Double> {
      if let axis = axes.first(where: { $0.tag == tag }) { return axis.range }
      let value = value()
      return value...value
    }
    let isItalic = fixed(HB_STYLE_TAG_ITALIC) > 0
    let slant = range("slnt", isItalic ? 0 : clamp(fixed(HB_STYLE_TAG_SLANT_ANGLE), -90...90))
    return FontTraits(
      weights: range("wght", clamp(fixed(HB_STYLE_TAG_WEIGHT), 1...1000)),
      widths: range("wdth", clamp(fixed(HB_STYLE_TAG_WIDTH), 1...1000)),
      // The axis counts anticlockwise.
      slopes: -slant.upperBound ... -slant.lowerBound,
      italics: range("ital", isItalic ? 1 : 0))
  }

  private func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  // MARK: Axes

  /// The axes of a variable font; empty for a static one.
  var axes: [FontAxis] {
    var count = unsafe min(hb_ot_var_get_axis_count(face), Self.mostAxes)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let low = Double(info.min_value)
      let high = Double(info.max_value)
      return FontAxis(
        tag: tagName(info.tag), range: min(low, high)...max(low, high),
        defaultValue: Double(info.default_value),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  /// More axes than any font has; hostile ones may claim 65,535.
  private static let mostAxes: UInt32 = 64

  private func namedInstances(axisCount: Int) -> [NamedInstance] {
    guard axisCount > 0 else { return [] }
    return unsafe (0..<min(hb_ot_var_get_named_instance_count(face), 1000)).compactMap { index in
      let id = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      guard let name = name(FontName(rawValue: id)) else { return nil }
      var count = UInt32(axisCount)
      var coordinates = [Float](repeating: 0, count: axisCount)
      unsafe _ = hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      return NamedInstance(name: name, coordinates: coordinates.map(Double.init))
    }
  }

  // MARK: Names

  /// A name by its number (OpenType, name), in English or without a language.
  private func name(_ id: FontName) -> String? {
    unsafe name(id, hb_language_from_string("en", -1))
  }

  private func name(_ id: FontName, _ language: hb_language_t?) -> String? {
    let length = unsafe hb_ot_name_get_utf8(face, id.rawValue, language, nil, nil)
    guard (1...1024).contains(length) else { return nil }
    var size = length + 1
    var bytes = [CChar](repeating: 0, count: Int(size))
    unsafe hb_ot_name_get_utf8(face, id.rawValue, language, &size, &bytes)
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names of some numbers in every language, without repetitions.
  private func allNames(_ ids: [FontName]) -> [String] {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return [] }
    var names: [String] = []
    for index in 0..<Int(min(count, 10_000)) {
      let entry = unsafe entries[index]
      let id = unsafe FontName(rawValue: entry.name_id)
      guard ids.contains(id), let name = unsafe name(id, entry.language) else { continue }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: Features

  /// Whether shaping finds rules for a feature in the font (OpenType, GSUB and GPOS; kerning also in
  /// `kern`).
  func hasFeature(_ tag: UInt32) -> Bool {
    if tag == Self.kerning, !bytes(ofTable: "kern").isEmpty { return true }
    return ["GSUB", "GPOS"].contains { table in
      let name = table.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      // A font lists a feature once for each script that has it.
      var count: UInt32 = 4096
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      unsafe _ = hb_ot_layout_table_get_feature_tags(face, name, 0, &count, &tags)
      return tags.prefix(Int(count)).contains(tag)
    }
  }

  private static let kerning: UInt32 = 0x6B65_726E

  // MARK: Tables

  private var isColor: Bool {
    unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0 || !bytes(ofTable: "COLR").isEmpty
  }

  /// The bytes of a table; empty when the face has none of this tag.
  func bytes(ofTable tag: String) -> [UInt8] { unsafe Self.bytes(of: tag, in: face) }

  static func bytes(of tag: String, in face: OpaquePointer) -> [UInt8] {
    let blob = unsafe hb_face_reference_table(face, tag.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
    return unsafe Array(bytes)
  }

  /// The only code page of Han characters that OS/2 claims; else what the family's name ends in, as
  /// the pan-CJK families claim all code pages.
  private func hanLanguage(family: String) -> HanLanguage? {
    let os2 = bytes(ofTable: "OS/2")
    if os2.count >= 82 {
      let pages = os2[78..<82].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      let claimed = HanLanguage.allCases.filter { pages >> UInt32($0.codePageBit) & 1 == 1 }
      if claimed.count == 1 { return claimed[0] }
    }
    return switch family.split(separator: " ").last {
    case "JP", "J": .japanese
    case "KR", "K": .korean
    case "SC", "CN": .simplifiedChinese
    case "TC", "TW", "HK": .traditionalChinese
    default: nil
    }
  }
}

/// The number of a name (OpenType, name, "Name IDs").
struct FontName: RawRepresentable, Equatable {
  var rawValue: UInt32

  static let family = FontName(rawValue: 1)
  static let style = FontName(rawValue: 2)
  static let full = FontName(rawValue: 4)
  static let postScript = FontName(rawValue: 6)
  static let typographicFamily = FontName(rawValue: 16)
  static let typographicStyle = FontName(rawValue: 17)
}

/// The four characters of a tag.
func tagName(_ tag: UInt32) -> String {
  String(
    decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
}
