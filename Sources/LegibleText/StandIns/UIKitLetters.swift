/// The letters of UIKit's system fonts in scripts that San Francisco's own file lacks.
///
/// Read off the frames of labels that Interface Builder computed (public files, Xcode 7 to 16, iOS 9 to 18),
/// for each script the number of labels and what they say of an em, or of the embedded font's widths. Where no
/// label was found the figures are those of recorded lines of WebKit, with a wide band, or of
/// ``OpenFamilies``.
enum UIKitLetters {
  /// What holds for all of some versions at once.
  static func letters(
    _ script: Script, versions: ClosedRange<Int>, isDisplay: Bool
  ) -> PlatformLetters? {
    guard let eras = table[script] else { return nil }
    var found: PlatformLetters?
    for era in eras where era.versions.overlaps(versions) {
      let letters = isDisplay ? era.display : era.text
      found = found?.union(letters) ?? letters
    }
    return found
  }

  /// Figures that hold for a range of versions of iOS, below 20 pt and from there up.
  private struct Era {
    var versions: ClosedRange<Int>
    var text: PlatformLetters
    var display: PlatformLetters

    init(_ versions: ClosedRange<Int>, _ text: PlatformLetters, _ display: PlatformLetters? = nil) {
      self.versions = versions
      self.text = text
      self.display = display ?? text
    }
  }

  private static let always = 0...Int.max

  private static let table: [Script: [Era]] = {
    // iOS 9: 25 of 25 labels have 1 em. Since iOS 11 up to 20 pt: 57 of 61 have 1.0195 em, simplified and
    // traditional Chinese and Japanese alike. Above 20 pt 13 labels have 1.007 to 1.019.
    let han = [
      Era(0...10, PlatformLetters(1, average: 0.003, spread: 0.016)),
      Era(
        11...Int.max, PlatformLetters(1.0195, average: 0.004, spread: 0.016),
        PlatformLetters(1.0165, average: 0.006, spread: 0.012)),
    ]
    return [
      "Hani": han, "Kana": han, "Bopo": han,
      // 0.8636 to 0.8667 em at every weight: 17 of 17 labels since iOS 12, 10 of 12 of iOS 11, and 62 lines of
      // WebKit. Spaces and punctuation are San Francisco's.
      "Hang": [
        Era(
          always, PlatformLetters(0.865, average: 0.005, spread: 0.02),
          PlatformLetters(0.865, average: 0.003, spread: 0.015))
      ],
      // iOS 10 to 16: 94 labels; those of 15 texts grow by 6.5 % with iOS 17 (20 labels).
      "Hebr": [
        Era(
          0...16, PlatformLetters(0.925, average: 0.033, spread: 0.025),
          PlatformLetters(0.91, average: 0.033, spread: 0.025)),
        Era(17...Int.max, PlatformLetters(0.99, average: 0.028, spread: 0.03)),
      ],
      // iOS 11 and 12: 49 labels of 1.00 to 1.08; WebKit's six lines 1.06 to 1.075.
      "Thai": [
        Era(
          always, PlatformLetters(1.045, average: 0.05, spread: 0.05),
          PlatformLetters(1.05, average: 0.05, spread: 0.07))
      ],
      // iOS 14 and 15: 19 labels, 0.89 to 1.04 by word; WebKit's 14 lines 0.97 to 1.
      "Arab": [Era(always, PlatformLetters(0.985, average: 0.05, spread: 0.1))],
      // No labels; lines of WebKit: 5, 2, 1 and 1.
      "Ethi": [Era(always, PlatformLetters(1.16, average: 0.05, spread: 0.02))],
      "Armn": [Era(always, PlatformLetters(0.965, average: 0.03, spread: 0.06))],
      "Geor": [Era(always, PlatformLetters(0.93, average: 0.06, spread: 0.06))],
      "Laoo": [Era(always, PlatformLetters(1.07, average: 0.08, spread: 0.04))],
    ].reduce(into: [:]) { $0[Script($1.key)] = $1.value }
  }()

  /// Letters of Arabic script in Urdu: Naskh, or since iOS 11 Nastaliq, of which three lines of WebKit have
  /// 0.60, 0.70 and 0.76 of the embedded font's widths.
  static func urdu(versions: ClosedRange<Int>) -> PlatformLetters? {
    if versions.upperBound < 11 { return nil }
    return PlatformLetters(0.6...1, average: 0.05, spread: 0.06)
  }

  /// Cyrillic letters in Bulgarian, whose local forms are wider: of five lines of WebKit with lang=bg three
  /// are 1.062 to 1.124 times as wide as the common forms, two equal to them; so are 13 labels of
  /// Interface Builder, which carry no language.
  static let bulgarian = PlatformLetters(1.0...1.11, average: 0.012, spread: 0.03)

  /// The height of a line of Nastaliq, in em.
  static let nastaliqLine = 2.5
}
