extension TextUse.Kind {
  /// Why a key is not measured whose uses are all like this; `nil` where it may be.
  package var reasonLeftOut: String? {
    switch self {
    case .system: "laid out by the system (buttons of alerts, menu items)"
    case .otherSurface: "of widgets, watches, notifications and other surfaces"
    case .notDrawn: "spoken or logged, not drawn"
    case .notShown: "used by no reachable code"
    case .wraps, .oneLine, .nLines, .undecided: nil
    }
  }
}

extension [TextUse] {
  /// The class for which a key with these uses is not measured, the one that says most for all of them; `nil` where one
  /// of them is drawn as text or undecided.
  package var classLeftOut: TextUse.Kind? {
    let kinds = Set(map(\.drawing.kind))
    guard kinds.allSatisfy({ $0.reasonLeftOut != nil }) else { return nil }
    return TextUse.Kind.allCases.first(where: kinds.contains)
  }
}
