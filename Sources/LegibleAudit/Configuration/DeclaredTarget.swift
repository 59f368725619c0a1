public import LegibleCore

/// A control that is touched and how large it is.
public struct DeclaredTarget: Hashable, Sendable {
  /// What the app calls it.
  package var name: String
  /// The touched area in pt, which may be larger than what is seen.
  package var size: Size
  /// Why WCAG lets it be smaller than 24 pt, if it does.
  package var exception: Exception?
  /// Where it stands.
  package var location: SourceLocation

  /// The exceptions of WCAG 2.2, success criterion 2.5.8.
  public enum Exception: String, Hashable, Sendable, CaseIterable {
    case spacing, equivalent, inline, userAgent, essential
  }

  /// Creates a target.
  public init(
    name: String, size: Size, exception: Exception? = nil,
    at location: SourceLocation = .unspecified
  ) {
    self.name = name
    self.size = size
    self.exception = exception
    self.location = location
  }
}
