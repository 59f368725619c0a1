import Testing

@Suite struct FollowingTests {
  @Test(arguments: [
    (
      "stored property",
      "struct Row: View { let title: String; var body: some View { Text(title) } }",
      "Row(title: UserText.a)", ["a: Text wraps 0 -> App/View.swift:2"]
    ),
    (
      "initializer",
      """
      struct Row: View {
        let text: String
        init(_ title: String) { text = title }
        var body: some View { Text(text).lineLimit(1) }
      }
      """,
      "Row(UserText.a)", ["a: Text oneLine 1 -> App/View.swift:5"]
    ),
    (
      "default argument",
      """
      struct Row: View {
        let text: String
        init(title: String = UserText.a) { self.text = title }
        var body: some View { Text(text) }
      }
      """,
      "Row()", ["a: Text wraps 0 -> App/View.swift:5"]
    ),
    (
      "function with a view",
      "func row(_ title: String) -> some View { Text(title) }",
      "row(UserText.a)", ["a: Text wraps 0 -> App/View.swift:2"]
    ),
    (
      "enum switch",
      """
      enum Item {
        case one, two
        var title: String {
          switch self {
          case .one: return UserText.a
          case .two: UserText.b
          }
        }
      }
      struct Row: View { let item: Item; var body: some View { Text(item.title) } }
      """,
      "Row(item: .one)", ["a: Text wraps 0 -> App/View.swift:11"]
    ),
    (
      "structs in ForEach",
      """
      struct Step { let name: String }
      struct Steps: View {
        let steps = [Step(name: UserText.a), Step(name: UserText.b)]
        var body: some View { ForEach(steps, id: \\.name) { step in Text(step.name) } }
      }
      """,
      "Steps()", ["a: Text wraps 0", "b: Text wraps 0"]
    ),
    (
      "value of an enum case",
      """
      enum State { case failed(message: String), idle }
      struct Row: View {
        @State var state: State = .failed(message: UserText.a)
        var body: some View {
          switch state {
          case .failed(let text): Text(text)
          case .idle: EmptyView()
          }
        }
      }
      """,
      "Row()", ["a: Text wraps 0 -> App/View.swift:7"]
    ),
    (
      "errorDescription",
      """
      enum Failure: LocalizedError {
        case lost
        var errorDescription: String? { UserText.a }
      }
      struct Row: View { let error: Failure; var body: some View { Text(error.localizedDescription) } }
      """,
      "Row(error: .lost)", ["a: Text wraps 0 -> App/View.swift:6"]
    ),
    (
      "map and joined",
      """
      enum Item: CaseIterable { case one; var title: String { UserText.a } }
      """,
      "Text(Item.allCases.map(\\.title).joined(separator: \", \"))",
      ["a: Text wraps 0 -> App/View.swift:1"]
    ),
    (
      "concatenation", "", "Text(UserText.a + \" \" + UserText.b)",
      ["a: Text wraps 0", "b: Text wraps 0"]
    ),
    ("choice", "", "Text(on ? UserText.a : UserText.b)", ["a: Text wraps 0", "b: Text wraps 0"]),
    ("interpolation", "", "Text(\"\\(UserText.a): 1\")", ["a: Text wraps 0"]),
    (
      "format", "", "Text(String(format: UserText.a, UserText.b))",
      ["a: Text wraps 0", "b: Text wraps 0"]
    ),
    ("key in code", "", "Text(\"a\")", ["a: Text wraps 0"]),
    // What goes to code that is not there cannot be decided.
    ("unknown view", "", "FancyRow(title: UserText.a)", ["a: unknown undecided"]),
  ])
  func follows(_ name: String, _ code: String, _ body: String, _ expected: [String]) {
    let found = uses(view(body) + code).filter {
      !$0.contains("undecided") || expected.contains($0)
    }
    #expect(found.map(withoutOwnFile) == expected.map(withoutOwnFile), "\(name)")
  }

