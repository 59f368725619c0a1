import Testing

@Suite struct SurfaceTests {
  private static func plist(_ point: String) -> String {
    "<dict><key>NSExtensionPointIdentifier</key>\n<string>\(point)</string></dict>"
  }

  /// A folder's property list says what its target is; its name says nothing.
  @Test func targets() {
    let text = view("Text(NSLocalizedString(\"a\", comment: \"\"))")
    let plists = [
      "Gadgets/Resources/Info.plist": Self.plist("com.apple.widgetkit-extension"),
      "Wrist/Info.plist": "<dict><key>WKApplication</key><true/></dict>",
    ]
    for (file, expected) in [
      ("Gadgets/View.swift", "a: widget otherSurface"),
      ("Wrist/View.swift", "a: watch otherSurface"),
      ("App/Widgets/View.swift", "a: Text wraps 0"),
      ("App/Tests/View.swift", "a: test otherSurface"),
    ] {
      #expect(uses([file: text], keys: ["a"], plists: plists) == [expected], "\(file)")
    }
  }

  @Test(arguments: [
    (
      "struct Go: AppIntent { static var title: LocalizedStringResource = \"a\" }",
      "a: Siri/intent otherSurface"
    ),
    (
      "struct Go: AppIntent { static var title = LocalizedStringResource(\"a\") }",
      "a: Siri/intent otherSurface"
    ),
    (
      "struct Go { @Parameter(title: \"a\") var name: String }", "a: Siri/intent otherSurface"
    ),
    (
      "func car() { let item = CPListItem(text: NSLocalizedString(\"a\", comment: \"\"), detailText: nil) }",
      "a: CarPlay otherSurface"
    ),
    (
      """
      func notify() {
        let content = UNMutableNotificationContent()
        content.body = NSLocalizedString("a", comment: "")
      }
      """, "a: notification otherSurface"
    ),
    (
      """
      struct Screen {
        func show() {
          #if targetEnvironment(macCatalyst)
          let alert = UIAlertController(title: NSLocalizedString("a", comment: ""), message: nil, preferredStyle: .alert)
          #endif
        }
      }
      """, "a: other system otherSurface"
    ),
  ])
  func code(_ text: String, _ expected: String) {
    #expect(uses(["App/View.swift": text], keys: ["a"]) == [expected])
  }
}
