import LegibleKit

/// An app's strings in twelve languages as one string catalog, and the audit that reads it: every
/// device, orientation and size, each string on one line of a table cell.
struct SampleCatalog: Sendable {
  static let keys = 1000

  /// The texts of each language, by key.
  let texts: [[String]]

  init() {
    texts = SampleLanguage.all.enumerated().map { index, language in
      var maker = TextMaker(language, seed: UInt64(index) + 7)
      // From a button's label to half a sentence.
      return (0..<Self.keys).map { maker.phrase(words: 1 + $0 % 6) }
    }
  }

  /// The files of the audit by name.
  var files: [String: [UInt8]] {
    [
      "legible.json": Array(Self.configuration.utf8), "Bench.xcstrings": Array(catalog.line.utf8),
    ]
  }

  static let configuration = """
    {
      "strings": ["Bench.xcstrings"],
      "components": [{ "keys": "*", "component": "tableCellBasic", "lines": 1 }]
    }
    """

  private var catalog: JSONText {
    let strings = (0..<Self.keys).map { key in
      JSONText.Member("bench.\(key)", ["localizations": .object(localizations(of: key))])
    }
    return ["sourceLanguage": "en", "strings": .object(strings), "version": "1.0"]
  }

  private func localizations(of key: Int) -> [JSONText.Member] {
    zip(SampleLanguage.all, texts).map { language, texts in
      JSONText.Member(
        language.tag, ["stringUnit": ["state": "translated", "value": .string(texts[key])]])
    }
  }
}
