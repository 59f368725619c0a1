public import LegibleCore

/// A font file of the user's.
public struct FontFile: Hashable, Sendable {
  /// The family that styles call it by; `nil` takes the name inside the file.
  package var family: String?
  /// The path, `path#index` for a face of a collection.
  package var path: Located<String>

  /// Creates a font file.
  public init(family: String? = nil, path: Located<String>) {
    self.family = family
    self.path = path
  }
}
