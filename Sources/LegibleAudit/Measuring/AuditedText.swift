import LegibleCatalogs
import LegibleCore
import LegibleCore
import LegibleTokens

/// A string in one language, expanded and placed: what the matrix measures.
struct AuditedText {
  var string: LocalizedString
  var texts: [MeasurableText]

  /// The texts as they are drawn where markup becomes formatting.
  func rendering(_ markup: Set<Markup>) -> AuditedText {
    AuditedText(string: string, texts: texts.map { $0.rendering(markup) })
  }
}

/// A key with all its languages and the setting it is shown in.
struct AuditedKey {
  /// What all places of one key share, and no other key has.
  var identity: Int
  /// The position of its setting in the audit.
  var setting: Int
  /// Why the setting was taken, when the configuration does not say it.
  var inferredFrom: String?
  /// Where the sources show it, as notes of its findings.
  var uses: [Finding.Related] = []
  /// The languages of the audit.
  var translations: [AuditedText]
  /// What stands beside it.
  var detail: AuditedDetail?
  /// The choices that its styles belong to, where they are not those of the default context.
  var context: [TokenContext.Choice] = []

  /// Whether both are places of one key in one context, whose findings are told together.
  func belongs(with other: AuditedKey) -> Bool {
    identity == other.identity && context == other.context
  }
}

/// The detail at the far end of a cell.
struct AuditedDetail {
  /// The position of its own setting in the audit, whose style it has.
  var setting: Int
  /// What it can be in each language.
  var texts: [String: [MeasurableText]]
}
