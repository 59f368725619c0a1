package import LegibleCore
import LegibleDialects
package import LegibleLint
import LegibleTestSupport
package import LegibleTokens

/// Checks one text as the file `t.json` and gives `line rule` for each finding, with the count
/// where there is more than one; lint rules are off, and the note that names a dialect is left out.
package func findings(_ text: String) -> [String] {
  TokenChecker(lint: .off, reader: MemoryFiles(["t.json": text])).check(["t.json"]).findings
    .filter { $0.rule != "dialect" }.map(brief)
}

extension LintConfiguration {
  /// All lint rules off.
  package static let off = LintConfiguration(
    rules: Dictionary(
      uniqueKeysWithValues: Rule.lintRules.map { ($0.id, LintSettings(level: .off)) }))
}

/// What one lint rule finds in one text, as the file `t.json`: messages, with the count where there
/// is more than one.
package func lint(_ rule: Rule.ID, _ text: String, _ settings: LintSettings? = nil) -> [String] {
  let settings = settings ?? LintSettings(level: .severity(.warning))
  let check = TokenChecker(
    lint: LintConfiguration(rules: [rule: settings]), reader: MemoryFiles(["t.json": text])
  ).check(["t.json"])
  return check.findings.filter { $0.rule == rule }.map { finding in
    "\(finding.location.line) \(finding.message)"
      + (finding.count > 1 ? " x\(finding.count)" : "")
  }
}

/// A resolver with the modifier `m` and the contexts `a`, which is the default one, and `b`.
package func resolver(
  base: String = "{}", a: String = "{}", b: String, modifier: String = "m",
  contexts: [String] = ["a", "b"]
) -> String {
  """
  { "version": "2025.10",
    "modifiers": { "\(modifier)": { "default": "\(contexts[0])", "contexts": {
      "\(contexts[0])": [\(a)],
      "\(contexts[1])": [\(b)] } } },
    "resolutionOrder": [{ "type": "set", "name": "base", "sources": [
      \(base)] },
      { "$ref": "#/modifiers/\(modifier)" }] }
  """
}

/// A finding in a few letters.
package func brief(_ finding: Finding) -> String {
  "\(finding.location.line) \(finding.rule)" + (finding.count > 1 ? " x\(finding.count)" : "")
}

/// The store of one text.
package func store(_ text: String) throws -> TokenStore {
  try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(["t.json": text])).resolve()
}

/// The tokens of the text itself, without those of iOS below it.
package func own(_ store: TokenStore) -> [Token] {
  store.tokens.filter { $0.location.path == "t.json" }
}

/// A token `t` of a type with a value, on lines 2 to 4 of its file; `n`, `d`, `c` are tokens to
/// refer to.
package func token(_ type: String, _ value: String) -> String {
  """
  { "t": { "$type": "\(type)",
      "$value": \(value)
    },
    "n": { "$type": "number", "$value": 0.5 },
    "d": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
    "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0.2] } },
    "e": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
    "f": { "$type": "fontFamily", "$value": ["Inter", "Noto Sans"] },
    "z": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] },
    "s": { "$type": "shadow", "$value": { "color": "{c}", "offsetX": "{d}", "offsetY": "{d}",
      "blur": "{d}", "spread": "{d}" } },
    "ss": { "$type": "shadow", "$value": ["{s}", "{s}"] },
    "g": { "$type": "gradient", "$value": [{ "color": "{c}", "position": "{n}" }] },
    "zero": { "$type": "dimension", "$value": { "value": 0, "unit": "rem" } },
    "below": { "$type": "dimension", "$value": { "value": -2, "unit": "px" } },
    "minus": { "$type": "number", "$value": -1 } }
  """
}