  /// Two calls of one function give each their own text.
  @Test func callsAreToldApart() {
    let text =
      view("VStack { Text(marked(UserText.a)); Text(marked(UserText.b)).lineLimit(1) }") + """
        func marked(_ text: String) -> String { "! " + text }
        """
    #expect(uses(text) == ["a: Text wraps 0", "b: Text oneLine 1"])
  }

  /// A view that takes itself, and functions that call each other, come to an end.
  @Test func cyclesEnd() {
    let text =
      view("Text(one(UserText.a))") + """
        func one(_ text: String) -> String { on ? two(text) : text }
        func two(_ text: String) -> String { one(text) }
        struct Tree: View { var title: String; var body: some View { Tree(title: title) } }
        """
    #expect(uses(text) == ["a: Text wraps 0"])
  }

  @Test(arguments: [
    // Nothing reads the property.
    ("struct Spec { let hint = UserText.a }", "a: never read notShown"),
    // Nothing shows the view.
    ("struct Old: View { var body: some View { Text(UserText.a) } }", "a: not presented notShown"),
    (
      """
      struct Old: View { var body: some View { Inner() } }
      struct Inner: View { var body: some View { Text(UserText.a) } }
      """, "a: not presented notShown"
    ),
    // A preview is no screen.
    (
      """
      struct Old: View { var body: some View { Text(UserText.a) } }
      struct Old_Previews: PreviewProvider { static var previews: some View { Old() } }
      """, "a: not presented notShown"
    ),
  ])
  func notShown(_ text: String, _ expected: String) {
    #expect(uses(view("EmptyView()") + text) == [expected])
  }

  /// The role of a place holds for the views that are named there.
  @Test func rolesOfHelpers() {
    let text = """
      @main struct Shown: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        var body: some View { List {}.toolbar { closing } }
        private var closing: some View { Button(UserText.a) {} }
      }
      """
    #expect(uses(text) == ["a: barButton oneLine 1"])
  }

  /// Each call of a function is followed with its own arguments, however many there are.
  @Test func callsOfOneFunction() {
    let keys = (0..<12).map { "k\($0)" }
    let cases = keys.map { "case \"\($0)\": text = UserText.\($0).filled(with: name)" }
    let accessors = keys.map { "static let \($0) = NSLocalizedString(\"\($0)\", comment: \"\")" }
    let files = [
      "App/View.swift": """
      @main struct Shown: App { var body: some Scene { WindowGroup { Screen(name: "a") } } }
      struct Screen: View {
        let name: String
        var body: some View {
          let text: String
          switch name {
          \(cases.joined(separator: "\n"))
          default: text = ""
          }
          return Text(text)
        }
      }
      extension String {
        func filled(with name: String) -> String {
          let filled = String(format: self, name)
          return filled
        }
      }
      """,
      "App/UserText.swift": "enum UserText {\n\(accessors.joined(separator: "\n"))\n}",
    ]
    let found = uses(files, keys: keys)
    #expect(found.allSatisfy { $0.contains(": Text wraps 0") }, "\(found)")
    #expect(found.count == keys.count)
  }

  /// What a link or a sheet opens is another screen.
  @Test(arguments: [
    "NavigationLink(destination: Other()) { Image(systemName: \"gear\") }",
    "NavigationLink { Other() } label: { Image(systemName: \"gear\") }",
    "NavigationLink(\"\", destination: { Other() })",
    "Button(action: {}) {}.sheet(isPresented: $shown) { Other() }",
  ])
  func rolesEndAtScreens(_ opening: String) {
    let text = """
      @main struct Shown: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        @State var shown = false
        var body: some View { List {}.toolbar { \(opening) } }
      }
      struct Other: View { var body: some View { Text(UserText.a) } }
      """
    #expect(uses(text) == ["a: Text wraps 0"])
  }

  private func withoutOwnFile(_ use: String) -> String {
    use.replacing(#/ -> App/View.swift:\d+/#, with: "")
  }
}
