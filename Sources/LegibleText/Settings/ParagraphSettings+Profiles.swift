extension ParagraphSettings {
  /// How a label of UIKit breaks and stacks lines (NSParagraphStyle.LineBreakStrategy `standard`, which
  /// is what labels use: `pushOut` and `hangulWordPriority`; WWDC 2023, "What's new with text and text
  /// interactions", for the tall scripts).
  ///
  /// A label is as high as its lines: the leading counts between two of them, not above the first or below
  /// the last. Strict punctuation, the other tailorings, and the details that each setting marks as our reading are
  /// not published by Apple. Tab stops are 28 pt apart (NSParagraphStyle, `tabStops`: twelve of them by
  /// default; that more follow is our reading).
  public static let ios: Self = {
    var settings = Self()
    settings.pushOut = true
    settings.tabStops = .points(28)
    settings.lineGrowth = .tallScripts
    settings.leadingPlacement = .between
    return settings
  }()

  /// How a browser of the Chromium family breaks and stacks lines: punctuation by the locale, spaces
  /// collapse (CSS Text 3), long words are cut (`overflow-wrap: break-word`), half the leading stands
  /// above a line (CSS 2.1, 10.8.1), tabs are eight spaces apart (CSS Text 3, 4.2 `tab-size`).
  public static let css: Self = {
    var settings = Self()
    settings.lineBreak = .auto
    settings.whiteSpace = .normal
    settings.tailorings = [.browserPunctuation, .aksaras, .hebrewHyphens]
    settings.truncation = .browser
    settings.balancedLineLimit = 6
    settings.rounding = .browser
    settings.separatorsEndLines = false
    settings.systemFonts = .webKit
    return settings
  }()

  /// How an Android text view breaks and stacks lines by default: punctuation by the locale
  /// (`LineBreakConfig.LINE_BREAK_STYLE_NONE`), Korean by words, addresses by their parts and no break at
  /// hyphens (minikin, `WordBreaker`), lines as tall as fallback fonts ask
  /// (`TextView.setFallbackLineSpacing`), extra spacing below (`TextView.setLineSpacing`), a tab stop each
  /// 20 px whatever the density (`android.text.Layout`, `TAB_INCREMENT`): 20 pt here.
  public static let android: Self = {
    var settings = Self()
    settings.lineBreak = .auto
    settings.tailorings = [.koreanWords, .keptHyphens, .aksaras]
    settings.breaksAddressesByParts = true
    settings.leadingPlacement = .below
    settings.lineGrowth = .allScripts
    settings.tabStops = .points(20)
    settings.systemFonts = .other
    return settings
  }()

  /// Where a line's leading has room beyond the first font's ascent and descent, or lacks it.
  public enum LeadingPlacement: String, Hashable, Sendable, CaseIterable {
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
  public enum LineGrowth: String, Hashable, Sendable, CaseIterable {
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
