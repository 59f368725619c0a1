extension String {
  /// The UTF-8 of the text, for comparisons: `==` takes canonically equivalent texts for equal.
  public var bytes: [UInt8] { Array(utf8) }
}
