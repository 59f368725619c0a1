import LegibleCore
import LegibleUnicode

/// Puts samples in the place of placeholders: numbers, names, dates as the language writes them.
///
/// Every plural form gets a number that selects it; a form that no whole number selects (`other` in
/// Russian, for instance) is left out when its placeholder is a whole number.
public struct SampleExpander: Sendable {
  private let overrides: SampleOverrides
  private let numbers = PluralNumbers()

  /// The number for `%lld` and its like: three digits, as counts in an interface mostly have.
  package static let standardNumber = 888

  /// The most combinations of substitutions that are tried; beyond it they vary one by one.
  package static let maximumCombinations = 64

  /// Creates an expander.
  ///
  /// - Parameter overrides: What the user wants instead of the standard samples.
  public init(_ overrides: SampleOverrides = SampleOverrides()) { self.overrides = overrides }

  /// Gives the texts that a string can become.
  ///
  /// - Complexity: O(*variants* x *combinations* x *length*).
  public func expand(_ string: LocalizedString) -> Expansion {
    var expansion = Expansion(texts: [])
    var seen = Set<String>()
    for variant in string.variants where !variant.value.isEmpty {
      let format = FormatString(variant.value)
      if format.strayPercents > 0, !format.placeholders.isEmpty {
        expansion.findings.append(
          Finding(
            rule: .strayPercent, severity: .warning,
            message: "a percent sign starts no placeholder in a text that has placeholders",
            hint: "Write it as %%.", at: variant.location, subject: string.key))
      }
      for name in missing(in: string, format) {
        expansion.findings.append(
          Finding(
            rule: .unknownSubstitution, severity: .error,
            message: "the text has %#@\(name)@, but no substitution of that name",
            hint: "Add it or correct its name.", at: variant.location, subject: string.key))
      }
      if let name = string.circularSubstitution(from: format) {
        expansion.findings.append(
          Finding(
            rule: .endlessSubstitution, severity: .error,
            message: "the substitution %#@\(name)@ refers to itself",
            hint: "Write the text that it stands for.", at: variant.location,
            subject: string.key))
        continue
      }
      guard let texts = texts(of: variant, format, in: string) else {
        expansion.findings.append(
          Finding(
            rule: .endlessSubstitution, severity: .error,
            message: "the substitutions make a text of more than "
              + "\(SampleWriter.maximumLength.groupedDescription) bytes, or of more than "
              + "\(SampleWriter.maximumDepth) levels",
            hint: "Let fewer substitutions name others.", at: variant.location,
            subject: string.key))
        continue
      }
      for text in texts where seen.insert(text.text).inserted { expansion.texts.append(text) }
    }
    return expansion
  }

  private func missing(in string: LocalizedString, _ format: FormatString) -> [String] {
    format.substitutions.filter { name in !string.substitutions.contains { $0.name == name } }
  }

  /// The texts of a variant; `nil` when one of them has no reasonable length.
  private func texts(
    of variant: StringVariant, _ format: FormatString, in string: LocalizedString
  ) -> [MeasurableText]? {
    let forms = Set(
      string.variants.lazy.filter { $0.device == variant.device }.compactMap(\.plural))
    guard
      let number = plural(variant, forms, needsWhole: format.placeholders, in: string)
    else { return [] }
    var texts: [MeasurableText] = []
    for choice in combinations(of: format, in: string) {
      var writer = SampleWriter(string: string, overrides: overrides, choice: choice)
      guard let text = writer.write(format, number: number) else { return nil }
      texts.append(
        MeasurableText(
          text: text, variant: variant, samples: writer.samples,
          isUnlikely: number.isUnlikely || choice.values.contains { $0.number.isUnlikely }))
    }
    return texts
  }

  /// The number that selects a form, or `nil` when the form is never shown.
  private func plural(
    _ variant: StringVariant, _ forms: Set<PluralCategory>, needsWhole placeholders: [Placeholder],
    in string: LocalizedString
  ) -> PluralNumber? {
    guard let category = variant.plural else { return PluralNumber.none }
    let whole = placeholders.first { $0.kind == .integer || $0.kind == .argument }
    let limit = whole.flatMap {
      SampleWriter(string: string, overrides: overrides, choice: [:]).limit(for: $0)
    }
    let likely = limit ?? Self.standardNumber
    let found = numbers.number(
      selecting: category, of: forms, language: string.language, limit: likely)
    if let found { return .whole(found, category, isUnlikely: found > likely) }
    return whole == nil ? .fraction(category) : nil
  }

  // MARK: Substitutions

  private typealias Choice = [String: SampleWriter.Chosen]

  /// Which form each substitution takes, for each text that is to be made.
  private func combinations(of format: FormatString, in string: LocalizedString) -> [Choice] {
    let reachable = self.reachable(from: format, in: string)
    let options = reachable.map { name in (name, forms(of: name, in: string)) }
      .filter { !$0.1.isEmpty }
    let product = options.reduce(1) { min($0 * $1.1.count, Self.maximumCombinations + 1) }
    guard product <= Self.maximumCombinations else { return oneByOne(options) }
    var choices: [Choice] = [[:]]
    for (name, forms) in options {
      choices = choices.flatMap { choice in
        forms.map { form in choice.merging([name: form]) { $1 } }
      }
    }
    return choices
  }

  private func oneByOne(_ options: [(String, [SampleWriter.Chosen])]) -> [Choice] {
    var standard: Choice = [:]
    for (name, forms) in options { standard[name] = forms.last }
    return options.flatMap { name, forms in
      forms.map { form in standard.merging([name: form]) { $1 } }
    }
  }

  /// The substitutions of a text and of their own texts.
  private func reachable(from format: FormatString, in string: LocalizedString) -> [String] {
    var names = Set(format.substitutions)
    var level = names
    while !level.isEmpty {
      level = Set(level.flatMap(string.substitutions(of:))).subtracting(names)
      names.formUnion(level)
    }
    return names.sorted()
  }

  private func forms(of name: String, in string: LocalizedString) -> [SampleWriter.Chosen] {
    guard let substitution = string.substitutions.first(where: { $0.name == name }) else {
      return []
    }
    let placeholder = Placeholder(
      spelling: "%" + substitution.specifier, argument: substitution.argument,
      kind: FormatString("%" + substitution.specifier).placeholders.first?.kind ?? .integer)
    let present = Set(substitution.variants.compactMap(\.plural))
    return substitution.variants.compactMap { variant in
      let format = FormatString(variant.value, inSubstitution: true)
      let number = plural(variant, present, needsWhole: [placeholder], in: string)
      return number.map { SampleWriter.Chosen(format: format, number: $0) }
    }
  }
}

/// The number that a plural form is shown with.
enum PluralNumber: Hashable, Sendable {
  case none
  case whole(Int, PluralCategory, isUnlikely: Bool)
  /// 1.5, where no whole number selects the form.
  case fraction(PluralCategory)

  /// Whether the number is above the one that is likely.
  var isUnlikely: Bool {
    if case .whole(_, _, let isUnlikely) = self { isUnlikely } else { false }
  }
}
