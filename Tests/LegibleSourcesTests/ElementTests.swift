import Testing

@Suite struct ElementTests {
  @Test(arguments: [
    // A text without a limit wraps, whatever its size.
    ("Text(UserText.a)", "a: Text wraps 0"),
    ("Text(UserText.a).font(.headline)", "a: Text wraps 0"),
    ("Text(UserText.a).lineLimit(1)", "a: Text oneLine 1"),
    ("Text(UserText.a).lineLimit(3)", "a: Text nLines 3"),
    ("Text(UserText.a).lineLimit(nil)", "a: Text wraps 0"),
    ("Text(UserText.a).lineLimit(rows)", "a: Text undecided"),
    // The inner of two limits wins; one around a stack holds for what is in it.
    ("Text(UserText.a).lineLimit(2).lineLimit(1)", "a: Text nLines 2"),
    ("VStack { Text(UserText.a) }.lineLimit(1)", "a: Text oneLine 1"),
    ("VStack { Text(UserText.a).lineLimit(nil) }.lineLimit(1)", "a: Text wraps 0"),
    ("HStack { Text(value).lineLimit(1); Text(UserText.a) }", "a: Text wraps 0"),
    ("Label(UserText.a, systemImage: \"star\")", "a: Label wraps 0"),
    ("Button(UserText.a) {}", "a: Button(SwiftUI) wraps 0"),
    ("Button(action: {}) { Text(UserText.a) }", "a: Text wraps 0"),
    ("Toggle(UserText.a, isOn: $on)", "a: Toggle wraps 0"),
    ("Toggle(UserText.a, isOn: $on).labelsHidden()", "a: Toggle notDrawn"),
    ("Picker(UserText.a, selection: $one) {}", "a: Picker wraps 0"),
    (
      "Picker(\"\", selection: $one) { Text(UserText.a) }.pickerStyle(.segmented)",
      "a: Picker/segmented oneLine 1"
    ),
    ("TextField(UserText.a, text: $text)", "a: TextField placeholder oneLine 1"),
    ("TextField(UserText.a, text: $text, axis: .vertical)", "a: TextField placeholder wraps 0"),
    ("Section(UserText.a) {}", "a: section header wraps 0"),
    ("Section(header: Text(UserText.a)) {}", "a: section header wraps 0"),
    ("Section {} footer: { Text(UserText.a) }", "a: section footer wraps 0"),
    ("Menu(\"\") { Button(UserText.a) {} }", "a: menu/context item system"),
    ("Text(\"\").contextMenu { Button(UserText.a) {} }", "a: menu/context item system"),
    ("List {}.navigationTitle(UserText.a)", "a: navigationTitle oneLine 1"),
    ("List {}.navigationTitle(Text(UserText.a))", "a: navigationTitle oneLine 1"),
    ("List {}.searchable(text: $text, prompt: UserText.a)", "a: searchBar placeholder oneLine 1"),
    ("List {}.toolbar { Button(UserText.a) {} }", "a: barButton oneLine 1"),
    ("List {}.tabItem { Label(UserText.a, systemImage: \"\") }", "a: tabItem oneLine 1"),
    ("List {}.alert(UserText.a, isPresented: $on) {}", "a: alert title wraps 0"),
    (
      "List {}.alert(\"\", isPresented: $on) { Button(UserText.a) {} }", "a: alert button system"
    ),
    (
      "List {}.alert(\"\", isPresented: $on) {} message: { Text(UserText.a) }",
      "a: alert message wraps 0"
    ),
    (
      "List {}.alert(isPresented: $on) { Alert(title: Text(UserText.a)) }", "a: alert title wraps 0"
    ),
    (
      "List {}.confirmationDialog(UserText.a, isPresented: $on) {}",
      "a: actionSheet title system"
    ),
    ("Image(\"\").accessibilityLabel(UserText.a)", "a: accessibilityLabel notDrawn"),
    ("Image(\"\").accessibilityHint(Text(UserText.a))", "a: accessibilityHint notDrawn"),
    // A text in the actions of an alert keeps its own kind of field.
    (
      "List {}.alert(\"\", isPresented: $on) { TextField(UserText.a, text: $text) }",
      "a: TextField placeholder oneLine 1"
    ),
  ])
  func swiftUI(_ body: String, _ expected: String) {
    #expect(uses(view(body)) == [expected])
  }

