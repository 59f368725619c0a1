/// What is known of the terminal of a descriptor.
enum Terminal {
  /// The columns: what the terminal says, or `COLUMNS`, or 80.
  static func width(of descriptor: Descriptor) -> Int {
    if let columns = descriptor.columns { return columns }
    guard let text = Process.environment("COLUMNS"), let columns = Int(text),
      1...10_000 ~= columns
    else { return 80 }
    return columns
  }

  /// Whether any colour can be shown, and is wanted: where the terminal names its depth, or has one of
  /// the terminfo entries for it.
  static func isTrueColor(_ descriptor: Descriptor) -> Bool {
    let depth = Process.environment("COLORTERM")
    let isDirect = Process.environment("TERM")?.hasSuffix("-direct") ?? false
    return isColorful(descriptor) && (depth == "truecolor" || depth == "24bit" || isDirect)
  }

  /// Whether colours are wanted: on a terminal that knows them, unless `NO_COLOR` is set.
  static func isColorful(_ descriptor: Descriptor) -> Bool {
    descriptor.isTerminal && Process.environment("NO_COLOR") == nil
      && Process.environment("TERM") != "dumb"
  }
}
