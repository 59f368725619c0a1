import LegibleCore
import LegibleJSON

/// Xcode's asset catalogs: colour sets with appearances, contrast, gamuts and devices.
///
/// Source: Apple, “Asset Catalog Format Reference”: Color Set Type, Overview.
enum AssetCatalogReader: DialectReader {
  static let name = "Xcode asset catalog"

  static func recognizes(_ input: DialectInput) -> Bool {
    input.root == nil
      && (input.path.hasSuffix(".xcassets") || input.files.contains { isColorSet($0) })
  }

  /// Whether a file describes a colour set.
  static func isColorSet(_ file: String) -> Bool {
    file.hasSuffix(".colorset/Contents.json")
  }

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    var colors: [AssetColor] = []
    var roots: [JSONNode] = []
    for file in input.files where isColorSet(file) {
      do {
        let root = try input.json(file)
        let path = namespace(of: file, input) + [name(ofSet: file)]
        if colors.contains(where: { $0.path == path }) {
          conversion.collector.report(
            .notCarriedOver, "a second color of the same name",
            hint: "The first one counts. Rename one of them, or let one of the folders provide a "
              + "namespace.", at: root, subject: path.joined(separator: "."))
          continue
        }
        var reader = AssetColorReader(path: path, root: root)
        colors.append(reader.read())
        for finding in reader.values.collector.findings { conversion.collector.add(finding) }
        roots.append(root)
      } catch {
        conversion.collector.add(error)
      }
    }
    guard let origin = roots.first else { return }
    AssetContexts(colors).write(into: &conversion, stem: input.stem, origin: origin)
  }

  /// The folders on the way to a set that give their names to what they hold.
  private static func namespace(of file: String, _ input: DialectInput) -> [String] {
    let folders = file.split(at: "/", omittingEmptySubsequences: true).dropLast(2)
    return folders.indices.compactMap { index in
      let folder = folders[...index].joined(separator: "/")
      let contents = "\(folder)/Contents.json"
      guard input.files.contains(contents),
        (try? input.json(contents))?["properties"]?["provides-namespace"]?.bool == true
      else { return nil }
      return String(folders[index]).spellingOutRawBytes
    }
  }

  private static func name(ofSet file: String) -> String {
    let folder =
      file.split(at: "/", omittingEmptySubsequences: true).dropLast().last.map(String.init) ?? file
    return String(folder.dropLast(".colorset".count)).spellingOutRawBytes
  }
}
