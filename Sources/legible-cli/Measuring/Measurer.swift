import LegibleKit

/// What came of a request.
struct Measurement {
  let paragraph: Paragraph
  let fit: Fit
  /// The factor on the font size that shrink-to-fit chose.
  let scale: Double?
  /// The width it was laid out in, which balancing makes narrower than the one that was asked for.
  let width: Double
  let askedWidth: Double
  /// Whether tightening was asked for.
  let isTightened: Bool

  /// How near the fit is to the width that was asked for.
  var margin: FitMargin {
    var margin = fit.margin
    margin.available = askedWidth
    return margin
  }
}

/// Measures requests; keeps the font libraries it has opened.
final class Measurer {
  private let console: Console
  private let tokens: TokenResolver
  /// The fonts of the configuration.
  private let fonts: [FontSource]
  /// Whether requests come from standard input, so that nothing else may read it.
  private let readsRows: Bool
  private var libraries: [[String]: FontLibrary] = [:]
  private var stores: [SizeCategory: TokenStore] = [:]
  private var platformStores: [SizeCategory: TokenStore] = [:]

  /// How many libraries are kept: each holds its font files in memory.
  private static let maximumLibraries = 32

  /// How many font files a request may name: all stay in memory.
  private static let maximumFonts = 64

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - tokens: What styles are looked up in.
  ///   - fonts: What is there beside the fonts that come with the command or are named by path.
  ///   - readsRows: Whether requests come from standard input.
  init(_ console: Console, tokens: TokenResolver, fonts: [FontSource], readsRows: Bool) {
    self.console = console
    self.tokens = tokens
    self.fonts = fonts
    self.readsRows = readsRows
  }

  /// Answers a request.
  ///
  /// - Throws: ``RowError`` for fields that do not go together, ``LegibleError`` for the rest.
  func measure(_ request: MeasureRequest) throws -> Measurement {
    let style = try style(of: request)
    let library = try library(for: request.fonts)
    let paragraph = try library.paragraph(
      request.text, style: style, locale: request.locale,
      settings: settings(of: request, size: style.size))
    guard request.maxLines >= 0 else { throw RowError("maxLines must be 0 or more") }
    let limit = request.maxLines > 0 ? request.maxLines : nil
    let askedWidth = request.width.points(at: style.size)
    var width = askedWidth
    var scale: Double?
    let tightening = request.isTightened ? Fit.standardTightening : 0
    if let minimum = request.minimumScale {
      scale = paragraph.largestScale(
        width: width, lines: limit, minimum: minimum, tightening: tightening)
    }
    let size = style.size * (scale ?? 1)
    if request.isBalanced {
      width = paragraph.balancedWidth(width, lines: limit, size: size)
    }
    let fit = try paragraph.fit(
      width: width, lines: limit, truncation: request.truncation,
      ellipsis: request.ellipsis, tightening: tightening, size: size)
    return Measurement(
      paragraph: paragraph, fit: fit, scale: scale, width: width, askedWidth: askedWidth,
      isTightened: request.isTightened)
  }

  /// The fonts of the request, or its style at its size category with what the request changes.
  private func style(of request: MeasureRequest) throws -> TextStyle {
    var style: TextStyle
    if request.fonts.isEmpty {
      let name = request.style ?? TextStyleName.body.rawValue
      style = try textStyle(name, at: request.category)
      if request.isBold { style.weight = boldWeight(of: style) }
      if request.size != nil { style.leading = nil }
    } else {
      let families = request.fonts.map { $0.hasSuffix("#0") ? String($0.dropLast(2)) : $0 }
      style = TextStyle(name: "text", families: families, size: 17)
      if request.isBold { style.weight = 700 }
    }
    if request.isItalic { style.slant = .italic }
    style.size = request.size ?? style.size
    style.weight = request.weight ?? style.weight
    style.tracking = request.tracking?.thousandths(at: style.size) ?? style.tracking
    style.leading = request.lineHeight?.points(at: style.size) ?? style.leading
    return style
  }

  /// The settings of the request with its lengths.
  private func settings(of request: MeasureRequest, size: Double) -> ParagraphSettings {
    var settings = request.settings
    settings.wordSpacing = request.wordSpacing?.points(at: size) ?? settings.wordSpacing
    settings.tabStops = request.tabStops.map { .points($0.points(at: size)) } ?? settings.tabStops
    // A height that is asked for is that of each line; the leading of a style stands between a label's.
    if request.lineHeight != nil, settings.lineHeight.placement == .between {
      settings.lineHeight.placement = .split
    }
    return settings
  }

  /// The weight of the bold trait: the platform's for its own styles (HIG, Typography), else 700.
  private func boldWeight(of style: TextStyle) -> Double {
    guard let name = TextStyleName(spelled: style.name) else { return max(style.weight, 700) }
    return DynamicType(name, at: .large).emphasizedWeight
  }

  /// A style of the tokens, or one of iOS where they do not stand on these.
  private func textStyle(_ name: String, at category: SizeCategory) throws -> TextStyle {
    do {
      return try Self.store(of: tokens, at: category, in: &stores).textStyle(name)
    } catch let error as LegibleError {
      guard error.isAboutUnknownToken,
        let style = try? Self.store(of: .ios, at: category, in: &platformStores).textStyle(name)
      else { throw hinted(error) }
      return style
    }
  }

  /// The error with what to do where no tokens were named, and none is near.
  private func hinted(_ error: LegibleError) -> LegibleError {
    guard tokens.path == TokenResolver.ios.path else { return error }
    return LegibleError(
      error.findings.map { finding in
        var finding = finding
        finding.hint = finding.hint ?? "Name the file of your tokens with --tokens."
        return finding
      })
  }

  /// The tokens at a size category, each other modifier at its default or its first context.
  private static func store(
    of tokens: TokenResolver, at category: SizeCategory, in stores: inout [SizeCategory: TokenStore]
  ) throws -> TokenStore {
    if let store = stores[category] { return store }
    let store = try tokens.resolve(
      tokens.defaultContext.choosing(category.rawValue, of: "contentSize"))
    stores[category] = store
    return store
  }

  /// The library of the files among a list of paths and families; without a list the embedded one.
  ///
  /// The fonts of the configuration are for texts that name none by path.
  private func library(for fonts: [String]) throws -> FontLibrary {
    if let library = libraries[fonts] { return library }
    // A file that is named again adds nothing.
    var paths: [String] = []
    for path in fonts where isPath(path) && !paths.contains(path) { paths.append(path) }
    guard paths.count <= Self.maximumFonts else {
      throw LegibleError(
        rule: .font, "\(paths.count) font files for one text, more than \(Self.maximumFonts)",
        at: SourceLocation(path: paths[Self.maximumFonts]))
    }
    for path in paths where readsRows && FileSystem.isStandardInput(FontSource.path(in: path)) {
      throw RowError("\"fonts\" has \"\(path)\", which the rows come from")
    }
    let files = try paths.map { try FontSource(named: $0, from: console.files) }
    let own = paths.isEmpty ? self.fonts : []
    let library = try FontLibrary(files + own, fallback: fonts.isEmpty ? .embedded : .none)
    if libraries.count >= Self.maximumLibraries { libraries.removeAll() }
    libraries[fonts] = library
    return library
  }

  private func isPath(_ font: String) -> Bool {
    font.contains("/") || font.contains("#")
      || [".ttf", ".otf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
  }
}
