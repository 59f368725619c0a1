import LegibleJSON

extension Conversion {
  /// Where a definition stands among the files.
  private typealias Place = (file: Int, token: Int)

  /// Gives up tokens that could not be carried over in some context, in which another definition would
  /// show a wrong value, and those that refer to them.
  ///
  /// - Complexity: O(*references*) + O(*contexts · definitions of lost tokens*).
  mutating func dropLosses() {
    var places: [[String]: [Place]] = [:]
    var followers: [String: [Place]] = [:]
    for (file, draft) in files.enumerated() {
      for (number, token) in draft.tokens.enumerated() {
        places[token.path, default: []].append((file, number))
        for target in token.references { followers[target, default: []].append((file, number)) }
      }
    }
    var lost = places.filter { isLost($0.value) }.map(\.key)
      .sorted { $0.lexicographicallyPrecedes($1) }
    while let path = lost.popLast() {
      give(up: places[path] ?? [])
      for place in followers[path.joined(separator: ".")] ?? [] {
        let token = files[place.file].tokens[place.token]
        if token.value == nil { continue }
        reportLoss(of: token, through: places[path]?.first.map { files[$0.file].tokens[$0.token] })
        files[place.file].tokens[place.token].value = nil
        if let own = places[token.path], isLost(own) { lost.append(token.path) }
      }
    }
  }

  /// Says that a token is lost with the one that it refers to; variants, which the migration adds, are not
  /// named.
  private mutating func reportLoss(of token: TokenDraft, through target: TokenDraft?) {
    guard !token.isVariant, let target else { return }
    if target.isVariant { return reportLossElsewhere(of: token) }
    collector.report(
      .notCarriedOver, "the token refers to \(target.name), which could not be carried over",
      at: token.key, subject: token.name)
  }

  private mutating func reportLossElsewhere(of token: TokenDraft) {
    collector.report(
      .notCarriedOver,
      "the token could not be carried over in some context and is left out of all",
      hint: "Otherwise this value would show in its place.", at: token.key, subject: token.name)
  }

  /// Gives up the definitions of a token that are sound.
  private mutating func give(up places: [Place]) {
    for place in places {
      let token = files[place.file].tokens[place.token]
      if token.value == nil { continue }
      if !token.isVariant { reportLossElsewhere(of: token) }
      files[place.file].tokens[place.token].value = nil
    }
  }

  /// Whether some context has lost a token.
  ///
  /// Where the order of the files is not known, one lost definition is taken to be shown somewhere.
  private func isLost(_ places: [Place]) -> Bool {
    let lost = places.filter { files[$0.file].tokens[$0.token].value == nil }
    if lost.isEmpty || lost.count == places.count { return !lost.isEmpty }
    guard let steps = resolver?.steps else { return true }
    let isSound = Dictionary(
      places.map { (files[$0.file].name, files[$0.file].tokens[$0.token].value != nil) },
      uniquingKeysWith: { $1 })
    // The topmost definition shows; below a modifier that has one in each context, none does.
    for step in steps.reversed() {
      let shown: [Bool?]
      switch step {
      case .set(_, let files): shown = [files.lazy.compactMap { isSound[$0] }.last]
      case .modifier(_, let contexts):
        shown = contexts.map { $0.files.lazy.compactMap { isSound[$0] }.last }
      }
      if shown.contains(false) { return true }
      if !shown.contains(nil) { return false }
    }
    return false
  }
}

extension TokenDraft {
  /// The names of the tokens that the value refers to.
  fileprivate var references: [String] {
    value?.strings.compactMap { DraftReference($0)?.target } ?? []
  }
}
