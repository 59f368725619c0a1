/// A call that looks a text up in a catalog.
struct LocalizationCall {
  /// The key: a literal, or what gives one.
  var key: Expression
  /// The table, `nil` for the usual one.
  var table: String?
  /// Whether a function of the app looks it up.
  var isOwn = false

  /// A look-up by a function of the app.
  init(ownKey key: Expression, table: String?) {
    (self.key, self.table, isOwn) = (key, table, true)
  }

  /// Reads a call as a look-up, `nil` for other calls.
  init?(_ call: Call) {
    table = (call.argument("tableName") ?? call.argument("table"))?.plainLiteral
    switch call.callee.lastName {
    case "NSLocalizedString", "LocalizedStringKey":
      guard let first = call.first else { return nil }
      key = first
    case "LocalizedStringResource":
      guard let first = call.first, call.arguments.count > 1 || first.plainLiteral != nil
      else { return nil }
      key = first
    case "String", "AttributedString":
      guard let localized = call.argument("localized") else { return nil }
      key = localized
    case "localizedString":
      guard let name = call.argument("forKey") else { return nil }
      key = name
    case "init":
      guard let first = call.first, call.argument("defaultValue") != nil else { return nil }
      key = first
    case "tr":
      // SwiftGen: the table, then the key.
      let literals = call.arguments.prefix(2).map(\.value.plainLiteral)
      guard literals.count == 2, let table = literals[0], literals[1] != nil else { return nil }
      self.table = table
      key = call.arguments[1].value
    case let name? where name.lowercased().hasSuffix("localizedstring"):
      // Functions by which apps and their packages stand in for the system's.
      guard let name = call.argument("key") ?? call.first else { return nil }
      key = name
    default: return nil
    }
  }
}
