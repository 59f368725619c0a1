import LegibleKit

extension MeasureRequest {
  /// The fields of a `measure --jsonl` row.
  static let fields = [
    "text", "locale", "style", "category", "bold", "italic", "fonts", "size", "weight",
    "variations", "features", "tracking", "publishedTracking", "keepLigatures", "wordSpacing",
    "lineHeight", "os", "profile", "width", "maxLines", "truncation", "ellipsis",
    "localizedEllipsis",
    "minimumScale", "tightening", "balance", "wrap", "breakWords", "whiteSpace", "tabSize",
    "tabStops", "lineBreak", "wordBreak", "tailorings", "hyphenate", "direction", "want",
  ]

  /// Names that other tools have for some of them.
  static let synonyms = [
    "string": "text", "language": "locale", "lang": "locale", "fontSize": "size",
    "fontWeight": "weight", "font": "fonts", "family": "fonts", "fontFamily": "fonts",
    "textStyle": "style", "lines": "maxLines", "lineLimit": "maxLines",
    "numberOfLines": "maxLines", "letterSpacing": "tracking", "maxWidth": "width",
  ]

  /// What a row asks for.
  ///
  /// - Throws: ``RowError`` naming the field that is wrong.
  init(_ row: Row) throws {
    guard let text = try row.string("text") else { throw RowError("\"text\" is missing") }
    self.init(text: text)
    locale = try row.string("locale") ?? locale
    guard Self.isLanguageTag(locale) else {
      throw RowError("\"locale\" is \"\(locale)\", which is not a language tag such as de or pt-BR")
    }
    settings = (try row.choice("profile", MeasureProfile.self) ?? .ios).settings
    try readVersion(row)
    try readStyle(row)
    try readBox(row)
    try readBreaking(row)
  }

  private mutating func readVersion(_ row: Row) throws {
    guard let text = try row.string("os") else { return }
    guard let version = SystemVersion(text) else {
      throw RowError("\"os\" is \"\(text)\", not a version of iOS from 9 on, such as 16")
    }
    guard settings.isOfIOS else { throw RowError("\"os\" is for the profile ios") }
    settings.setSystemVersion(version)
  }

  private mutating func readStyle(_ row: Row) throws {
    style = try row.string("style")
    fonts = (try row.strings("fonts") ?? []).map { String(pathBytes: $0.utf8) }
    if fonts.isEmpty, row.node("fonts") != nil { throw RowError("\"fonts\" has no font") }
    if style != nil, !fonts.isEmpty {
      throw RowError("\"style\" and \"fonts\" exclude each other")
    }
    if let name = try row.string("category") {
      guard fonts.isEmpty else {
        throw RowError("\"category\" is for styles; give the \"size\" with \"fonts\"")
      }
      category = try SizeCategory(named: name)
    }
    isBold = try row.bool("bold") ?? false
    isItalic = try row.bool("italic") ?? false
    size = try row.fontSize("size")
    weight = try row.weight("weight")
    tracking = try row.length("tracking", .tracking)
    wordSpacing = try row.length("wordSpacing", .wordSpacing)
    lineHeight = try row.length("lineHeight", .lineHeight)
    settings.systemFonts.usesPublishedTracking = try row.bool("publishedTracking") ?? false
    settings.openType.keepsLigaturesWhenTracked = try row.bool("keepLigatures") ?? false
    settings.openType.features = try row.strings("features") ?? []
    for (tag, value) in try row.numbers("variations") ?? [] {
      settings.openType.variations[tag] = value
    }
  }

  private mutating func readBox(_ row: Row) throws {
    width = try row.length("width", .width) ?? width
    maxLines = try row.integer("maxLines") ?? maxLines
    truncation = try row.choice("truncation") ?? truncation
    ellipsis = try row.string("ellipsis").map { Ellipsis($0) } ?? ellipsis
    if try row.bool("localizedEllipsis") == true {
      guard row.node("ellipsis") == nil else {
        throw RowError("\"ellipsis\" and \"localizedEllipsis\" exclude each other")
      }
      ellipsis = .localized(locale)
    }
    isTightened = try row.bool("tightening") ?? false
    minimumScale = try row.length("minimumScale", .scale)?.points(at: 1)
    isBalanced = try row.bool("balance") ?? false
  }

  private mutating func readBreaking(_ row: Row) throws {
    settings.lineBreaking.wrap = try row.choice("wrap") ?? settings.lineBreaking.wrap
    settings.lineBreaking.breaksLongWords =
      try row.bool("breakWords") ?? settings.lineBreaking.breaksLongWords
    settings.whiteSpace = try row.choice("whiteSpace") ?? settings.whiteSpace
    try readTabs(row)
    settings.lineBreaking.strictness =
      try row.choice("lineBreak") ?? settings.lineBreaking.strictness
    settings.lineBreaking.wordBreak = try row.choice("wordBreak") ?? settings.lineBreaking.wordBreak
    settings.direction = try row.choice("direction") ?? settings.direction
    if try row.bool("tailorings") == false { settings.lineBreaking.tailorings = [] }
    if try row.bool("hyphenate") == true { settings.lineBreaking.hyphenation = .system }
    for word in try row.strings("want") ?? [] {
      guard let extra = Extra(rawValue: word) else {
        let known = Extra.allCases.map(\.rawValue).joined(separator: ", ")
        throw RowError("\"want\" has \"\(word)\", not one of \(known)")
      }
      wanted.insert(extra)
    }
  }
}

extension MeasureRequest {
  private mutating func readTabs(_ row: Row) throws {
    if let spaces = try row.number("tabSize") { settings.tabStops = .spaces(spaces) }
    tabStops = try row.length("tabStops", .tabStops)
    if row.node("tabSize") != nil, row.node("tabStops") != nil {
      throw RowError("\"tabSize\" and \"tabStops\" exclude each other")
    }
  }
}

/// Whose habits breaking follows.
enum MeasureProfile: String, CaseIterable {
  case ios, css, android

  var settings: ParagraphSettings {
    switch self {
    case .ios: .ios
    case .css: .css
    case .android: .android
    }
  }
}
