/// The formats that tokens can be exported to.
public enum ExportTarget: String, Hashable, Sendable, CaseIterable {
  case css, swift

  /// The exporter of this format.
  ///
  /// - Parameter access: How far Swift source can be seen.
  public func exporter(access: SwiftAccess = .public) -> any Exporter {
    switch self {
    case .css: CSSExporter()
    case .swift: SwiftExporter(access: access)
    }
  }
}
