import LegibleKit

extension LegibleError {
  /// Whether a name was asked for that no token has.
  var isAboutUnknownToken: Bool { findings.first?.rule == Rule.unknownReference.id }
}
