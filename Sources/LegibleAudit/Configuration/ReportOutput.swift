package import LegibleCore

/// Where reports go.
package struct ReportOutput: Hashable, Sendable {
  /// The directory, relative to the configuration's and below it.
  package var directory: Located<String>
  /// The formats, in the order of the file.
  package var formats: [ReportFormat]

  /// Creates an output.
  package init(directory: Located<String>, formats: [ReportFormat]) {
    self.directory = directory
    self.formats = formats
  }
}
