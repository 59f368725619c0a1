import LegibleCore

/// The major versions of iOS or iPadOS that a device, or a line of devices, has had.
package struct SystemSupport: Hashable, Sendable {
  /// The version that it came with.
  package let first: Int
  /// The last version that it can have; `nil` where it gets the newest.
  package let last: Int?

  init(first: Int, last: Int?) {
    self.first = first
    self.last = last
  }

  /// Those of a range.
  package init(_ versions: ClosedRange<Int>) {
    self.init(first: versions.lowerBound, last: versions.upperBound)
  }

  /// The versions from one on.
  static func ios(_ first: Int, _ last: Int? = nil) -> Self { Self(first: first, last: last) }

  /// Whether a version is among them.
  package func contains(_ version: SystemVersion) -> Bool {
    version.major >= first && last.map { version.major <= $0 } ?? true
  }

  /// The version among them that is nearest to one.
  package func nearest(to version: SystemVersion) -> SystemVersion {
    if contains(version) { return version }
    return SystemVersion(version.major < first ? first : last ?? first)
  }

  /// Those of them that are in a range of major versions; `nil` where none is.
  package func within(_ range: ClosedRange<Int>) -> SystemSupport? {
    let (least, greatest) = (max(first, range.lowerBound), min(last ?? .max, range.upperBound))
    return least <= greatest ? SystemSupport(first: least, last: greatest) : nil
  }
}

extension SystemSupport: CustomStringConvertible {
  /// `11 to 16`, or `13 and later`.
  package var description: String {
    last.map { first == $0 ? "\(first)" : "\(first) to \($0)" } ?? "\(first) and later"
  }
}

extension Device {
  /// The version that figures are for: the one that was asked for, or what the device had that is
  /// nearest to ``SystemVersion/standard``.
  ///
  /// - Throws: `LegibleError` for a version that the device never had.
  func version(_ asked: SystemVersion?) throws(LegibleError) -> SystemVersion {
    guard let asked else { return systems.nearest(to: .standard) }
    guard systems.contains(asked) else {
      throw LegibleError(
        rule: .unavailableSystem, "\(name) never had \(systemName) \(asked)",
        hint: "It has had versions \(systems).", at: .unspecified)
    }
    return asked
  }

  package var systemName: String { kind == .iPad ? "iPadOS" : "iOS" }
}

extension SystemVersion {
  /// What some devices have had that is nearest to ``standard``, which it is for no devices.
  package static func nearestToStandard(of systems: [SystemSupport]) -> SystemVersion {
    func distance(_ version: SystemVersion) -> Int { abs(version.major - standard.major) }
    return systems.map { $0.nearest(to: standard) }.min { distance($0) < distance($1) } ?? standard
  }
}
