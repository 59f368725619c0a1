import LegibleKit

/// Reads the colours of a command line: CSS, or tokens of a store.
struct ColorNames {
  /// The tokens that names may mean, when the user named a file.
  let store: TokenStore?
  private let files: InputFiles

  /// A colour with the words the user has for it.
  struct NamedColor {
    var name: String
    var color: Color
  }

  /// A colour as it was read.
  struct ReadColor {
    /// The colour in both appearances.
    let variants: CSSColorVariants
    /// The appearance of the tokens that it comes from; `nil` of CSS, and where tokens have none.
    let appearance: Appearance?
  }

  init(_ store: TokenStore?, _ files: InputFiles) {
    self.store = store
    self.files = files
  }

  /// Reads one colour; a token wins over a CSS name that is spelled alike.
  ///
  /// - Parameter argument: What the word stands for, as the name in locations.
  /// - Throws: ``LegibleError`` that says what it is not.
  func color(_ text: String, as argument: String) throws(LegibleError) -> ReadColor {
    files.remember(text, asArgument: argument)
    let place = SourceLocation.argument(argument)
    if let store, store[text] != nil { return try token(text, at: place) }
    do throws(LegibleError) {
      return ReadColor(variants: try CSSColorVariants(parsing: text, at: place), appearance: nil)
    } catch {
      if Self.isPattern(text) { throw try pattern(text, at: place) }
      guard Self.looksLikeAToken(text) else { throw advised(error, on: text) }
      return try token(text, at: place)
    }
  }

  /// Reads what something is painted with: one colour, or a token that is a gradient with all of its
  /// colours.
  ///
  /// - Throws: ``LegibleError`` that says what it is not.
  func paint(_ text: String, as argument: String) throws(LegibleError) -> ReadPaint {
    guard let store, case .gradient? = store[text]?.value else {
      return ReadPaint(try color(text, as: argument))
    }
    return ReadPaint(gradient: try store.paint(text), in: store.context.appearance)
  }

  /// Reads several colours at once: words between spaces, each a colour, a token or a pattern of
  /// token paths.
  func colors(_ text: String, as argument: String) throws(LegibleError) -> [NamedColor] {
    if let store, store[text] != nil { return [try named(text, as: argument)] }
    var colors: [NamedColor] = []
    for word in Self.words(text) {
      guard Self.isPattern(word) else {
        colors.append(try named(word, as: argument))
        continue
      }
      let found = try matches(of: word)
      if found.isEmpty { throw try pattern(word, at: .argument(argument)) }
      colors += found
    }
    return colors
  }

  // MARK: Patterns

  private func matches(of pattern: String) throws(LegibleError) -> [NamedColor] {
    let glob = Glob(key: pattern)
    return try tokens().tokens.compactMap { token in
      guard case .color(let value) = token.value, glob.matches(token.path) else { return nil }
      return NamedColor(name: token.path, color: value.color)
    }
  }

  /// What is wrong with a pattern of token paths in the place of a colour: it matches nothing, or several.
  private func pattern(
    _ text: String, at place: SourceLocation
  ) throws(LegibleError) -> LegibleError {
    if let found = try matches(of: text).first {
      return LegibleError(
        rule: .unknownReference, "\(text) is a pattern, not a colour",
        hint: "Name one token, such as \(found.name); contrast --grid takes patterns.", at: place)
    }
    let paths = try tokens().tokens.lazy.filter { $0.type == .color }.map(\.path)
    return LegibleError(
      rule: .unknownReference, "no colour token matches \(text)",
      hint: Glob(key: text).suggestion(in: paths).map { "Did you mean \($0)?" }
        ?? hintOfMissingFile, at: place)
  }

  /// Whether a word is neither CSS nor the path of one token.
  private static func isPattern(_ text: String) -> Bool {
    (text.contains("*") || text.contains("?")) && !text.contains("(") && !text.contains("/")
  }

  /// The colour of a token; without a store those of iOS count.
  ///
  /// - Throws: ``LegibleError`` at `place`, when there is no such colour.
  private func token(_ path: String, at place: SourceLocation) throws(LegibleError) -> ReadColor {
    do throws(LegibleError) {
      let tokens = try tokens()
      return ReadColor(
        variants: CSSColorVariants(CSSColor(try color(path, in: tokens, at: place))),
        appearance: tokens.context.appearance)
    } catch {
      guard !path.hasPrefix("ios."), let hint = hintOfMissingFile else { throw error }
      throw LegibleError(
        error.findings.map { finding in
          var told = finding
          told.hint = hint
          told.suggestion = nil
          return told
        })
    }
  }

  // MARK: Parts

  private func named(_ text: String, as argument: String) throws(LegibleError) -> NamedColor {
    let variants = try color(text, as: argument).variants
    guard !variants.dependsOnAppearance else {
      throw LegibleError(
        rule: .colorUnsupported, "a grid shows one appearance, and light-dark() has two colours",
        hint: "Write the colour of one appearance.", at: .argument(argument))
    }
    return NamedColor(name: text, color: variants.light.color)
  }

  /// The error with a token of the store that may have been meant, unless it has better advice.
  private func advised(_ error: LegibleError, on text: String) -> LegibleError {
    let paths = store?.tokens.lazy.filter { $0.type == .color }.map(\.path)
    guard let paths, let guess = closestMatch(to: text, in: paths) else { return error }
    return LegibleError(
      error.findings.map { finding in
        var advised = finding
        advised.hint = finding.hint ?? "Did you mean the token \(guess)?"
        return advised
      })
  }

  private var hintOfMissingFile: String? {
    store == nil ? "Name the file of your tokens with --tokens." : nil
  }

  private func tokens() throws(LegibleError) -> TokenStore {
    if let store { return store }
    return try Self.platform.get()
  }

  /// The tokens of iOS, resolved once for all rows of a run.
  private static let platform = Result { () throws(LegibleError) in try TokenResolver.ios.resolve()
  }

  private func color(
    _ path: String, in store: TokenStore, at place: SourceLocation
  ) throws(LegibleError) -> Color {
    do throws(LegibleError) {
      return try store.color(path)
    } catch {
      throw LegibleError(
        error.findings.map { finding in
          var moved = finding
          moved.location = place
          return moved
        })
    }
  }

  /// No CSS colour name has a full stop, and functions have parentheses.
  private static func looksLikeAToken(_ text: String) -> Bool {
    text.contains(".") && !text.contains("(") && !text.hasPrefix("#")
  }

  /// The words between spaces that stand in no parentheses.
  private static func words(_ text: String) -> [String] {
    var words = [""]
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if scalar == " ", depth <= 0 {
        words.append("")
      } else {
        words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension TokenContext {
  /// Light or dark, when tokens were resolved for one of them.
  fileprivate var appearance: Appearance? {
    choices.lazy.compactMap { Appearance(rawValue: $0.context.lowercased()) }.first
  }
}
