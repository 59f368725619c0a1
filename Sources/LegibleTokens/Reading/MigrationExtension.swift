package import LegibleJSON

/// What migrated files keep under `$extensions` because 2025.10 has no place for it.
package enum MigrationExtension {
  /// The vendor key.
  package static let key = "org.legible.migration"
  /// The member of a token that was added so that another one can depend on several modifiers.
  package static let variant = "variant"

  /// Adds data to what stands under the key in the `$extensions` among some members.
  package static func merge(
    _ kept: [SourceMappedJSON.Member], into members: [SourceMappedJSON.Member]
  ) -> [SourceMappedJSON.Member] {
    guard !kept.isEmpty else { return members }
    var members = members
    guard let index = members.firstIndex(where: { $0.name == "$extensions" }),
      case .object(var vendors) = members[index].value.content
    else {
      return members + [
        .init("$extensions", SourceMappedJSON([.init(key, SourceMappedJSON(kept))]))
      ]
    }
    if let place = vendors.firstIndex(where: { $0.name == key }),
      case .object(let earlier) = vendors[place].value.content
    {
      vendors[place].value.content = .object(earlier + kept)
    } else {
      vendors.append(.init(key, SourceMappedJSON(kept)))
    }
    members[index].value.content = .object(vendors)
    return members
  }
}
