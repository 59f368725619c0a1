/// A version of iOS or iPadOS, as far as figures depend on it.
public struct SystemVersion: Hashable, Sendable, Comparable {
  /// The number before the first point.
  package let major: Int
  /// The number after the first point.
  package let minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `16`, `16.2` or `16.2.1`; `nil` for anything else, for versions before 9, which had
  /// neither readable guides nor split views, and for 19 to 25, which never were.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 3 && $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ $0 >= 0 }), numbers[0] >= 9, !(19...25).contains(numbers[0])
    else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The version figures are for when none is named: 18, the last one whose layouts are measured
  /// or unchanged since the measurements.
  public static let standard = SystemVersion(18)

  /// The newest version that devices are known to have.
  package static let newest = SystemVersion(26)

  /// Orders by major, then minor number.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The usual form: `18`, `16.2`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
