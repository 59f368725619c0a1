package import LegibleCatalogs

extension CatalogLoader {
  /// Reads the catalogs that a configuration names.
  ///
  /// A pattern is a path or a glob relative to the configuration. One that matches nothing is an
  /// error finding of the result, and so is whatever is wrong inside a file.
  package func catalog(for configuration: AuditConfiguration) -> StringCatalog {
    catalog(
      matching: configuration.strings, namedIn: configuration.path,
      resolve: { configuration.path(of: $0) })
  }
}
