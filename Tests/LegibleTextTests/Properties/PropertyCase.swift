import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One random text in a random style, and the seed that makes it again.
struct PropertyCase: CustomStringConvertible {
  let seed: UInt64
  let text: String
  let locale: String
  let paragraph: Paragraph
  var random: SplitMix

  init(
    seed: UInt64, fonts: FontLibrary = embedded, kind: RandomTexts.Kind? = nil,
    settings: ParagraphSettings? = nil
  ) throws {
    self.seed = seed
    random = SplitMix(state: seed)
    let anyKind = random.pick(RandomTexts.Kind.allCases)
    (text, locale) = RandomTexts.make(&random, kind ?? anyKind)
    let family = random.pick(["Inter", "SF Pro", "Noto Sans Arabic", "Droid Sans Fallback"])
    let style = TextStyle(
      name: "random", families: [family, "Inter"], size: random.pick([7, 11, 17, 19.5, 20, 53]),
      weight: random.pick([400, 700]), tracking: random.pick([0, 0, 40, -20]))
    let chosen = random.pick([ParagraphSettings(), .css, .android])
    paragraph = try fonts.paragraph(
      text, style: style, locale: locale, settings: settings ?? chosen)
  }

  /// A width from nothing to a little more than the text needs.
  mutating func width() -> Double {
    let widest = paragraph.width * 1.1 + 1
    return random.happens(0.3)
      ? Double.random(in: 0...min(widest, 60), using: &random)
      : Double.random(in: 0...widest, using: &random)
  }

  var description: String {
    let points = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return "PROPERTY_SEED=\(seed): \(points) in \(paragraph.style.families[0])"
      + " \(paragraph.style.size) \(paragraph.style.tracking) \(locale)"
      + " \(paragraph.settings.whiteSpace)"
  }

  /// Takes a property through many cases, all of which it speaks of.
  ///
  /// `PROPERTY_SECONDS` in the environment makes a run that long of new cases, `PROPERTY_SEED` one
  /// case again.
  static func all(
    _ count: Int = 500, kind: RandomTexts.Kind? = nil, settings: ParagraphSettings? = nil,
    _ body: (inout PropertyCase) throws -> Void
  ) throws {
    try most(1, count, kind: kind, settings: settings) {
      try body(&$0)
      return true
    }
  }

  /// Takes a property through many cases, some of which it does not speak of.
  ///
  /// - Parameters:
  ///   - share: The share of the cases that it must speak of at the least, lest it prove nothing.
  ///   - body: Says whether it spoke of the case.
  static func most(
    _ share: Double, _ count: Int = 500, kind: RandomTexts.Kind? = nil,
    settings: ParagraphSettings? = nil, _ body: (inout PropertyCase) throws -> Bool
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["PROPERTY_SEED"].flatMap(UInt64.init) {
      var one = try PropertyCase(seed: seed, kind: kind, settings: settings)
      _ = try body(&one)
      return
    }
    var (checked, cases) = (0, 0)
    func run(_ seeds: some Sequence<UInt64>) throws {
      for seed in seeds {
        var one = try PropertyCase(seed: seed, kind: kind, settings: settings)
        cases += 1
        if try body(&one) { checked += 1 }
      }
    }
    if let seconds = environment["PROPERTY_SECONDS"].flatMap(Double.init) {
      let end = ContinuousClock.now + .seconds(seconds)
      var first = UInt64.random(in: 0...(1 << 60))
      while ContinuousClock.now < end {
        try run(first..<first + 100)
        first += 100
      }
    } else {
      try run(0..<UInt64(count))
    }
    #expect(Double(checked) >= share * Double(cases), "only \(checked) of \(cases) cases count")
  }
}
