import LegibleCore
import LegibleTokens

/// Sets the blocks of a style sheet so that in every mode the cascade ends at the right value.
struct CSSWriter {
  let model: ExportModel
  let names: CSSNames

  /// All blocks.
  ///
  /// Scopes of more contexts come later and have the more specific selectors; among those of as
  /// many the later wins, as ``ExportModel`` supposes.
  var text: String {
    let base = blocks(":root", model.modes, model.tokens)
    let scopes = model.scopes.map { blocks(selector(of: $0), $0.modes, $0.changed) }
    return ([base] + scopes).joined()
  }

  private func selector(of scope: ExportScope) -> String {
    scope.choices.map { choice in
      "[\(names.attribute(of: choice.modifier))=\(choice.context.cssString)]"
    }.joined()
  }

  /// One block a mode, with the declarations that earlier blocks do not already give it.
  private func blocks(
    _ selector: String, _ stores: ModeStores, _ tokens: [Token]
  ) -> String {
    var written: [ColorMode: [String: CSSDeclaration]] = [:]
    var text = ""
    for mode in stores.modes {
      let cascade = ColorMode.narrow.filter { isBelow($0, mode) }
      var lines: [CSSDeclaration] = []
      for token in tokens {
        for declaration in declarations(token.path, stores[mode], wide: stores[mode.wide]) {
          let name = declaration.property
          let earlier = cascade.reversed().lazy.compactMap { written[$0]?[name] }.first
          guard earlier != declaration else { continue }
          lines.append(declaration)
          written[mode, default: [:]][name] = declaration
        }
      }
      text += block(selector, mode, lines.map { "\($0.property): \($0.value);" })
      let wide = lines.compactMap { line in line.wide.map { "\(line.property): \($0);" } }
      text += block(selector, mode, wide, gamut: "color-gamut: p3")
    }
    return text
  }

  /// Whether the block of one mode also holds in another.
  private func isBelow(_ lower: ColorMode, _ mode: ColorMode) -> Bool {
    lower != mode && (!lower.isDark || mode.isDark) && (!lower.isIncreased || mode.isIncreased)
  }

  private func block(
    _ selector: String, _ mode: ColorMode, _ lines: [String], gamut: String? = nil
  ) -> String {
    guard !lines.isEmpty else { return "" }
    var features: [String] = []
    if mode.isDark { features.append("(prefers-color-scheme: dark)") }
    if mode.isIncreased { features.append("(prefers-contrast: more)") }
    var wraps = gamut.map { _ in ["@supports (color: color(display-p3 1 1 1))"] } ?? []
    if let gamut { features.append("(\(gamut))") }
    if !features.isEmpty { wraps.append("@media \(features.joined(separator: " and "))") }
    wraps.append(selector)

    var text = "\n"
    for (depth, wrap) in wraps.enumerated() { text += indent(depth) + wrap + " {\n" }
    for line in lines { text += indent(wraps.count) + line + "\n" }
    for depth in wraps.indices.reversed() { text += indent(depth) + "}\n" }
    return text
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  // MARK: Declarations

  private func declarations(
    _ path: String, _ store: ExportStore, wide: ExportStore
  ) -> [CSSDeclaration] {
    let wide = Dictionary(
      texts(path, in: wide, isWide: true), uniquingKeysWith: { first, _ in first })
    return texts(path, in: store, isWide: false).map { property, value in
      CSSDeclaration(property, value, wide: wide[property])
    }
  }

  /// The properties of a token with their values, on screens of one gamut.
  private func texts(
    _ path: String, in store: ExportStore, isWide: Bool
  ) -> [(property: String, value: String)] {
    guard let property = names[path], let token = store[path] else { return [] }
    let alias = store.target(of: token).flatMap { names[$0] }
    guard let style = store.textStyles[path] else {
      let value = alias.map { "var(\($0))" } ?? CSSValues(isWide: isWide).text(token.value)
      return [(property, value)]
    }
    let parts = CSSTextPart.allCases.map { part in
      (property + part.suffix, alias.map { "var(\($0)\(part.suffix))" } ?? part.text(style))
    }
    func part(_ part: CSSTextPart) -> String { "var(\(property)\(part.suffix))" }
    let shorthand = "\(part(.weight)) \(part(.size)) / \(part(.lineHeight)) \(part(.family))"
    return parts + [(property, shorthand)]
  }
}
