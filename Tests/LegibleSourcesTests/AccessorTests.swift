import Testing

@Suite struct AccessorTests {
  @Test(arguments: [
    ("NSLocalizedString(\"key\", comment: \"\")", "key"),
    ("NSLocalizedString(\"key\", tableName: \"Localizable\", comment: \"\")", "key"),
    ("String(localized: \"key\")", "key"),
    ("Bundle.main.localizedString(forKey: \"key\", value: nil, table: nil)", "key"),
    ("LocalizedStringKey(\"key\")", "key"),
    ("\"key\"", "key"),
    ("\"items \\(count)\"", "items %lld"),
    ("\"hello \\(name)\"", "hello %@"),
  ])
  func lookups(_ expression: String, _ key: String) {
    let found = uses(
      ["App/View.swift": view("Text(\(expression))")], keys: ["key", "items %lld", "hello %@"])
    #expect(found.filter { !$0.contains("notUsed") } == ["\(key): Text wraps 0"])
  }

  /// Nested enums as SwiftGen writes them; two of them have a member of one name.
  @Test func swiftGen() {
    let strings = """
      public enum L10n {
        public enum One { public static var title: String { return L10n.tr("Localizable", "one") } }
        public enum Two { public static func title(_ p1: Int) -> String { L10n.tr("Localizable", "two", p1) } }
      }
      extension L10n {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          String(format: NSLocalizedString(key, tableName: table, comment: ""), arguments: args)
        }
      }
      """
    let found = uses(
      [
        "App/Strings.swift": strings,
        "App/View.swift": view("VStack { Text(L10n.One.title); Button(L10n.Two.title(1)) {} }"),
      ], keys: ["one", "two"])
    #expect(found == ["one: Text wraps 0", "two: Button(SwiftUI) wraps 0"])
  }

  /// Wrappers of one name: the one of the file's own target counts.
  @Test func nearestWrapper() {
    let found = uses(
      [
        "App/UserText.swift":
          "struct UserText { static let title = NSLocalizedString(\"app\", comment: \"\") }",
        "Kit/UserText.swift":
          "struct UserText { static let title = NSLocalizedString(\"kit\", comment: \"\") }",
        "Kit/View.swift":
          "class Screen: UIViewController { func show() { title = UserText.title } }",
      ], keys: ["app", "kit"])
    #expect(found == ["app: notUsed notShown", "kit: navigationTitle oneLine 1"])
  }

  /// A function of the app that looks its parameter up makes keys of the literals that it is given.
  @Test func ownFunctions() {
    let text =
      view("VStack { Text(localized(\"a\")); Text(\"b\".translated) }") + """
        func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        extension String { var translated: String { NSLocalizedString(self, comment: "") } }
        """
    let found = uses(["App/View.swift": text], keys: ["a"])
    #expect(found == ["a: Text wraps 0"])
  }
}
