/// The formats that tokens can be exported to.
public enum ExportTarget: String, Hashable, Sendable, CaseIterable {
  case css, swift

  /// The exporter of this format.
  public var exporter: any Exporter {
    switch self {
    case .css: CSSExporter()
    case .swift: SwiftExporter()
    }
  }
}
