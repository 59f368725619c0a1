import CHarfBuzz

extension FaceTable {
  /// An axis of a variable font (OpenType, fvar).
  struct Axis {
    /// Four characters: `wght`.
    var tag: String
    var range: ClosedRange<Double>
    var defaultValue: Double
    var isHidden: Bool
  }

  /// The axes of a variable font; empty for a static one.
  var axes: [Axis] {
    var count = unsafe min(hb_ot_var_get_axis_count(face), Self.mostAxes)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let low = Double(info.min_value)
      let high = Double(info.max_value)
      return Axis(
        tag: OpenTypeTag.name(of: info.tag), range: min(low, high)...max(low, high),
        defaultValue: Double(info.default_value),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  /// More axes than any font has; hostile ones may claim 65,535.
  private static let mostAxes: UInt32 = 64

  /// The named instances of a variable font, with a value for each axis.
  func namedInstances(axisCount: Int) -> [(name: String, coordinates: [Double])] {
    guard axisCount > 0 else { return [] }
    return unsafe (0..<min(hb_ot_var_get_named_instance_count(face), 1000)).compactMap { index in
      let id = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      guard let name = name(FontName(rawValue: id)) else { return nil }
      var count = UInt32(axisCount)
      var coordinates = [Float](repeating: 0, count: axisCount)
      unsafe _ = hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      return (name, coordinates.map(Double.init))
    }
  }

  // MARK: Style

  /// The fixed values of a face's style (OpenType, OS/2 and post), in the units of its axes.
  var style: Style {
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    func value(_ tag: hb_style_tag_t) -> Double { unsafe Double(hb_style_get_value(font, tag)) }
    return Style(
      weight: value(HB_STYLE_TAG_WEIGHT), width: value(HB_STYLE_TAG_WIDTH),
      slant: value(HB_STYLE_TAG_SLANT_ANGLE), isItalic: value(HB_STYLE_TAG_ITALIC) > 0)
  }

  /// What a static face is.
  struct Style {
    /// On the CSS scale.
    var weight: Double
    /// In percent of the normal one.
    var width: Double
    /// In degrees, anticlockwise.
    var slant: Double
    var isItalic: Bool
  }
}
