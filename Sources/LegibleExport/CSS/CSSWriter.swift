import LegibleCore
import LegibleTokens

/// Sets the blocks of a style sheet so that in every mode the cascade ends at the right value.
struct CSSWriter {
  let model: ExportModel
  let names: CSSNames

  /// All blocks.
  var text: String {
    let modes = model.modes
    let base = blocks(":root", modes, model.tokens)
    let scopes = model.scopes.map { scope in
      let changed = model.tokens.filter { differs($0.path, scope.modes, from: modes) }
      return blocks(selector(of: scope), scope.modes, changed)
    }
    return ([base] + scopes).joined()
  }

  private func selector(of scope: ExportModel.Scope) -> String {
    let attribute = CSSNames.attribute(scope.modifier.name)
    let name = attribute.isEmpty ? "data-context" : "data-\(attribute)"
    return "[\(name)=\(scope.context.cssString)]"
  }

  /// One block a mode, with the declarations that earlier blocks do not already give it.
  private func blocks(
    _ selector: String, _ stores: ModeStores, _ tokens: [Token]
  ) -> String {
    var written: [ColorMode: [String: CSSDeclaration]] = [:]
    var text = ""
    for mode in stores.modes {
      let cascade = ColorMode.allCases.filter { isBelow($0, mode) }
      var lines: [CSSDeclaration] = []
      for token in tokens {
        for declaration in declarations(token.path, in: stores[mode]) {
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

  private func differs(_ path: String, _ scope: ModeStores, from base: ModeStores) -> Bool {
    ColorMode.allCases.contains { scope[$0][path]?.value != base[$0][path]?.value }
  }

  private func declarations(_ path: String, in store: ExportStore) -> [CSSDeclaration] {
    guard let property = names[path], let token = store[path] else { return [] }
    let alias = store.target(of: token).flatMap { names[$0] }
    guard let style = store.textStyles[path] else {
      if let alias { return [CSSDeclaration(property, "var(\(alias))")] }
      let values = [false, true].map { CSSValues(isWide: $0).text(token.value) }
      return [CSSDeclaration(property, values[0], wide: values[1])]
    }
    let parts = CSSTextPart.allCases.map { part in
      CSSDeclaration(
        property + part.suffix, alias.map { "var(\($0)\(part.suffix))" } ?? part.text(style))
    }
    func part(_ part: CSSTextPart) -> String { "var(\(property)\(part.suffix))" }
    let shorthand = "\(part(.weight)) \(part(.size)) / \(part(.lineHeight)) \(part(.family))"
    return parts + [CSSDeclaration(property, shorthand)]
  }
}
