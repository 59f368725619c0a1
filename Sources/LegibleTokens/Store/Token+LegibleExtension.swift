package import LegibleCore
package import LegibleJSON

extension Token {
  /// What stands under `org.legible` at the token, as it is written.
  package var ownData: JSONNode? { extensions?[LegibleExtension.key] }

  /// Where the token's figures come from, when it says so under `org.legible`.
  package var provenance: Provenance? { LegibleExtension(extensions).provenance(of: path) }
}
