/// How wide San Francisco's letters are on average, tracking included.
///
/// All figures are thousandths of an em per character on one English corpus, on which Inter has 469 and
/// Inter Display 423.
///
/// - The display cut has 411: the published average of `SFNS` (0.4165 by letter frequencies; a public
///   collection of font metrics), brought to the corpus through Roboto (0.4448 there, 0.438 here). Two
///   labels of 20 and 24 pt with the tracking of before iOS 14 agree to 1.5 %.
/// - The text cut has 469, as Inter: twelve labels of 12 to 17 pt, of which Interface Builder wrote the
///   widths into public files, are 0.999 times as wide as in Inter with the published tracking, with a
///   spread of 1.2 %. Calibrated by those of one project, the others' are met to 2.9 %.
/// - From 400 to 600 San Francisco widens by 18 more than Inter: six labels of 14 to 17 pt, spread 5.
/// - In between, from 17 to 28 pt, the cuts blend (HIG; medium confidence). How is not published: the
///   average with tracking is taken to run straight, as the published tracking makes up for most of the
///   blend.
///
/// The labels were also what the figures were fitted on, so that they fit is no proof. Nothing checks
/// sizes from 28 pt up: the one label found there, "Pose Detection" at 28 pt, is 7 % wider than this says,
/// but its frame is not of the height that its text asks for, and it is left out.
enum SanFrancisco {
  /// The average advance with tracking at a font size in pt.
  static func average(size: Double, weight: Double, switches: Bool) -> Double {
    let heavier = heavierWidening * min(max((weight - 400) / 200, 0), 1)
    return regularAverage(size: size, switches: switches) + heavier
  }

  private static func regularAverage(size: Double, switches: Bool) -> Double {
    if switches {
      return size < 20
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
    return (1 - blend) * text(size) + blend * display(size)
  }

  private static let textAverage = 469.0
  private static let displayAverage = 411.0
  private static let heavierWidening = 18.0
  private static let blendStart = 17.0
  private static let blendEnd = 28.0

  /// The former SF Pro Display, thousandths of an em (a design tool's table; medium confidence).
  private static let formerDisplayTracking = SizeTable([
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
    (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1),
  ])
}
