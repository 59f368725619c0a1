import Testing

@Suite struct ObjectiveCTests {
  @Test(arguments: [
    ("self.label.text = NSLocalizedString(@\"a\", nil);", "a: UILabel undecided"),
    ("self.navigationItem.title = NSLocalizedString(@\"a\", nil);", "a: navigationTitle oneLine 1"),
    ("self.title = NSLocalizedString(@\"a\", @\"\");", "a: navigationTitle oneLine 1"),
    ("row.title = NSLocalizedString(@\"a\", nil);", "a: Objective-C undecided"),
    (
      "[button setTitle:NSLocalizedString(@\"a\", nil) forState:UIControlStateNormal];",
      "a: UIButton oneLine 1"
    ),
    (
      "[UIAlertController alertControllerWithTitle:nil message:NSLocalizedString(@\"a\", nil)];",
      "a: alert message wraps 0"
    ),
    ("[UIAlertAction actionWithTitle:NSLocalizedString(@\"a\", nil)];", "a: alert button system"),
    (
      "[[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@\"a\", nil) style:0];",
      "a: barButton oneLine 1"
    ),
    ("view.accessibilityLabel = NSLocalizedString(@\"a\", nil);", "a: accessibilityLabel notDrawn"),
    ("field.placeholder = NSLocalizedString(@\"a\", nil);", "a: TextField placeholder oneLine 1"),
    ("NSLog(@\"%@\", NSLocalizedString(@\"a\", nil));", "a: log/debug notDrawn"),
    ("[bundle localizedStringForKey:@\"a\" value:@\"\" table:nil];", "a: Objective-C undecided"),
    ("NSLocalizedStringFromTable(@\"a\", @\"Localizable\", nil);", "a: Objective-C undecided"),
    ("x = MYLocalizedString(@\"a\");", "a: Objective-C undecided"),
    // Another table has not this key; what is not code says nothing.
    ("NSLocalizedStringFromTable(@\"a\", @\"Other\", nil);", "a: notUsed notShown"),
    ("// NSLocalizedString(@\"a\", nil)", "a: notUsed notShown"),
    ("/* NSLocalizedString(@\"a\", nil) */", "a: notUsed notShown"),
    ("x = @\"NSLocalizedString(@\\\"a\\\")\";", "a: notUsed notShown"),
    ("NSLocalizedString(key, nil);", "a: notUsed notShown"),
  ])
  func lookups(_ code: String, _ expected: String) {
    #expect(
      uses(["App/Screen.m": "- (void)show {\n  \(code)\n}\n"], keys: ["a"]) == [expected],
      "\(code)")
  }

  @Test func headersOfTables() {
    let text = """
      - (NSString *)tableView:(UITableView *)view titleForFooterInSection:(NSInteger)section {
        return NSLocalizedString(@"a", nil);
      }
      - (NSString *)name {
        return NSLocalizedString(@"b", nil);
      }
      """
    #expect(
      uses(["App/Screen.mm": text], keys: ["a", "b"])
        == ["a: section footer wraps 0", "b: Objective-C undecided"])
  }

  /// Code of any kind comes to an end.
  @Test(arguments: [
    "NSLocalizedString(", "NSLocalizedString(@\"", "/*", "@\"\\", "'", "\u{0}\u{FF}",
    "NSLocalizedString(@\"a\n\"", String(repeating: "[", count: 100_000),
    String(repeating: "a ", count: 100_000),
  ])
  func brokenFiles(_ text: String) {
    let good = view("Text(NSLocalizedString(\"b\", comment: \"\"))")
    #expect(
      uses(["App/Bad.m": text, "App/View.swift": good], keys: ["b"]) == ["b: Text wraps 0"])
  }
}
