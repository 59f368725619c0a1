import LegibleJSON
import LegibleKit

/// What `explain` tells of a token.
struct TokenExplanation {
  private let token: Token
  private let chain: [Token]
  private let store: TokenStore
  private let variations: [TokenResolver.Variation]
  private let style: TextStyle?
  private let modifiers: [Modifier]

  /// Looks a token up.
  ///
  /// - Throws: ``LegibleError`` when it has a value in no context, with the nearest name.
  init(
    _ path: String, in resolver: TokenResolver, _ context: TokenContext
  ) throws(LegibleError) {
    store = resolver.resolve(in: context)
    token = try store.token(path)
    chain = store.aliasChain(of: path)
    variations = resolver.variations(of: path)
    modifiers = resolver.modifiers
    style = token.type == .typography ? try store.textStyle(path) : nil
  }

  // MARK: Text

  var text: String {
    var lines = [
      "\(token.path): \(token.type.rawValue) \(token.value.description)"
    ]
    if let description = token.description { lines.append("  \(description)") }
    if let style {
      lines.append(
        style.scalesWith.map { "  grows with the text style \($0.rawValue)" }
          ?? "  keeps its size at all text sizes: no scalesWith")
      lines.append("  \(figures(of: style))")
    }
    if token.isDeprecated {
      lines.append("  deprecated" + (token.deprecationMessage.map { ": \($0)" } ?? ""))
    }
    if !store.context.choices.isEmpty { lines.append("  in \(store.context)") }
    lines += ["", "Definition"]
    lines += TextTable(rows: chain.map(row)).lines.map { "  " + $0 }
    if let groups = TokenResolver.Variation.groups(of: variations, in: modifiers) {
      lines += ["", "Value by context"]
      let rows = groups.map { [$0.contexts.description, $0.value?.description ?? "no value"] }
      lines += TextTable(rows: rows).lines.map { "  " + $0 }
    }
    if let note = chain.last?.provenance {
      let derived = note.isDerived ? ", derived" : ""
      lines += ["", "Source: \(note.source) (confidence \(note.confidence.rawValue)\(derived))"]
    }
    return lines.map { $0.escapingControls + "\n" }.joined()
  }

  /// What a text style sets besides its value: leading, tracking and the weight of emphasis.
  private func figures(of style: TextStyle) -> String {
    var figures = style.leading.map { ["leading \($0.roundedUpDescription()) pt"] } ?? []
    if let tracking = ownTracking {
      figures.append(
        "tracking \(tracking.roundedUpDescription()) thousandths of an em in San Francisco")
    } else {
      figures.append("tracking \(style.tracking.roundedUpDescription()) thousandths of an em")
    }
    if let weight = emphasizedWeight {
      figures.append("weight \(weight.roundedUpDescription()) when emphasized")
    }
    return figures.joined(separator: ", ")
  }

  /// The tracking of San Francisco, where the token tells it.
  private var ownTracking: Double? { own("tracking") }

  private var emphasizedWeight: Double? { own("emphasizedWeight") }

  /// A number that the token, or the nearest that it refers to, has under `org.legible`.
  private func own(_ member: String) -> Double? {
    chain.lazy.compactMap { $0.ownData?[member]?.double }.first
  }

  private func row(_ link: Token) -> [String] {
    let value = link.reference ?? link.value.description
    return [link.path, value, link.valueLocation.description]
  }

  // MARK: JSON

  var json: JSONValue {
    let source = chain.last?.provenance.map { note -> JSONValue in
      [
        "source": .string(note.source), "confidence": .string(note.confidence.rawValue),
        "derived": .bool(note.isDerived),
      ]
    }
    return [
      "context": store.context.json,
      "token": token.json(in: store),
      "chain": .array(chain.map(json)),
      "values": .array(variations.map(json)),
      "provenance": source ?? .null,
      "scalesWith": .optional(style?.scalesWith?.rawValue),
      "leading": .optional(style?.leading),
      "tracking": .optional(style.map { ownTracking ?? $0.tracking }),
      "emphasizedWeight": .optional(emphasizedWeight),
    ]
  }

  private func json(_ link: Token) -> JSONValue {
    let place = link.valueLocation
    return [
      "token": .string(link.path),
      "reference": .optional(link.reference),
      "path": .naming(place.path), "line": .integer(place.line), "column": .integer(place.column),
    ]
  }

  private func json(_ variation: TokenResolver.Variation) -> JSONValue {
    ["context": variation.context.json, "value": variation.value?.json ?? .null]
  }
}
