extension Script {
  /// How far an embedded font's advances may be from the platform's for this script, as a fraction.
  ///
  /// Full-width characters are one em wide in every font. For other scripts iOS uses families of its own,
  /// whose averages nobody published. The band is how far open families of the script lie from the
  /// embedded one on real interface texts, and the spread of single texts besides
  /// (`Scripts/measure-stand-ins`; families of Debian's fonts-noto-core, dejavu and liberation).
  var standInUncertainty: Double { Self.bands[self] ?? 0.12 }

  private static let bands: [Script: Double] = {
    let measured: [(codes: [String], band: Double)] = [
      // Noto Sans CJK: 0.996 and 1.003 with the Latin letters in between.
      (["Hani", "Hira", "Kana", "Bopo", "Yiii"], 0.005),
      // Noto Sans CJK KR: 0.935, since its syllables are narrower than one em, as Apple's are.
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

extension ShapedText {
  /// Half the width of the band around the text's widths, as a fraction: the mean of its runs' bands
  /// weighted by their share of the advance.
  ///
  /// Doubt comes only from fonts that stand in for a platform's: for San Francisco, and for those that
  /// a platform takes where the style's own fonts lack a script.
  var uncertainty: Double {
    // Counted from the least band, so that runs of one band give that band to the last digit.
    let bands = runs.map(uncertainty(of:))
    let least = bands.min() ?? 0
    var (total, doubtful) = (0.0, 0.0)
    for (run, band) in zip(runs, bands) {
      let advance = Double(positions[run.range.upperBound] - positions[run.range.lowerBound])
      total += advance
      doubtful += advance * (band - least)
    }
    return total > 0 ? least + doubtful / total : 0
  }

  private func uncertainty(of run: Run) -> Double {
    let font = fonts[run.font]
    guard let standIn = font.standIn else {
      return font.isFallback ? run.script.standInUncertainty : 0
    }
    return standIn.uncertainty(clusters: Int(calibrated.last ?? 0), script: run.script)
  }
}
