/// How far the exported Swift source can be seen.
public enum SwiftAccess: String, Hashable, Sendable, CaseIterable {
  /// In every module that imports the one it is a part of.
  case `public`
  /// In the modules of its package.
  case package
  /// In its own module.
  case `internal`
}

extension SwiftAccess: CustomStringConvertible {
  /// The keyword.
  public var description: String { rawValue }
}
