/// Everything that decides which fonts a text is set in, but the text.
struct StackKey: Hashable {
  var families: [String]
  var request: FontRequest
  var variations: [FontVariation]
  var standIn: StandIn
  var usesPublishedTracking: Bool
  /// The size in pt, where a font depends on it in more than scale.
  var size: Double?
  /// The language, where the order of fonts depends on it.
  var locale: String?
}
