import LegibleKit

extension RGBA8 {
  /// The channels as an escape sequence of a terminal takes them.
  var sgr: String { "\(red);\(green);\(blue)" }
}
