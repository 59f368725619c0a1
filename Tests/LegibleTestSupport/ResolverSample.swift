/// The files of a resolver whose modifiers have a file for each context, written in short.
public enum ResolverSample {
  /// A modifier with its contexts, the default first, each with a list of `token = value` or
  /// `token = {alias}`.
  public typealias Modifier = (name: String, contexts: [(name: String, tokens: String)])

  /// The path of the resolver.
  public static let path = "app.resolver.json"

  /// The resolver, a file with the tokens of its base, and one for each context.
  ///
  /// - Parameter token: The members of a token whose value is written like this: `"$type": …, "$value": …`.
  public static func files(
    base: String, _ modifiers: [Modifier], token: (String) -> String
  ) -> MemoryFiles {
    var files = ["base.json": file(base, token)]
    var definitions: [String] = []
    for modifier in modifiers {
      var contexts: [String] = []
      for context in modifier.contexts {
        let name = "\(modifier.name).\(context.name).json"
        let isEmpty = context.tokens.isEmpty
        if !isEmpty { files[name] = file(context.tokens, token) }
        contexts.append("\"\(context.name)\": [\(isEmpty ? "" : "{\"$ref\": \"\(name)\"}")]")
      }
      definitions.append(
        """
        "\(modifier.name)": {"contexts": {\(contexts.joined(separator: ", "))}, \
        "default": "\(modifier.contexts[0].name)"}
        """)
    }
    let order = modifiers.map {
      ##"{"$ref": "#/modifiers/\##($0.name.replacing(" ", with: "%20"))"}"##
    }
    files[path] = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}}, \
      "modifiers": {\(definitions.joined(separator: ", "))}, \
      "resolutionOrder": [{"$ref": "#/sets/base"}, \(order.joined(separator: ", "))]}
      """
    return MemoryFiles(files)
  }

  /// Tokens out of `a = 1, b = {a}`.
  private static func file(_ tokens: String, _ token: (String) -> String) -> String {
    let members = tokens.split(separator: ",").map { text in
      let parts = text.split(separator: "=").map { $0.filter { $0 != " " } }
      let value = parts[1].hasPrefix("{") ? "\"\(parts[1])\"" : parts[1]
      return "\"\(parts[0])\": {\(token(value))}"
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
