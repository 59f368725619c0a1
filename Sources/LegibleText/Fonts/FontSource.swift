/// A font file's bytes and the name that messages give it.
public struct FontSource: Hashable, Sendable {
  /// The path, for messages and for `fonts` of results.
  package var path: String
  /// The whole file.
  package var bytes: [UInt8]
  /// The face of a collection, from 0.
  package var face: Int
  /// The family that styles call it by; `nil` for the name inside the file.
  package var family: String?

  /// Creates a font file from its bytes.
  public init(path: String, bytes: [UInt8], face: Int = 0, family: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.face = face
    self.family = family
  }
}
