import LegibleKit
import LegibleUses

/// What was found in an app's folder, in a few lines.
struct InitText {
  private let app: AppFolder
  private let keys: [KeyUses]?

  /// Takes what was found, and the uses of the keys where sources were read.
  init(_ app: AppFolder, _ keys: [KeyUses]?) {
    self.app = app
    self.keys = keys
  }

  /// The lines.
  var text: String {
    var lines = [
      row("string catalogs", app.catalogs.patterns), row("tokens", app.tokens),
      row("fonts", app.fonts),
    ]
    if let keys {
      lines.append("sources: \(pluralized(keys.count, "key"))")
      let counts = Dictionary(grouping: keys, by: \.place).mapValues(\.count)
      lines += KeyUses.Place.allCases.compactMap { place in
        counts[place].map { "  \($0.groupedDescription) \(place.rawValue)" }
      }
    } else if app.hasSources, !app.catalogs.files.isEmpty {
      lines.append("sources: \(SourcesProgram.absence)")
    } else {
      lines.append("sources: none")
    }
    return lines.map { $0.escapingControls + "\n" }.joined()
  }

  private func row(_ name: String, _ found: [String]) -> String {
    let most = 3
    guard !found.isEmpty else { return "\(name): none" }
    let rest = found.count > most ? " and \(found.count - most) more" : ""
    return "\(name): \(found.prefix(most).joined(separator: ", "))\(rest)"
  }
}

extension KeyUses {
  /// What is known of a key's places, the best of them first.
  fileprivate enum Place: String, CaseIterable {
    case shown = "shown as text, measured there"
    case system = "laid out by the system, left out"
    case elsewhere = "of widgets, watches, notifications and other surfaces, left out"
    case spoken = "spoken or logged, left out"
    case unused = "not used, left out"
    case undecided = "whose place cannot be decided"
  }

  /// What is known of its places.
  fileprivate var place: Place {
    let kinds = Set(uses.map(\.drawing.kind))
    if !kinds.isDisjoint(with: [.wraps, .oneLine, .nLines]) { return .shown }
    if kinds.contains(.undecided) { return .undecided }
    if kinds.contains(.system) { return .system }
    if kinds.contains(.otherSurface) { return .elsewhere }
    return kinds.contains(.notDrawn) ? .spoken : .unused
  }
}
