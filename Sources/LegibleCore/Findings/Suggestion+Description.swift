extension Suggestion: CustomStringConvertible {
  /// A sentence that names no tool.
  public var description: String {
    switch self {
    case .listDevices: "Look through the list of devices."
    case .listTokens(let type): "Look through the tokens of the type \(type)."
    case .readSources: "Read the app's sources anew."
    case .findColor(let search): search.sentence
    case .migrate(let path, .plain): "Migrate \(path ?? "the files together") to DTCG 2025.10."
    case .migrate(let path, .modifier(let name, let contexts)):
      "Migrate \(path ?? "the files together") with \(contexts.joined(separator: ", ")) as contexts "
        + "of a modifier \(name)."
    case .migrate(let path, .unit(let unit)):
      "Migrate \(path ?? "the files together") with \(unit) as the unit."
    case .chooseContexts(let modifiers):
      "Choose one context of each of \(modifiers.joined(separator: ", "))."
    }
  }
}

extension Suggestion.ColorSearch {
  fileprivate var sentence: String {
    let aim = ratio.map { "\($0.roundedUpDescription()):1" } ?? "4.5:1"
    let use = isFocus ? " as an indicator of focus" : ""
    let place = isWorstPlace ? ", the worst place of the gradient" : ""
    return
      "Look for a colour near \(foreground) that reaches \(aim) on \(background)\(place)\(use)."
  }
}

extension Finding {
  /// What to do, in sentences: the hint, then what is suggested.
  ///
  /// - Parameter wording: Says a suggestion in the words of a tool.
  package func advice(wording: (Suggestion) -> String) -> String? {
    let sentences = [hint, suggestion.map(wording)].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The finding with all of its advice as the hint, for what shows hints alone.
  package func advised(wording: (Suggestion) -> String) -> Finding {
    var finding = self
    finding.hint = advice(wording: wording)
    finding.suggestion = nil
    return finding
  }
}
