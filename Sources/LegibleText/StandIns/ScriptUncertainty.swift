extension Script {
  /// How far an embedded font's advances may be from the platform's for this script, as a fraction.
  ///
  /// Full-width scripts are one em wide in every font. For the others iOS uses families of its own,
  /// whose averages nobody published: these bands are our reading of how far open families of one
  /// script lie apart.
  var standInUncertainty: Double { Self.bands[self] ?? 0.12 }

  private static let bands: [Script: Double] = {
    let scripts = [
      (["Hani", "Hira", "Kana", "Bopo", "Yiii"], 0.005), (["Hang"], 0.03), (["Hebr"], 0.08),
      (["Thai", "Laoo", "Armn", "Geor", "Ethi"], 0.10),
    ]
    return scripts.reduce(into: [:]) { bands, entry in
      for code in entry.0 { bands[Script(code)] = entry.1 }
    }
  }()
}

extension ShapedText {
  /// Half the width of the band around the text's widths, as a fraction: the mean of its runs' bands
  /// weighted by their share of the advance.
  ///
  /// Doubt comes only from fonts that stand in for a platform's: a paragraph that asks for the user's
  /// own files alone has none.
  var uncertainty: Double {
    var (total, doubtful) = (0.0, 0.0)
    for run in runs {
      let advance = Double(positions[run.range.upperBound] - positions[run.range.lowerBound])
      total += advance
      doubtful += advance * uncertainty(of: run)
    }
    return total > 0 ? doubtful / total : 0
  }

  private func uncertainty(of run: Run) -> Double {
    let font = fonts[run.font]
    guard let standIn = font.standIn else {
      return asksForPlatformFont && font.face.isEmbedded ? run.script.standInUncertainty : 0
    }
    return standIn.uncertainty
  }

  /// Whether the first choice is the platform's font, which only a stand-in can show here.
  private var asksForPlatformFont: Bool { fonts.first?.standIn != nil }
}
