/// What a comment says that a placeholder stands for.
enum SampleHint: String, Hashable, Sendable {
  case fullDate = "full date"
  case date, time, month, weekday, percent, currency, number, name
  case fileName = "file name"
  case fileSize = "file size"
  case address, version

  /// The word that a comment uses first.
  init?(in text: some StringProtocol) {
    let words = text.lowercased().split { !$0.isLetter }
    guard let hint = words.lazy.compactMap({ Self.words[String($0)] }).first else { return nil }
    self =
      hint == .date && words.contains(where: { $0 == "full" || $0 == "long" }) ? .fullDate : hint
  }

  private static let words: [String: SampleHint] = [
    "date": .date, "day": .date, "weekday": .weekday, "month": .month, "time": .time,
    "hour": .time, "duration": .time, "percent": .percent, "percentage": .percent,
    "price": .currency, "cost": .currency, "amount": .currency, "currency": .currency,
    "fee": .currency, "number": .number, "count": .number, "quantity": .number,
    "distance": .number, "value": .number, "name": .name, "user": .name, "person": .name,
    "friend": .name, "contact": .name, "file": .fileName, "filename": .fileName,
    "document": .fileName, "url": .address, "link": .address, "address": .address,
    "website": .address, "email": .address, "version": .version, "size": .fileSize,
    "bytes": .fileSize, "megabytes": .fileSize, "units": .number, "seconds": .number,
    "minutes": .number, "hours": .number, "days": .number,
  ]

  /// Finds what a comment says about one of a string's placeholders.
  ///
  /// It looks for `(1: a date)`, then for the placeholder itself in the comment (`%1$@ is a date`, or
  /// the second `%@` for the second one); where the string has but one object, for any such word.
  ///
  /// - Complexity: O(*n*) in the length of the comment.
  static func of(
    _ placeholder: Placeholder, at index: Int, of objects: Int, in comment: String
  ) -> SampleHint? {
    if let argument = placeholder.argument {
      for part in comment.split(separator: "(").dropFirst() {
        let inside = part.prefix { $0 != ")" }
        if inside.hasPrefix("\(argument):") { return SampleHint(in: inside) }
      }
    }
    let mentions = FormatString(comment).pieces
    var seen = 0
    for (place, piece) in mentions.enumerated() {
      guard case .placeholder(let mention) = piece else { continue }
      let isIt =
        mention.spelling == placeholder.spelling
        && (placeholder.spelling.contains("$") || seen == index)
      seen += 1
      guard isIt else { continue }
      if place + 1 < mentions.count, case .literal(let behind) = mentions[place + 1],
        let hint = SampleHint(in: behind.prefix { !".;\n".contains($0) })
      {
        return hint
      }
      if place > 0, case .literal(let before) = mentions[place - 1] {
        let clause = before.split { ".;\n".contains($0) }.last
        return clause.flatMap { SampleHint(in: $0) }
      }
    }
    return objects == 1 ? SampleHint(in: comment) : nil
  }
}
