/// Data that other tools write beside the values of tokens, and that has no meaning to anybody else.
package enum ForeignData {
  /// The names of its members: those of Style Dictionary, Tokens Studio, Figma's plugins and
  /// documentation tools.
  package static let names: Set = [
    "attributes", "blockTransform", "category", "comment", "docs", "documentation", "figma",
    "filePath", "group", "id", "inheritTypeLevel", "isSource", "key", "meta", "metadata", "name",
    "original", "parent", "path", "private", "public", "rawValue", "tags", "themeable", "title",
  ]
}
