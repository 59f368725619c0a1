/// How far open families of a script lie from the embedded one: all there is to go by where nothing of the
/// platform's own letters is measured.
enum OpenFamilies {
  /// The uncertainty of a script, with widths as they are.
  ///
  /// It is how far other families lie from the embedded one on real interface texts, and the spread of single
  /// texts besides (`Scripts/measure-stand-ins`; families of Debian's fonts-noto-core, dejavu and
  /// liberation).
  static func letters(_ script: Script) -> PlatformLetters {
    PlatformLetters(1, average: bands[script] ?? 0.12)
  }

  private static let bands: [Script: Double] = {
    let measured: [(codes: [String], band: Double)] = [
      // Noto Sans CJK: 0.996 and 1.003 with the Latin letters in between.
      (["Hani", "Hira", "Kana", "Bopo", "Yiii"], 0.005),
      // Noto Sans CJK KR: 0.935, since its syllables are narrower than one em.
      (["Hang"], 0.09),
      // Noto Serif Hebrew 0.964, DejaVu Sans 1.027, Liberation Sans 0.995; texts within 3.3 %.
      (["Hebr"], 0.07),
      // Noto Serif Thai 1.056, Noto Looped Thai 1.062; texts within 3.1 %.
      (["Thai"], 0.09),
      // Noto Serif Devanagari 0.943; texts within 2.0 %; one family is little to go by.
      (["Deva"], 0.10),
      // Noto Naskh Arabic 0.906, Noto Kufi Arabic 1.101, DejaVu Sans 1.063; texts within 6.9 %.
      (["Arab"], 0.14),
      // Not measured; simple scripts taken as Thai, others as the default.
      (["Laoo", "Armn", "Geor", "Ethi"], 0.10),
    ]
    return measured.reduce(into: [:]) { bands, entry in
      for code in entry.codes { bands[Script(code)] = entry.band }
    }
  }()
}
