extension ParagraphSettings {
  /// How high lines are.
  public struct LineHeight: Hashable, Sendable {
    /// Where the room of a leading goes.
    public var placement = Placement.split
    /// Whether a line with a leading grows where a fallback font is taller.
    public var growth = Growth.never

    /// Where a line's leading has room beyond the first font's ascent and descent, or lacks it.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
      /// Above the text, as UIKit does with the line heights of an NSParagraphStyle. Not published: it is
      /// our reading of what people report of text that stands low in tall lines and loses its tops in
      /// short ones. Labels in a text style have no such height, so no profile has it.
      case above
      /// Half above and half below (CSS 2.1, 10.8.1).
      case split
      /// Above each line but the first: a text of *n* lines is *n* - 1 leadings and one line of the font
      /// high. So is a label of UIKit: with San Francisco's 1.193359 em for the line, rounded up to the pixel,
      /// 12 of 12 reference images of public snapshot tests and over 260 frames of Interface Builder agree.
      case between
      /// Below the text (Android, `TextView.setLineSpacing`).
      case below
    }

    /// Whether a line with a leading grows where a fallback font is taller than the first one.
    public enum Growth: String, Hashable, Sendable, CaseIterable {
      /// The leading is the height (CSS 2.1, 10.8.1: each inline box has the line height).
      case never
      /// In languages of tall scripts, as labels do since iOS 17 when the language is the preferred one
      /// (WWDC 2023, "What's new with text and text interactions"). By how much is not published: by what
      /// the tallest declared font asks is our reading, and nothing for an embedded font, which says little
      /// of the platform's own.
      case tallScripts
      /// Always (Android, `TextView.setFallbackLineSpacing`, on since API level 28).
      case allScripts
    }
  }
}
