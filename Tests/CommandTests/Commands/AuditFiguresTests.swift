import LegibleJSON
import LegibleTestSupport
import LegibleText
import Testing

/// What the audit says about a text is what `measure` says about it.
@Suite(.timeLimit(.minutes(5))) struct AuditFiguresTests {
  /// A random text, and where it is shown.
  private struct Sample {
    var key, text, locale, style: String
    var lines: Int
    /// What a navigation title has here, or a width that the app fixes.
    var room = 243.0...343.0
    var height: Double?

    init(_ number: Int, _ random: inout SplitMix) {
      key = "k\(number)"
      let kind = random.pick(RandomTexts.Kind.allCases)
      (text, locale) = RandomTexts.make(&random, kind)
      // Placeholders are measured with samples; here the text is what is measured.
      text.unicodeScalars.removeAll { $0 == "%" }
      // An empty translation shows the key.
      if text.isEmpty { text = key }
      style = random.pick(["body", "footnote", "headline", "title", "largeTitle", "caption2"])
      lines = random.pick([0, 1, 1, 2, 2, 3, 4])
      if random.happens(0.7) {
        let width = Double.random(in: 20...500, using: &random)
        room = width...width
      }
      height = random.happens(0.3) ? Double.random(in: 8...90, using: &random) : nil
    }

    /// What findings call it; the key itself is what shows in English.
    var subject: String { "\(key) (\(locale))" }

    /// The sample as a rule of the configuration.
    var rule: JSONValue {
      var members: [JSONValue.Member] = [
        .init("keys", .string(key)), .init("component", "navigationTitle"),
        .init("style", .string(style)), .init("lines", .integer(lines)),
      ]
      if room.lowerBound == room.upperBound {
        members.append(.init("width", .number(room.lowerBound)))
      }
      if let height { members.append(.init("height", .number(height))) }
      return .object(members)
    }

    /// The sample as an entry of a catalog.
    var entry: JSONValue.Member {
      let unit: JSONValue = ["stringUnit": ["state": "translated", "value": .string(text)]]
      return .init(key, ["localizations": .object([.init(locale, unit)])])
    }

    /// The sample as a row of `measure`.
    func row(
      _ category: String, lines: Int, width: Double, _ truncation: Truncation = .tail
    ) -> JSONValue {
      [
        "text": .string(text), "locale": .string(locale), "style": .string(style),
        "category": .string(category), "width": .number(width), "maxLines": .integer(lines),
        "truncation": .string(truncation.rawValue),
      ]
    }
  }

  private static let rules = ["truncation", "longest-word", "clipping"]

  /// The evidence of a run of the audit, by rule and subject.
  private func audit(
    _ samples: [Sample], _ category: String
  ) throws -> [String: [String: JSONNode]] {
    let catalog: JSONValue = [
      "sourceLanguage": "en", "version": "1.0", "strings": .object(samples.map(\.entry)),
    ]
    let configuration: JSONValue = [
      "strings": ["t.xcstrings"], "devices": ["iPhone SE 3"], "orientations": ["portrait"],
      "categories": [.string(category)], "components": .array(samples.map(\.rule)),
    ]
    let folder = try TemporaryFolder([
      "t.xcstrings": catalog.pretty, "legible.json": configuration.pretty,
    ])
    let run = try CommandRun(["audit", "--format", "json"], in: folder.path)
    let report = try JSONDocument(parsing: Array(run.output.utf8), path: "audit").root
    var found: [String: [String: JSONNode]] = [:]
    for finding in report["findings"]?.elements ?? [] {
      guard let rule = finding["rule"]?.string, Self.rules.contains(rule) else { continue }
      // One finding tells of all languages of a key.
      let key = finding["subject"]?.string?.split(separator: " ").first ?? ""
      let evidence = [finding["evidence"]].compactMap(\.self)
      for text in evidence + evidence.flatMap({ $0["others"]?.elements ?? [] }) {
        found[rule, default: [:]]["\(key) (\(text["language"]?.string ?? ""))"] = text
      }
    }
    return found
  }

  private func measure(_ rows: [JSONValue]) throws -> [JSONNode] {
    let input = rows.map { $0.line + "\n" }.joined()
    let run = try CommandRun(
      ["measure", "--jsonl"], input: Array(input.utf8), in: PackageFolder.path)
    return try run.output.split(separator: "\n").map {
      try JSONDocument(parsing: Array($0.utf8), path: "measure").root
    }
  }

  /// What an audit says in a finding: what is needed, what there is, and how much it is too much.
  private struct Claim {
    var needed, excess: Double?
    var room: [Double]
    var isCertain: Bool

    init?(_ evidence: JSONNode?) {
      guard let evidence else { return nil }
      isCertain = evidence["failing"]?.kind == .object
      guard let worst = evidence[isCertain ? "failing" : "unsure"]?["worst"] else { return nil }
      (needed, excess) = (worst["needed"]?.double, worst["excess"]?.double)
      room = (worst["room"]?.elements ?? []).compactMap(\.double)
    }

    /// Whether the figures add up, and are those of a measurement.
    func agrees(with measured: Double?) -> Bool {
      guard needed == measured, room.count == 2 else { return false }
      guard let needed, let excess else { return needed == nil && excess == nil }
      return excess >= 0 && abs(excess - max(0, needed - room[isCertain ? 1 : 0])) < 1e-9
    }
  }

  @Test(arguments: ["xSmall", "large", "xxxLarge", "accessibility3", "accessibility5"])
  func figuresAreThoseOfMeasure(_ category: String) throws {
    var random = SplitMix(state: UInt64(category.utf8.reduce(0) { $0 + Int($1) }))
    let samples = (0..<120).map { Sample($0, &random) }
    let found = try audit(samples, category)
    let truncations = Truncation.allCases
    func rows(_ end: (ClosedRange<Double>) -> Double) -> [JSONValue] {
      samples.flatMap { sample in
        truncations.map {
          sample.row(category, lines: sample.lines, width: end(sample.room), $0)
        }
      }
    }
    let fitted = try measure(rows(\.upperBound))
    let narrow = try measure(rows(\.lowerBound))
    let wrapped = try measure(
      samples.map { $0.row(category, lines: 0, width: $0.room.upperBound) })
    try #require(fitted.count == samples.count * truncations.count)
    var (truncated, whole, words, clipped) = (0, 0, 0, 0)
    for (index, sample) in samples.enumerated() {
      let rows = index * truncations.count..<(index + 1) * truncations.count
      let truncation = Claim(found["truncation"]?[sample.subject])
      for (answer, narrow) in zip(fitted[rows], narrow[rows]) {
        let isCut = answer["truncated"]?.bool == true
        if let truncation {
          #expect(truncation.agrees(with: answer["margin"]?["needed"]?.double), "\(sample)")
          // What certainly fails is cut; what may fail may be.
          #expect(!truncation.isCertain || isCut, "\(sample)")
          let outcome = answer["margin"]?["outcome"]?.string
          #expect(outcome == (truncation.isCertain ? "fail" : outcome), "\(sample)")
          #expect(narrow["margin"]?["outcome"]?.string != "pass", "\(sample)")
        } else {
          #expect(narrow["truncated"]?.bool == false, "\(sample)")
        }
      }
      if truncation == nil { whole += sample.lines > 0 ? 1 : 0 } else { truncated += 1 }
      if let word = Claim(found["longest-word"]?[sample.subject]) {
        #expect(word.agrees(with: wrapped[index]["margin"]?["needed"]?.double), "\(sample)")
        words += 1
      }
      if let clipping = Claim(found["clipping"]?[sample.subject]) {
        // The height depends on the lines, which are most in the narrowest room.
        let answer = (clipping.isCertain ? fitted : narrow)[rows.lowerBound]
        #expect(clipping.agrees(with: answer["neededHeight"]?.double), "\(sample)")
        clipped += 1
      }
    }
    // Where little was compared, nothing is shown.
    #expect(truncated >= 20 && whole >= 8 && words >= 4 && clipped >= 6)
    #expect(truncated + whole + words + clipped >= 60)
  }
}
