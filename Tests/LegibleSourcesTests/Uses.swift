import LegibleCatalogs
import LegibleSources
import LegibleUses

@testable import legible_sources

/// The uses in some Swift files, each as `key: element class lines`, the place it is drawn behind `->`.
///
/// - Parameters:
///   - files: Swift files by path; a text without files goes to `App/View.swift`.
///   - keys: The keys of `App/en.lproj/Localizable.strings`.
///   - plists: Property lists of targets.
func uses(
  _ files: [String: String], keys: [String], plists: [String: String] = [:]
) -> [String] {
  keyUses(files, keys: keys, plists: plists).flatMap { key in
    key.uses.map { use in
      let lines = use.drawing.lines.map { " \($0)" } ?? ""
      let shown = use.shownAt.map { " -> \($0.file):\($0.line)" } ?? ""
      return "\(key.key): \(use.drawing.element) \(use.drawing.kind.rawValue)\(lines)\(shown)"
    }
  }
}

/// The uses of all keys in some files; those with another ending than `swift` are Objective-C.
func keyUses(
  _ files: [String: String], keys: [String], plists: [String: String] = [:]
) -> [KeyUses] {
  let catalog = keys.map { "\"\($0)\" = \"text\";\n" }.joined()
  let parsed = files.sorted { $0.key < $1.key }.map { path, text in
    if path.hasSuffix(".swift") { return Lowering.file(path: path, text: text) }
    var file = SourceFile(path: path)
    file.texts = ObjectiveCScanner.texts(in: Array(text.utf8))
    return file
  }
  let analysis = Analysis(
    parsed,
    keys: KeyIndex([
      CatalogSource(path: "App/en.lproj/Localizable.strings", bytes: Array(catalog.utf8))
    ]),
    surfaces: Surfaces(propertyLists: plists.map { ($0.key, $0.value) }))
  return analysis.run()
}

/// The uses in one file, with the accessors `UserText.a`, `.b` and `.c` of the keys a, b and c.
func uses(_ text: String) -> [String] {
  uses(["App/View.swift": text, "App/UserText.swift": accessors], keys: ["a", "b", "c"])
    .filter { !$0.contains("notUsed") }
}

/// The uses with a storyboard, each as `key: element class lines style scale`.
///
/// The keys are those of the storyboard's strings, and of the code's `Localizable`.
func interfaceUses(_ storyboard: String, name: String, keys: [String], code: String) -> [String] {
  let catalog = Array(keys.map { "\"\($0)\" = \"text\";\n" }.joined().utf8)
  let table = keys.contains { $0.contains(".") } ? name : "Localizable"
  let analysis = Analysis(
    [Lowering.file(path: "App/View.swift", text: code)],
    keys: KeyIndex([CatalogSource(path: "App/en.lproj/\(table).strings", bytes: catalog)]),
    surfaces: Surfaces(propertyLists: []),
    interfaces: [
      InterfaceFile(path: "App/Base.lproj/\(name).storyboard", Array(storyboard.utf8))
    ])
  return analysis.run().flatMap { key in
    key.uses.map { use in
      let drawing = use.drawing
      let parts = [
        drawing.lines.map(String.init), drawing.style, drawing.minimumScale.map { "\($0)" },
      ]
      return (["\(key.key): \(drawing.element) \(drawing.kind.rawValue)"] + parts.compactMap { $0 })
        .joined(separator: " ")
    }
  }
}

let accessors = """
  struct UserText {
    static let a = NSLocalizedString("a", comment: "")
    static let b = NSLocalizedString("b", value: "B", comment: "")
    static var c: String { String(localized: "c") }
  }
  """

/// A view with a body.
func view(_ body: String) -> String {
  "@main struct Shown: App { var body: some Scene { WindowGroup { \(body) } } }\n"
}
