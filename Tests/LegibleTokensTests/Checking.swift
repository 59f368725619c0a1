import LegibleCore
import LegibleTestSupport
import LegibleTokens

/// Checks one text as the file `t.json` and gives `line rule` for each finding, with the count
/// where there is more than one.
func findings(_ text: String) -> [String] {
  TokenCheck(of: ["t.json"], reader: MemoryFiles(["t.json": text])).findings.map(brief)
}

/// A finding in a few letters.
func brief(_ finding: Finding) -> String {
  "\(finding.location.line) \(finding.rule)" + (finding.count > 1 ? " x\(finding.count)" : "")
}

/// The store of one text.
func store(_ text: String) throws -> TokenStore {
  try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(["t.json": text])).store()
}

/// The tokens of the text itself, without those of iOS below it.
func own(_ store: TokenStore) -> [Token] {
  store.tokens.filter { $0.location.path == "t.json" }
}

/// A token `t` of a type with a value, on lines 2 to 4 of its file; `n`, `d`, `c` are tokens to
/// refer to.
func token(_ type: String, _ value: String) -> String {
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
    "g": { "$type": "gradient", "$value": [{ "color": "{c}", "position": "{n}" }] } }
  """
}
