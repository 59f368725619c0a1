import LegibleUses
import Testing

/// What is read of a use beside its element and class.
@Suite struct MeasureTests {
  @Test(
    arguments: [
      ("Text(UserText.a).frame(width: 120)", 120.0, false, nil),
      ("Text(UserText.a).frame(maxWidth: 200.5)", 200.5, false, nil),
      // The narrower of two frames counts; a modifier holds for what it follows alone.
      ("HStack { Text(UserText.a).frame(width: 80) }.frame(width: 120)", 80, false, nil),
      ("HStack { Image(\"\").frame(width: 20); Text(UserText.a) }", nil, false, nil),
      ("Text(UserText.a).frame(maxWidth: .infinity)", nil, false, nil),
      ("Text(UserText.a).frame(width: size.width)", nil, false, nil),
      ("Text(UserText.a).fixedSize()", nil, true, nil),
      ("Text(UserText.a).fixedSize(horizontal: true, vertical: false)", nil, true, nil),
      ("Text(UserText.a).fixedSize(horizontal: false, vertical: true)", nil, false, nil),
      ("Text(UserText.a).lineLimit(1).truncationMode(.middle)", nil, false, .middle),
    ] as [(String, Double?, Bool, Drawing.Truncation?)])
  func swiftUI(
    _ body: String, _ width: Double?, _ isFixed: Bool, _ truncation: Drawing.Truncation?
  ) throws {
    let drawing = try #require(firstDrawing(view(body)))
    #expect(drawing.width == width)
    #expect(drawing.isFixedSize == isFixed)
    #expect(drawing.truncation == truncation)
  }

  @Test(
    arguments: [
      ("label.adjustsFontSizeToFitWidth = true\nlabel.minimumScaleFactor = 0.5", nil, 0.5, nil),
      // A scale alone does nothing.
      ("label.minimumScaleFactor = 0.5", nil, nil, nil),
      ("label.font = .preferredFont(forTextStyle: .headline)", "headline", nil, nil),
      ("label.font = UIFont.preferredFont(forTextStyle: .body)", "body", nil, nil),
      ("label.font = UIFont.systemFont(ofSize: 12)", "system 12", nil, nil),
      ("label.lineBreakMode = .byTruncatingMiddle", nil, nil, .middle),
      ("label.lineBreakMode = .byClipping", nil, nil, .clip),
    ] as [(String, String?, Double?, Drawing.Truncation?)])
  func labels(
    _ statements: String, _ style: String?, _ scale: Double?, _ truncation: Drawing.Truncation?
  ) throws {
    let text = """
      class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          label.text = UserText.a
          \(statements)
        }
      }
      """
    let drawing = try #require(firstDrawing(text))
    #expect(drawing.style == style)
    #expect(drawing.minimumScale == scale)
    #expect(drawing.truncation == truncation)
  }

  @Test(arguments: [
    ("NavigationStack { List {}.navigationTitle(UserText.a) }", "headline"),
    (
      "List {}.navigationTitle(UserText.a).navigationBarTitleDisplayMode(.inline)", "headline"
    ),
    (
      "List {}.navigationTitle(UserText.a).navigationBarTitleDisplayMode(.large)", "largeTitle"
    ),
    (
      "List {}.navigationBarTitleDisplayMode(.large).navigationTitle(UserText.a)", "largeTitle"
    ),
    ("List {}.navigationBarTitle(UserText.a, displayMode: .large)", "largeTitle"),
  ])
  func titles(_ body: String, _ style: String) throws {
    #expect(try #require(firstDrawing(view(body))).style == style)
  }

  @Test(
    arguments: [
      ("Text(\"%lld items\")", []),
      ("Text(\"\\(items.count) items\")", [.count]),
      ("Text(String(format: UserText.a, 3, user.name))", [.count, .name]),
      ("Text(String.localizedStringWithFormat(UserText.a, expiryDate))", [.date]),
      ("Text(UserText.a.format(arguments: device.title))", [.device]),
      ("Text(String(format: UserText.a, arguments: [url, 0.5]))", [.address, .number]),
      ("Text(String(format: UserText.a, UserText.b))", [.text]),
      ("Text(String(format: UserText.a, thing))", [.unknown]),
    ] as [(String, [TextUse.Argument])])
  func arguments(_ body: String, _ expected: [TextUse.Argument]) {
    let keys = keyUses(
      ["App/View.swift": view(body), "App/UserText.swift": accessors],
      keys: ["a", "b", "%lld items"])
    let found = keys.flatMap(\.uses).filter { $0.drawing.element == "Text" }.map(\.arguments)
    #expect(found.contains(expected))
  }

  /// Types say more than names.
  @Test func typedArguments() {
    let text =
      view("Row(when: Date(), many: 3)") + """
        struct Row: View {
          let when: Date
          let many: Int
          var body: some View { Text(String(format: UserText.a, when, many)) }
        }
        """
    let keys = keyUses(["App/View.swift": text, "App/UserText.swift": accessors], keys: ["a"])
    #expect(keys[0].uses.map(\.arguments) == [[.date, .count]])
  }

  @Test(arguments: [
    ("navigationItem.largeTitleDisplayMode = .always", "largeTitle"),
    ("navigationController?.navigationBar.prefersLargeTitles = true", "largeTitle"),
    ("navigationItem.largeTitleDisplayMode = .never", "headline"), ("", "headline"),
  ])
  func titlesOfControllers(_ statement: String, _ style: String) throws {
    let text = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          title = UserText.a
          \(statement)
        }
      }
      """
    #expect(try #require(firstDrawing(text)).style == style)
  }

  private func firstDrawing(_ text: String) -> Drawing? {
    keyUses(["App/View.swift": text, "App/UserText.swift": accessors], keys: ["a"])[0]
      .uses.first?.drawing
  }
}
