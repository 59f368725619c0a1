import LegibleCore
import LegibleSources
import LegibleTestSupport
import LegibleUses
import Testing

/// Texts of storyboards and xibs, and of outlets that code sets.
@Suite struct InterfaceTests {
  /// A storyboard with one scene of a class; its objects go in between.
  private static func storyboard(
    _ objects: String, outlets: String = "", initial: Bool = true, more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(initial ? " initialViewController=\"vvv-vv-vvv\"" : "")>
    <scenes><scene sceneID="s"><objects>
    <viewController id="vvv-vv-vvv" customClass="Screen"><view key="view" id="www-ww-www"><subviews>
    \(objects)
    </subviews></view><connections>\(outlets)</connections></viewController>
    </objects></scene>\(more)</scenes></document>

    """
  }

  private static func uses(
    _ storyboard: String, keys: [String], code: String = "let main = \"Main\""
  ) -> [String] {
    interfaceUses(storyboard, name: "Main", keys: keys, code: code)
  }

  /// An object, the end of its key, and how its text is drawn.
  static let objects: [(String, String, String)] = [
    ("<label id=\"aaa-aa-aaa\" text=\"A\"/>", "text", "UILabel oneLine 1"),
    ("<label id=\"aaa-aa-aaa\" numberOfLines=\"0\"/>", "text", "UILabel wraps 0"),
    ("<label id=\"aaa-aa-aaa\" numberOfLines=\"3\"/>", "text", "UILabel nLines 3"),
    (
      "<label id=\"aaa-aa-aaa\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleFootnote\"/></label>",
      "text", "UILabel oneLine 1 footnote"
    ),
    (
      "<label id=\"aaa-aa-aaa\"><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"16\"/></label>",
      "text", "UILabel oneLine 1 system 16 bold"
    ),
    (
      "<label id=\"aaa-aa-aaa\" minimumFontSize=\"8\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"16\"/></label>",
      "text", "UILabel oneLine 1 system 16 0.5"
    ),
    (
      "<label id=\"aaa-aa-aaa\" minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"/>", "text",
      "UILabel oneLine 1"
    ),
    (
      """
      <label id="aaa-aa-aaa" numberOfLines="0"><attributedString key="attributedText"><fragment content="A"><attributes>\
      <font key="NSFont" metaFont="systemBold" size="20"/></attributes></fragment></attributedString></label>
      """, "text", "UILabel wraps 0 system 20 bold"
    ),
    ("<button id=\"aaa-aa-aaa\"/>", "normalTitle", "UIButton oneLine 1"),
    ("<button id=\"aaa-aa-aaa\" lineBreakMode=\"wordWrap\"/>", "normalTitle", "UIButton wraps 0"),
    (
      "<button id=\"aaa-aa-aaa\"><buttonConfiguration key=\"configuration\"/></button>",
      "configuration.title", "UIButton wraps 0"
    ),
    ("<textField id=\"aaa-aa-aaa\"/>", "placeholder", "TextField placeholder oneLine 1"),
    ("<textView id=\"aaa-aa-aaa\"/>", "text", "TextView text wraps 0"),
    ("<searchBar id=\"aaa-aa-aaa\"/>", "placeholder", "searchBar placeholder oneLine 1"),
    ("<barButtonItem id=\"aaa-aa-aaa\"/>", "title", "barButton oneLine 1"),
    ("<barButtonItem id=\"aaa-aa-aaa\" image=\"x\"/>", "title", "accessibilityLabel notDrawn"),
    ("<navigationItem id=\"aaa-aa-aaa\"/>", "title", "navigationTitle oneLine 1 headline"),
    ("<tabBarItem id=\"aaa-aa-aaa\"/>", "title", "tabItem oneLine 1"),
    ("<tableViewSection id=\"aaa-aa-aaa\"/>", "footerTitle", "section footer wraps 0"),
    (
      "<segmentedControl id=\"aaa-aa-aaa\"><segments><segment/><segment/></segments></segmentedControl>",
      "segmentTitles[1]", "Picker/segmented oneLine 1"
    ),
    ("<imageView id=\"aaa-aa-aaa\"/>", "accessibilityLabel", "accessibilityLabel notDrawn"),
    ("<imageView id=\"aaa-aa-aaa\"/>", "accessibilityHint", "accessibilityHint notDrawn"),
    ("<imageView id=\"aaa-aa-aaa\"/>", "somethingElse", "Interface Builder undecided"),
  ]

  @Test(arguments: objects) func draws(_ object: String, _ property: String, _ drawing: String) {
    let key = "aaa-aa-aaa.\(property)"
    #expect(Self.uses(Self.storyboard(object), keys: [key]) == ["\(key): \(drawing)"])
  }

  /// What nothing leads to is not shown.
  @Test func scenesThatNothingPresents() {
    let label = "<label id=\"aaa-aa-aaa\"/>"
    let key = "aaa-aa-aaa.text"
    let hidden = "\(key): not presented notShown"
    #expect(Self.uses(Self.storyboard(label), keys: [key], code: "let other = 1") == [hidden])
    #expect(Self.uses(Self.storyboard(label, initial: false), keys: [key]) == [hidden])
    // Its class is used, or a segue leads to it.
    #expect(
      Self.uses(
        Self.storyboard(label, initial: false), keys: [key],
        code: "let main = \"Main\"\nlet screen: Screen? = nil") == ["\(key): UILabel oneLine 1"])
    let start = """
      <scene sceneID="t"><objects><viewController id="ttt-tt-ttt" storyboardIdentifier="Start"><connections>\
      <segue destination="vvv-vv-vvv" kind="show" id="x"/></connections></viewController></objects></scene>
      """
    #expect(
      Self.uses(
        Self.storyboard(label, initial: false, more: start), keys: [key],
        code: "let names = [\"Main\", \"Start\"]") == ["\(key): UILabel oneLine 1"])
  }

  /// What code sets is drawn as the file says, or as the code says otherwise.
  @Test(arguments: [
    (
      "<label id=\"aaa-aa-aaa\" numberOfLines=\"2\"/>", "outlet.text = UserText.a",
      "UILabel nLines 2"
    ),
    (
      "<label id=\"aaa-aa-aaa\"/>", "outlet.numberOfLines = 0\noutlet.text = UserText.a",
      "UILabel wraps 0"
    ),
    (
      "<button id=\"aaa-aa-aaa\" lineBreakMode=\"wordWrap\"/>",
      "outlet.setTitle(UserText.a, for: .normal)", "UIButton wraps 0"
    ),
    (
      "<button id=\"aaa-aa-aaa\"/>", "outlet.setTitle(UserText.a, for: .normal)",
      "UIButton oneLine 1"
    ),
    (
      "<segmentedControl id=\"aaa-aa-aaa\"/>", "outlet.setTitle(UserText.a, forSegmentAt: 0)",
      "Picker/segmented oneLine 1"
    ),
  ])
  func outlets(_ object: String, _ statement: String, _ drawing: String) {
    let type =
      object.hasPrefix("<label")
      ? "UILabel" : object.hasPrefix("<button") ? "UIButton" : "UISegmentedControl"
    let code = """
      let main = "Main"
      enum UserText { static let a = NSLocalizedString("a", comment: "") }
      class Screen: UIViewController {
        @IBOutlet weak var outlet: \(type)!
        override func viewDidLoad() {
          \(statement)
        }
      }
      """
    let storyboard = Self.storyboard(
      object, outlets: "<outlet property=\"outlet\" destination=\"aaa-aa-aaa\" id=\"o\"/>")
    #expect(Self.uses(storyboard, keys: ["a"], code: code) == ["a: \(drawing)"])
  }

  /// Wherever a file is cut, the rest is read or nothing is said.
  @Test func cutFiles() {
    let text = Self.storyboard("<label id=\"aaa-aa-aaa\"/>")
    for count in stride(from: 0, to: text.utf8.count, by: 11) {
      let cut = String(decoding: Array(text.utf8).prefix(count), as: UTF8.self)
      let file = InterfaceFile(path: "Main.storyboard", Array(cut.utf8))
      #expect(file.findings.map(\.rule) == ["xml-syntax"])
    }
  }
}
