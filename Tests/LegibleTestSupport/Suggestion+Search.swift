package import LegibleCore

extension Suggestion {
  /// The search for a colour near `#777` on `#fff`, changed as a test needs it.
  package static func search(_ change: (inout ColorSearch) -> Void = { _ in }) -> Suggestion {
    var search = ColorSearch("#777", on: "#fff")
    change(&search)
    return .findColor(search)
  }
}
