import LegibleKit

/// Lines such as `brand.ink = #1a2b3c`, `space.gap = 8` and `brand.link = brand.ink`.
struct PaletteFormat: TokenFormat {
  let endings = [".palette"]

  func tokens(in file: TokenFormatFile) throws(LegibleError) -> [TokenDefinition] {
    print("\(file.path): \(file.bytes.count) bytes")
    var tokens: [TokenDefinition] = []
    for line in file.lines where !line.text.isEmpty {
      let place = file.location(of: line.range)
      let words = line.text.split(separator: " ").map(String.init)
      guard words.count == 3, words[1] == "=" else {
        throw LegibleError(
          rule: Self.syntax, "the line is not a name, an equals sign and a value", at: place)
      }
      let content: TokenDefinition.Content =
        if words[2].hasPrefix("#") {
          .value(.color(ColorValue(color: try Color(css: words[2], at: place))))
        } else if let length = Double(words[2]) {
          .value(.dimension(.init(value: length)))
        } else {
          .alias(of: words[2])
        }
      tokens.append(TokenDefinition(words[0], content, at: line.range))
    }
    return tokens
  }

  /// What findings about lines that cannot be read are told apart by.
  private static let syntax = Rule(
    "palette-syntax", of: .tokens, severity: .error, summary: "A palette is a list of assignments.")
}

let formats = [PaletteFormat()]
let tokens = try TokenResolver(contentsOf: "Examples/formats/brand.palette", formats: formats)
  .resolve()
for token in tokens.tokens where token.path.hasPrefix("brand.") {
  print("\(token.path): \(token.value), at \(token.location)")
}

// A check names what is wrong at its place in the file.
let checked = TokenChecker(formats: formats).check(["Examples/formats"])
for finding in checked.findings { print("\(finding.location): \(finding.message)") }
print("\(checked.tokens) tokens, \(checked.errors) errors")
