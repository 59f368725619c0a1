/// How wide San Francisco's letters are on average, tracking included, and how high its lines are.
///
/// Averages are thousandths of an em per character on one English corpus, on which Inter has 469 and
/// Inter Display 423.
///
/// - The text size has 468. On 79 labels of weight 400 below 20 pt, of which Interface Builder wrote the
///   widths into public files (iOS 9 to 18), Inter's 469 with the published tracking is 0.3 % too wide.
/// - From 400 to 600 San Francisco widens by 18 more than Inter, less what ``weightCorrections`` has.
/// - The display size has 416.5, the published average of `SFNS` (a public collection of font metrics): on
///   25 labels from 28 pt up 411, which the bridge through Roboto gives, is 1 % too narrow.
/// - In between, from 17 to 28 pt, the two blend (HIG; medium confidence). How is not published: the
///   average with tracking is taken to run straight, and ``blendCorrection`` is what 16 labels of 20 to
///   22 pt say besides.
enum SanFrancisco {
  /// The average advance with tracking at a font size in pt.
  static func average(size: Double, weight: Double, switches: Bool) -> Double {
    let heavier = heavierWidening * min(max((weight - 400) / 200, 0), 1)
    let table = size < displaySize ? textWeightCorrections : displayWeightCorrections
    return regularAverage(size: size, switches: switches) + heavier + table.value(at: weight)
  }

  private static func regularAverage(size: Double, switches: Bool) -> Double {
    if switches {
      return size < displaySize
        ? textAverage + PublishedTracking.sanFrancisco.thousandths(size: size)
        : displayAverage + formerDisplayTracking.value(at: size)
    }
    let blend = min(max((size - blendStart) / (blendEnd - blendStart), 0), 1)
    let text = {
      textAverage + PublishedTracking.sanFrancisco.thousandths(size: min($0, blendStart))
    }
    let display = {
      displayAverage + PublishedTracking.sanFrancisco.thousandths(size: max($0, blendEnd))
    }
    let average = (1 - blend) * text(size) + blend * display(size)
    return size < displaySize ? average : average + blendCorrection.value(at: size)
  }

  /// The size in pt from which the display size stands in: HIG, "SF Pro Text at 19 points or less".
  static let displaySize = 20.0

  private static let textAverage = 468.0
  private static let displayAverage = 416.5
  private static let heavierWidening = 18.0
  private static let blendStart = 17.0
  private static let blendEnd = 28.0

  /// By which the straight run is too wide where the two blend, by size in pt.
  private static let blendCorrection = SizeTable([(20, -8), (22, -8), (28, 0)])

  /// Thousandths of an em by weight, on top of the widening.
  ///
  /// Medians of labels below 20 pt: 12 of weight 500, 15 of 600, 10 of 700.
  private static let textWeightCorrections = SizeTable([(400, 0), (500, -5), (600, -9), (700, 0)])
  /// The same from 20 pt: one label of weight 500, 5 of 600, 11 of 700.
  private static let displayWeightCorrections = SizeTable([
    (400, 0), (500, -6), (600, -14), (700, -11),
  ])

  /// The former SF Pro Display, thousandths of an em (a design tool's table; medium confidence).
  private static let formerDisplayTracking = SizeTable([
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
    (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1),
  ])

  /// From the baseline to a line's top, in em.
  ///
  /// From the `hhea` table of `SFNS` (a public collection of font metrics: 1,950 and 494 of 2,048 units, no
  /// line gap). The sum is the height in em of 272 labels.
  static let ascent = 1950.0 / 2048
  /// From the baseline to a line's bottom, in em; see ``ascent``.
  static let descent = 494.0 / 2048
}
