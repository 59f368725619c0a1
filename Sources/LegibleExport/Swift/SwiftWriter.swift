import LegibleCore
import LegibleTokens

/// Writes the tree of tokens as nested enums.
struct SwiftWriter {
  private let model: ExportModel
  private let access: SwiftAccess
  /// The source so far.
  private(set) var text = ""
  /// Names that had to change.
  private(set) var findings: [Finding] = []

  init(model: ExportModel, access: SwiftAccess) {
    self.model = model
    self.access = access
  }

  /// Writes the root.
  mutating func write(_ root: SwiftGroup) {
    text += "/// The design tokens.\n\(access) enum Tokens {\n"
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
      write("\(access) enum \(type) {", depth)
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
    let start = "\(access) static let \(name) ="
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
    func text(_ mode: ColorMode) -> String? {
      let store = model.modes[mode]
      return store[token.path].map { SwiftLiterals.text($0, in: store) }
    }
    let names = ["", "dark", "lightIncreased", "darkIncreased"]
    let light = text(.base) ?? SwiftLiterals.text(token, in: model.modes.base)
    var narrow = [light]
    var variants = [light]
    for (place, mode) in ColorMode.narrow.enumerated().dropFirst() {
      let other = narrow[Self.standIn[place]]
      let value = text(mode) ?? other
      if value != other { variants.append("\(names[place]): \(value)") }
      narrow.append(value)
    }
    var wide: [String] = []
    for (place, mode) in ColorMode.narrow.enumerated() {
      let other = narrow[Self.standIn[place]]
      // What sRGB says of a mode of its own holds for Display P3 as well.
      let implied =
        place == 0 || narrow[place] != other ? narrow[place] : wide[Self.standIn[place]]
      let value = text(mode.wide) ?? implied
      if value != implied {
        variants.append("\(place == 0 ? "light" : names[place])P3: \(value)")
      }
      wide.append(value)
    }
    return variants
  }

  /// By the position of a mode, the one that stands for it where it has no value of its own.
  private static let standIn = [0, 0, 0, 1]

  private mutating func write(_ line: String, _ depth: Int) {
    text += indent(depth) + line + "\n"
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
