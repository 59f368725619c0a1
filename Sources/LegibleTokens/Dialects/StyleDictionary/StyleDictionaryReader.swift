import LegibleCore
import LegibleJSON

/// Style Dictionary: tokens with `value`, whose category is the first name of their path (CTI).
///
/// Source: Style Dictionary's documentation, “Design Tokens” and “Predefined transforms”: a length
/// without a unit is a rem to the transforms of its own platforms.
enum StyleDictionaryReader: DialectReader {
  static let name = "Style Dictionary"

  /// With a length above it, lengths without a unit are px: nobody has fonts of 16 rem.
  private static let largestRem = 10.0

  static func recognizes(_ input: DialectInput) -> Bool {
    if let root = input.root { return isDictionary(root) }
    let shapes = input.jsonFiles.compactMap { file -> TokenShape? in
      (try? input.json(file)).flatMap { TokenShape($0) }
    }
    return !shapes.isEmpty && shapes.allSatisfy { $0 == .plain }
  }

  private static func isDictionary(_ root: JSONNode) -> Bool {
    TokenShape(root) == .plain && TokenShape.hasNoDollars(root)
  }

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    var trees: [(name: String, root: JSONNode, tree: LooseTree)] = []
    if let root = input.root {
      trees.append(("\(input.stem).tokens.json", root, LooseTree(root)))
    }
    for file in input.jsonFiles {
      do {
        let root = try input.json(file)
        if TokenShape(root) == .plain { trees.append((file, root, LooseTree(root))) }
      } catch {
        conversion.collector.add(error)
      }
    }
    let tokens = trees.flatMap(\.tree.tokens)
    var values = LooseValues(
      .styleDictionary, raw: Dictionary(tokens.map { ($0.name, $0.value) }) { $1 })
    values.defaultUnit = unit(of: tokens)
    for (name, root, tree) in trees {
      var file = TokenFileDraft(name: name, origin: root, groups: tree.groups)
      for token in tree.tokens { file.tokens.append(draft(token, &values)) }
      conversion.files.append(file)
    }
    if trees.count > 1, let origin = conversion.files.first?.origin {
      var resolver = ResolverDraft(name: "\(input.stem).resolver.json", origin: origin)
      resolver.steps = [.set(name: "tokens", files: conversion.files.map(\.name))]
      conversion.resolver = resolver
    }
    for finding in values.collector.findings { conversion.collector.add(finding) }
  }

  private static func draft(_ token: LooseToken, _ values: inout LooseValues) -> TokenDraft {
    if let kind = kind(of: token) { return token.draft(kind, &values) }
    values.subject = token.name
    guard values.reference(token.value) == nil else { return token.draft(nil, &values) }
    guard let kind = LooseKind(guessing: token.value, values) else {
      values.notCarriedOver(
        "a token without a type or a category", hint: "Write its type.", at: token.key)
      return token.draft(nil, &values)
    }
    if case .type(let type) = kind {
      values.assumed(
        "a token without a type or a category is taken as \(type.phrase), by its value",
        hint: "Write its type.", at: token.key)
    }
    return token.draft(kind, &values)
  }

  /// The kind that the token's type, its category or its path names.
  static func kind(of token: LooseToken) -> LooseKind? {
    if let type = token.type?.string, token.type?.kind == .string {
      return LooseKind(named: type) ?? .unknown(type)
    }
    let attributes = token.node["attributes"]
    let category = attributes?["category"]?.string ?? token.path.first ?? ""
    let detail = attributes?["type"]?.string ?? token.path.dropFirst().first ?? ""
    switch category.lowercased() {
    case "size", "sizes", "font", "fonts", "text":
      if let kind = LooseKind(named: detail), kind != .type(.dimension) { return kind }
      if category.hasPrefix("size") { return .type(.dimension) }
      return fontKinds[detail.lowercased()]
    default: return LooseKind(named: category)
    }
  }

  private static let fontKinds: [String: LooseKind] = [
    "family": .type(.fontFamily), "weight": .type(.fontWeight), "size": .type(.dimension),
    "sizes": .type(.dimension), "spacing": .type(.dimension), "leading": .lineHeight,
  ]

  /// The unit of lengths without one: rem, unless one of them is too large for that.
  private static func unit(of tokens: [LooseToken]) -> Dimension.Unit {
    let isLarge = tokens.contains { token in
      guard kind(of: token) == .type(.dimension) else { return false }
      let measure = token.value.string.flatMap { Measure($0) }
      let number = token.value.double ?? (measure?.unit.isEmpty == true ? measure?.value : nil)
      return number.map { abs($0) > largestRem } ?? false
    }
    return isLarge ? .px : .rem
  }
}