  @Test(arguments: [
    ("label.text = UserText.a", "let label = UILabel()", "a: UILabel oneLine 1"),
    (
      "label.numberOfLines = 0\nlabel.text = UserText.a", "let label = UILabel()",
      "a: UILabel wraps 0"
    ),
    (
      "label.text = UserText.a",
      "let label: UILabel = { let label = UILabel(); label.numberOfLines = 2; return label }()",
      "a: UILabel nLines 2"
    ),
    // Interface Builder knows the lines of an outlet.
    ("label.text = UserText.a", "@IBOutlet var label: UILabel!", "a: UILabel undecided"),
    (
      "button.setTitle(UserText.a, for: .normal)", "let button = UIButton()",
      "a: UIButton oneLine 1"
    ),
    ("title = UserText.a", "", "a: navigationTitle oneLine 1"),
    ("navigationItem.title = UserText.a", "", "a: navigationTitle oneLine 1"),
    (
      "field.placeholder = UserText.a", "var field: UITextField",
      "a: TextField placeholder oneLine 1"
    ),
    ("view.accessibilityLabel = UserText.a", "", "a: accessibilityLabel notDrawn"),
    (
      "let alert = UIAlertController(title: UserText.a, message: nil, preferredStyle: .alert)", "",
      "a: alert title wraps 0"
    ),
    (
      "alert.addAction(UIAlertAction(title: UserText.a, style: .cancel))", "",
      "a: alert button system"
    ),
    ("let item = UIBarButtonItem(title: UserText.a, image: nil)", "", "a: barButton oneLine 1"),
    (
      "let item = UIBarButtonItem(title: UserText.a, image: icon)", "",
      "a: accessibilityLabel notDrawn"
    ),
    ("Logger.shared.debug(UserText.a)", "", "a: log/debug notDrawn"),
  ])
  func uiKit(_ statements: String, _ members: String, _ expected: String) {
    let text = """
      class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(statements)
        }
      }
      """
    #expect(uses(text) == [expected])
  }

  @Test func headersOfTables() {
    let text = """
      class Screen: UITableViewController {
        override func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
          switch section {
          case 0: return UserText.a
          default: return nil
          }
        }
      }
      """
    #expect(uses(text) == ["a: section footer wraps 0 -> App/View.swift:2"])
  }

  /// A style of the app limits the label of the button that has it, no other.
  @Test func buttonStyles() {
    let text =
      view("VStack { Button(UserText.a) {}.buttonStyle(.short); Button(UserText.b) {} }") + """
        struct Short: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.lineLimit(1).padding()
          }
        }
        extension ButtonStyle where Self == Short { static var short: Short { Short() } }
        """
    #expect(uses(text) == ["a: Button(SwiftUI) oneLine 1", "b: Button(SwiftUI) wraps 0"])
  }

  @Test func modifiersOfTheApp() {
    let text =
      view("Text(UserText.a).short()") + """
        extension View { func short() -> some View { self.font(.body).lineLimit(1) } }
        """
    #expect(uses(text) == ["a: Text oneLine 1"])
  }

  /// A type of the app that is called like one of SwiftUI's is not that one.
  @Test func namesOfSwiftUI() {
    let text =
      view("Label(UserText.a)") + """
        struct Label: View {
          var title: String
          init(_ title: String) { self.title = title }
          var body: some View { Text(title).lineLimit(1) }
        }
        """
    #expect(uses(text) == ["a: Text oneLine 1 -> App/View.swift:5"])
  }
}
