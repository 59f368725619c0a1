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
    settings.lineBreaking.pushOut = true
    settings.tabStops = .points(28)
    settings.lineHeight.growth = .tallScripts
    settings.lineHeight.placement = .between
    return settings
  }()

  /// How a browser of the Chromium family breaks and stacks lines: punctuation by the locale, spaces
  /// collapse (CSS Text 3), long words are divided (`overflow-wrap: break-word`), half the leading stands
  /// above a line (CSS 2.1, 10.8.1), tabs are eight spaces apart (CSS Text 3, 4.2 `tab-size`).
  public static let css: Self = {
    var settings = Self()
    settings.lineBreaking.strictness = .auto
    settings.whiteSpace = .normal
    settings.lineBreaking.tailorings = [.browserPunctuation, .aksaras, .hebrewHyphens]
    settings.truncation = .browser
    settings.lineBreaking.balancedLineLimit = 6
    settings.rounding = .browser
    settings.lineBreaking.separatorsEndLines = false
    settings.systemFonts.platform = .webKit
    return settings
  }()

  /// How an Android text view breaks and stacks lines by default: punctuation by the locale
  /// (`LineBreakConfig.LINE_BREAK_STYLE_NONE`), Korean by words, addresses by their parts and no break at
  /// hyphens (minikin, `WordBreaker`), lines as tall as fallback fonts ask
  /// (`TextView.setFallbackLineSpacing`), extra spacing below (`TextView.setLineSpacing`), a tab stop each
  /// 20 px whatever the density (`android.text.Layout`, `TAB_INCREMENT`): 20 pt here.
  public static let android: Self = {
    var settings = Self()
    settings.lineBreaking.strictness = .auto
    settings.lineBreaking.tailorings = [.koreanWords, .keptHyphens, .aksaras]
    settings.lineBreaking.breaksAddressesByParts = true
    settings.lineHeight.placement = .below
    settings.lineHeight.growth = .allScripts
    settings.tabStops = .points(20)
    settings.systemFonts.platform = .other
    return settings
  }()
}
