/// A level of WCAG.
public enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
  case aa = "AA"
  case aaa = "AAA"
}

extension ContrastRequirement {
  /// The ratio that a level asks for; `nil` where it asks nothing.
  ///
  /// Level AAA holds all of AA, which has the only figure for shapes.
  package func ratio(at level: ContrastLevel) -> Double? {
    switch level {
    case .aa: aa
    case .aaa: aaa ?? aa
    }
  }
}
