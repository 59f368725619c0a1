import Testing

/// How apps of several kinds are written: each a small one.
@Suite struct IdiomTests {
  /// Functions, properties and packages by which apps stand in for the system's look-ups.
  @Test(arguments: [
    (
      "Text(tr(\"a\"))",
      "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }"
    ),
    (
      "Text(tr(\"a\"))",
      """
      func tr(_ key: String) -> String { find(key) }
      func find(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      """
    ),
    (
      "Text(\"a\".localized)",
      "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }"
    ),
    (
      "Text(\"a\".localized())",
      "extension String { func localized() -> String { NSLocalizedString(self, comment: \"\") } }"
    ),
    // Of a package that is not in the folder.
    ("Text(OWSLocalizedString(\"a\", comment: \"\"))", ""),
    ("Text(MZLocalizedString(key: \"a\", tableName: \"Localizable\", value: nil))", ""),
    ("Text(String(localized: \"a\", table: \"Localizable\"))", ""),
    ("Text(\"a\", comment: \"What it is\")", ""),
    // Accessors that a tool writes in each build, outside the folder.
    ("Text(R.string.localizable.a())", ""), ("Text(L10n.a)", ""), ("Text(L10n.Localizable.a)", ""),
  ])
  func lookups(_ body: String, _ code: String) {
    #expect(
      uses(["App/View.swift": view(body) + code], keys: ["a"]) == ["a: Text wraps 0"], "\(body)")
  }

  /// A static accessor that goes through a wrapper is one, and a wrapper may name the table.
  @Test func wrappedAccessors() {
    let text =
      view("VStack { Text(Strings.title).lineLimit(1); Text(Strings.other) }") + """
        enum Strings {
          static let title = localize("a")
          static var other: String { "b".localized }
        }
        func localize(_ key: String) -> String { NSLocalizedString(key, tableName: "Localizable", comment: "") }
        extension String { var localized: String { NSLocalizedString(self, comment: "") } }
        """
    #expect(
      uses(["App/View.swift": text], keys: ["a", "b"]) == ["a: Text oneLine 1", "b: Text wraps 0"])
  }

  /// A key of several words as tools spell it.
  @Test(arguments: [
    ("R.string.localizable.settingsRow_title()", "settings.row_title"),
    ("L10n.Settings.rowTitle", "settings.row_title"),
    ("L10n.Settings.count(3)", "settings.count"),
  ])
  func generatedNames(_ accessor: String, _ key: String) {
    #expect(
      uses(["App/View.swift": view("Text(\(accessor))")], keys: [key]) == ["\(key): Text wraps 0"])
  }

  /// Names of other things than texts are not taken for accessors.
  @Test func otherNames() {
    #expect(
      uses(["App/View.swift": view("Text(Palette.red)")], keys: ["red"]) == [
        "red: notUsed notShown"
      ])
  }

  /// A feature of The Composable Architecture: its alerts are values in a reducer.
  @Test func alertsInReducers() {
    let text = """
      @Reducer struct Feature {
        struct State { @Presents var alert: AlertState<Action.Alert>?; var sheet: ConfirmationDialogState<Action>? }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped:
              state.alert = AlertState { TextState(UserText.a) } actions: {
                ButtonState(role: .cancel) { TextState(UserText.b) }
              } message: { TextState(UserText.c) }
              return .none
            }
          }
        }
      }
      """
    #expect(
      uses(text) == [
        "a: alert title wraps 0", "b: alert button system", "c: alert message wraps 0",
      ])
  }

  @Test(arguments: [
    (
      "List {}.alert(isPresented: $on) { Alert(title: Text(\"\"), primaryButton: .default(Text(UserText.a)), secondaryButton: .cancel()) }",
      "a: alert button system"
    ),
    (
      "List {}.actionSheet(isPresented: $on) { ActionSheet(title: Text(\"\"), buttons: [.destructive(Text(UserText.a))]) }",
      "a: actionSheet button system"
    ),
    ("List { Text(\"\").swipeActions { Button(UserText.a) {} } }", "a: swipe action system"),
    ("List {}.badge(UserText.a)", "a: badge oneLine 1"),
    (
      "ContentUnavailableView(UserText.a, systemImage: \"\")",
      "a: ContentUnavailableView wraps 0"
    ),
    ("Slider(value: $x) { Text(UserText.a) }", "a: accessibilityLabel notDrawn"),
    ("Image(\"x\", label: Text(UserText.a))", "a: accessibilityLabel notDrawn"),
  ])
  func swiftUI(_ body: String, _ expected: String) {
    #expect(uses(view(body)) == [expected])
  }

  /// What a view of the app puts around the content that it is handed, by whatever name.
  @Test func modifiersAroundContent() {
    let text =
      view(
        "VStack { Card { Text(UserText.a) }; Titled(title: \"\") { Text(UserText.b) }; Row(\"\") { Text(UserText.c) } }"
      )
        + """
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() }.lineLimit(1) }
        }
        struct Titled<Content: View>: View {
          let title: String
          @ViewBuilder let content: Content
          var body: some View { VStack { Text(title).lineLimit(1); content } }
        }
        struct Row<Label: View>: View {
          let label: () -> Label
          init(_ icon: String, @ViewBuilder label: @escaping () -> Label) { self.label = label }
          var body: some View { HStack { label().lineLimit(2) } }
        }
        """
    #expect(uses(text) == ["a: Text oneLine 1", "b: Text wraps 0", "c: Text nLines 2"])
  }

  /// Two enums have a case of one name: the switched value says which is meant.
  @Test func casesOfOneName() {
    let text =
      view("Row()") + """
        enum State { case loading(_ text: String), idle }
        enum Other { case loading(String) }
        struct Row: View {
          @State var state: State = .idle
          var body: some View {
            switch state {
            case .loading(let text): Text(text).lineLimit(1)
            case .idle: EmptyView()
            }
          }
          func load() { state = .loading(UserText.a) }
        }
        """
    #expect(uses(text) == ["a: Text oneLine 1 -> App/View.swift:8"])
  }

  /// A cell is cast to the app's own class, whose labels the code made; one has a setter of the app's.
  @Test func labelsOfCells() {
    let text = """
      class Screen: UITableViewController {
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = view.dequeueReusableCell(withIdentifier: "") as! Row
          cell.name.text = UserText.a
          guard let other = view.dequeueReusableCell(withIdentifier: "") as? Row else { return cell }
          other.note.text = UserText.b
          other.note.setAttributedTextString(UserText.c)
          return cell
        }
      }
      class Row: UITableViewCell {
        let name = UILabel()
        let note: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()
      }
      extension UILabel {
        func setAttributedTextString(_ text: String) { attributedText = NSAttributedString(string: text) }
      }
      """
    #expect(uses(text) == ["a: UILabel oneLine 1", "b: UILabel wraps 0", "c: UILabel wraps 0"])
  }

  @Test(arguments: [
    (
      "var content = cell.defaultContentConfiguration()\ncontent.text = UserText.a",
      "a: UITableViewCell title wraps 0"
    ),
    (
      "var content = UIListContentConfiguration.cell()\ncontent.secondaryText = UserText.a",
      "a: UITableViewCell detail wraps 0"
    ),
    (
      "var style = UIButton.Configuration.filled()\nstyle.title = UserText.a", "a: UIButton wraps 0"
    ),
    (
      "let button = UIButton(configuration: .plain())\nbutton.setTitle(UserText.a, for: .normal)",
      "a: UIButton wraps 0"
    ),
    (
      "let button = UIButton()\nbutton.titleLabel?.numberOfLines = 2\nbutton.setTitle(UserText.a, for: .normal)",
      "a: UIButton nLines 2"
    ),
    ("bar.setTitle(UserText.a, forSegmentAt: 0)", "a: Picker/segmented oneLine 1"),
    ("let bar = UISegmentedControl(items: [UserText.a, \"\"])", "a: Picker/segmented oneLine 1"),
    (
      "let cell = UITableViewCell(style: .default, reuseIdentifier: nil)\ncell.textLabel?.text = UserText.a",
      "a: UITableViewCell title oneLine 1"
    ),
    // A cell of a storyboard has the lines that it says.
    (
      "let cell = view.dequeueReusableCell(withIdentifier: \"\")\ncell.textLabel?.text = UserText.a",
      "a: UITableViewCell title undecided"
    ),
    ("let menu = UIMenu(title: UserText.a, children: [])", "a: menu/context item system"),
    ("let action = UIAction(title: UserText.a) { _ in }", "a: menu/context item system"),
    (
      "let sheet = UIAlertController(title: nil, message: UserText.a, preferredStyle: .actionSheet)",
      "a: actionSheet title system"
    ),
    ("show(Screen.alert(UserText.a))", "a: alert title wraps 0 -> App/View.swift:9"),
    ("show(UIHostingController(rootView: Text(UserText.a)))", "a: Text wraps 0"),
    ("built.text = UserText.a", "a: UILabel nLines 3"),
    ("fatalError(UserText.a)", "a: log/debug notDrawn"),
  ])
  func uiKit(_ statements: String, _ expected: String) {
    let text = """
      class Screen: UIViewController {
        private let built: UILabel = .build { label in label.numberOfLines = 3 }
        override func viewDidLoad() {
          let first = 1
          \(statements.split(separator: "\n").joined(separator: "; "))
          let last = 2
        }
        static func alert(_ title: String) -> UIAlertController {
          UIAlertController(title: title, message: nil, preferredStyle: .alert)
        }
      }
      """
    #expect(uses(text) == [expected], "\(statements)")
  }
}
