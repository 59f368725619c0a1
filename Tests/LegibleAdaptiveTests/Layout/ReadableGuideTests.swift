import LegibleCore
import Testing

@testable import LegibleAdaptive

/// The limit of the readable guide, at the rooms where it starts to bite.
@Suite struct ReadableGuideTests {
  /// The guide of a window whose margins leave a room.
  private func width(
    _ room: Interval, _ category: SizeCategory = .large, version: Int = 16
  ) -> Interval {
    let window = room.upper + 32
    let side = Interval(16, 16 + (room.upper - room.lower) / 2)
    return ReadableGuide.system(
      width: window, margins: LayoutMargins(side), category: category,
      version: SystemVersion(version)
    ).guide.width
  }

  /// Measured is that a room of 718 pt stays and one of 728 pt becomes 664; between them either is
  /// possible.
  @Test(
    arguments: [
      (343, 343), (664, 664), (717.5, 717.5), (718, 718), (718.5, Interval(664, 718.5)),
      (722, Interval(664, 722)), (727, Interval(664, 727)), (727.5, Interval(664, 727.5)),
      (728, 664), (728.5, 664), (2000, 664),
    ] as [(Double, Interval)])
  func bitesBetweenTheMeasuredRooms(room: Double, expected: Interval) {
    #expect(width(Interval(room)) == expected)
  }

  /// Both ends of a room that is a range count, whichever of them the limit takes more from.
  @Test(
    arguments: [
      (Interval(710, 718), Interval(710, 718)), (Interval(714, 722), Interval(664, 722)),
      (Interval(722, 730), Interval(664, 722)), (Interval(714, 730), Interval(664, 714)),
      (Interval(742, 750), Interval(664)),
    ])
  func holdsBothEndsOfARange(room: Interval, expected: Interval) {
    let guide = width(room)
    #expect(guide.lower == expected.lower && guide.upper >= expected.upper)
    #expect(guide.upper <= room.upper)
  }

  /// The limits of each size and version, in a room of 2000 pt.
  @Test(
    arguments: [
      (.xSmall, 16, Interval(552, 664)), (.medium, 18, Interval(552, 664)), (.large, 9, 672),
      (.large, 10, Interval(664, 672)), (.large, 13, Interval(664, 672)), (.large, 14, 664),
      (.large, 18, 664), (.large, 26, Interval(664, 2000)), (.xLarge, 16, Interval(664, 896)),
      (.xxxLarge, 9, Interval(672, 896)), (.accessibility1, 16, Interval(664, 2000)),
      (.accessibility5, 9, Interval(672, 2000)), (.small, 26, Interval(552, 2000)),
    ] as [(SizeCategory, Int, Interval)])
  func hasALimitForEachSizeAndVersion(
    category: SizeCategory, version: Int, expected: Interval
  ) {
    #expect(width(2000, category, version: version) == expected)
  }

  @Test(
    arguments: [
      (2000, .large, 16, .high), (2000, .large, 17, .medium), (2000, .large, 9, .medium),
      (2000, .large, 13, .low), (2000, .large, 26, .low), (2000, .xLarge, 16, .low),
      (343, .large, 16, .high), (343, .xLarge, 16, .medium), (343, .large, 26, .medium),
    ] as [(Interval, SizeCategory, Int, Confidence)])
  func saysHowSureItIs(
    room: Interval, category: SizeCategory, version: Int, expected: Confidence
  ) {
    let source = ReadableGuide.system(
      width: room.upper + 32, margins: LayoutMargins(16), category: category,
      version: SystemVersion(version)
    ).source
    #expect(source.confidence == expected)
  }
}
