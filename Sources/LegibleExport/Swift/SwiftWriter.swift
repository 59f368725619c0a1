import LegibleCore
import LegibleTokens

/// Writes the tree of tokens as nested enums.
struct SwiftWriter {
  private let model: ExportModel
  /// The source so far.
  private(set) var text = ""
  /// Names that had to change.
  private(set) var findings: [Finding] = []

  init(model: ExportModel) { self.model = model }

  /// Writes the root.
  mutating func write(_ root: SwiftGroup) {
    text += "/// The design tokens.\npublic enum Tokens {\n"
    writeMembers(of: root, depth: 1)
    text += "}\n"
  }

  private mutating func writeMembers(of group: SwiftGroup, depth: Int) {
    var names = NameTable(separator: "_")
    for (name, token) in group.tokens {
      let constant = names.claim(
        SwiftNames.constant(name), for: token.path, at: token.location)
      write(token, named: SwiftNames.escaped(constant), depth: depth)
    }
    for child in group.groups {
      guard let token = child.firstToken else { continue }
      let type = names.claim(SwiftNames.type(child.name), for: child.path, at: token.location)
      write("/// The tokens of \(child.path.commentLine).", depth)
      write("public enum \(type) {", depth)
      writeMembers(of: child, depth: depth + 1)
      write("}", depth)
    }
    findings += names.findings
  }

  private mutating func write(_ token: Token, named name: String, depth: Int) {
    let summary = token.description ?? token.path
    for line in summary.split(whereSeparator: \.isNewline) {
      write("/// \(line.commentLine)", depth)
    }
    if token.isDeprecated {
      let message = token.deprecationMessage.map { ", message: \($0.swiftLiteral)" }
      write("@available(*, deprecated\(message ?? ""))", depth)
    }
    let start = "public static let \(name) ="
    let variants = variants(of: token)
    if variants.count > 1 {
      write("\(start) TokenVariants(", depth)
      write(variants.joined(separator: ",\n" + indent(depth + 1)) + ")", depth + 1)
    } else {
      let value = token.type == .color ? "TokenVariants(\(variants[0]))" : variants[0]
      write("\(start) \(value)", depth)
    }
  }

  /// The values of a token in all modes, those left out that are clear from the others.
  private func variants(of token: Token) -> [String] {
    let texts = ColorMode.allCases.map { mode in
      let store = model.modes[mode]
      return store[token.path].map { SwiftLiterals.text($0, in: store) }
    }
    let light = texts[0] ?? SwiftLiterals.text(token, in: model.modes.base)
    let dark = texts[1] ?? light
    let lightIncreased = texts[2] ?? light
    let darkIncreased = texts[3] ?? dark
    var variants = [light]
    if dark != light { variants.append("dark: \(dark)") }
    if lightIncreased != light { variants.append("lightIncreased: \(lightIncreased)") }
    if darkIncreased != dark { variants.append("darkIncreased: \(darkIncreased)") }
    return variants
  }

  private mutating func write(_ line: String, _ depth: Int) {
    text += indent(depth) + line + "\n"
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
