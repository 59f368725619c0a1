import LegibleCore
import LegibleUnicode

/// Writes one text of a string with samples, and remembers them.
struct SampleWriter {
  private let string: LocalizedString
  private let overrides: SampleOverrides
  private let choice: [String: Chosen]
  private let values: SampleValues
  private(set) var samples: [MeasurableText.Sample] = []

  /// The bytes that may still be written, and the substitutions that may be followed.
  private var room = SampleWriter.maximumLength

  /// How deeply substitutions may name each other.
  static let maximumDepth = 64

  /// The longest text in bytes: more than any screen shows.
  static let maximumLength = 1 << 20

  /// The form that a substitution takes.
  struct Chosen: Hashable, Sendable {
    var format: FormatString
    var number: PluralNumber
  }

  init(string: LocalizedString, overrides: SampleOverrides, choice: [String: Chosen]) {
    self.string = string
    self.overrides = overrides
    self.choice = choice
    values = SampleValues.of(string.language)
  }

  /// The text; `nil` when substitutions make it longer or deeper than is reasonable.
  mutating func write(
    _ format: FormatString, number: PluralNumber, depth: Int = 0
  ) -> String? {
    guard depth <= Self.maximumDepth else { return nil }
    room -= 1
    var out = ""
    // The number that chose the form is that of the first placeholder for numbers.
    var number = number
    let objects = format.placeholders.count { $0.kind == .object }
    var index = 0
    for piece in format.pieces {
      switch piece {
      case .literal(let text):
        let literal = replacingVariables(in: text)
        out += literal
        room -= literal.utf8.count
      case .placeholder(let placeholder):
        defer { index += 1 }
        if case .substitution(let name) = placeholder.kind {
          guard let chosen = choice[name] else {
            out += placeholder.spelling
            continue
          }
          guard depth == 0 || room > 0,
            let text = write(chosen.format, number: chosen.number, depth: depth + 1)
          else { return nil }
          out += text
          continue
        }
        let sample = self.sample(for: placeholder, at: index, of: objects, number: number)
        if placeholder.kind == .integer || placeholder.kind == .real { number = .none }
        out += sample.value
        room -= sample.value.utf8.count
        if !samples.contains(sample) { samples.append(sample) }
      }
    }
    return out
  }

  /// The number that the user wants for a placeholder.
  func limit(for placeholder: Placeholder) -> Int? {
    guard case .number(let value) = override(for: placeholder) else { return nil }
    return Int(exactly: value.rounded()).map { min(max($0, 0), 1_000_000_000) }
  }

  // MARK: Samples

  /// A part of a text with samples for variables that code puts in by itself.
  private mutating func replacingVariables(in text: String) -> String {
    var out = ""
    var rest = text[...]
    while let (variable, range) = VariableName.first(in: rest) {
      let sample = sample(for: variable)
      out += rest[..<range.lowerBound] + sample.value
      rest = rest[range.upperBound...]
      if !samples.contains(sample) { samples.append(sample) }
    }
    return out + rest
  }

  private func sample(for variable: VariableName) -> MeasurableText.Sample {
    let (value, reason): (String, String)
    switch override(named: [variable.spelling]) {
    case .text(let text): (value, reason) = (text, MeasurableText.Sample.declared)
    case .number(let number): (value, reason) = (written(number), MeasurableText.Sample.declared)
    case nil:
      let hint = SampleHint(in: variable.name) ?? .name
      (value, reason) = (self.value(of: hint), hint.rawValue)
    }
    return MeasurableText.Sample(
      placeholder: variable.spelling, value: value, reason: reason)
  }

  private func sample(
    for placeholder: Placeholder, at index: Int, of objects: Int, number: PluralNumber
  ) -> MeasurableText.Sample {
    let (value, reason) = value(for: placeholder, at: index, of: objects, number: number)
    return MeasurableText.Sample(
      placeholder: placeholder.spelling, value: value, reason: reason)
  }

  private func value(
    for placeholder: Placeholder, at index: Int, of objects: Int, number: PluralNumber
  ) -> (String, String) {
    let override = override(for: placeholder)
    if case .text(let text) = override { return (text, MeasurableText.Sample.declared) }
    switch placeholder.kind {
    case .integer, .argument:
      switch number {
      case .whole(let number, let category, _):
        return (values.written(number), "number for \(category.rawValue)")
      case .fraction(let category):
        return (values.written(1, fraction: "5"), "number for \(category.rawValue)")
      case .none:
        let isOwn = override != nil
        return (
          values.written(limit(for: placeholder) ?? SampleExpander.standardNumber),
          isOwn ? MeasurableText.Sample.declared : "number"
        )
      }
    case .real: return real(placeholder, override, number)
    case .hexadecimal: return ("FF88", "hexadecimal number")
    case .character: return ("W", "character")
    case .pointer: return ("0x88888888", "address in memory")
    case .object, .substitution:
      if case .number(let value) = override {
        return (written(value), MeasurableText.Sample.declared)
      }
      let hint = string.comment.flatMap {
        SampleHint.of(placeholder, at: index, of: objects, in: $0)
      }
      return hint.map { (value(of: $0), "\($0.rawValue), from the comment") }
        ?? (values.name, "name")
    }
  }

  private func real(
    _ placeholder: Placeholder, _ override: SampleValue?, _ number: PluralNumber
  ) -> (String, String) {
    let precision = min(placeholder.precision ?? 6, 20)
    if case .number(let value) = override {
      return (written(value), MeasurableText.Sample.declared)
    }
    switch number {
    case .whole(let whole, let category, _):
      return (
        values.written(whole, fraction: String(repeating: "0", count: precision)),
        "number for \(category.rawValue)"
      )
    case .fraction(let category):
      return (
        values.written(1, fraction: String("5".padded(to: precision))),
        "number for \(category.rawValue)"
      )
    case .none:
      return (
        values.written(88, fraction: String(repeating: "8", count: precision)), "number"
      )
    }
  }

  private func value(of hint: SampleHint) -> String {
    switch hint {
    case .fullDate: values.fullDate
    case .date: values.date
    case .time: values.time
    case .month: values.month
    case .weekday: values.weekday
    case .percent: values.percent
    case .currency: values.currency
    case .number: values.written(SampleExpander.standardNumber)
    case .name: values.name
    case .fileName: SampleValues.fileName
    case .fileSize: values.written(888, fraction: "8") + " MB"
    case .address: SampleValues.address
    case .version: SampleValues.version
    }
  }

  /// Writes a number of the configuration with the digits it has there.
  private func written(_ value: Double) -> String {
    guard let whole = Int(exactly: value.rounded(.towardZero)) else { return value.description }
    let parts = value.magnitude.description.split(separator: ".")
    let fraction = parts.count == 2 && parts[1] != "0" ? String(parts[1]) : ""
    return values.written(whole, fraction: fraction)
  }

  // MARK: Overrides

  private func override(for placeholder: Placeholder) -> SampleValue? {
    var names = [placeholder.spelling]
    if let argument = placeholder.argument { names.insert(String(argument), at: 0) }
    return override(named: names)
  }

  /// What the user wants for a placeholder of some names, the last of which is its spelling.
  private func override(named names: [String]) -> SampleValue? {
    for rule in overrides.keys where rule.keys.matches(string.key) {
      for name in names {
        if let value = rule.values[name] { return value }
      }
    }
    return names.last.flatMap { overrides.placeholders[$0] }
  }
}

extension String {
  /// The digits padded with zeros, or cut.
  fileprivate func padded(to count: Int) -> String {
    String((self + String(repeating: "0", count: max(0, count - self.count))).prefix(count))
  }
}
