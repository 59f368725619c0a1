/// What decides how far the embedded fonts of a text are from the platform's.
struct PlatformText: Hashable, Sendable {
  private var fonts: SystemFonts.Platform
  private var isDisplay: Bool
  private var language: Language

  /// Languages that have letterforms of their own.
  private enum Language: Hashable {
    case bulgarian, japanese, urdu, other

    init(_ locale: String) {
      switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
      case "bg": self = .bulgarian
      case "ja": self = .japanese
      case "ur": self = .urdu
      default: self = .other
      }
    }
  }

  /// - Parameters:
  ///   - fonts: Whose fonts the embedded ones stand in for.
  ///   - size: The font size in pt.
  ///   - locale: The language of the text (BCP 47).
  init(_ fonts: SystemFonts.Platform, size: Double, locale: String) {
    self.fonts = fonts
    isDisplay = size >= SanFrancisco.displaySize
    language = Language(locale)
  }

  /// The platform's letters of a script that are not in the style's own fonts.
  func fallback(_ script: Script) -> PlatformLetters {
    let versions: ClosedRange<Int>
    switch fonts {
    case .other: return OpenFamilies.letters(script)
    case .uiKit(let asked): versions = asked
    case .webKit:
      let isJapanese = language == .japanese
      if let own = WebKitLetters.letters(script, isJapanese: isJapanese) { return own }
      versions = SystemFonts.Platform.newestVersion...SystemFonts.Platform.newestVersion
    }
    if language == .urdu, script == .arabic, let urdu = UIKitLetters.urdu(versions: versions) {
      return urdu
    }
    return UIKitLetters.letters(script, versions: versions, isDisplay: isDisplay)
      ?? OpenFamilies.letters(script)
  }

  /// San Francisco's own letters of a script where the language has forms that the stand-in lacks.
  func localForms(_ script: Script) -> PlatformLetters? {
    script == .cyrillic && language == .bulgarian && fonts != .other ? UIKitLetters.bulgarian : nil
  }

  /// The letters that ``localForms(_:)`` speaks of.
  static let localUnits: ClosedRange<UInt16> = 0x400...0x52F

  /// Whether the platform may set Arabic letters in Nastaliq, which no embedded font has.
  var hasNastaliq: Bool {
    guard language == .urdu else { return false }
    return switch fonts {
    case .other: false
    case .webKit: true
    case .uiKit(let versions): UIKitLetters.urdu(versions: versions) != nil
    }
  }
}
