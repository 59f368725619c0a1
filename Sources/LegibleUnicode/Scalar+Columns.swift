import CLegibleUnicode

extension Unicode.Scalar {
  /// The columns that a terminal gives to a scalar that stands alone: 0 for marks and format
  /// characters, 2 for what is wide, else 1.
  ///
  /// Source: Unicode Standard Annex #11, East Asian Width, classes W and F, by way of ICU; emoji that
  /// are pictures by themselves (UTS #51, `Emoji_Presentation`) take two columns.
  package var columnCount: Int { Int(legible_column_count(value)) }
}
