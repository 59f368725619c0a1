extension Unicode.Scalar {
  /// Whether it would break a line of generated source or change the order of what stands around it:
  /// controls, line and paragraph separators, and format characters such as marks of direction.
  var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether it joins the character before it, be that a delimiter.
  ///
  /// Escapers work on scalars, for which a quotation mark is one whatever mark follows it. Readers and tools
  /// that work on characters see the two as one other character, so a text does not begin with such.
  ///
  /// Source: UAX #29, rules GB9 and GB9a.
  var joinsBefore: Bool {
    properties.isGraphemeExtend || properties.isEmojiModifier || value == 0x200D
      || properties.generalCategory == .spacingMark
  }
}
