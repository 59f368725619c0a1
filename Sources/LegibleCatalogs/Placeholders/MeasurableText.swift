public import LegibleCore

/// A text as a user could see it, ready to be measured.
public struct MeasurableText: Hashable, Sendable {
  /// The text with samples in the place of its placeholders.
  public var text: String
  /// The variant of the string that it was made of.
  package var variant: StringVariant
  /// What stands for which placeholder, in the order of the text.
  public var samples: [Sample]
  /// Whether its plural form takes a number above the one that is likely: a million in French.
  package var isUnlikely: Bool
  /// The markup that was taken out of it.
  package var markup: Set<Markup> = []

  /// A placeholder and what stands for it.
  public struct Sample: Hashable, Sendable {
    /// The placeholder as it is written.
    package var placeholder: String
    /// What stands for it.
    package var value: String
    /// Why: `number for many`, `date, from the comment`, `name`, `configuration`.
    package var reason: String

    /// The reason of a sample that the user has declared.
    static let declared = "configuration"

    /// Whether the user has declared it.
    package var isDeclared: Bool { reason == Self.declared }

    /// Creates a sample.
    package init(placeholder: String, value: String, reason: String) {
      self.placeholder = placeholder
      self.value = value
      self.reason = reason
    }
  }

  /// Creates a text.
  package init(
    text: String, variant: StringVariant, samples: [Sample], isUnlikely: Bool = false
  ) {
    self.text = text
    self.variant = variant
    self.samples = samples
    self.isUnlikely = isUnlikely
  }

  /// The text as it is drawn where markup becomes formatting.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func rendering(_ kinds: Set<Markup>) -> MeasurableText {
    var drawn = self
    (drawn.text, drawn.markup) = Markup.rendered(text, by: kinds)
    return drawn
  }

  /// The samples for a report: `%lld = 888 (number for other), %@ = Maximilian (name)`.
  public var sampleDescription: String {
    samples.map { "\($0.placeholder) = \($0.value) (\($0.reason))" }.joined(separator: ", ")
  }
}

/// The texts of a string and what is doubtful about its placeholders.
public struct Expansion: Hashable, Sendable {
  /// The different texts, in the order of the string's variants; empty for an empty string.
  public var texts: [MeasurableText]
  /// What was found, by place.
  public var findings: [Finding]

  /// Creates an expansion.
  package init(texts: [MeasurableText], findings: [Finding] = []) {
    self.texts = texts
    self.findings = findings
  }
}
