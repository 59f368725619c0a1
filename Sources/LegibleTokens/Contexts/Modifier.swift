package import LegibleCore

/// Something that changes tokens: the appearance, the contrast, the text size.
public struct Modifier: Hashable, Sendable {
  /// The name that inputs use.
  public var name: String
  /// The names of the contexts to choose from, in the order of the file.
  public var contexts: [String]
  /// The context that holds without an input; `nil` when an input is required.
  package var defaultContext: String?
  /// Where it is defined.
  package var location: SourceLocation

  /// The context that an input means: by its name in any case, or by another name of the same
  /// Dynamic Type size such as `AX2`.
  package func context(named input: String) -> String? {
    if contexts.contains(input) { return input }
    let lowercased = input.lowercased()
    if let context = contexts.first(where: { $0.lowercased() == lowercased }) { return context }
    guard let category = SizeCategory(spelled: input) else { return nil }
    return contexts.first { $0 == category.rawValue }
  }
}

/// One context of each modifier: what a token store is resolved for.
///
/// Where one is asked for, modifiers that have a default may be left out: `["appearance": "dark"]`.
public struct TokenContext: Hashable, Sendable {
  /// A modifier and the context chosen for it.
  package struct Choice: Hashable, Sendable {
    /// The modifier's name.
    package var modifier: String
    /// The context's name.
    package var context: String

    /// Creates a choice.
    package init(modifier: String, context: String) {
      self.modifier = modifier
      self.context = context
    }
  }

  /// The choices; in the order of the resolver's modifiers when it comes from a resolver.
  package var choices: [Choice]

  /// Creates a context.
  package init(choices: [Choice]) { self.choices = choices }

  /// The context chosen for a modifier, `nil` when there is no such modifier.
  public subscript(modifier: String) -> String? {
    choices.first { $0.modifier == modifier }?.context
  }

  /// The same without the context of one modifier.
  package func without(_ modifier: String) -> TokenContext {
    TokenContext(choices: choices.filter { $0.modifier != modifier })
  }

  /// The same but for the context of one modifier.
  package func choosing(_ name: String, of modifier: String) -> TokenContext {
    var context = self
    for index in choices.indices where choices[index].modifier == modifier {
      context.choices[index].context = name
    }
    return context
  }
}

extension TokenContext: ExpressibleByDictionaryLiteral {
  /// Chooses a context by its name for each modifier by its name.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(choices: elements.map { Choice(modifier: $0.0, context: $0.1) })
  }
}

extension TokenContext: CustomStringConvertible {
  /// `appearance=dark, contrast=standard`.
  public var description: String {
    choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", ")
  }
}
