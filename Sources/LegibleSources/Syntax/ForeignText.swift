package import LegibleUses

/// A text that code of another language than Swift looks up.
package struct ForeignText: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The table, `nil` for the usual one.
  package var table: String?
  /// The line of the look-up.
  package var line: Int
  /// What the statement does with it.
  package var drawing: Drawing

  /// Creates a text.
  package init(key: String, table: String?, line: Int, drawing: Drawing) {
    self.key = key
    self.table = table
    self.line = line
    self.drawing = drawing
  }
}
